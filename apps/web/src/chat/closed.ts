import { CHAT_AFTER_HOURS } from '@echo-base/protocol';
import { useMatch } from '../kit/net/match-store.ts';
import { byOurClock } from '../kit/net/server-time.ts';
import { steadyNow } from '../kit/net/steady-time.ts';
import type { MatchSummary } from '../kit/net/types.ts';

/** Whether this session can no longer write: after the end only players can, for some time. */
export function isChatClosed(
  { status, endedAt }: Pick<MatchSummary, 'status' | 'endedAt'>,
  viewers: readonly string[],
  now: number,
): boolean {
  if (status !== 'finished') return false;
  const isPlayer = viewers.some((viewer) => viewer !== 'spectator');
  return !isPlayer || (endedAt !== undefined && now > byOurClock(endedAt) + CHAT_AFTER_HOURS * 3_600_000);
}

/** Whether this session can no longer write in the match on screen. */
export function useChatClosed(): boolean {
  const summary = useMatch((state) => state.summary);
  const viewers = useMatch((state) => state.viewers);
  return summary !== null && isChatClosed(summary, viewers, steadyNow());
}
