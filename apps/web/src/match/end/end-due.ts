import { useEffect, useState } from 'react';

/** Milliseconds for which the last moment is seen before the scene begins. */
const HOLD_MS = 800;

/** Whether the scene of the end is due: at once if the match is opened after it. */
export function useIsEndDue(isOver: boolean): boolean {
  const [isDue, setDue] = useState(isOver);
  useEffect(() => {
    if (!isOver) return setDue(false);
    const timer = setTimeout(setDue, HOLD_MS, true);
    return () => clearTimeout(timer);
  }, [isOver]);
  return isDue && isOver;
}
