import type { Line } from './leak-verifier.ts';

/**
 * Number of the next chat message of a seat, or without one of a spectator. With delayed spectators these are moments
 * since the match was created, each with room for 64 of a kind: even ones of spectators, odd ones of players.
 */
export function numberOfNext(lines: readonly Line[], seat: string | null, delayedFor: number | null): number {
  if (delayedFor === null) return lines.length;
  const moment = 128 * delayedFor;
  const isTwin = (line: Line) => (line.seat === null) === (seat === null) && Math.floor(line.seq / 128) === delayedFor;
  return moment + 2 * lines.filter(isTwin).length + (seat === null ? 0 : 1);
}
