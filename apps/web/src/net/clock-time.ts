import type { Translate } from '../i18n/translate.tsx';
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

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number) => String(value).padStart(2, '0');

/** "3 d 4 h", "1:02:03" or "9:05"; rounded up to seconds. */
export function timeInFigures(t: Translate, leftMs: number): string {
  const ms = Math.ceil(leftMs / SECOND) * SECOND;
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  if (days > 0) return t('clock.days', { days, hours });
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const seconds = two(Math.floor((ms % MINUTE) / SECOND));
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}
