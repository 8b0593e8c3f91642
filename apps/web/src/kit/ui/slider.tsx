import type { CSSProperties } from 'react';
import { Range, type RangeProps } from './range.tsx';
import * as css from './slider.module.css';

interface SliderProps extends Omit<RangeProps, 'className'> {
  step: number;
}

/** A number between two bounds on a ruler, chosen by pointer or arrow keys. */
export function Slider({ value, min, max, step, ...rest }: SliderProps) {
  const share = `${((value - min) / (max - min)) * 100}%`;
  const ticks = `${(max - min) / step}`;
  return (
    <span className={css.slider} style={{ '--share': share, '--ticks': ticks } as CSSProperties}>
      <Range {...rest} className={css.range} value={value} min={min} max={max} step={step} />
    </span>
  );
}
