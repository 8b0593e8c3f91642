import { useId } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icons.tsx';
import * as css from './segments.module.css';

interface SegmentsProps<Value extends string | number> {
  legend: string;
  /** Null: none of them. */
  value: Value | null;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** Small, with a legend for screen readers only. */
  isCompact?: boolean;
  /** One row: the legend before the segments, which are small. */
  isInline?: boolean;
  hint?: string | undefined;
  onChange(value: Value): void;
}

/** Segmented control: one of a few values, all visible, the chosen one ticked. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { legend, value, options, isCompact = false, isInline = false, hint, onChange } = props;
  const name = useId();
  return (
    <fieldset className={cx(css.group, isInline && css.inline)} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={isCompact ? 'visually-hidden' : css.legend}>{legend}</legend>
      <div className={cx(css.row, isCompact && css.compact)}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.value === value && <Icon name="check" size={16} />}
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <span id={`${name}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
    </fieldset>
  );
}
