import { useEffect } from 'react';
import { useShowRequest } from '../../question/log/highlight.tsx';
import { useMoments } from '../../question/log/moments-context.ts';
import type { ShownTab } from './phone-tabs.tsx';
import type { OpenPart } from './use-rail.ts';

/** Uncovers the board for a place or a moment that was requested: closes the drawer, or leaves another tab of a phone. */
export function useUncoveredBoard(setShown: (shown: ShownTab) => void, setOpened: (opened: OpenPart) => void): void {
  const shown = useShowRequest();
  const { asked } = useMoments();
  useEffect(() => {
    if (!shown) return;
    setShown('board');
    setOpened(null);
  }, [shown, setShown, setOpened]);
  useEffect(() => {
    if (asked === 0) return;
    setShown('board');
    setOpened(null);
  }, [asked, setShown, setOpened]);
}
