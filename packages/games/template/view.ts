import { sendable } from '../src/engine/hidden.ts';
import type { SeatId, Viewer } from '../src/engine/state.ts';
import type { SeatView, View } from './client.ts';
import { handOf, playerOf, type State } from './state.ts';

function seatView(g: State, seat: SeatId, viewer: Viewer): SeatView {
  const { played, points } = playerOf(g, seat);
  const hand = handOf(g, seat);
  return {
    seat,
    points,
    cards: hand.length,
    hand: viewer === seat ? [...hand] : null,
    played,
    conceded: g.conceded.includes(seat),
  };
}

/** View of a viewer: everything but the deck, other hands and the seed (HC-1.4). */
export function view(g: State, viewer: Viewer): View {
  return sendable({ round: g.round, rounds: g.rounds, seats: g.seats.map((seat) => seatView(g, seat, viewer)) });
}
