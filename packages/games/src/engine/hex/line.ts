import type { HexId, Offset } from './offset.ts';

/** The hexes that a line from centre to centre meets, without its two ends, row by row. */
export interface HexLine {
  /** Hexes whose interior the line crosses. */
  readonly crossed: readonly HexId[];
  /** Hexes with a border the line runs along, on the line's left hand side. */
  readonly left: readonly HexId[];
  /** The same on its right hand side. */
  readonly right: readonly HexId[];
}

/** Corners of a hex from its centre, with centres at whole numbers: (2·column + 1 in odd rows, 3·row). */
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** Centre in whole numbers; lengths along x weigh three times as much as along y. */
function centre({ col, row }: Offset): readonly [x: number, y: number] {
  return [2 * col + (row & 1), 3 * row];
}

/** Where the corners of the hex with its centre at (x, y), seen from the line's start, lie: how many on each side. */
function cornersBySide(x: number, y: number, dx: number, dy: number): { left: number; right: number } {
  const sides = CORNERS.map(([ox, oy]) => Math.sign(dx * (y + oy) - dy * (x + ox)));
  return { left: sides.filter((side) => side < 0).length, right: sides.filter((side) => side > 0).length };
}

/**
 * Exact line test in whole numbers: of all hexes whose centre projects between the two ends, those with corners on both
 * sides of the line are crossed, those with exactly two corners on it lie along it; one corner on it counts for nothing.
 * `columns`: hexes of the widest row. Hexes one column beyond the rows count too; an edge can have halves of them.
 */
export function lineBetween(from: Offset, to: Offset, columns: number): HexLine {
  const [ax, ay] = centre(from);
  const [bx, by] = centre(to);
  const [dx, dy] = [bx - ax, by - ay];
  const whole = 3 * dx * dx + dy * dy;
  const crossed: HexId[] = [];
  // By how far along the line they lie: the hexes of a border lie equally far.
  const left = new Map<number, HexId>();
  const right = new Map<number, HexId>();
  for (let row = Math.min(from.row, to.row); row <= Math.max(from.row, to.row); row++) {
    for (let col = -1; col <= columns; col++) {
      const [x, y] = [2 * col + (row & 1) - ax, 3 * row - ay];
      const along = 3 * x * dx + y * dy;
      if (along <= 0 || along >= whole) continue;
      const corners = cornersBySide(x, y, dx, dy);
      if (corners.left > 0 && corners.right > 0) crossed.push(`${col},${row}`);
      else if (corners.left === 4) left.set(along, `${col},${row}`);
      else if (corners.right === 4) right.set(along, `${col},${row}`);
    }
  }
  return { crossed, left: [...left.values()], right: [...right.values()] };
}
