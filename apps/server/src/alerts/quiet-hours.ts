import type { AlertWay } from '@echo-base/protocol';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes since midnight at a place. */
function localMinutes(at: number, timeZone: string): number {
  return minutesOf(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at));
}

/**
 * When the quiet hours that hold at `at` end, epoch milliseconds; null outside them. A change to or from summer time in
 * between moves the end by its hour: at that time the hours are looked at again.
 */
export function quietUntil(quiet: AlertWay['quiet'], at: number): number | null {
  if (!quiet) return null;
  const now = localMinutes(at, quiet.zone);
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const isQuiet = from < to ? from <= now && now < to : now >= from || now < to;
  if (!isQuiet || from === to) return null;
  const left = (to - now + DAY_MINUTES) % DAY_MINUTES;
  return Math.floor(at / MINUTE_MS) * MINUTE_MS + left * MINUTE_MS;
}
