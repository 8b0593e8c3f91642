import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './PromptBar.module.css';

interface PromptBarProps extends ComponentProps<'section'> {
  /** It is this player's question: the upper edge is lit and ticked. */
  mine: boolean;
  /** Name of the region, such as "Your decision". */
  label: string;
}

/** The one place where the game asks. Put the pieces below into it in this order. */
export function PromptBar({ mine, label, className, children, ...rest }: PromptBarProps) {
  return (
    <section {...rest} aria-label={label} className={cx(css.bar, mine && css.mine, className)}>
      {children}
    </section>
  );
}

/** What asks: a card, die, unit or person. `bare` leaves out the plate, for things that have a shape of their own. */
export function PromptSource({ bare, children }: { bare?: boolean; children: ReactNode }) {
  return <span className={cx(css.source, bare && css.bare)}>{children}</span>;
}

interface PromptWordsProps {
  /** One sentence with a verb. */
  question: ReactNode;
  /** One line. */
  help?: ReactNode | undefined;
  /** For moving the focus to a new question. */
  questionId?: string | undefined;
}

export function PromptWords({ question, help, questionId }: PromptWordsProps) {
  return (
    <div className={css.words}>
      <h2 className={css.question} id={questionId} tabIndex={questionId ? -1 : undefined}>
        {question}
      </h2>
      {help && <p className={css.help}>{help}</p>}
    </div>
  );
}

/** The options in the order of the engine, refused ones last. */
export function PromptOptions({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend; the question is printed beside it
    <div className={css.options} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** Buttons right of the options: the act, passing, leaving. Also a clock. */
export function PromptActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
