import { type ComponentType, Suspense } from 'react';
import type { LogEntry } from '../../kit/net/types.ts';
import type { BoardProps } from '../../question/board-set.ts';
import { useWholeLog } from '../end/whole-log.ts';

interface StoryProps {
  readonly Story: ComponentType<BoardProps & { readonly log: readonly LogEntry[] }>;
  readonly board: BoardProps;
}

/** The title's story of a finished match, once its whole log is there. */
export function WholeStory({ Story, board }: StoryProps) {
  const log = useWholeLog(board.viewer);
  return <Suspense fallback={null}>{log && <Story {...board} log={log} />}</Suspense>;
}
