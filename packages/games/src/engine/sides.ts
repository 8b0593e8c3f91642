import type { SeatId } from './state.ts';
import type { AnyTitle } from './title.ts';

/** Side of a seat, or of any other id: its team, or itself without a team. */
export function sideOf({ seats }: Pick<AnyTitle, 'seats'>, seat: SeatId): string {
  return seats.find(({ id }) => id === seat)?.team ?? seat;
}
