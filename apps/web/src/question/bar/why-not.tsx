import type { ReactNode } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { askRule, useOpened } from '../../rules/opened.ts';
import * as css from './why-not.module.css';

interface Props {
  /** The deciding clause; without one there is nothing to read. */
  readonly clause: string | undefined;
  /** What is refused, and the reason shown. */
  readonly name: string;
  readonly reason: string | undefined;
  /** Key of the chip in its row: of the frame, or of the chip if there is none. */
  readonly fold?: string;
  readonly children: (fold: string | undefined) => ReactNode;
}

/** A refused chip with a button that opens its clause in the rules. Reading is no act: the question stays unchanged. */
export function WhyNot({ clause, name, reason, fold, children }: Props) {
  const t = useTranslate();
  const canAsk = useOpened(({ title }) => title !== null);
  if (!canAsk || clause === undefined || reason === undefined) return children(fold);
  return (
    <span className={css.frame} data-fold={fold}>
      {children(undefined)}
      <button
        type="button"
        className={css.why}
        aria-label={t('rules.whyOf', { name })}
        data-why={clause}
        onClick={() => askRule(clause, reason)}
      >
        {t('rules.why')}
      </button>
    </span>
  );
}
