import type { ArmyLook } from './looks.ts';
import * as css from './side-mark.module.css';

/** The mark of an army that holds something: a disc or a hexagon in its colour, a dashed ring for no one. */
export function SideMark({ look, size = 14 }: { look: ArmyLook | null; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className={look ? css.held : css.none}
      data-side={look ?? undefined}
      width={size}
      height={size}
      viewBox="-8 -8 16 16"
    >
      {look === 'empire' ? <path d="M0-7.500l6.500 3.750v7.500L0 7.500l-6.500-3.750v-7.500z" /> : <circle r="6.5" />}
    </svg>
  );
}
