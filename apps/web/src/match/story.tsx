import { type ComponentType, Suspense, useEffect } from 'react';
import type { BoardProps } from '../boards/types.ts';
import { loadEarlier } from '../net/earlier-log.ts';
import { useMatch } from '../net/match-store.ts';
import type { LogEntry } from '../net/types.ts';

const NOTHING: readonly LogEntry[] = [];

interface StoryProps {
  readonly Story: ComponentType<BoardProps & { readonly log: readonly LogEntry[] }>;
  readonly board: BoardProps;
}

/** The title's story of a finished match, with the whole log: its older entries are loaded page by page. */
export function WholeStory({ Story, board }: StoryProps) {
  const log = useMatch(({ logs }) => logs[board.viewer]) ?? NOTHING;
  const first = log[0]?.seq ?? 0;
  useEffect(() => {
    if (first > 0) void loadEarlier(board.viewer);
  }, [first, board.viewer]);
  return <Suspense fallback={null}>{first === 0 && <Story {...board} log={log} />}</Suspense>;
}
