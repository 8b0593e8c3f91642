import { bitsOf, LinkedBitSets } from './bit-sets.ts';
import type { Cells, Point } from './cells.ts';
import { CODES, LIMITS } from './plan.ts';
import { area, cuts, overlaps, type Triangle, triangleOf } from './triangle.ts';

/** Two lines from a corner to the ends of a side of the target, in columns and rows from the north-west corner. */
export interface SightLines {
  readonly from: Point;
  readonly to: readonly [Point, Point];
}

/** The corner points of all cells, row by row; each is shared by the cells around it. */
class Corners {
  readonly #columns: number;
  readonly #points: readonly Point[];

  constructor({ columns, rows }: Cells) {
    this.#columns = columns;
    this.#points = Array.from({ length: (columns + 1) * (rows + 1) }, (_one, point) => {
      return { x: point % (columns + 1), y: Math.floor(point / (columns + 1)) };
    });
  }

  /** A corner of a cell: 0 is the north-western one, the others follow clockwise. */
  of(cell: number, corner: number): Point {
    const isEast = corner === 1 || corner === 2;
    const first = cell + Math.floor(cell / this.#columns);
    return this.#points[first + Number(isEast) + (corner > 1 ? this.#columns + 1 : 0)] as Point;
  }

  /** The lines of a view from one cell to another, by its number. */
  linesOf(from: number, to: number, view: number): SightLines {
    const side = view & 3;
    return { from: this.of(from, view >> 2), to: [this.of(to, side), this.of(to, (side + 1) & 3)] };
  }
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

/** The squares between the lines from a corner to a side of the target; null where something fixed breaks the lines. */
function squaresBetween(cells: Cells, from: number, to: number, lines: SightLines): Uint32Array | null {
  const { from: corner, to: side } = lines;
  if (area(corner, ...side) === 0) return null;
  const triangle = triangleOf(corner, ...side);
  if (isCut(cells, triangle) || isBehindSide(cells, to, corner, side)) return null;
  const between = squaresOf(cells, triangle, from, to);
  return between && isCornerOpen(cells, from, to, corner, triangle) ? between : null;
}

/** Most pairs of cells whose views are kept: half a megabyte. */
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
  const corners = new Corners(cells);
  /** Squares of the views that have been worked out so far and that nothing fixed breaks, in lists for pairs of cells. */
  const sets = new LinkedBitSets(cells.ids.length, VIEWS);
  /** For each pair of cells, the first node of its list times 32, plus the number of views worked out. */
  const known = new Uint32Array(cells.ids.length ** 2);
  let pairs = 0;
  /** Works out views of a pair until one is not blocked; `last` is the last node of its list. */
  const lookOn = (from: number, to: number, opaque: Uint32Array, last: number): SightLines | null => {
    const pair = from * cells.ids.length + to;
    let first = (known[pair] ?? 0) >> 5;
    let end = last;
    let seen: SightLines | null = null;
    let view = (known[pair] ?? 0) & 31;
    for (; view < VIEWS && !seen; view++) {
      const lines = corners.linesOf(from, to, view);
      const squares = squaresBetween(cells, from, to, lines);
      if (!squares) continue;
      end = sets.add(squares, view, end);
      first ||= end;
      if (!sets.meets(end, opaque)) seen = lines;
    }
    known[pair] = (first << 5) | view;
    return seen;
  };
  return {
    between(from, to, opaque) {
      const pair = from * cells.ids.length + to;
      const views = known[pair] ?? 0;
      let last = 0;
      for (let node = views >> 5; node !== 0; node = sets.next(node)) {
        if (!sets.meets(node, opaque)) return corners.linesOf(from, to, sets.tag(node));
        last = node;
      }
      if ((views & 31) === VIEWS) return null;
      if (views === 0) pairs += 1;
      if (pairs > MOST_PAIRS) {
        known.fill(0);
        sets.clear();
        pairs = 1;
        last = 0;
      }
      return lookOn(from, to, opaque, last);
    },
  };
}
