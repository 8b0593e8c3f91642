import * as z from 'zod/mini';
import { groundOf, type SpaceId, type SquareGrid, squareGrid } from '../../engine/grid/index.ts';
import file from './maps.json' with { type: 'json' };

const words = z.pipe(
  z.string(),
  z.transform((line) => (line === '' ? [] : line.split(' ')) as SpaceId[]),
);
const edges = z.pipe(
  z.string(),
  z.transform((line) => (line === '' ? [] : line.split(' ').map((edge) => edge.split('-') as [SpaceId, SpaceId]))),
);

const mapSchema = z.strictObject({
  id: z.enum(['mos-eisley-outskirts', 'moisture-farm', 'massassi-ruins', 'kuat-space-station', 'ord-mantell-junkyard']),
  /** One line for each row: `.` open, `D` difficult, `I` impassable, `B` blocking, `#` no space. */
  grid: z.array(z.string()),
  walls: edges,
  blockingEdges: edges,
  impassableEdges: edges,
  doors: z.array(z.strictObject({ id: z.string(), edges })),
  terminals: words,
  red: words,
  blue: words,
  areas: z.record(z.string(), words),
  exterior: words,
});

/** A map of the box or of an early expansion: spaces, borders, doors, terminals, deployment zones, areas and exterior spaces. */
export type MapInfo = z.output<typeof mapSchema>;
export type MapId = MapInfo['id'];
export const ZONES = ['red', 'blue'] as const;
export type Zone = (typeof ZONES)[number];

const MAPS: ReadonlyMap<string, MapInfo> = new Map(
  z
    .array(mapSchema)
    .parse(file)
    .map((map) => [map.id, map]),
);
export const MAP_IDS = [...MAPS.keys()] as MapId[];

/** A map by its id. Throws when there is none. */
export function mapInfo(id: string): MapInfo {
  const map = MAPS.get(id);
  if (!map) throw new Error(`no map ${id}`);
  return map;
}

const LEGEND = { '.': 'open', D: 'difficult', I: 'impassable', B: 'blocking' } as const;
/** Most grids in memory: lines of sight make each of them large, and doors open in any order. */
const MOST_GRIDS = 48;
/** Grids by map and open doors, the one made last at the end. */
const grids = new Map<string, SquareGrid>();

/** The grid of a map whose other doors are closed; kept for the sets of open doors made last (IA-11.7). */
export function gridOf(id: MapId, open: readonly string[]): SquareGrid {
  const doors = [id, ...[...open].sort()].join(' ');
  const known = grids.get(doors);
  if (known) return known;
  const [oldest] = grids.keys();
  if (oldest !== undefined && grids.size >= MOST_GRIDS) grids.delete(oldest);
  const grid = gridWith(id, open);
  grids.set(doors, grid);
  return grid;
}

function gridWith(id: MapId, open: readonly string[]): SquareGrid {
  const map = mapInfo(id);
  const closed = map.doors.filter((door) => !open.includes(door.id));
  const bordersOf = (list: MapInfo['walls'], border: 'wall' | 'blocking' | 'impassable') =>
    list.map((between) => ({ between, border }));
  return squareGrid({
    columns: map.grid[0]?.length ?? 0,
    rows: map.grid.length,
    ground: groundOf(map.grid, LEGEND),
    borders: [
      ...bordersOf([...map.walls, ...closed.flatMap((door) => door.edges)], 'wall'),
      ...bordersOf(map.blockingEdges, 'blocking'),
      ...bordersOf(map.impassableEdges, 'impassable'),
    ],
  });
}
