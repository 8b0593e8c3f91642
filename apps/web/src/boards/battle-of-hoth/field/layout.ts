import { GRID, type HexId, type Section, type Side, sectionsOf } from '@echo-base/games/battle-of-hoth/client';

/** Geometry of the battlefield, in its own units: pixels at scale 1. The art script draws the snow with the same numbers. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Side of a hex, and its width from flat edge to flat edge. */
export const SIDE = 48.5;
export const WIDE = Math.sqrt(3) * SIDE;
/** Space around the hexes, for letters, numbers and the names of the baselines. */
const MARGIN = { x: 44, y: 30 };
const COLUMNS = 10;
const ROWS = 7;

export const MAP = {
  width: Math.round(COLUMNS * WIDE + 2 * MARGIN.x),
  height: Math.round((1.5 * (ROWS - 1) + 2) * SIDE + 2 * MARGIN.y),
} as const;

/** Centre of a hex of a grid without edges, seen from the south. */
export function centreAt(col: number, row: number): Point {
  const x = MARGIN.x + WIDE * (col + 0.5 + (row % 2) / 2);
  return { x, y: MARGIN.y + SIDE * (1 + 1.5 * row) };
}

const FROM_SOUTH = new Map(
  GRID.hexes.map((hex): [HexId, Point] => {
    const { col, row } = GRID.offset(hex);
    return [hex, centreAt(col, row)];
  }),
);

/** A point as a side sees it: the Empire sits opposite, so that its baseline is at the bottom too (18.1). */
export function seenFrom({ x, y }: Point, near: Side): Point {
  return near === 'rebels' ? { x, y } : { x: MAP.width - x, y: MAP.height - y };
}

/** Centre of a hex as a side sees it. */
export function centreOf(hex: HexId, near: Side): Point {
  return seenFrom(FROM_SOUTH.get(hex) ?? { x: 0, y: 0 }, near);
}

/** Centre of the hex that a target such as `hex:4,3` is, as a side sees it; null for other targets. */
export function pointOf(target: string, near: Side): Point | null {
  const hex = target.slice('hex:'.length);
  return target.startsWith('hex:') && GRID.has(hex) ? centreOf(hex, near) : null;
}

/** Corners of a hex around a centre, clockwise from the top; `r` is the distance of a corner. */
export function cornersAt({ x, y }: Point, r = SIDE): readonly Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) };
  });
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Directions of the edges of a hex, in the order of its corners: the edge between corners 0 and 1 faces north-east. */
const FACING = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
const OPPOSITE = { NE: 'SW', E: 'W', SE: 'NW', SW: 'NE', W: 'E', NW: 'SE' } as const;

/** Outline of a set of hexes: the edges between one of them and any other place. */
export function outlineOf(hexes: readonly HexId[], near: Side): string {
  const inside = new Set(hexes);
  const edges = hexes.flatMap((hex) => {
    const corners = cornersAt(centreOf(hex, near));
    return FACING.flatMap((direction, index) => {
      const next = GRID.neighbour(hex, near === 'rebels' ? direction : OPPOSITE[direction]);
      const [from, to] = [corners[index], corners[(index + 1) % 6]];
      return from && to && !(next && inside.has(next)) ? [pathOf([from, to])] : [];
    });
  });
  return edges.join('');
}

/** Hexes of a section as a side names it. */
export function hexesOf(section: Section, side: Side): readonly HexId[] {
  return GRID.hexes.filter((hex) => sectionsOf(hex, side).includes(section));
}

/** The two section lines: between columns C and D, and G and H of the first row. */
export const SECTION_LINES: readonly number[] = [2, 6].map((col) => (centreAt(col, 0).x + centreAt(col + 1, 0).x) / 2);

/** Top and bottom of the section lines. */
export const LINE_ENDS = { top: MARGIN.y - 6, bottom: MAP.height - MARGIN.y + 6 } as const;

/** The point at a distance from one point on the way to another. */
export function along(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * distance, y: from.y + ((to.y - from.y) / length) * distance };
}

/** The hexes that share only half of the board's edge: columns -1 and 9 of the odd rows. */
export const HALF_HEXES: readonly { readonly centre: Point; readonly isWest: boolean }[] = [1, 3, 5].flatMap((row) => [
  { centre: centreAt(-1, row), isWest: true },
  { centre: centreAt(COLUMNS - 1, row), isWest: false },
]);
