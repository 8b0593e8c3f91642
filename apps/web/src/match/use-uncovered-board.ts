import { useEffect } from 'react';
import { useAnnounced } from './announcements/context.tsx';
import { useShown } from './light.tsx';
import type { Shown } from './phone-tabs.tsx';
import type { Opened } from './use-rail.ts';

/**
 * Uncovers what was requested from the log: for something on the board, closes the drawer or leaves another tab of a
 * phone; for an announcement to be read again, which stands over the board, closes the drawer.
 */
export function useUncoveredBoard(setShown: (shown: Shown) => void, setOpened: (opened: Opened) => void): void {
  const shown = useShown();
  const { opened, isAgain } = useAnnounced();
  useEffect(() => {
    if (!shown) return;
    setShown('board');
    setOpened(null);
  }, [shown, setShown, setOpened]);
  useEffect(() => {
    if (opened && isAgain) setOpened(null);
  }, [opened, isAgain, setOpened]);
}
