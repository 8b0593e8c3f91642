import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../../kit/ui/cx.ts';
import type { Point } from '../../../kit/ui/surface/camera.ts';
import css from './grid-tag.module.css';

interface GridTagProps {
  /** The place. */
  readonly place: string;
  /** Its centre. */
  readonly at: Point;
  readonly tone: 'legal' | 'refused' | 'retreat' | 'plain';
  readonly side?: 'right' | 'left' | 'above' | 'below';
  /** Distance from the centre, and greatest width. */
  readonly reach: number;
  readonly widest: number;
  readonly isLit?: boolean;
  readonly children: string;
}

/** A few words beside a place. */
export function GridTag({ place, at, tone, side = 'above', reach, widest, isLit, children }: GridTagProps) {
  return (
    <span
      className={cx(css.tag, css[tone], css[side], isLit && css.lit)}
      style={{ left: at.x, top: at.y, maxWidth: widest, '--reach': `${reach}px` } as CSSProperties}
      data-tag={place}
    >
      {children}
    </span>
  );
}

/** Tags over the board. What they say is in the names and descriptions of the places. */
export function GridTags({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className={css.tags}>
      {children}
    </div>
  );
}
