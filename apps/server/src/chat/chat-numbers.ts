import type { ChatRow, MatchRow } from '../storage/store.ts';

/** Most messages of one kind per millisecond; far above the rate limits. */
const AT_ONCE = 64;

/**
 * Composite sort key of a chat message; `before` counts earlier messages of the same kind (spectators or players) in
 * the same millisecond. With delayed spectators a plain sequence would have gaps that reveal messages of players. So
 * the key is time, counter and kind (even for spectators, odd for players): it depends on no hidden message and is the
 * same on every node.
 */
export function numberOf(
  { createdAt, spectators }: Pick<MatchRow, 'createdAt' | 'spectators'>,
  { seq, seat, at }: Pick<ChatRow, 'seq' | 'seat' | 'at'>,
  before: number,
): number {
  if (spectators !== 'delayed') return seq;
  return 2 * (AT_ONCE * Math.max(0, at - createdAt) + before) + (seat === null ? 0 : 1);
}
