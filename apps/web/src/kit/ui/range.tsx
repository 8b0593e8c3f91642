import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import * as css from './range.module.css';

export interface RangeProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

/** A handle, as large as `--handle`, that the browser moves over a track which its user draws. */
export function Range({ label, className, onChange, ...rest }: RangeProps) {
  return (
    <input
      {...rest}
      className={cx(css.range, className)}
      type="range"
      aria-label={label}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  );
}
