import type { ReactNode } from 'react';

/** Side of a hex in the figures; hexes stand on a corner. */
export const SIDE = 20;
const WIDTH = Math.sqrt(3) * SIDE;

/** Centre of a hex by column and row; odd rows are shifted half a hex to the east. */
export function centreOf(col: number, row: number): readonly [x: number, y: number] {
  return [WIDTH * (col + (row % 2 === 0 ? 0 : 0.5)), 1.5 * SIDE * row];
}

const CORNERS = Array.from({ length: 6 }, (_one, corner) => {
  const angle = (Math.PI / 3) * corner - Math.PI / 2;
  return [SIDE * Math.cos(angle), SIDE * Math.sin(angle)] as const;
});
const OUTLINE = CORNERS.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

interface HexProps {
  readonly col: number;
  readonly row: number;
  /** Of a unit in it. */
  readonly side?: 'rebels' | 'empire' | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A hex with its centre as the origin of what is drawn in it. */
export function Hex({ col, row, side, className, children }: HexProps) {
  const [x, y] = centreOf(col, row);
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`} className={className} data-side={side}>
      <polygon points={OUTLINE} />
      {children}
    </g>
  );
}

/** A view box around hexes, with a margin. */
export function boxAround(hexes: readonly (readonly [col: number, row: number])[]): string {
  const centres = hexes.map(([col, row]) => centreOf(col, row));
  const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - WIDTH / 2 - 2, Math.min(...ys) - SIDE - 2];
  const [right, bottom] = [Math.max(...xs) + WIDTH / 2 + 2, Math.max(...ys) + SIDE + 2];
  return [left, top, right - left, bottom - top].map((one) => one.toFixed(1)).join(' ');
}
