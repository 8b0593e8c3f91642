import type { Line } from './judge.ts';

/**
 * The number of what a seat, or without one a spectator, says next. Where spectators are kept behind these are moments
 * since the match was set up, each with room for 64 of a kind: even ones of spectators, odd ones of players.
 */
export function numberOfNext(lines: readonly Line[], seat: string | null, delayedFor: number | null): number {
  if (delayedFor === null) return lines.length;
  const moment = 128 * delayedFor;
  const isTwin = (line: Line) => (line.seat === null) === (seat === null) && Math.floor(line.seq / 128) === delayedFor;
  return moment + 2 * lines.filter(isTwin).length + (seat === null ? 0 : 1);
}
