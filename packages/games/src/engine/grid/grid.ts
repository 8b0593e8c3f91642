import { bitsOf } from './bit-sets.ts';
import { type Cells, cellsOf } from './cells.ts';
import { CODES, type GridPlan, type Ground, LIMITS, type Passage, type SpaceId } from './plan.ts';
import { type SightLines, sightOn } from './sight.ts';

/**
 * Square grid with borders. Diagonal steps pass a corner, so that two obstacles which meet there stop them. Distances
 * and lines of sight are worked out once and kept.
 */
export interface SquareGrid {
  /** Row by row from north to south. */
  readonly spaces: readonly SpaceId[];
  has(space: string): space is SpaceId;
  /** 1 for each cell of difficult ground. */
  readonly difficult: Uint8Array;
  /** Throws on a space that is not on the grid, like every other method. */
  ground(space: SpaceId): Ground;
  /** The spaces one step away, diagonal ones too; whether something may stand in them is for the caller. */
  steps(space: SpaceId, passage: Passage): readonly SpaceId[];
  /** Those of `steps` that share an edge with the space. */
  orthogonalSteps(space: SpaceId, passage: Passage): readonly SpaceId[];
  /** Whether an orthogonal neighbour is on the grid and the edge to it is open. */
  isOpen(one: SpaceId, other: SpaceId, passage: Passage): boolean;
  /** Whether two spaces are next to each other; blocking spaces are next to none. */
  isAdjacent(one: SpaceId, other: SpaceId): boolean;
  /** Steps between two spaces, counted past what is impassable; infinite without a way. Both ends may be blocking. */
  distance(one: SpaceId, other: SpaceId): number;
  /**
   * The lines that establish sight from one of some spaces to one of others, or null. `opaque`: further spaces that
   * block it, besides blocking ground; the spaces of both ends never do.
   */
  sight(from: readonly SpaceId[], to: readonly SpaceId[], opaque: readonly SpaceId[]): SightLines | null;
  /** The number of a space, with which callers that look often save the search for it. */
  cell(space: SpaceId): number;
  /** A set of cells, for `look`. */
  bits(cells: Iterable<number>): Uint32Array;
  /** `sight` between spaces by their cells. */
  look(from: readonly number[], to: readonly number[], opaque: Uint32Array): SightLines | null;
  /** All spaces that are seen from one of some spaces. */
  seenFrom(from: readonly SpaceId[], opaque: readonly SpaceId[]): readonly SpaceId[];
}

const AROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const;

/** The bits of all neighbours in the order of `AROUND`, and of those that share an edge. */
const ALL = 0b1111_1111;
const ORTHOGONAL = 0b0101_0101;

/** The neighbours of cells that one step leads to, as bits in the order of `AROUND`. */
class Links {
  readonly #bits: Uint8Array;
  /** What to add to the number of a cell for each neighbour. */
  readonly #offsets: readonly number[];

