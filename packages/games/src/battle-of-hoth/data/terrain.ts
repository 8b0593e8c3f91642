import type { UnitClass } from './units.ts';

export interface TerrainInfo {
  /** Who may not enter; the others may (BH-8.2, BH-8.12, BH-8.13). */
  readonly closedTo?: 'atat' | 'ground' | 'all';
  /** Ends the move of a unit that enters, which then cannot attack in that turn (BH-8.4, BH-8.6). */
  readonly stops?: true;
  /** Dice a target in it takes off, by the class of the attacker (BH-8.3, BH-8.8, BH-8.10). */
  readonly protection?: Readonly<Record<UnitClass, number>>;
  /** It protects infantry only, which may ignore a retreat besides (BH-8.10, BH-11.11). */
  readonly trench?: true;
  /** Dice a vehicle in it attacks with fewer (BH-8.9). */
  readonly vehicleInside?: number;
  readonly blocksSight?: true;
}

/** Terrain of a hex; a hex without any is open snow (BH-8.1). */
const TERRAIN = {
  ridge: { closedTo: 'atat', protection: { infantry: 1, special: 1, vehicle: 1 }, blocksSight: true },
  rock: { stops: true, protection: { infantry: 1, special: 1, vehicle: 2 }, blocksSight: true },
  serac: { closedTo: 'all', blocksSight: true },
  building: {
    stops: true,
    protection: { infantry: 1, special: 1, vehicle: 2 },
    vehicleInside: 2,
    blocksSight: true,
  },
  wreckage: {
    stops: true,
    protection: { infantry: 1, special: 1, vehicle: 2 },
    vehicleInside: 2,
    blocksSight: true,
  },
  trench: { protection: { infantry: 1, special: 1, vehicle: 1 }, trench: true },
  crevasse: { closedTo: 'ground' },
} as const satisfies Record<string, TerrainInfo>;

export type TerrainId = keyof typeof TERRAIN;
export const TERRAIN_IDS = Object.keys(TERRAIN) as readonly TerrainId[];

export function terrainInfo(id: TerrainId): TerrainInfo {
  return TERRAIN[id];
}

/** Structures: impassable, they block sight and are no units (BH-13.1, BH-13.2). The number is that of the box. */
export const STRUCTURES = { shieldGenerator: { inBox: 2 }, ionCannon: { inBox: 1 } } as const;

export type StructureType = keyof typeof STRUCTURES;
export const STRUCTURE_TYPES = Object.keys(STRUCTURES) as readonly StructureType[];
