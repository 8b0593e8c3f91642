import type { SeatId } from '../engine/state.ts';
import { SEAT_IDS } from './client.ts';

/** Sets of two to four seats in clockwise order; those without a gap come first. */
export function seatings(): SeatId[][] {
  const sets = Array.from({ length: 2 ** SEAT_IDS.length }, (_one, bits) =>
    SEAT_IDS.filter((_seat, index) => bits & (1 << index)),
  ).filter((set) => set.length >= 2);
  const hasGap = (set: readonly SeatId[]) => set.some((seat, index) => seat !== SEAT_IDS[index]);
  return [...sets.filter((set) => !hasGap(set)), ...sets.filter(hasGap)];
}
