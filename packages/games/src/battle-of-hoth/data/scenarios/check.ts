import type { HexId } from '../../../engine/hex/index.ts';
import { STRUCTURES, type StructureType, TERRAIN_IDS, type TerrainId, terrainInfo } from '../terrain.ts';
import { type BadgeId, badgeFits, fullStrength, UNIT_TYPES, UNITS, type UnitType } from '../units.ts';

/** The part of a scenario in which entries must fit together. */
interface Parts {
  readonly terrain: readonly { readonly type: TerrainId; readonly at: HexId }[];
  readonly structures: readonly { readonly id: string; readonly type: StructureType; readonly at: HexId }[];
  readonly units: readonly { readonly type: UnitType; readonly at: HexId; readonly badge?: BadgeId | undefined }[];
  readonly objectives: readonly { readonly id: string }[];
  readonly specialRules: readonly { readonly id: string }[];
}

interface Problem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

function isClosed(terrain: TerrainId, type: UnitType): boolean {
  const { closedTo } = terrainInfo(terrain);
  if (closedTo === 'atat') return type === 'atat';
  return closedTo === 'all' || (closedTo === 'ground' && !('flying' in UNITS[type]));
}

const CLOSED_TO: ReadonlyMap<TerrainId, ReadonlySet<UnitType>> = new Map(
  TERRAIN_IDS.map((terrain) => [terrain, new Set(UNIT_TYPES.filter((type) => isClosed(terrain, type)))]),
);

/** Whether a unit type may not stand on a terrain. */
export function isClosedTo(terrain: TerrainId, type: UnitType): boolean {
  return CLOSED_TO.get(terrain)?.has(type) ?? false;
}

/** Entries of one list that repeat the value of an earlier one. */
function repeated<T>(list: string, field: string, entries: readonly T[], of: (entry: T) => string): Problem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const value = of(entry);
    const isNew = !seen.has(value);
    seen.add(value);
    return isNew ? [] : [{ path: [list, index, field], message: `${value} is taken` }];
  });
}

function unitProblems({ units, terrain, structures }: Parts): Problem[] {
  const ground = new Map(terrain.map(({ type, at }) => [at, type]));
  const built = new Set(structures.map(({ at }) => at));
  return units.flatMap(({ type, at, badge }, index) => {
    const under = ground.get(at);
    return [
      ...(under && isClosedTo(under, type)
        ? [{ path: ['units', index, 'at'], message: `${type} cannot stand on ${under}` }]
        : []),
      ...(built.has(at) ? [{ path: ['units', index, 'at'], message: 'a structure stands there' }] : []),
      ...(badge && !badgeFits(badge, type)
        ? [{ path: ['units', index, 'badge'], message: `${badge} is no badge for ${type}` }]
        : []),
    ];
  });
}

/** More pieces than the box holds (BH-1.1). */
function boxProblems({ units, structures }: Parts): Problem[] {
  const figures = UNIT_TYPES.flatMap((type) => {
    const own = units.filter((unit) => unit.type === type);
    const used = own.reduce((sum, { badge }) => sum + fullStrength(type, badge ?? null), 0);
    const { inBox } = UNITS[type];
    return used > inBox ? [{ path: ['units'], message: `${used} figures of ${type}, the box holds ${inBox}` }] : [];
  });
  const tiles = (Object.keys(STRUCTURES) as StructureType[]).filter(
    (type) => structures.filter((one) => one.type === type).length > STRUCTURES[type].inBox,
  );
  return [...figures, ...tiles.map((type) => ({ path: ['structures'], message: `more of ${type} than in the box` }))];
}

/** Everything about a scenario that does not fit together, with the path of the entry. */
export function problemsOf(scenario: Parts): Problem[] {
  const { terrain, structures, units, objectives, specialRules } = scenario;
  return [
    ...repeated('terrain', 'at', terrain, ({ at }) => at),
    ...repeated('units', 'at', units, ({ at }) => at),
    ...repeated('structures', 'at', structures, ({ at }) => at),
    ...repeated('structures', 'id', structures, ({ id }) => id),
    ...repeated('objectives', 'id', objectives, ({ id }) => id),
    ...repeated('specialRules', 'id', specialRules, ({ id }) => id),
    ...unitProblems(scenario),
    ...boxProblems(scenario),
  ];
}
