import { cx } from './cx.ts';
import * as css from './steps.module.css';

interface StepsProps {
  readonly label: string;
  readonly names: readonly string[];
  /** Index of the current step. */
  readonly now: number;
  readonly className?: string | undefined;
}

/** Step indicator: a row of arrows with the current one marked. */
export function Steps({ label, names, now, className }: StepsProps) {
  return (
    <ol className={cx(css.steps, className)} aria-label={label}>
      {names.map((name, index) => (
        <li
          key={name}
          className={cx(index < now && css.past, index === now && css.now)}
          aria-current={index === now ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
