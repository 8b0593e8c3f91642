import { type GameEvent, type Response, type Window, windowOf } from '../../engine/window.ts';
import { seatOf, sideOfSeat } from '../seats.ts';
import type { State } from '../state.ts';
import { book } from './book.ts';

const responses: Response<State>[] = [];

/** Makes a card or ring answer a kind of event; each card file calls it once where it declares the card. */
export function respond(response: Response<State>): void {
  responses.push(response);
}

/**
 * The window of Rebellion. Before offering an event, decide from public information alone which seats could hold a
 * response (`couldHold`), and offer it to those in order: Rebels first (RB-15.10), in combats the current player. The
 * cards of a seat that gives up meanwhile are its team-mate's, who answers for it.
 */
export const window: Window = windowOf(
  book,
  () => responses,
  (g, seat) => seatOf(g, sideOfSeat(seat), 'general'),
);
export type { GameEvent };
