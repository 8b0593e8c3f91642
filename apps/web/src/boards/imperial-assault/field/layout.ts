import { columnAndRow, type MapInfo, type SpaceId, spaceId } from '@echo-base/games/imperial-assault/client';

/** Geometry of a map, in its own units: pixels at scale 1. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Side of a space. */
export const CELL = 56;
/** Space around the map, for letters and numbers. */
export const MARGIN = { x: 36, y: 30 } as const;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const columnsOf = (map: MapInfo): number => map.grid[0]?.length ?? 0;

/** Size of the drawing of a map. */
export function sizeOf(map: MapInfo): Size {
  return { width: columnsOf(map) * CELL + 2 * MARGIN.x, height: map.grid.length * CELL + 2 * MARGIN.y };
}

/** A corner of the grid, in columns and rows from the north-west. */
export const cornerAt = (column: number, row: number): Point => ({
  x: MARGIN.x + column * CELL,
  y: MARGIN.y + row * CELL,
});

/** North-western corner of a space. */
export function originOf(space: SpaceId): Point {
  const [column, row] = columnAndRow(space);
  return cornerAt(column, row);
}

/** Centre of a base whose north-western space is given. */
export function centreOf(space: SpaceId, columns = 1, rows = 1): Point {
  const { x, y } = originOf(space);
  return { x: x + (columns * CELL) / 2, y: y + (rows * CELL) / 2 };
}

/** Ground of a space by its letter in the map: `#` is no space. */
export function groundAt(map: MapInfo, column: number, row: number): string {
  return map.grid[row]?.[column] ?? '#';
}

/** All spaces of a map, row by row. */
export const spacesIn = (map: MapInfo): readonly SpaceId[] =>
  map.grid.flatMap((line, row) =>
    [...line].flatMap((ground, column) => (ground === '#' ? [] : [spaceId(column, row)])),
  );

/** The common border of two neighbouring spaces, as a path. */
export function borderPath([one, other]: readonly [SpaceId, SpaceId]): string {
  const [c1, r1] = columnAndRow(one);
  const [c2, r2] = columnAndRow(other);
  const { x, y } = cornerAt(Math.max(c1, c2), Math.max(r1, r2));
  return c1 === c2 ? `M${x} ${y}h${CELL}` : `M${x} ${y}v${CELL}`;
}

/** Middle of the common border of two neighbouring spaces. */
export function borderMiddle([one, other]: readonly [SpaceId, SpaceId]): Point {
  const [a, b] = [centreOf(one), centreOf(other)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

export function squarePath(space: SpaceId): string {
  const { x, y } = originOf(space);
  return `M${x} ${y}h${CELL}v${CELL}h${-CELL}z`;
}

/** Outline of a set of spaces: the sides between one of them and any other space. */
export function outlineOf(spaces: Iterable<SpaceId>): string {
  const inside = new Set(spaces);
  const isIn = (column: number, row: number) => column >= 0 && row >= 0 && inside.has(spaceId(column, row));
  return [...inside]
    .flatMap((space) => {
      const [column, row] = columnAndRow(space);
      const { x, y } = originOf(space);
      return [
        !isIn(column, row - 1) && `M${x} ${y}h${CELL}`,
        !isIn(column, row + 1) && `M${x} ${y + CELL}h${CELL}`,
        !isIn(column - 1, row) && `M${x} ${y}v${CELL}`,
        !isIn(column + 1, row) && `M${x + CELL} ${y}v${CELL}`,
      ];
    })
    .filter(Boolean)
    .join('');
}
