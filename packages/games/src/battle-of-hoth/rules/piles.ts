import { drawCards } from '../../engine/deck.ts';
import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import { shuffle } from '../../engine/rng.ts';
import type { SeatId } from '../../engine/state.ts';
import type { CardId } from '../data/cards.ts';
import { sideOf } from '../seats.ts';
import type { State } from '../state.ts';
import { sideName } from './names.ts';

/** Cards in a seat's hand. */
export function handOf(g: State, seat: SeatId): CardId[] {
  return reveal(ofSeat(g.hands, seat));
}

/** A seat's entry of a record by seat. Throws on a seat that is not in the match. */
function ofSeat<T>(bySeat: Record<SeatId, T>, seat: SeatId): T {
  const found = bySeat[seat];
  if (found === undefined) throw new Error(`no seat ${seat} in this match`);
  return found;
}

/** Discard pile of a seat, face up; the array is the one in the state. */
export function discardsOf(g: State, seat: SeatId): CardId[] {
  return ofSeat(g.discards, seat);
}

/** Takes a card out of a hand. */
export function takeFromHand(g: State, seat: SeatId, card: CardId): void {
  g.hands[seat] = hide(handOf(g, seat).filter((held) => held !== card));
}

/**
 * Draws cards from a seat's deck into its hand. If the deck is empty, the discards are shuffled into a new one; if both
 * are empty, nothing is drawn (BH-5.9, BH-5.17, BH-16.15).
 */
export function drawToHand(g: State, seat: SeatId, count: number): void {
  for (let n = 0; n < count; n++) {
    if (reveal(ofSeat(g.decks, seat)).length === 0 && discardsOf(g, seat).length > 0) {
      g.decks[seat] = hide(shuffle(g, discardsOf(g, seat)));
      g.discards[seat] = [];
      note(g, 'log.reshuffled', { side: sideName(sideOf(seat)) });
    }
    const drawn = drawCards(g, ofSeat(g.decks, seat), 1);
    g.hands[seat] = hide([...handOf(g, seat), ...drawn]);
  }
}

/** Puts the played cards on the discard pile of the seat that played them (BH-5.8, BH-5.16). */
export function discardPlayed(g: State): void {
  if (g.order) discardsOf(g, g.order.seat).push(...g.order.before, g.order.card);
  g.order = null;
}
