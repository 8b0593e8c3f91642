import { BitSets, bitsOf } from './bit-sets.ts';
import type { Cells, Point } from './cells.ts';
import { CODES, LIMITS } from './plan.ts';
import { area, cuts, overlaps, type Triangle, triangleOf } from './triangle.ts';

/** Two lines from a corner to the ends of a side of the target, in columns and rows from the north-west corner. */
export interface SightLines {
  readonly from: Point;
  readonly to: readonly [Point, Point];
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
  return bitsOf(cells.ids.length, found);
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

/** Each of the four corners, with each of the four sides. */
const VIEWS = 16;

/** The lines of a view, by its number. */
function linesOf(corners: readonly Point[], ends: readonly Point[], view: number): SightLines {
  const side = view & 3;
  return { from: corners[view >> 2] as Point, to: [ends[side] as Point, ends[(side + 1) % 4] as Point] };
}

/** The squares between the lines from a corner to a side of the target; null where something fixed breaks the lines. */
function squaresBetween(cells: Cells, from: number, to: number, lines: SightLines): Uint32Array | null {
  const { from: corner, to: side } = lines;
  if (area(corner, ...side) === 0) return null;
  const triangle = triangleOf(corner, ...side);
  if (isCut(cells, triangle) || isBehindSide(cells, to, corner, side)) return null;
  const between = squaresOf(cells, triangle, from, to);
  return between && isCornerOpen(cells, from, to, corner, triangle) ? between : null;
}

/**
 * The views from one cell to another that have been worked out so far and that nothing fixed breaks, each as the number
 * of its set of squares times `VIEWS` plus its own, and the number of the next to work out.
 */
interface Views {
  found: readonly number[];
  next: number;
}
const BLIND: Views = { found: [], next: VIEWS };

/** Most pairs of cells whose views are kept: one to two megabytes. */
const MOST_PAIRS = 8_192;

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
  const corners = cells.ids.map((_id, cell) => cornersOf(cells, cell));
  const sets = new BitSets(cells.ids.length);
  const known = new Map<number, Views>();
  /** Works out views from one cell to another until one is not blocked. */
  const lookOn = (from: number, to: number, views: Views, opaque: Uint32Array): SightLines | null => {
    while (views.next < VIEWS) {
      const view = views.next;
      views.next += 1;
      const lines = linesOf(corners[from] ?? [], corners[to] ?? [], view);
      const squares = squaresBetween(cells, from, to, lines);
      if (!squares) continue;
      const set = sets.add(squares);
      // A list that grows by `push` would have room for seventeen.
      views.found = views.found.concat(set * VIEWS + view);
      if (!sets.meets(set, opaque)) return lines;
    }
    return null;
  };
  return {
    between(from, to, opaque) {
      const pair = from * cells.ids.length + to;
      const views = known.get(pair) ?? { found: [], next: 0 };
      for (const one of views.found)
        if (!sets.meets(Math.floor(one / VIEWS), opaque))
          return linesOf(corners[from] ?? [], corners[to] ?? [], one % VIEWS);
      if (views.next === VIEWS) return null;
      if (known.size >= MOST_PAIRS && !known.has(pair)) {
        known.clear();
        sets.clear();
      }
      const lines = lookOn(from, to, views, opaque);
      known.set(pair, views.next === VIEWS && views.found.length === 0 ? BLIND : views);
      return lines;
    },
  };
}
