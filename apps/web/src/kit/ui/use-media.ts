import { useState, useSyncExternalStore } from 'react';
import { textShare, useReading } from './reading.ts';
import { fitted } from './text-windows.ts';

/**
 * A media query, with what React reads of it. Asking it anew takes longer than all else that a small component does: that
 * is done only when the size of text changes.
 */
function watched(query: string) {
  let asked: { readonly share: number; readonly list: MediaQueryList | undefined } | null = null;
  const listNow = () => {
    const share = textShare();
    if (asked?.share !== share) asked = { share, list: globalThis.matchMedia?.(fitted(query, share)) };
    return asked.list;
  };
  return {
    subscribe(changed: () => void) {
      let list = listNow();
      list?.addEventListener('change', changed);
      const end = useReading.subscribe(() => {
        list?.removeEventListener('change', changed);
        list = listNow();
        list?.addEventListener('change', changed);
        changed();
      });
      return () => {
        end();
        list?.removeEventListener('change', changed);
      };
    },
    matches: () => listNow()?.matches ?? false,
  };
}

/** Whether a media query, always the same one, matches now; false before the first render in a browser. */
export function useMedia(query: string): boolean {
  const [{ subscribe, matches }] = useState(() => watched(query));
  return useSyncExternalStore(subscribe, matches, () => false);
}
