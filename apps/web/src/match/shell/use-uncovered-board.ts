import { useEffect } from 'react';
import { usePointing } from '../../chat/pointing.ts';
import { useShowRequest } from '../../question/log/highlight.tsx';
import { useMoments } from '../../question/log/moments-context.ts';
import type { ShownTab } from './phone-tabs.tsx';
import type { OpenPart } from './use-rail.ts';

/** Uncovers the board for a place or a moment that was requested, and to point at it: closes the drawer, or leaves another tab of a phone. */
export function useUncoveredBoard(setShown: (shown: ShownTab) => void, setOpened: (opened: OpenPart) => void): void {
  const shown = useShowRequest();
  const { asked } = useMoments();
  const isPointing = usePointing(({ isOn }) => isOn);
  useEffect(() => {
    if (!shown) return;
    setShown('board');
    setOpened(null);
  }, [shown, setShown, setOpened]);
  useEffect(() => {
    if (!isPointing) return;
    setShown('board');
    setOpened(null);
  }, [isPointing, setShown, setOpened]);
  useEffect(() => {
    if (asked === 0) return;
    setShown('board');
    setOpened(null);
  }, [asked, setShown, setOpened]);
}
