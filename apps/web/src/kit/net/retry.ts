/** Milliseconds before an attempt to connect times out. */
export const CONNECT_TIMEOUT_MS = 3_000;

const FIRST_MS = 150;
const QUICK_MS = 450;
const SLOW_MS = 4_000;
/** A restarted server is back long before that. */
const QUICK_UNTIL_MS = 120_000;

/**
 * Backoff with jitter: milliseconds until the next attempt, `lostMs` after the connection was lost. At first so short
 * that play continues within a second of the server being back; later long, for servers that are off overnight.
 * `chance`, 0 to below 1, spreads the clients of a server that lost it at the same moment.
 */
export function backoffMs(lostMs: number, chance: number): number {
  const pause = lostMs < QUICK_MS ? FIRST_MS : lostMs < QUICK_UNTIL_MS ? QUICK_MS : SLOW_MS;
  return Math.round(pause * (0.75 + chance / 2));
}
