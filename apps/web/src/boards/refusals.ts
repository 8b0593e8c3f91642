import { useCallback } from 'react';
import { type Translate, useTranslate } from '../i18n/translate.tsx';
import type { Option, Refusal } from '../net/types.ts';
import { askRule, useOpened } from '../rules/opened.ts';
import { showToast } from '../ui/toast-store.ts';

/** Reason why an option may not be chosen, in the language of the interface; undefined without a refusal. */
export function reasonOf(t: Translate, refusal: Refusal | undefined): string | undefined {
  return refusal && t(`refused.${refusal.code}`, refusal.params);
}

/** Returns a function that shows a refusal as a toast, with a link to the rule; `why` is a refused option or a text. */
export function useRefuse(): (why: Option | string | null) => void {
  const t = useTranslate();
  return useCallback(
    (why) => {
      const title = typeof why === 'string' ? why : reasonOf(t, why?.refused);
      const clause = typeof why === 'string' ? undefined : why?.refused?.clause;
      const actions =
        title && clause && useOpened.getState().title !== null
          ? [{ label: t('rules.why'), onPress: () => askRule(clause, title) }]
          : [];
      if (title) showToast({ id: 'refused', tone: 'info', icon: 'ban', title, stay: 5_000, actions });
    },
    [t],
  );
}
