import { hide, reveal } from '../src/engine/hidden.ts';
import { clone } from '../src/engine/json.ts';
import type { SeatId, Viewer } from '../src/engine/state.ts';
import { CARDS, type Card } from './data/cards.ts';
import { handOf, playerOf, type State } from './state.ts';

/** Invariants between acts: a message for each broken one. */
export function invariants(g: State): string[] {
  const problems: string[] = [];
  const cards = [...reveal(g.deck), ...g.discard, ...g.seats.flatMap((seat) => handOf(g, seat))];
  if (cards.sort((a, b) => a - b).join() !== CARDS.join()) problems.push('a card is lost or doubled');
  const playing = g.seats.filter((seat) => !g.conceded.includes(seat));
  const left = g.outcome ? null : g.rounds - g.round + 1;
  if (left !== null && playing.some((seat) => handOf(g, seat).length !== left))
    problems.push('a hand has not one card for every round to come');
  return problems;
}

/** Resamples hidden information: another seed, and all cards dealt again that the viewer cannot see. */
export function resampleHidden(g: State, viewer: Viewer, rng: () => number): State {
  const next = clone(g);
  const others = next.seats.filter((seat) => seat !== viewer);
  const hidden = [...others.flatMap((seat) => handOf(next, seat)), ...reveal(next.deck)];
  const cards = hidden.map((card) => ({ card, at: rng() })).sort((a, b) => a.at - b.at);
  const draw = (count: number): Card[] => cards.splice(0, count).map(({ card }) => card);
  for (const seat of others) playerOf(next, seat).hand = hide(draw(handOf(next, seat).length).sort((a, b) => a - b));
  next.deck = hide(draw(cards.length));
  for (const seat of others) answerAnew(next, seat);
  const seed = Array.from({ length: 64 }, () => Math.floor(rng() * 16).toString(16)).join('');
  return { ...next, luck: hide({ ...reveal(next.luck), seed }) };
}

/** Secret choices, replaced by cards of the hands that were dealt again. */
function answerAnew(g: State, seat: SeatId): void {
  const answers = g.flow.stack.at(-1)?.answers;
  if (answers?.[seat] !== undefined) answers[seat] = `card:${handOf(g, seat)[0]}`;
}
