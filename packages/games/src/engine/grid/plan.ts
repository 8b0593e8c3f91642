/** A space of a square grid: column letter and row number, `a1` in the north-west. */
export type SpaceId = `${string}${number}`;

/** Ground of a space. `difficult` only has a price, which the caller decides. */
export type Ground = 'open' | 'difficult' | 'impassable' | 'blocking';
/** What stands on the edge between two spaces; an edge that is not listed is open. */
export type Border = 'impassable' | 'blocking' | 'wall';

/** Plan of a square grid: the ground of every space, and the borders on edges between orthogonal neighbours. */
export interface GridPlan {
  readonly columns: number;
  readonly rows: number;
  readonly ground: ReadonlyMap<SpaceId, Ground>;
  readonly borders: readonly { readonly between: readonly [SpaceId, SpaceId]; readonly border: Border }[];
}

/**
 * What may be passed: `walk` nothing but open edges and ground, `count` also what is impassable (distances and
 * adjacency), `free` everything but walls and the edge of the grid.
 */
export type Passage = 'walk' | 'count' | 'free';

/** Codes of ground and borders, ordered so that a passage opens all codes up to its limit. */
export const CODES = { open: 0, difficult: 0, impassable: 1, blocking: 2, wall: 3 } as const;
export const LIMITS: Readonly<Record<Passage, number>> = { walk: 0, count: 1, free: 2 };

const FIRST_COLUMN = 'a'.charCodeAt(0);

/** The id of a space by column and row, counted from 0. Throws beyond column z. */
export function spaceId(column: number, row: number): SpaceId {
  if (column < 0 || column > 25) throw new Error(`no letter for column ${column}`);
  return `${String.fromCharCode(FIRST_COLUMN + column)}${row + 1}`;
}

/** Column and row of a space, counted from 0. */
export function columnAndRow(space: SpaceId): readonly [column: number, row: number] {
  return [space.charCodeAt(0) - FIRST_COLUMN, Number(space.slice(1)) - 1];
}

/** A plan drawn as rows of characters with the ground of each; other characters are no spaces. */
export function groundOf(
  rows: readonly string[],
  legend: Readonly<Record<string, Ground>>,
): ReadonlyMap<SpaceId, Ground> {
  const entries = rows.flatMap((line, row) =>
    [...line].flatMap((sign, column): [SpaceId, Ground][] => {
      const ground = legend[sign];
      return ground ? [[spaceId(column, row), ground]] : [];
    }),
  );
  return new Map(entries);
}
