import type { ComponentProps, ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import * as css from './prompt-bar.module.css';

interface PromptBarProps extends ComponentProps<'section'> {
  /** The question is this player's: the upper edge is lit and ticked. */
  mine: boolean;
  /** Accessible name of the region, such as "Your decision". */
  label: string;
  /** A setting beside the acts, such as a standing order; on a phone a row below them. */
  below?: ReactNode | undefined;
}

/**
 * Prompt bar: the one place where the game asks. Its height is fixed: one row where there is room, else the question in
 * the first row and chips and acts in the second. Its children are the components below, in this order.
 */
export function PromptBar({ mine, label, below, className, children, ...rest }: PromptBarProps) {
  return (
    <section {...rest} aria-label={label} className={cx(css.frame, mine && css.mine, className)}>
      <div className={css.bar}>
        {children}
        {below && <div className={css.below}>{below}</div>}
      </div>
    </section>
  );
}

interface PromptSourceProps {
  /** Without the plate, for things with their own shape. */
  bare?: boolean | undefined;
  /** The picked piece: a closed lamp rim. */
  picked?: boolean | undefined;
  /** The question confirms a grave act. */
  grave?: boolean | undefined;
  children: ReactNode;
}

/** Source of the question: a card, die, unit or person. */
export function PromptSource({ bare, picked, grave, children }: PromptSourceProps) {
  return <span className={cx(css.source, bare && css.bare, picked && css.picked, grave && css.grave)}>{children}</span>;
}

/** What the chosen option may come to, such as the chances of its dice; on a phone in the place of the options. */
export function PromptOutlook({ children }: { children: ReactNode }) {
  return <div className={css.outlook}>{children}</div>;
}

interface PromptWordsProps {
  /** One sentence with a verb. */
  question: ReactNode;
  /** One line. */
  help?: ReactNode | undefined;
  /** The help is a text to be read whole, such as that of a card: it gets the room it needs. */
  isText?: boolean | undefined;
  /** Identifies the question, for focus management. */
  questionId?: string | undefined;
}

/** The question and its line of help; both are cut after two lines so that the bar does not grow. */
export function PromptWords({ question, help, isText, questionId }: PromptWordsProps) {
  return (
    <div className={cx(css.words, isText && css.text)}>
      <h2 className={css.question} id={questionId} tabIndex={questionId ? -1 : undefined}>
        {question}
      </h2>
      {help && <div className={css.help}>{help}</div>}
    </div>
  );
}

interface PromptOptionsProps {
  label: string;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/** The options in the order of the engine, refused ones last. On a phone the row scrolls sideways. */
export function PromptOptions({ label, ref, children }: PromptOptionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend; the question is printed beside it
    <div className={css.options} role="group" aria-label={label} data-part="options" ref={ref}>
      {children}
    </div>
  );
}

/** Beside the question: a clock, undo, Cancel. */
export function PromptSide({ children }: { children: ReactNode }) {
  return <div className={css.side}>{children}</div>;
}

/** Buttons at the right end: the acts, the advised one last. */
export function PromptActions(props: ComponentProps<'div'>) {
  const { children, ...rest } = props;
  return (
    <div {...rest} className={css.actions} data-part="acts">
      {children}
    </div>
  );
}