  constructor(cells: Cells, passage: Passage) {
    this.#offsets = AROUND.map(([dx, dy]) => dy * cells.columns + dx);
    this.#bits = Uint8Array.from(cells.ids, (id, cell) => {
      const [x, y] = [cell % cells.columns, Math.floor(cell / cells.columns)];
      const isOpen = ([dx, dy]: readonly [number, number]) => {
        const next = cells.at(x + dx, y + dy);
        return next !== undefined && cells.ids[next] !== undefined && cells.isLinked(cell, next, passage);
      };
      return id ? AROUND.reduce((bits, way, index) => bits | (Number(isOpen(way)) << index), 0) : 0;
    });
  }

  /** The neighbours, clockwise from north, in some directions. */
  from(cell: number, ways = ALL): number[] {
    const found: number[] = [];
    for (let bits = (this.#bits[cell] ?? 0) & ways, index = 0; bits > 0; bits >>= 1, index++)
      if (bits & 1) found.push(cell + (this.#offsets[index] ?? 0));
    return found;
  }

  has(from: number, to: number): boolean {
    for (let bits = this.#bits[from] ?? 0, index = 0; bits > 0; bits >>= 1, index++)
      if (bits & 1 && from + (this.#offsets[index] ?? 0) === to) return true;
    return false;
  }
}

/** Distance to a cell that cannot be reached. */
const FAR = 65_535;

/** Steps from a cell to every other: breadth first; blocking cells are reached but not passed. */
function distancesFrom(cells: Cells, links: Links, start: number): Uint16Array {
  const distances = new Uint16Array(cells.ids.length).fill(FAR);
  distances[start] = 0;
  const queue = [start];
  for (const cell of queue) {
    if (cell !== start && (cells.ground[cell] ?? 0) > LIMITS.count) continue;
    for (const next of links.from(cell)) {
      if (distances[next] !== FAR) continue;
      distances[next] = (distances[cell] ?? 0) + 1;
      queue.push(next);
    }
  }
  return distances;
}

/** The methods of a grid that look along lines. */
function looking(
  cells: Cells,
  at: (space: SpaceId) => number,
): Pick<SquareGrid, 'sight' | 'cell' | 'bits' | 'look' | 'seenFrom'> {
  const blocking = bitsOf(
    cells.ids.length,
    cells.ids.flatMap((id, cell) => (id && cells.ground[cell] === CODES.blocking ? [cell] : [])),
  );
  const sight = sightOn(cells);
  /** Cells that block sight between some ends; written anew for every look. */
  const bits = new Uint32Array(blocking.length);
  const clear = (ends: readonly number[]) => {
    for (const cell of ends) bits[cell >> 5] = (bits[cell >> 5] ?? 0) & ~(1 << (cell & 31));
  };
  const mark = (opaque: Uint32Array) => {
    for (let word = 0; word < bits.length; word++) bits[word] = (blocking[word] ?? 0) | (opaque[word] ?? 0);
  };
  const look: SquareGrid['look'] = (from, to, opaque) => {
    mark(opaque);
    clear(from);
    clear(to);
    for (const one of from) {
      for (const other of to) {
        const lines = sight.between(one, other, bits);
        if (lines) return lines;
      }
    }
    return null;
  };
  return {
    look,
    cell: at,
    bits: (members) => bitsOf(cells.ids.length, members),
    sight: (from, to, opaque) => look(from.map(at), to.map(at), bitsOf(cells.ids.length, opaque.map(at))),
    seenFrom(from, opaque) {
      const starts = from.map(at);
      mark(bitsOf(cells.ids.length, opaque.map(at)));
      clear(starts);
      return cells.ids.flatMap((id, cell) =>
        id && starts.some((start) => sight.between(start, cell, bits)) ? [id] : [],
      );
    },
  };
}

/** The grid of a plan. */
export function squareGrid(plan: GridPlan): SquareGrid {
  const cells = cellsOf(plan);
  const at = (space: SpaceId): number => {
    const cell = cells.numbers.get(space);
    if (cell === undefined) throw new Error(`space ${space} is not on the grid`);
    return cell;
  };
  const links = {
    walk: new Links(cells, 'walk'),
    count: new Links(cells, 'count'),
    free: new Links(cells, 'free'),
  };
  const distances = new Map<number, Uint16Array>();
  const idsOf = (found: readonly number[]) => found.flatMap((cell) => cells.ids[cell] ?? []);
  const isBlocking = (cell: number) => cells.ground[cell] === CODES.blocking;
  return {
    spaces: [...cells.numbers.keys()] as SpaceId[],
    difficult: Uint8Array.from(cells.ids, (id) => Number(id !== undefined && plan.ground.get(id) === 'difficult')),
    has: (space): space is SpaceId => cells.numbers.has(space),
    ground: (space) => plan.ground.get(cells.ids[at(space)] ?? space) ?? 'open',
    steps: (space, passage) => idsOf(links[passage].from(at(space))),
    orthogonalSteps: (space, passage) => idsOf(links[passage].from(at(space), ORTHOGONAL)),
    isOpen: (one, other, passage) => cells.numbers.has(other) && cells.edge(at(one), at(other)) <= LIMITS[passage],
    isAdjacent: (one, other) => !isBlocking(at(one)) && !isBlocking(at(other)) && links.count.has(at(one), at(other)),
    distance(one, other) {
      const start = at(one);
      const known = distances.get(start) ?? distancesFrom(cells, links.count, start);
      distances.set(start, known);
      const found = known[at(other)] ?? FAR;
      return found === FAR ? Number.POSITIVE_INFINITY : found;
    },
    ...looking(cells, at),
  };
}
