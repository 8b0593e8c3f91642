import { useEffect } from 'react';
import { loadEarlier } from '../../kit/net/earlier-log.ts';
import { useMatch } from '../../kit/net/match-store.ts';
import type { LogEntry } from '../../kit/net/types.ts';

const NOTHING: readonly LogEntry[] = [];

/** The whole log of a finished match, whose older entries are loaded page by page; null until it is there. */
export function useWholeLog(viewer: string): readonly LogEntry[] | null {
  const log = useMatch(({ logs }) => logs[viewer]) ?? NOTHING;
  const first = log[0]?.seq ?? 0;
  useEffect(() => {
    if (first > 0) void loadEarlier(viewer);
  }, [first, viewer]);
  return first === 0 ? log : null;
}
