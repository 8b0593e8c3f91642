import type { MatchRow, SaidRow } from '../storage/store.ts';

/** So many may speak in one millisecond; far more than the pace of people allows. */
const AT_ONCE = 64;

/**
 * The number of what is said at a table, by which its order is known; `before` is how many of the same kind, spectators
 * or players, have spoken in the same millisecond. Where spectators are kept behind numbers do not count: a gap would
 * tell that a player has spoken. There they are moments, the even ones for spectators and the odd ones for players, so
 * that none depends on what somebody may not have heard yet, nor on which server tells it, nor since when.
 */
export function numberOf(
  { createdAt, spectators }: Pick<MatchRow, 'createdAt' | 'spectators'>,
  { seq, seat, at }: Pick<SaidRow, 'seq' | 'seat' | 'at'>,
  before: number,
): number {
  if (spectators !== 'delayed') return seq;
  return 2 * (AT_ONCE * Math.max(0, at - createdAt) + before) + (seat === null ? 0 : 1);
}
