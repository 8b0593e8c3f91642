import type { ReactNode } from 'react';
import type { Glance } from '../../kit/net/types.ts';
import { hexPoints } from '../../kit/ui/geometry.ts';
import { lookClass, type SeatLook } from '../../kit/ui/seat-looks.ts';
import * as css from './sketch.module.css';

/** What a drawing of a position gets. */
export interface Shown {
  readonly glance: Glance;
  lookOf(seat: string): SeatLook;
}

interface SketchProps {
  readonly width: number;
  readonly height: number;
  /** How it fills its box: all of it, or cut at the sides. */
  readonly fit?: 'meet' | 'slice';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A small picture of a position, hidden from readers, who have it in words. */
export function Sketch({ width, height, fit = 'meet', className, children }: SketchProps) {
  return (
    <svg
      aria-hidden="true"
      data-drawing=""
      className={`${css.sketch} ${className ?? ''}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`xMidYMid ${fit}`}
    >
      {children}
    </svg>
  );
}

interface PieceProps {
  readonly look: SeatLook;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Only an outline. */
  readonly isOpen?: boolean;
}

/** A piece in the shape and colour of its side: discs of Rebels and players, hexagons of the Empire. */
export function Piece({ look, x, y, r, isOpen = false }: PieceProps) {
  const drawn = isOpen ? css.open : css.piece;
  return (
    <g className={lookClass(look)}>
      {look === 'empire' ? (
        <polygon className={drawn} points={hexPoints(x, y, r * 1.08)} strokeWidth={r * 0.36} />
      ) : (
        <circle className={drawn} cx={x} cy={y} r={r} strokeWidth={r * 0.36} />
      )}
    </g>
  );
}

/** Where the last act was. */
export function Mark({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  return <circle className={css.mark} cx={x} cy={y} r={r} strokeWidth={r * 0.18} />;
}
