import { z } from 'zod';
import { newDeck } from '../deck.ts';
import { hide, reveal, sendable } from '../hidden.ts';
import type { SeatId, Viewer } from '../state.ts';
import { text } from '../text.ts';
import { book, CARDS, type Card, deal, first, type Smugglers } from './smugglers-rules.ts';
import type { TestedTitle } from './title-tests.ts';

export type { Card, Smugglers } from './smugglers-rules.ts';

export interface SmugglersView {
  round: number;
  deck: number;
  seats: { seat: SeatId; credits: number; hand: { id: string; card?: Card }[]; cargo: string[] }[];
}

/**
 * A small title for the engine's tests: hidden hands and deck, secret bids and secret cargo (a `some` question with a
 * budget) chosen simultaneously, an ambush that responds to a delivery and an escort that responds to the ambush.
 */
export const smugglers: TestedTitle<Smugglers, SmugglersView, { rich: boolean }> = {
  id: 'smugglers',
  name: 'sm.name',
  minPlayers: 2,
  maxPlayers: 3,
  seats: ['a', 'b', 'c'].map((id) => ({ id, name: `seat.${id}` })),
  seatings: () => [
    ['a', 'b'],
    ['a', 'b', 'c'],
  ],
  options: z.strictObject({ rich: z.boolean().default(false) }),
  variants: [{ rich: true }],
  rules: book,
  rulesVersion: 1,
  first,
  steps: { round: 'sm.step.round', window: 'sm.step.window' },
  declinable: ['delivery', 'ambush'],
  turnMark: (g) => `${g.round}`,
  setup(core, { rich }) {
    const g: Smugglers = { ...core, deck: newDeck(core, CARDS), hands: {}, cargo: {}, credits: {}, round: 0 };
    for (const seat of g.seats) {
      g.hands[seat] = hide([]);
      g.cargo[seat] = hide([]);
      g.credits[seat] = rich ? 9 : 3;
      deal(g, seat, 4);
    }
    return g;
  },
  view: (g, viewer) =>
    sendable<SmugglersView>({
      round: g.round,
      deck: reveal(g.deck).length,
      seats: g.seats.map((seat) => ({
        seat,
        credits: g.credits[seat] ?? 0,
        hand: reveal(g.hands[seat]!).map(({ id, card }) => (seat === viewer ? { id, card } : { id })),
        cargo: reveal(g.cargo[seat]!).map(({ id }) => id),
      })),
    }),
  concede() {},
  draw: {
    turn: (g) => g.round,
    outcome: ({ seats, conceded, credits }) => ({
      winners: seats.filter((seat) => !conceded.includes(seat)),
      scores: credits,
      reason: text('outcome.agreed-draw'),
    }),
  },
  invariants(g) {
    const held = g.seats.reduce((sum, seat) => sum + reveal(g.hands[seat]!).length + reveal(g.cargo[seat]!).length, 0);
    return held + reveal(g.deck).length <= CARDS.length ? [] : ['cards appeared'];
  },
  resampleHidden(g, viewer: Viewer, rng) {
    const places = [
      ...g.seats
        .filter((seat) => seat !== viewer)
        .flatMap((seat) => [...reveal(g.hands[seat]!), ...reveal(g.cargo[seat]!)]),
      ...reveal(g.deck).map((card) => ({ card })),
    ];
    const cards = places.map(({ card }) => card).sort(() => rng() - 0.5);
    for (const [index, place] of places.entries()) place.card = cards[index]!;
    const deck = places.slice(places.length - reveal(g.deck).length).map(({ card }) => card);
    g.deck = hide(deck);
  },
  bots: {},
  text: {
    en: {
      'sm.name': 'Smugglers',
      'seat.a': 'Ann',
      'seat.b': 'Bo',
      'seat.c': 'Cy',
      'sm.bid': 'How much do you bid?',
      'sm.step.round': 'bidding and loading',
      'sm.step.window': 'answering',
      'declines.delivery': 'Before a delivery',
      'declines.ambush': 'After an ambush',
      'sm.load': 'Which cargo do you load?',
      'sm.hold': 'Hold',
      'sm.ambush': 'Ambush',
      'sm.escort': 'Escort',
      'sm.card.spice': 'Spice',
      'sm.card.ore': 'Ore',
      'sm.card.ambush': 'Ambush',
      'sm.card.escort': 'Escort',
      'sm.log.bid': '{seat} bids {bid}.',
      'sm.log.loaded': 'You load {count, plural, one {# crate} other {# crates}}.',
      'sm.log.ambush': '{seat} lies in wait.',
      'sm.log.escort': '{seat} sends an escort.',
      'sm.log.paid': '{seat} is paid {worth}.',
      'sm.richest': 'The richest smuggler wins.',
      'window.delivery': 'A delivery is under way. Do you answer?',
      'window.ambush': 'An ambush. Do you answer?',
      'refused.not_cargo': '{card} is no cargo.',
    },
  },
  complete: false,
};
