import { steadyNow } from './steady-time.ts';
import type { ClockState, MatchSummary, SeatTime } from './types.ts';

const received = new WeakMap<ClockState, number>();

/** Stores when the clocks of a summary arrived; they count down from then. Must be called on arrival. */
export function noteClocks({ clocks }: Pick<MatchSummary, 'clocks'>, now = steadyNow()): void {
  if (clocks && !received.has(clocks)) received.set(clocks, now);
}

/** Milliseconds a seat has left: of its bank, or until it is late. Undefined for seats without a clock. */
export function leftOf(clocks: ClockState | undefined, seat: string, now: number): number | undefined {
  const time = clocks?.seats.find((one) => one.seat === seat);
  return clocks && time ? leftNow(clocks, time, now) : undefined;
}

function leftNow(clocks: ClockState, { runs, leftMs }: SeatTime, now: number): number {
  if (!runs) return leftMs;
  return Math.max(0, leftMs - Math.max(0, now - (received.get(clocks) ?? now)));
}

/** `low` under a minute, `out` at zero. Clocks of days and hours have the same marks. */
export type Urgency = 'calm' | 'low' | 'out';

const LOW_MS = 60_000;

export function urgencyOf(leftMs: number): Urgency {
  if (leftMs <= 0) return 'out';
  return leftMs <= LOW_MS ? 'low' : 'calm';
}
