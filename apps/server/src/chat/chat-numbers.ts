import type { ChatRow, MatchRow } from '../storage/store.ts';

/** Most messages of one kind per millisecond; far above the rate limits. */
const AT_ONCE = 64;

/**
 * Number of a chat message on the wire: consecutive among the messages to all, or to a team. With delayed spectators
 * these would have gaps that reveal messages of players. So there it is a composite sort key of time, counter and kind
 * (even for spectators, odd for players): it depends on no hidden message and is the same on every node. `before`
 * counts earlier messages of the same kind and readers in the same millisecond.
 */
export function numberOf(
  { createdAt, spectators }: Pick<MatchRow, 'createdAt' | 'spectators'>,
  { number, seat, at }: Pick<ChatRow, 'number' | 'seat' | 'at'>,
  before: number,
): number {
  if (spectators !== 'delayed') return number;
  return 2 * (AT_ONCE * Math.max(0, at - createdAt) + before) + (seat === null ? 0 : 1);
}
