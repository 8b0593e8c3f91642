import { create } from 'zustand';
import type { MatchSummary } from './types.ts';

interface Unnamed {
  /** The match that this visitor wants to watch without a name before it has begun. */
  readonly watches: string | null;
  /** Whether this visitor wants to enter a name. */
  readonly asks: boolean;
  /** A match that is not watched without a name any more. */
  readonly named: string | null;
  watch(matchId: string): void;
  askName(): void;
  /** The match has turned out watchers without a name. */
  needName(matchId: string): void;
}

/** What a visitor without a session wants: watchers need a name only to write or to take a seat. */
export const useUnnamed = create<Unnamed>((set) => ({
  watches: null,
  asks: false,
  named: null,
  watch: (matchId) => set({ watches: matchId, asks: false }),
  askName: () => set({ asks: true }),
  needName: (matchId) => set({ named: matchId, asks: true }),
}));

/** Whether a match has watchers. */
export const isWatchable = ({ spectators }: Pick<MatchSummary, 'spectators'>): boolean => spectators !== 'closed';

/** Whether a visitor without a session sees this match at once, not the page that asks for a name. */
export function isShownUnnamed(
  match: MatchSummary,
  { watches, asks, named }: Omit<Unnamed, 'watch' | 'askName' | 'needName'>,
): boolean {
  if (asks || named === match.matchId || !isWatchable(match)) return false;
  return match.status !== 'waiting' || watches === match.matchId;
}
