import { hide, reveal } from '../../src/engine/hidden.ts';
import type { Viewer } from '../../src/engine/state.ts';
import { CARDS, type Card } from '../data/cards.ts';
import { handOf, playerOf, type State } from '../state.ts';

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

/** Deals all cards again that the viewer cannot see. */
export function resampleHidden(g: State, viewer: Viewer, rng: () => number): void {
  const others = g.seats.filter((seat) => seat !== viewer);
  const hidden = [...others.flatMap((seat) => handOf(g, seat)), ...reveal(g.deck)];
  const cards = hidden.map((card) => ({ card, at: rng() })).sort((a, b) => a.at - b.at);
  const draw = (count: number): Card[] => cards.splice(0, count).map(({ card }) => card);
  for (const seat of others) playerOf(g, seat).hand = hide(draw(handOf(g, seat).length).sort((a, b) => a - b));
  g.deck = hide(draw(cards.length));
}
