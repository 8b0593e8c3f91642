import { useState } from 'react';
import type { Frame } from '../../kit/net/types.ts';
import type { BoardSet } from '../../question/board-set.ts';
import { useMoments } from '../../question/log/moments-context.ts';
import { useIsEndDue } from '../end/end-due.ts';
import type { EndControl } from '../prompt/result.tsx';
import type { ShownTab } from './phone-tabs.tsx';

/** The scene of the end: open as soon as it is due, until the board, the story or what happened is looked at. */
export function useEnd(
  { outcome }: Frame,
  { end }: BoardSet,
  setShown: (shown: ShownTab) => void,
): EndControl & { readonly isStill: boolean } {
  const [isFolded, setFolded] = useState(false);
  const isDue = useIsEndDue(outcome !== undefined);
  const [wasOver] = useState(outcome !== undefined);
  const [wasFolded, setWasFolded] = useState(false);
  const fold = () => {
    setFolded(true);
    setWasFolded(true);
  };
  const { asked } = useMoments();
  const [read, setRead] = useState(asked);
  if (asked !== read) {
    setRead(asked);
    fold();
  }
  return {
    isStill: wasOver || wasFolded,
    isOpen: isDue && end !== undefined && !isFolded,
    isComing: outcome !== undefined && !isDue && end !== undefined,
    hasScene: isDue && end !== undefined,
    fold,
    unfold: () => setFolded(false),
    toStory() {
      fold();
      setShown('hand');
    },
  };
}
