import type { SquareGrid } from './grid.ts';
import { CODES, columnAndRow, LIMITS, type Passage, type SpaceId, spaceId } from './plan.ts';

/** Where a base of one or more spaces lies: its north-western space, and its columns and rows. */
export interface Place {
  readonly space: SpaceId;
  readonly columns: number;
  readonly rows: number;
}

/** Identity of a place: `c4`, or `c4/2x3` for a base of several spaces. */
export function placeKey({ space, columns, rows }: Place): string {
  return columns * rows === 1 ? space : `${space}/${columns}x${rows}`;
}

/** A place that keeps the spaces it covers. */
class KnownPlace implements Place {
  readonly space: SpaceId;
  readonly columns: number;
  readonly rows: number;
  readonly #spaces: readonly SpaceId[];

  constructor(place: Place) {
    this.space = place.space;
    this.columns = place.columns;
    this.rows = place.rows;
    this.#spaces = coveredBy(place);
  }

  static spacesOf(place: Place): readonly SpaceId[] | undefined {
    return #spaces in place ? place.#spaces : undefined;
  }
}

const places = new Map<string, Place>();

/** The place of a key that `placeKey` has made. */
export function placeOf(key: string): Place {
  const known = places.get(key);
  if (known) return known;
  const [space = '', size = '1x1'] = key.split('/');
  const [columns = 1, rows = 1] = size.split('x').map(Number);
  const place = new KnownPlace({ space: space as SpaceId, columns, rows });
  places.set(key, place);
  return place;
}

function coveredBy({ space, columns, rows }: Place): readonly SpaceId[] {
  const [column, row] = columnAndRow(space);
  return Array.from({ length: columns * rows }, (_one, index) =>
    spaceId(column + (index % columns), row + Math.floor(index / columns)),
  );
}

/** The spaces of a base, also such as are not on a grid. */
export function spacesOf(place: Place): readonly SpaceId[] {
  return KnownPlace.spacesOf(place) ?? coveredBy(place);
}

/** A place moved by some columns and rows; null beyond the north-western edge. */
function shifted({ space, columns, rows }: Place, dx: number, dy: number): Place | null {
  const [column, row] = columnAndRow(space);
  if (column + dx < 0 || row + dy < 0 || column + dx + columns > 26) return null;
  return { space: spaceId(column + dx, row + dy), columns, rows };
}

/** The pairs of neighbouring spaces inside a base. */
function seamsOf(place: Place): readonly (readonly [SpaceId, SpaceId])[] {
  const spaces = spacesOf(place);
  const { columns } = place;
  return spaces.flatMap((space, index): [SpaceId, SpaceId][] => [
    ...((index + 1) % columns > 0 ? [[space, spaces[index + 1]] as [SpaceId, SpaceId]] : []),
    ...(index + columns < spaces.length ? [[space, spaces[index + columns]] as [SpaceId, SpaceId]] : []),
  ]);
}

/** Whether a base may lie there: ground that the passage opens, and no closed border inside it. */
export function canLie(grid: SquareGrid, place: Place, passage: Passage): boolean {
  const fits = spacesOf(place).every((space) => grid.has(space) && CODES[grid.ground(space)] <= LIMITS[passage]);
  return fits && seamsOf(place).every(([one, other]) => grid.isOpen(one, other, passage));
}

const ORTHOGONAL = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Steps of the whole base to an orthogonal neighbour; large bases make no diagonal ones. */
function shifts(grid: SquareGrid, place: Place, passage: Passage): Place[] {
  return ORTHOGONAL.flatMap(([dx, dy]) => {
    const next = shifted(place, dx, dy);
    if (!next || !canLie(grid, next, passage)) return [];
    const entered = spacesOf(next);
    return spacesOf(place).every((space, index) => grid.isOpen(space, entered[index] as SpaceId, passage))
      ? [next]
      : [];
  });
}

/** Turns by 90 degrees of an oblong base: the new place shares at least half of the old spaces. */
export function turns(grid: SquareGrid, place: Place, passage: Passage): Place[] {
  if (place.columns === place.rows) return [];
  const old = spacesOf(place);
  const turned = { space: place.space, columns: place.rows, rows: place.columns };
  const reach = Math.max(place.columns, place.rows) - 1;
  const found: Place[] = [];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const next = shifted(turned, dx, dy);
      if (!next || !canLie(grid, next, passage)) continue;
      const shared = spacesOf(next).filter((space) => old.includes(space)).length;
      if (shared * 2 >= old.length) found.push(next);
    }
  }
  return found;
}

/** The places one step away, without turns: diagonal ones for a base of one space only. */
export function stepsOf(grid: SquareGrid, place: Place, passage: Passage): Place[] {
  if (place.columns * place.rows > 1) return shifts(grid, place, passage);
  const found = grid.steps(place.space, passage).map((space) => ({ space, columns: 1, rows: 1 }));
  return found.filter((next) => canLie(grid, next, passage));
}

/** The places of one kind of movement by number, with those one step away: worked out once for each grid, as needed. */
export class Network {
  /** Places of `placeOf` by number, and the cells they cover. */
  readonly places: Place[] = [];
  readonly cells: (readonly number[])[] = [];
  readonly #grid: SquareGrid;
  readonly #numbers = new Map<Place, number>();
  readonly #nexts: (readonly number[] | undefined)[] = [];
  readonly #stepsFrom: (place: Place) => readonly Place[];

  constructor(grid: SquareGrid, stepsFrom: (place: Place) => readonly Place[]) {
    this.#grid = grid;
    this.#stepsFrom = stepsFrom;
  }

  numberOf(place: Place): number {
    const known = this.#numbers.get(place);
    if (known !== undefined) return known;
    this.#numbers.set(place, this.places.length);
    this.cells.push(spacesOf(place).map((space) => this.#grid.cell(space)));
    return this.places.push(place) - 1;
  }

  /** The numbers of the places one step away. */
  nexts(number: number): readonly number[] {
    const known = this.#nexts[number];
    if (known) return known;
    const place = this.places[number];
    const nexts = place ? this.#stepsFrom(place).map((next) => this.numberOf(placeOf(placeKey(next)))) : [];
    this.#nexts[number] = nexts;
    return nexts;
  }
}

const networks = new WeakMap<SquareGrid, Map<string, Network>>();

/** The network of a grid for a passage, with turns if the base may turn. */
export function networkOf(grid: SquareGrid, passage: Passage, mayTurn: boolean): Network {
  const ofGrid = networks.get(grid) ?? new Map<string, Network>();
  networks.set(grid, ofGrid);
  const kind = mayTurn ? `${passage} turns` : passage;
  const known =
    ofGrid.get(kind) ??
    new Network(grid, (place) => {
      const steps = stepsOf(grid, place, passage);
      return mayTurn ? [...steps, ...turns(grid, place, passage)] : steps;
    });
  ofGrid.set(kind, known);
  return known;
}

/** All places of a base of this size that cover a space, in any orientation. */
export function placesOver(grid: SquareGrid, space: SpaceId, size: Omit<Place, 'space'>, passage: Passage): Place[] {
  const flipped = { columns: size.rows, rows: size.columns };
  const sizes = size.columns === size.rows ? [size] : [size, flipped];
  return sizes.flatMap(({ columns, rows }) =>
    Array.from({ length: columns * rows }, (_one, index) =>
      shifted({ space, columns, rows }, -(index % columns), -Math.floor(index / columns)),
    ).flatMap((place) => (place && canLie(grid, place, passage) ? [place] : [])),
  );
}
