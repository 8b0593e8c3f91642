/** Sides of the battle; the Empire's baseline is in the north, the Rebels' in the south. */
export const SIDES = ['rebels', 'empire'] as const;
export type Side = (typeof SIDES)[number];

export function rivalOf(side: Side): Side {
  return side === 'rebels' ? 'empire' : 'rebels';
}

/** What a symbol of the die and an order card mean by a kind of unit. */
export type UnitClass = 'infantry' | 'vehicle' | 'special';

export interface UnitInfo {
  readonly side: Side;
  readonly class: UnitClass;
  /** Figures at the start (BH-3.1). */
  readonly figures: number;
  /** Figures in the box (BH-1.1). */
  readonly inBox: number;
  /** Hexes it may move; hexes it may move and still attack (BH-7.1 to BH-7.5). */
  readonly move: number;
  readonly moveAndAttack: number;
  /** Dice by distance, from 1; as long as its range (BH-9.4). */
  readonly dice: readonly number[];
  /** Whether its elimination gives a medal (BH-4.2, BH-4.3). */
  readonly scores: boolean;
  readonly flying?: true;
  /** Never retreats (BH-11.10). */
  readonly ignoresRetreats?: true;
  /** No terrain protects it (BH-8.16). */
  readonly unprotected?: true;
  /** Dice that hit it are rolled again (BH-9.17). */
  readonly confirmed?: true;
}

export const UNITS = {
  snowtrooper: {
    side: 'empire',
    class: 'infantry',
    figures: 4,
    inBox: 32,
    move: 2,
    moveAndAttack: 1,
    dice: [3, 2, 1],
    scores: true,
  },
  atat: {
    side: 'empire',
    class: 'vehicle',
    figures: 1,
    inBox: 3,
    move: 1,
    moveAndAttack: 1,
    dice: [3, 3, 3],
    scores: true,
    ignoresRetreats: true,
    unprotected: true,
    confirmed: true,
  },
  probeDroid: {
    side: 'empire',
    class: 'special',
    figures: 2,
    inBox: 4,
    move: 2,
    moveAndAttack: 2,
    dice: [2, 1],
    scores: false,
  },
  echoTrooper: {
    side: 'rebels',
    class: 'infantry',
    figures: 3,
    inBox: 24,
    move: 2,
    moveAndAttack: 1,
    dice: [3, 2, 1],
    scores: true,
  },
  snowspeeder: {
    side: 'rebels',
    class: 'vehicle',
    figures: 3,
    inBox: 9,
    move: 3,
    moveAndAttack: 3,
    dice: [4, 2],
    scores: true,
    flying: true,
  },
  rebelArtillery: {
    side: 'rebels',
    class: 'special',
    figures: 1,
    inBox: 2,
    move: 0,
    moveAndAttack: 0,
    dice: [4, 3, 2, 1],
    scores: false,
    ignoresRetreats: true,
  },
} as const satisfies Record<string, UnitInfo>;

export type UnitType = keyof typeof UNITS;
export const UNIT_TYPES = Object.keys(UNITS) as readonly UnitType[];

export function unitInfo(type: UnitType): UnitInfo {
  return UNITS[type];
}

/** Special-forces badges; a unit has at most one (BH-12.1). */
export const BADGES = {
  /** Snowspeeders that start with 4 figures (BH-12.2). */
  eliteSquadron: { for: 'vehicle', figures: 4 },
  /** May break through after a close combat (BH-12.3). */
  assault: { for: 'infantry' },
  /** Rerolls its dice while deployed (BH-12.12). */
  eweb: { for: 'infantry' },
  /** Gives others a die against what it sees from a ridge (BH-12.14). */
  scouts: { for: 'infantry' },
  /** Moves 2 hexes and still attacks (BH-12.17). */
  eliteTroopers: { for: 'infantry', moveAndAttack: 2 },
} as const satisfies Record<string, { for: UnitClass; figures?: number; moveAndAttack?: number }>;

export type BadgeId = keyof typeof BADGES;
export const BADGE_IDS = Object.keys(BADGES) as readonly BadgeId[];

/** Figures a unit has at full strength (BH-3.1, BH-12.2). */
export function fullStrength(type: UnitType, badge: BadgeId | null): number {
  return badge === 'eliteSquadron' ? BADGES.eliteSquadron.figures : UNITS[type].figures;
}

/** Whether units of this type may carry the badge. */
export function badgeFits(badge: BadgeId, type: UnitType): boolean {
  return badge === 'eliteSquadron' ? type === 'snowspeeder' : UNITS[type].class === BADGES[badge].for;
}
