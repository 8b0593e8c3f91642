import type { ComponentProps, CSSProperties } from 'react';
import * as css from './slider.module.css';

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className'> {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange(value: number): void;
}

/** A number between two bounds on a ruler, chosen by pointer or arrow keys. */
export function Slider({ label, value, min, max, step, onChange, ...rest }: SliderProps) {
  const share = `${((value - min) / (max - min)) * 100}%`;
  const ticks = `${(max - min) / step}`;
  return (
    <span className={css.slider} style={{ '--share': share, '--ticks': ticks } as CSSProperties}>
      <input
        {...rest}
        type="range"
        aria-label={label}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </span>
  );
}
