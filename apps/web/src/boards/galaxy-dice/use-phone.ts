import { useSyncExternalStore } from 'react';

/** Narrower than this the match has the layout of a phone; `shell.module.css` has the same number. */
const PHONE = '(max-width: 719px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the match has the layout of a phone, where what is not pressed all the time scrolls with the board. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}
