import { useSyncExternalStore } from 'react';

/** Width below which the match has the phone layout; `shell.module.css` has the same number. */
const PHONE = '(max-width: 719px), (max-height: 479px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the match has the phone layout, where rarely used things scroll with the board. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}
