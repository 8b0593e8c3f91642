/** What a browser may import of this title: ids, facts of the box, and the shape of the view. Never state or rules. */
import type { SeatId } from '../src/engine/state.ts';
import type { Card } from './data/cards.ts';

export { CARDS, type Card, TOP } from './data/cards.ts';
export type { TextKey } from './text/index.ts';

export const TITLE_ID = 'high-card';
/** All possible seats, clockwise. */
export const SEAT_IDS = ['p1', 'p2', 'p3', 'p4'] as const;

export interface SeatView {
  readonly seat: SeatId;
  readonly points: number;
  /** Number of cards in hand. */
  readonly cards: number;
  /** The cards in hand, lowest first; null for every other viewer. */
  readonly hand: readonly Card[] | null;
  /** The card played in the last round; null before the first. */
  readonly played: Card | null;
  readonly conceded: boolean;
}

export interface View {
  /** Counted from 1. */
  readonly round: number;
  readonly rounds: number;
  readonly seats: readonly SeatView[];
}
