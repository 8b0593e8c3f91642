import { z } from 'zod';
import { type Hidden, hide, reveal } from '../src/engine/hidden.ts';
import { shuffle } from '../src/engine/rng.ts';
import type { Core, SeatId } from '../src/engine/state.ts';
import { CARDS, type Card } from './data/cards.ts';

/** Options of a match; `title` is the text key of the field in the lobby's form. */
export const options = z.strictObject({
  short: z.boolean().default(false).meta({ title: 'option.short' }),
});
export type Options = z.output<typeof options>;

/** Possessions of a seat. */
export interface Player {
  hand: Hidden<Card[]>;
  /** The card played in the last round; null before the first. */
  played: Card | null;
  points: number;
}

export interface State extends Core {
  /** The current round, counted from 1. */
  round: number;
  rounds: number;
  players: Record<SeatId, Player>;
  /** Cards that were not dealt. */
  deck: Hidden<Card[]>;
  /** Cards played in all rounds; public. */
  discard: Card[];
}

/** Number of rounds, and of cards dealt to each player (HC-1.2, HC-1.3). */
const ROUNDS = { long: 5, short: 3 } as const;

/** The state before the first round. */
export function setup(core: Core, { short }: Options): State {
  const rounds = short ? ROUNDS.short : ROUNDS.long;
  const deck = shuffle(core, CARDS);
  const deal = () => hide(deck.splice(0, rounds).sort((a, b) => a - b));
  const players = core.seats.map((seat): [SeatId, Player] => [seat, { hand: deal(), played: null, points: 0 }]);
  return { ...core, round: 1, rounds, players: Object.fromEntries(players), deck: hide(deck), discard: [] };
}

/** A seat's player. Throws on a seat that is not in the match. */
export function playerOf(g: State, seat: SeatId): Player {
  const player = g.players[seat];
  if (!player) throw new Error(`no player at ${seat}`);
  return player;
}

/** The cards in a seat's hand. */
export function handOf(g: State, seat: SeatId): Card[] {
  return reveal(playerOf(g, seat).hand);
}
