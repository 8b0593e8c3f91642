import { useEffect, useRef, useState } from 'react';
import { useAnnounced } from './context.tsx';
import { idOf } from './queue.ts';

/** Milliseconds in view of an announcement whose title says it all, and of each further one after it. */
export const STAY_MS = 9_000;
const NEXT_MS = 4_000;

function useIsPageHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}

/**
 * Closes brief announcements one after the other, the oldest first; not while the panel is hovered or has the focus
 * (`isHeld`), while the page is hidden, or if they arrived meanwhile. Screen readers have read them from the announcer
 * by then.
 */
export function useLeaving(isHeld: boolean): void {
  const { listed, isAgain, isMissed, leave } = useAnnounced();
  const isHidden = useIsPageHidden();
  const hasLeft = useRef(false);
  const first = listed.find(({ isBrief }) => isBrief);
  const id = first ? idOf(first) : null;
  const isWaiting = isHeld || isHidden || isAgain || isMissed;
  useEffect(() => {
    if (id === null) hasLeft.current = false;
    if (id === null || isWaiting) return;
    const timer = setTimeout(
      () => {
        hasLeft.current = true;
        leave(id);
      },
      hasLeft.current ? NEXT_MS : STAY_MS,
    );
    return () => clearTimeout(timer);
  }, [id, isWaiting, leave]);
}
