import { note } from '../../../engine/log.ts';
import type { SeatId } from '../../../engine/state.ts';
import { seatName, text } from '../../../engine/text.ts';
import { cardName, cardText } from '../../data/card-text.ts';
import { activeSeat, orderOf } from '../../rules/board.ts';
import { book } from '../../rules/book.ts';
import { sideName } from '../../rules/names.ts';
import { discardsOf, drawToHand, handOf, takeFromHand } from '../../rules/piles.ts';
import { playCard } from '../../rules/play-card.ts';
import { seatsOf } from '../../seats.ts';
import type { State } from '../../state.ts';

/** Order cards a seat may discard at most. */
const MOST = 3;

/** The partner of the seat that played the card, while it plays. */
function partnerOf(g: State): SeatId | undefined {
  return seatsOf(g, g.active).find((seat) => seat !== activeSeat(g) && !g.conceded.includes(seat));
}

/** Cards go face up to the discards, and as many and `more` are drawn (BH-6.37, BH-18.25). */
function exchange(g: State, seat: SeatId, keys: readonly string[], more: number): void {
  const cards = handOf(g, seat).filter((card) => keys.includes(`card:${card}`));
  for (const card of cards) {
    takeFromHand(g, seat, card);
    discardsOf(g, seat).push(card);
    note(g, 'log.discards', { side: sideName(g.active), card: cardName(card) }, { at: `card:${card}` });
  }
  // A side alone has its discards in the log; of a pair the log says who gave how many.
  if (seatsOf(g, g.active).length > 1) note(g, 'log.exchanged', { seat: seatName(seat), n: cards.length });
  drawToHand(g, seat, cards.length + more);
}

const optionsOf = (g: State, seat: SeatId) =>
  handOf(g, seat).map((card) => ({
    key: `card:${card}`,
    label: cardName(card),
    detail: cardText(card),
    at: `card:${card}`,
  }));

/**
 * Deploy the fleet: up to 3 cards are discarded, as many and one more drawn, and another card is played (BH-6.23). In a
 * pair the partner exchanges up to 3 before that (BH-16.10, BH-16.16).
 */
export const deployTheFleet = book.rule<Record<string, never>, 'partner' | 'exchange' | 'play' | 'end'>('fleet', {
  start: {
    shape: 'some',
    ask: (g) => text('ask.fleet', { card: cardName(orderOf(g).card), n: MOST }),
    who: (g) => [activeSeat(g)],
    options: (g, at) => optionsOf(g, at.seat),
    bounds: (g, at) => ({ min: 0, max: Math.min(MOST, handOf(g, at.seat).length) }),
    chosen(g, at, keys) {
      exchange(g, at.seat, keys, 1);
      return at.goto('partner');
    },
  },
  partner: {
    run(g, at) {
      const partner = partnerOf(g);
      return at.goto(partner && handOf(g, partner).length > 0 ? 'exchange' : 'play');
    },
  },
  exchange: {
    shape: 'some',
    ask: (g) => text('ask.fleetPartner', { card: cardName(orderOf(g).card), n: MOST }),
    who: (g) => [partnerOf(g) ?? activeSeat(g)],
    options: (g, at) => optionsOf(g, at.seat),
    bounds: (g, at) => ({ min: 0, max: Math.min(MOST, handOf(g, at.seat).length) }),
    chosen(g, at, keys) {
      exchange(g, at.seat, keys, 0);
      return at.goto('play');
    },
  },
  play: {
    run: (g, at) => (handOf(g, activeSeat(g)).length > 0 ? at.call(playCard, null, {}, 'end') : at.end()),
  },
  end: { run: (_g, at) => at.end() },
});
