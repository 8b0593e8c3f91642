import { seatName, type Text, text } from '../engine/text.ts';
import type { View } from './client.ts';
import { GRID } from './data/board.ts';
import { cardName } from './data/card-text.ts';
import { hexName, sideName } from './data/names.ts';

/** What every viewer sees of the cards of a match. */
type Cards = Pick<View, 'order' | 'seats' | 'campaign'>;

/** Name of an order card of the turn, as `card:assault-left`, or of an open pile with cards, as `pile:rebels`. */
function cardsName({ order, seats, campaign }: Cards, at: string): Text | null {
  const card = order && [...order.before, order.card].find((id) => at === `card:${id}`);
  if (card) return cardName(card);
  const seat = seats.find(({ seat, discards }) => discards.length > 0 && at === `pile:${seat}`);
  if (seat) return text('pile.orders', { seat: seatName(seat.seat) });
  const side = campaign?.sides.find((one) => one.discards.length > 0 && at === `pile:support-${one.side}`);
  return side ? text('pile.supports', { side: sideName(side.side) }) : null;
}

/** Name of a hex of the board, as `hex:3,4`; of a card in play or an open pile; null for anything else, also for cards in a hand. */
export function placeName(match: Cards, at: string): Text | null {
  const hex = GRID.hexes.find((id) => at === `hex:${id}`);
  return hex === undefined ? cardsName(match, at) : text('hex.name', { hex: hexName(hex) });
}
