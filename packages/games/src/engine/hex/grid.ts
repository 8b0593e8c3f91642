import { type HexLine, lineBetween } from './line.ts';
import { type HexId, hexId, type Offset } from './offset.ts';

/** The six directions of a pointy-top hex, clockwise from north-east. */
export const DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Step by direction: columns in an even row, columns in an odd row, rows. */
const STEPS: Readonly<Record<Direction, readonly [even: number, odd: number, rows: number]>> = {
  NE: [0, 1, -1],
  E: [1, 1, 0],
  SE: [0, 1, 1],
  SW: [-1, 0, 1],
  W: [-1, -1, 0],
  NW: [-1, 0, -1],
};

/** Cube distance: the number of steps between two hexes of an unbounded grid. */
function cubeDistance(one: Offset, other: Offset): number {
  const q = ({ col, row }: Offset) => col - (row - (row & 1)) / 2;
  const [dq, dr] = [q(one) - q(other), one.row - other.row];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/**
 * Hex grid in offset coordinates: rows of pointy-top hexes, odd rows shifted half a hex to the east. All geometry is
 * worked out once and kept in tables.
 */
export interface HexGrid {
  /** Row by row from north to south, each from west to east. */
  readonly hexes: readonly HexId[];
  has(hex: string): hex is HexId;
  /** Throws on a hex that is not on the grid, like every other method. */
  offset(hex: HexId): Offset;
  /** The next hex in a direction; null over the edge of the grid. */
  neighbour(hex: HexId, direction: Direction): HexId | null;
  /** The hexes next to one, clockwise from north-east. */
  neighbours(hex: HexId): readonly HexId[];
  distance(one: HexId, other: HexId): number;
  /** The hexes up to so many steps away, without the hex itself, in the order of `hexes`. */
  within(hex: HexId, steps: number): readonly HexId[];
  /** The hexes a straight line from centre to centre meets, also those just beyond the edge of the grid. */
  line(from: HexId, to: HexId): HexLine;
}

interface Place extends Offset {
  readonly next: Readonly<Record<Direction, HexId | null>>;
  readonly neighbours: readonly HexId[];
  readonly distances: ReadonlyMap<HexId, number>;
  readonly lines: Map<HexId, HexLine>;
  readonly rings: Map<number, readonly HexId[]>;
}

function placeOf({ col, row }: Offset, all: ReadonlyMap<HexId, Offset>): Place {
  const entries = DIRECTIONS.map((direction): [Direction, HexId | null] => {
    const [even, odd, rows] = STEPS[direction];
    const hex = hexId(col + (row % 2 === 0 ? even : odd), row + rows);
    return [direction, all.has(hex) ? hex : null];
  });
  return {
    col,
    row,
    next: Object.fromEntries(entries) as Record<Direction, HexId | null>,
    neighbours: entries.flatMap(([, hex]) => (hex ? [hex] : [])),
    distances: new Map([...all].map(([hex, other]) => [hex, cubeDistance({ col, row }, other)])),
    lines: new Map(),
    rings: new Map(),
  };
}

/** A grid whose rows have these numbers of hexes, from north to south. */
export function hexGrid(widths: readonly number[]): HexGrid {
  const offsets = new Map(
    widths.flatMap((width, row) =>
      Array.from({ length: width }, (_one, col): [HexId, Offset] => [hexId(col, row), { col, row }]),
    ),
  );
  const places = new Map([...offsets].map(([hex, offset]) => [hex, placeOf(offset, offsets)]));
  const columns = Math.max(...widths);
  const at = (hex: HexId): Place => {
    const place = places.get(hex);
    if (!place) throw new Error(`hex ${hex} is not on the grid`);
    return place;
  };
  return {
    hexes: [...offsets.keys()],
    has: (hex): hex is HexId => places.has(hex as HexId),
    offset: at,
    neighbour: (hex, direction) => at(hex).next[direction],
    neighbours: (hex) => at(hex).neighbours,
    distance(one, other) {
      const distance = at(one).distances.get(other);
      if (distance === undefined) throw new Error(`hex ${other} is not on the grid`);
      return distance;
    },
    within(hex, steps) {
      const { distances, rings } = at(hex);
      const known = rings.get(steps);
      if (known) return known;
      const found = [...distances].flatMap(([one, distance]) => (distance > 0 && distance <= steps ? [one] : []));
      rings.set(steps, found);
      return found;
    },
    line(from, to) {
      const known = at(from).lines.get(to);
      if (known) return known;
      const line = lineBetween(at(from), at(to), columns);
      at(from).lines.set(to, line);
      return line;
    },
  };
}
