import { cx } from '../../../ui/cx.ts';
import css from './Steps.module.css';

interface StepsProps {
  readonly label: string;
  readonly names: readonly string[];
  /** Index of the present step. */
  readonly now: number;
}

/** Steps as arrows that follow each other; the present one is marked. */
export function Steps({ label, names, now }: StepsProps) {
  return (
    <ol className={css.steps} aria-label={label}>
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
