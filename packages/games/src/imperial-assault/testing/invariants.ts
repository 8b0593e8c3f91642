import { canLie, placeOf } from '../../engine/grid/index.ts';
import { hide, reveal } from '../../engine/hidden.ts';
import type { SeatId, Viewer } from '../../engine/state.ts';
import { FIRST_ARMIES } from '../data/armies.ts';
import { cardOf, gridNow, spacesOfFigure } from '../rules/board.ts';
import { passageOf } from '../rules/moving.ts';
import { isPositionTrue } from '../rules/position.ts';
import { deckOf, handOf, playerOf, type State } from '../state.ts';

/** Whether the cards of a deck list are in hand, deck, discards or attached, each once. */
function cardProblems(g: State, seat: SeatId): string[] {
  if (!g.revealed) return [];
  const attached = Object.values(g.groups).flatMap((group) => group.attached.filter((one) => one.seat === seat));
  const { army, discards } = playerOf(g, seat);
  const cards = [...handOf(g, seat), ...deckOf(g, seat), ...discards, ...attached.map(({ card }) => card)];
  const list = [...reveal(army).deck];
  return cards.sort().join() === list.sort().join() ? [] : [`a command card of ${seat} is lost or doubled`];
}

function figureProblems(g: State): string[] {
  const taken = new Map<string, string>();
  return Object.values(g.figures).flatMap((figure) => {
    const problems: string[] = [];
    const { id, damage, place } = figure;
    for (const space of spacesOfFigure(figure)) {
      if (taken.has(space) && !g.flow.stack.some(({ rule }) => rule === 'walk')) problems.push(`${id} shares ${space}`);
      taken.set(space, id);
    }
    const gives = g.flow.stack.some(({ rule }) => rule === 'give-way');
    if (!gives && !canLie(gridNow(g), placeOf(place), passageOf(g, id)))
      problems.push(`${id} stands where it may not, at ${place}`);
    if (damage < 0 || damage >= cardOf(g, id).health) problems.push(`${id} has ${damage} damage`);
    return problems;
  });
}

/** Invariants between acts: a message for each broken one. */
export function invariants(g: State): string[] {
  const { activation } = g;
  return [
    ...g.seats.flatMap((seat) => cardProblems(g, seat)),
    ...(g.outcome ? [] : figureProblems(g)),
    ...(g.mission && !isPositionTrue(g) ? ['the memo of the position is out of date'] : []),
    ...(activation && (activation.points < 0 || activation.actions < 0) ? ['more is spent than there was'] : []),
  ];
}

const shuffled = (cards: readonly string[], rng: () => number): string[] =>
  cards
    .map((card) => ({ card, at: rng() }))
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);

/** Resamples the orders of decks, and hands and armies the viewer cannot see. */
export function resampleHidden(g: State, viewer: Viewer, rng: () => number): void {
  for (const seat of g.seats) {
    const player = playerOf(g, seat);
    const isOwn = viewer === seat || g.outcome !== null;
    const hand = handOf(g, seat);
    const hidden = shuffled(isOwn ? deckOf(g, seat) : [...hand, ...deckOf(g, seat)], rng);
    if (!isOwn) player.hand = hide(hidden.splice(0, hand.length));
    player.deck = hide(hidden);
    if (!isOwn && !g.revealed && reveal(player.army).cards.length > 0)
      player.army = hide([...FIRST_ARMIES.values()][Math.floor(rng() * FIRST_ARMIES.size)] ?? reveal(player.army));
  }
}
