import type { AllyId } from './allies.ts';
import type { Source, SpaceSymbol } from './facts.ts';

export type PlanetId = 'yavin4' | 'hoth' | 'dagobah-bespin' | 'tatooine' | 'endor' | 'deathstar2';
/** A row, numbered from 1 at the top: `hoth-2`. */
export type RowId = `${PlanetId}-${number}`;
/** A space of a row, numbered from 1 at the left: `hoth-2.3`. */
export type SpaceId = `${RowId}.${number}`;

export interface Row {
  readonly id: RowId;
  readonly spaces: readonly SpaceSymbol[];
  readonly reward: { readonly vp: number; readonly allies: readonly AllyId[] };
}
export interface Planet {
  readonly id: PlanetId;
  /** Not played in the short game. */
  readonly long: boolean;
  readonly rows: readonly Row[];
  /** Names and order are seed; rows and rewards are original but for Yavin 4's second row paying 3. */
  readonly rowsSource: Source;
}

const row = (id: RowId, spaces: readonly SpaceSymbol[], vp: number, ...allies: AllyId[]): Row => ({
  id,
  spaces,
  reward: { vp, allies },
});

/** The planets in the order they are played. */
export const PLANETS: readonly Planet[] = [
  {
    id: 'yavin4',
    long: false,
    rowsSource: 'original',
    rows: [
      row('yavin4-1', ['tie', 'trooper', 'walker', 'walker', 'destroyer'], 2),
      row('yavin4-2', ['trooper', 'destroyer', 'tie', 'walker', 'empire'], 3),
      row('yavin4-3', ['walker', 'destroyer', 'destroyer', 'trooper', 'tie'], 0, 'c3po'),
      row('yavin4-4', ['tie', 'walker', 'trooper', 'destroyer', 'walker', 'tie'], 2, 'wedge'),
    ],
  },
  {
    id: 'hoth',
    long: false,
    rowsSource: 'original',
    rows: [
      row('hoth-1', ['destroyer', 'walker', 'trooper'], 1, 'r2d2'),
      row('hoth-2', ['tie', 'tie', 'walker'], 0, 'rieekan'),
      row('hoth-3', ['trooper', 'trooper', 'destroyer', 'tie'], 3),
      row('hoth-4', ['destroyer', 'walker', 'tie', 'trooper'], 1, 'zev'),
      row('hoth-5', ['walker', 'empire', 'destroyer', 'tie'], 2),
    ],
  },
  {
    id: 'dagobah-bespin',
    long: true,
    rowsSource: 'original',
    rows: [
      row('dagobah-bespin-1', ['trooper', 'walker', 'tie'], 2),
      row('dagobah-bespin-2', ['walker', 'destroyer', 'tie', 'trooper'], 1, 'dr21b'),
      row('dagobah-bespin-3', ['destroyer', 'tie', 'empire'], 0, 'lobot'),
      row('dagobah-bespin-4', ['destroyer', 'destroyer', 'trooper', 'tie'], 0, 'lando'),
      row('dagobah-bespin-5', ['trooper', 'walker', 'walker', 'empire', 'tie'], 2, 'yoda'),
    ],
  },
  {
    id: 'tatooine',
    long: false,
    rowsSource: 'original',
    rows: [
      row('tatooine-1', ['tie', 'destroyer', 'trooper'], 2),
      row('tatooine-2', ['trooper', 'walker', 'walker', 'tie'], 3),
      row('tatooine-3', ['destroyer', 'tie', 'trooper', 'empire'], 1, 'biggs'),
      row('tatooine-4', ['walker', 'trooper', 'destroyer', 'tie', 'empire'], 4),
      row('tatooine-5', ['tie', 'empire', 'walker', 'destroyer', 'trooper'], 3, 'obiwan'),
    ],
  },
  {
    id: 'endor',
    long: false,
    rowsSource: 'original',
    rows: [
      row('endor-1', ['trooper', 'walker', 'destroyer'], 2),
      row('endor-2', ['tie', 'tie', 'trooper', 'destroyer'], 3),
      row('endor-3', ['walker', 'destroyer', 'trooper', 'tie'], 0, 'wicket'),
      row('endor-4', ['destroyer', 'walker', 'empire'], 2),
      row('endor-5', ['walker', 'destroyer', 'tie', 'trooper', 'empire'], 4),
      row('endor-6', ['trooper', 'empire', 'walker', 'tie', 'destroyer'], 3, 'ackbar'),
    ],
  },
  {
    id: 'deathstar2',
    long: false,
    rowsSource: 'original',
    rows: [
      row('deathstar2-1', ['tie', 'destroyer', 'walker'], 3),
      row('deathstar2-2', ['trooper', 'trooper', 'walker', 'empire'], 4),
      row('deathstar2-3', ['destroyer', 'tie', 'walker', 'trooper'], 3),
      row('deathstar2-4', ['destroyer', 'tie', 'trooper', 'destroyer'], 3),
      row('deathstar2-5', ['walker', 'walker', 'destroyer', 'trooper', 'empire'], 5),
      row('deathstar2-6', ['empire', 'tie', 'trooper', 'destroyer', 'walker'], 5),
      row('deathstar2-7', ['destroyer', 'empire', 'trooper', 'tie', 'empire', 'walker'], 7),
    ],
  },
];
export const PLANET_IDS = PLANETS.map((planet) => planet.id);

/** A space: its position and its symbol. */
export interface Space {
  readonly id: SpaceId;
  readonly row: Row;
  /** Number of its row, from 1. */
  readonly rowNumber: number;
  /** Number of the space in its row, from 1. */
  readonly number: number;
  readonly symbol: SpaceSymbol;
}

const spaceList = PLANETS.flatMap((planet) =>
  planet.rows.flatMap((line, rowIndex) =>
    line.spaces.map(
      (symbol, index): Space => ({
        id: `${line.id}.${index + 1}`,
        row: line,
        rowNumber: rowIndex + 1,
        number: index + 1,
        symbol,
      }),
    ),
  ),
);
const spacesById = new Map(spaceList.map((space) => [space.id, space]));
const spacesByRow = new Map(PLANETS.flatMap((planet) => planet.rows).map((line) => [line.id, spacesIn(line.id)]));
const planetsById = new Map(PLANETS.map((planet) => [planet.id, planet]));

function spacesIn(id: RowId): readonly Space[] {
  return spaceList.filter((space) => space.row.id === id);
}

/** Planet by id. Throws when there is none. */
export function planetOf(id: PlanetId): Planet {
  const planet = planetsById.get(id);
  if (!planet) throw new Error(`no planet ${id}`);
  return planet;
}

/** Space by id. Throws when there is none. */
export function spaceOf(id: SpaceId): Space {
  const space = spacesById.get(id);
  if (!space) throw new Error(`no space ${id}`);
  return space;
}

/** The spaces of a row, from the left. */
export function spacesOf(id: RowId): readonly Space[] {
  return spacesByRow.get(id) ?? [];
}
