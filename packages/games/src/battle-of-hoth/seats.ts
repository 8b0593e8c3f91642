import type { Core, SeatId } from '../engine/state.ts';
import type { Side } from './data/units.ts';

/** Every seat there can be; a side is played by one seat or by a pair, the one without a number first (BH-16.1). */
export const SEAT_IDS = ['rebels', 'empire', 'rebels-2', 'empire-2'] as const;

/** One against one, a pair against one, or two pairs. */
export function seatings(): readonly (readonly SeatId[])[] {
  return [
    ['rebels', 'empire'],
    ['rebels', 'empire', 'rebels-2'],
    ['rebels', 'empire', 'empire-2'],
    ['rebels', 'empire', 'rebels-2', 'empire-2'],
  ];
}

/** The side a seat plays for. */
export function sideOf(seat: SeatId): Side {
  return seat.startsWith('rebels') ? 'rebels' : 'empire';
}

/** The seats of a side in the order of their turns, those that have conceded included. */
export function seatsOf(g: Core, side: Side): SeatId[] {
  return g.seats.filter((seat) => sideOf(seat) === side);
}

/** The seat whose turn a side's turn number `turn` is (from 1); a partner takes over from a seat that has conceded. */
export function seatOfTurn(g: Core, side: Side, turn: number): SeatId {
  const seats = seatsOf(g, side);
  const seat = seats[(turn - 1) % seats.length];
  const found = seat && !g.conceded.includes(seat) ? seat : seats.find((one) => !g.conceded.includes(one));
  const last = found ?? seat;
  if (last === undefined) throw new Error(`no seat plays ${side}`);
  return last;
}
