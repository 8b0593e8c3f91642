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

/** Width of what a picture shows for its height: that of its box in lists, nearly. */
export const ASPECT = 1.18;

/** Where a part of this length begins, with these places in its middle if it can, on what lies between `from` and `to`. */
export function beginOf(places: readonly number[], length: number, [from, to]: readonly [number, number]): number {
  if (places.length === 0 || to - from <= length) return (from + to - length) / 2;
  const middle = (Math.min(...places) + Math.max(...places)) / 2;
  return Math.max(from, Math.min(to - length, middle - length / 2));
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

interface Point {
  readonly x: number;
  readonly y: number;
}

interface MarkProps extends Point {
  readonly r: number;
  /** Where what moved or attacked there did so from. */
  readonly from?: readonly Point[];
}

/** The way of an arrow from a place to the ring around another one, and its head; null if the ring leaves no room. */
function arrowTo({ x, y, r }: MarkProps, from: Point) {
  const [dx, dy] = [x - from.x, y - from.y];
  const length = Math.hypot(dx, dy);
  const head = Math.min(r * 0.75, (length - r * 1.1) * 0.6);
  if (head <= 0) return null;
  const at = (away: number, aside = 0) => {
    const share = 1 - away / length;
    const [px, py] = [from.x + dx * share - (dy / length) * aside, from.y + dy * share + (dx / length) * aside];
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  };
  const [tip, neck, wing] = [r * 1.1, r * 1.1 + head, Math.max(head, r * 0.5) * 0.6];
  return {
    line: `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${at(neck)}`,
    head: `M${at(tip)}L${at(neck, wing)}L${at(neck, -wing)}z`,
  };
}

/** Where the last act was: a ring, and arrows to it from where it came. */
export function Mark(mark: MarkProps) {
  const { x, y, r, from = [] } = mark;
  const arrows = from.flatMap((one) => arrowTo(mark, one) ?? []);
  const lines = arrows.map(({ line }) => line).join('');
  const heads = arrows.map(({ head }) => head).join('');
  return (
    <>
      {/* Dark below, so that it stands out from pieces and snow. */}
      <circle className={css.shade} cx={x} cy={y} r={r} strokeWidth={r * 0.42} />
      <path className={css.shade} d={lines + heads} strokeWidth={r * 0.42} />
      <circle className={css.mark} cx={x} cy={y} r={r} strokeWidth={r * 0.2} />
      <path className={css.mark} d={lines} strokeWidth={r * 0.2} />
      <path className={css.head} d={heads} data-arrows={arrows.length} />
    </>
  );
}
