import type { ReactNode } from 'react';
import { useSay } from '../i18n/say.tsx';
import { PromptActions, PromptBar, PromptSide, PromptSource, PromptWords } from '../ui/PromptBar.tsx';
import css from './shell.module.css';
import { useTargets } from './targets.tsx';

interface BarProps {
  /** Lamp and ticks: it is you. */
  readonly lit: boolean;
  readonly title: ReactNode;
  readonly help?: ReactNode;
  readonly icon?: ReactNode;
  /** The plate shows the piece that was picked. */
  readonly picked?: boolean;
  /** The question is about a grave act. */
  readonly grave?: boolean;
  /** Beside the question: a clock, undo, Cancel. */
  readonly side?: ReactNode;
  /** Options and acts of the question, as parts of the prompt bar. */
  readonly children?: ReactNode;
  /** Buttons where there are no options. */
  readonly actions?: ReactNode;
  /** A row under the bar. */
  readonly below?: ReactNode;
}

/** The bar that always holds the question, or says who has it. */
export function Bar({ lit, title, help, icon, picked, grave, side, children, actions, below }: BarProps) {
  const say = useSay();
  const { busy } = useTargets();
  return (
    <PromptBar
      aria-busy={busy}
      mine={lit}
      label={say('match.question')}
      id="prompt"
      tabIndex={-1}
      className={css.prompt}
      below={below}
      {...(grave && { 'data-asks': 'grave' })}
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
