import { useState, useSyncExternalStore } from 'react';

/** A media query, with what React reads of it. Asking it anew takes longer than all else that a small component does. */
function watched(query: string) {
  const list = globalThis.matchMedia?.(query);
  return {
    subscribe(changed: () => void) {
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    matches: () => list?.matches ?? false,
  };
}

/** Whether a media query, always the same one, matches now; false before the first render in a browser. */
export function useMedia(query: string): boolean {
  const [{ subscribe, matches }] = useState(() => watched(query));
  return useSyncExternalStore(subscribe, matches, () => false);
}
