import type { Cells, Point } from './cells.ts';
import { LIMITS } from './plan.ts';
import { area, cuts, overlaps, type Triangle, triangleOf } from './triangle.ts';

/** Two lines from a corner to the ends of a side of the target, in columns and rows from the north-west corner. */
export interface SightLines {
  readonly from: Point;
  readonly to: readonly [Point, Point];
}

/** Lines that no border and no edge of the grid breaks, and the squares between them, 32 to a number. */
interface View {
  readonly lines: SightLines;
  readonly between: Uint32Array;
}

/** A set of cells as bits. */
export function bitsOf(cells: Cells, members: Iterable<number>): Uint32Array {
  const bits = new Uint32Array(Math.ceil(cells.ids.length / 32));
  for (const cell of members) bits[cell >> 5] = (bits[cell >> 5] ?? 0) | (1 << (cell & 31));
  return bits;
}

function meets(one: Uint32Array, other: Uint32Array): boolean {
  for (let word = 0; word < one.length; word++) if (((one[word] ?? 0) & (other[word] ?? 0)) !== 0) return true;
  return false;
}

/** The corners of a cell, clockwise. */
function cornersOf({ columns }: Cells, cell: number): readonly [Point, Point, Point, Point] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  return [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ];
}

/** The four squares around a corner in a ring; undefined beyond the drawing. */
function ringAround(cells: Cells, { x, y }: Point): readonly (number | undefined)[] {
  return [cells.at(x - 1, y - 1), cells.at(x, y - 1), cells.at(x, y), cells.at(x - 1, y)];
}

/**
 * Whether the looker's corner is open towards the triangle: each square that it enters at the corner is reached from
 * the looker's own by walking round the corner. Obstacles that meet there close it.
 */
function isCornerOpen(cells: Cells, from: number, to: number, corner: Point, triangle: Triangle): boolean {
  const ring = ringAround(cells, corner);
  const isUsable = (cell: number | undefined) =>
    cell !== undefined && (cell === to || cell === from || (cells.ground[cell] ?? 3) <= LIMITS.count);
  const reached = new Set([from]);
  for (let round = 0; round < 3; round++) {
    for (const [index, cell] of ring.entries()) {
      if (cell === undefined || !reached.has(cell)) continue;
      for (const next of [ring[(index + 1) % 4], ring[(index + 3) % 4]])
        if (next !== undefined && isUsable(next) && cells.edge(cell, next) <= LIMITS.count) reached.add(next);
    }
  }
  const squares = [
    [-1, -1],
    [0, -1],
    [0, 0],
    [-1, 0],
  ] as const;
  return squares.every(([dx, dy], index) => {
    if (!overlaps(triangle, corner.x + dx, corner.y + dy)) return true;
    const cell = ring[index];
    return cell !== undefined && reached.has(cell);
  });
}

/** The squares a triangle meets besides both ends, as bits; null where one of them is no space. */
function squaresOf(cells: Cells, triangle: Triangle, from: number, to: number): Uint32Array | null {
  const found = bitsOf(cells, []);
  for (let y = triangle.north; y < triangle.south; y++) {
    for (let x = triangle.west; x < triangle.east; x++) {
      const cell = y * cells.columns + x;
      if (cell === from || cell === to || !overlaps(triangle, x, y)) continue;
      if (cells.ids[cell] === undefined) return null;
      found[cell >> 5] = (found[cell >> 5] ?? 0) | (1 << (cell & 31));
    }
  }
  return found;
}

/** Whether a side of the target is a border that the looker's corner is outside of. */
function isBehindSide(cells: Cells, to: number, corner: Point, [p, q]: readonly [Point, Point]): boolean {
  const isSide = cells.opaqueEdges.some(([a, b]) => (same(a, p) && same(b, q)) || (same(a, q) && same(b, p)));
  if (!isSide) return false;
  // Twice the coordinates, so that the centre is a whole point.
  const double = ({ x, y }: Point): Point => ({ x: 2 * x, y: 2 * y });
  const centre = { x: 2 * (to % cells.columns) + 1, y: 2 * Math.floor(to / cells.columns) + 1 };
  const side = (point: Point) => Math.sign(area(double(p), double(q), point));
  return side(double(corner)) !== side(centre);
}

const same = (one: Point, other: Point) => one.x === other.x && one.y === other.y;

/** The view along the lines from a corner to a side of the target; null where something fixed breaks it. */
function viewOf(cells: Cells, from: number, to: number, corner: Point, side: readonly [Point, Point]): View | null {
  if (area(corner, ...side) === 0) return null;
  const triangle = triangleOf(corner, ...side);
  if (cells.opaqueEdges.some((edge) => cuts(triangle, edge))) return null;
  const between = squaresOf(cells, triangle, from, to);
  if (!between || isBehindSide(cells, to, corner, side)) return null;
  return isCornerOpen(cells, from, to, corner, triangle) ? { lines: { from: corner, to: side }, between } : null;
}

/** All views from one cell to another. */
function viewsOf(cells: Cells, from: number, to: number): readonly View[] {
  const corners = cornersOf(cells, to);
  return cornersOf(cells, from).flatMap((corner) =>
    corners.flatMap((point, index) => {
      const view = viewOf(cells, from, to, corner, [point, corners[(index + 1) % 4] as Point]);
      return view ? [view] : [];
    }),
  );
}

/**
 * Line of sight between cells, exact in integers. What borders and missing squares break is worked out once per pair of
 * cells and kept; each look then only compares bits.
 */
export interface Sight {
  /** The lines that establish sight from a cell to another past these opaque cells; null without sight. */
  between(from: number, to: number, opaque: Uint32Array): SightLines | null;
}

/** Line of sight on these cells. */
export function sightOn(cells: Cells): Sight {
  const known = new Map<number, readonly View[]>();
  return {
    between(from, to, opaque) {
      const key = from * cells.ids.length + to;
      let views = known.get(key);
      if (!views) {
        views = viewsOf(cells, from, to);
        known.set(key, views);
      }
      for (const view of views) if (!meets(view.between, opaque)) return view.lines;
      return null;
    },
  };
}
