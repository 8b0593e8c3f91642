import { useCallback } from 'react';
import { type Translate, useTranslate } from '../kit/i18n/translate.tsx';
import type { Option, Refusal } from '../kit/net/types.ts';
import { dismissToast, showToast } from '../kit/ui/toast-store.ts';
import { askRule, useOpened } from '../rules/opened.ts';

/** The toast of the last refusal. */
const REFUSED = 'refused';

/** Reason why an option may not be chosen, in the language of the interface; undefined without a refusal. */
export function reasonOf(t: Translate, refusal: Refusal): string;
export function reasonOf(t: Translate, refusal: Refusal | undefined): string | undefined;
export function reasonOf(t: Translate, refusal: Refusal | undefined): string | undefined {
  // Titles have codes of their own.
  return refusal && t({ key: `refused.${refusal.code}`, params: refusal.params ?? {} });
}

/** Takes the last refusal away: the reader has chosen something else. */
export const forgetRefusal = (): void => dismissToast(REFUSED);

/**
 * Returns a function that shows a refusal as a toast, with a link to the rule; `why` is a refused option or a text. With a
 * rule to read it stays until it is dismissed.
 */
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
      // A reader who wants to know why needs time to decide.
      const stay = actions.length > 0 ? 0 : 5_000;
      if (title) showToast({ id: REFUSED, tone: 'info', icon: 'ban', title, stay, actions });
    },
    [t],
  );
}
