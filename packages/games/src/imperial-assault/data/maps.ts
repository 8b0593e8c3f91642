import { groundOf, type SpaceId, type SquareGrid, squareGrid } from '../../engine/grid/index.ts';
import { wordsOf } from './lines.ts';
import file from './maps.json' with { type: 'json' };
import type { MapInfo } from './schema.ts';

const spacesOf = wordsOf<SpaceId>;
const edgesOf = (line: string) => wordsOf(line).map((edge) => edge.split('-') as [SpaceId, SpaceId]);

export type MapId = MapInfo['id'];
export const ZONES = ['red', 'blue'] as const;
export type Zone = (typeof ZONES)[number];

const MAPS: ReadonlyMap<string, MapInfo> = new Map(
  file.map((map) => {
    const read = {
      ...map,
      id: map.id as MapId,
      walls: edgesOf(map.walls),
      blockingEdges: edgesOf(map.blockingEdges),
      impassableEdges: edgesOf(map.impassableEdges),
      doors: map.doors.map(({ edges, ...door }) => ({ ...door, edges: edgesOf(edges) })),
      terminals: spacesOf(map.terminals),
      red: spacesOf(map.red),
      blue: spacesOf(map.blue),
      areas: Object.fromEntries(Object.entries<string>(map.areas).map(([area, line]) => [area, spacesOf(line)])),
      exterior: spacesOf(map.exterior),
    };
    return [read.id, read];
  }),
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
