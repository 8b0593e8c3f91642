/** How long one try to connect may take. */
export const CONNECT_PATIENCE_MS = 3_000;

const FIRST_MS = 150;
const QUICK_MS = 450;
const SLOW_MS = 4_000;
/** A server that is being restarted is back long before that. */
const HOPEFUL_MS = 120_000;

/**
 * Milliseconds until the next try to connect, `lostMs` after the connection went. At first so soon that play goes on
 * within a second of the server being back; later seldom, for servers that are switched off over night. `chance`, 0 to
 * below 1, spreads the clients of a server that all lost it at the same moment.
 */
export function pauseBefore(lostMs: number, chance: number): number {
  const pause = lostMs < QUICK_MS ? FIRST_MS : lostMs < HOPEFUL_MS ? QUICK_MS : SLOW_MS;
  return Math.round(pause * (0.75 + chance / 2));
}
