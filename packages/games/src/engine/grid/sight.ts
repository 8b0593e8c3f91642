import type { Cells, Point } from './cells.ts';
import { CODES, LIMITS } from './plan.ts';
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
  const reached = ring.map((cell) => cell === from);
  for (let round = 0; round < 3; round++) {
    for (let index = 0; index < 4; index++) {
      const [cell, next] = [ring[index], ring[(index + 1) % 4]];
      if (cell === undefined || next === undefined || cells.edge(cell, next) > LIMITS.count) continue;
      if (reached[index] && isUsable(next)) reached[(index + 1) % 4] = true;
      if (reached[(index + 1) % 4] && isUsable(cell)) reached[index] = true;
    }
  }
  const squares = [
    [-1, -1],
    [0, -1],
    [0, 0],
    [-1, 0],
  ] as const;
  return squares.every(([dx, dy], index) => reached[index] || !overlaps(triangle, corner.x + dx, corner.y + dy));
}

/** The squares a triangle meets besides both ends, as bits; null where one of them is no space. */
function squaresOf(cells: Cells, triangle: Triangle, from: number, to: number): Uint32Array | null {
  const { west, east, north, south, sides } = triangle;
  const [one, two, three] = sides;
  const found: number[] = [];
  for (let y = north; y < south; y++) {
    // The test of `overlaps`, from square to square along the row.
    let a = one.a * west + one.b * y + one.near;
    let b = two.a * west + two.b * y + two.near;
    let c = three.a * west + three.b * y + three.near;
    let cell = y * cells.columns + west;
    for (let x = west; x < east; x++, cell++, a += one.a, b += two.a, c += three.a) {
      if (a <= 0 || b <= 0 || c <= 0 || cell === from || cell === to) continue;
      if (cells.ground[cell] === CODES.wall) return null;
      found.push(cell);
    }
  }
  return bitsOf(cells, found);
}

/** Whether a side of the target is a border that the looker's corner is outside of. */
function isBehindSide(cells: Cells, to: number, corner: Point, [p, q]: readonly [Point, Point]): boolean {
  const { columns } = cells;
  const centre = { x: 2 * (to % columns) + 1, y: 2 * Math.floor(to / columns) + 1 };
  // The cell on the other side of the side.
  const beyond = cells.at((p.x + q.x - centre.x - 1 + (p.x + q.x)) >> 1, (p.y + q.y - centre.y - 1 + (p.y + q.y)) >> 1);
  if (beyond === undefined || cells.edge(to, beyond) <= LIMITS.count) return false;
  const double = ({ x, y }: Point): Point => ({ x: 2 * x, y: 2 * y });
  const side = (point: Point) => Math.sign(area(double(p), double(q), point));
  return side(double(corner)) !== side(centre);
}

/** Whether an edge that blocks sight has a point inside a triangle. */
function isCut({ opaqueEdges }: Cells, triangle: Triangle): boolean {
  const { west, east, north, south } = triangle;
  for (const edge of opaqueEdges) {
    const [one, other] = edge;
    if (other.x <= west || one.x >= east || other.y <= north || one.y >= south) continue;
    if (cuts(triangle, edge)) return true;
  }
  return false;
}

/** The view along the lines from a corner to a side of the target; null where something fixed breaks it. */
function viewOf(cells: Cells, from: number, to: number, corner: Point, side: readonly [Point, Point]): View | null {
  if (area(corner, ...side) === 0) return null;
  const triangle = triangleOf(corner, ...side);
  if (isCut(cells, triangle) || isBehindSide(cells, to, corner, side)) return null;
  const between = squaresOf(cells, triangle, from, to);
  return between && isCornerOpen(cells, from, to, corner, triangle)
    ? { lines: { from: corner, to: side }, between }
    : null;
}

/** Each of the four corners, with each of the four sides. */
const VIEWS = 16;

/** The views from one cell to another that have been worked out so far, and the number of the next to work out. */
interface Views {
  readonly found: View[];
  next: number;
}
const BLIND: Views = { found: [], next: VIEWS };

/** Works out views from one cell to another until one is not blocked. */
function lookOn(
  cells: Cells,
  [from, corners]: readonly [number, readonly Point[]],
  [to, ends]: readonly [number, readonly Point[]],
  views: Views,
  opaque: Uint32Array,
): SightLines | null {
  while (views.next < VIEWS) {
    const [corner, side] = [views.next >> 2, views.next & 3];
    views.next += 1;
    const pair = [ends[side], ends[(side + 1) % 4]] as readonly [Point, Point];
    const view = viewOf(cells, from, to, corners[corner] as Point, pair);
    if (!view) continue;
    views.found.push(view);
    if (!meets(view.between, opaque)) return view.lines;
  }
  return null;
}

/**
 * Line of sight between cells, exact in integers. What borders and missing squares break is worked out once per pair of
 * cells, as far as it is needed, and kept; each further look only compares bits.
 */
export interface Sight {
  /** The lines that establish sight from a cell to another past these opaque cells; null without sight. */
  between(from: number, to: number, opaque: Uint32Array): SightLines | null;
}

/** Line of sight on these cells. */
export function sightOn(cells: Cells): Sight {
  const known: (Views | undefined)[][] = [];
  const corners = cells.ids.map((_id, cell) => cornersOf(cells, cell));
  return {
    between(from, to, opaque) {
      let ofCell = known[from];
      if (!ofCell) {
        ofCell = new Array<Views | undefined>(cells.ids.length).fill(undefined);
        known[from] = ofCell;
      }
      const views = ofCell[to] ?? { found: [], next: 0 };
      for (const view of views.found) if (!meets(view.between, opaque)) return view.lines;
      if (views.next === VIEWS) return null;
      const lines = lookOn(cells, [from, corners[from] ?? []], [to, corners[to] ?? []], views, opaque);
      ofCell[to] = views.next === VIEWS && views.found.length === 0 ? BLIND : views;
      return lines;
    },
  };
}
