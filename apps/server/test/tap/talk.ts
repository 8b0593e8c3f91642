import type { Line } from './judge.ts';

/**
 * The number of what a seat, or without one a spectator, says next. Where spectators are kept behind these are moments
 * since the match was set up, in half milliseconds: even ones of spectators, odd ones of players.
 */
export function numberOfNext(lines: readonly Line[], seat: string | null, delayedFor: number | null): number {
  if (delayedFor === null) return lines.length;
  const ofSameKind = lines.filter((line) => (line.seat === null) === (seat === null)).map(({ seq }) => seq + 2);
  return Math.max(2 * delayedFor + (seat === null ? 0 : 1), ...ofSameKind);
}
