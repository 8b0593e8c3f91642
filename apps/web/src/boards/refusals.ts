import { useCallback } from 'react';
import { type Say, useSay } from '../i18n/say.tsx';
import type { Option, Refusal } from '../net/types.ts';
import { showToast } from '../ui/toast-store.ts';

/** Why an option may not be chosen, in the reader's words. */
export function reasonOf(say: Say, refusal: Refusal | undefined): string | undefined {
  return refusal && say(`refused.${refusal.code}`, refusal.params);
}

/** Tells the player why what they pressed does nothing; the same words stand on the option. */
export function useRefuse(): (why: Option | string | null) => void {
  const say = useSay();
  return useCallback(
    (why) => {
      const title = typeof why === 'string' ? why : reasonOf(say, why?.refused);
      if (title) showToast({ id: 'refused', tone: 'info', icon: 'ban', title, stay: 5_000 });
    },
    [say],
  );
}
