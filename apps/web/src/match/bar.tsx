import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import { PromptActions, PromptBar, PromptSide, PromptSource, PromptWords } from '../ui/PromptBar.tsx';
import css from './shell.module.css';
import { useTargets } from './targets.tsx';

interface BarProps {
  /** Lamp and ticks: it is your turn. */
  readonly lit: boolean;
  readonly title: ReactNode;
  readonly help?: ReactNode;
  readonly icon?: ReactNode;
  /** The plate shows the picked piece. */
  readonly picked?: boolean;
  /** The question confirms a grave act. */
  readonly grave?: boolean;
  /** State of the bar for tests; absent while waiting. */
  readonly asks?: 'question' | 'grave' | 'over';
  /** Beside the question: a clock, undo, Cancel. */
  readonly side?: ReactNode;
  /** Options and acts of the question, as parts of the prompt bar. */
  readonly children?: ReactNode;
  /** Buttons if there are no options. */
  readonly actions?: ReactNode;
  /** A row under the bar. */
  readonly below?: ReactNode;
}

/** Prompt bar: shows the question, or whose decision the match waits for. */
export function Bar({ lit, title, help, icon, picked, grave, asks, side, children, actions, below }: BarProps) {
  const t = useTranslate();
  const { busy } = useTargets();
  return (
    <PromptBar
      aria-busy={busy}
      mine={lit}
      label={t('match.question')}
      id="prompt"
      tabIndex={-1}
      className={css.prompt}
      below={below}
      data-asks={asks}
    >
      {icon && (
        <PromptSource picked={picked} grave={grave}>
          {icon}
        </PromptSource>
      )}
      <PromptWords question={title} help={help} />
      <PromptSide>{side}</PromptSide>
      {children}
      {actions && <PromptActions>{actions}</PromptActions>}
    </PromptBar>
  );
}
