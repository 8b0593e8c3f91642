import type { Core, SeatId } from '../engine/state.ts';
import { LEADERS, type LeaderId, type Role } from './data/leaders.ts';
import type { Side } from './data/units.ts';

export const SEAT_IDS = [
  'rebel',
  'imperial',
  'rebel-admiral',
  'imperial-admiral',
  'imperial-general',
  'rebel-general',
] as const;

/** Two players, two against one, or two teams (RB-18.4). */
export function seatings(): readonly (readonly SeatId[])[] {
  return [
    ['rebel', 'imperial'],
    ['rebel', 'imperial-admiral', 'imperial-general'],
    ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'],
  ];
}

/** The side a seat plays for. */
export function sideOfSeat(seat: SeatId): Side {
  return seat.startsWith('rebel') ? 'rebel' : 'imperial';
}

export function rivalOf(side: Side): Side {
  return side === 'rebel' ? 'imperial' : 'rebel';
}

/** The seats of a side, those that have conceded included. */
export function seatsOf(g: Core, side: Side): SeatId[] {
  return g.seats.filter((seat) => sideOfSeat(seat) === side);
}

/** The seats of a side that still play. */
export function playing(g: Core, side: Side): SeatId[] {
  return seatsOf(g, side).filter((seat) => !g.conceded.includes(seat));
}

/**
 * The seat that decides a matter of this role (RB-18.9 to RB-18.13). One player of a side decides everything, and
 * a team-mate takes over from a seat that has conceded.
 */
export function seatOf(g: Core, side: Side, role: Role): SeatId {
  // The only player of the side.
  if (g.seats.includes(side) && !g.conceded.includes(side)) return side;
  const seats = playing(g, side);
  const seat = seats.find((one) => one === side || one === `${side}-${role}`) ?? seats[0] ?? seatsOf(g, side)[0];
  if (seat === undefined) throw new Error(`no one plays ${side}`);
  return seat;
}

/** The role whose pool and decisions a leader belongs to (RB-18.1); a lured leader keeps its colour (RB-18.23). */
export function roleOf(leader: LeaderId): Role {
  return LEADERS[leader].role;
}

/** The seat that decides for a side what `seat` has begun; a team-mate takes over from a seat that has conceded. */
export function decider(g: Core, { side, seat }: { readonly side: Side; readonly seat: SeatId }): SeatId {
  return playing(g, side).includes(seat) ? seat : seatOf(g, side, 'general');
}

/** The seat that a leader belongs to. */
export function playerOf(g: Core, side: Side, leader: LeaderId): SeatId {
  return seatOf(g, side, roleOf(leader));
}

/**
 * The seat that an entry of the log is about, where a side has several players. Without it the entry is signed by the
 * seat whose act it follows from.
 */
export const signedBy = (g: Core, by: SeatId): { by?: SeatId } => (g.seats.length > 2 ? { by } : {});

/** Whether a seat decides for a leader of its side: its own, or those of a team-mate who has conceded (RB-18.1). */
export function commands(g: Core, seat: SeatId, leader: LeaderId): boolean {
  return playerOf(g, sideOfSeat(seat), leader) === seat;
}
