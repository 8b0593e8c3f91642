export type Side = 'rebel' | 'imperial';
export type Theatre = 'space' | 'ground';
export type Colour = 'red' | 'black';
export type Shape = 'triangle' | 'circle' | 'square';
/** A resource icon: colour of the theatre and shape. */
export type Icon = `${Theatre}-${Shape}`;

/** A type of unit. */
export interface UnitFacts {
  readonly id: UnitType;
  readonly side: Side;
  readonly theatre: Theatre;
  readonly class: 'fighter' | 'capital-ship' | 'space-station' | 'ground' | 'structure';
  /** Dice it adds to its side's roll. */
  readonly red: number;
  readonly black: number;
  /** Printed health; null where it has none (Death Star). */
  readonly health: number | null;
  readonly colour: Colour | null;
  readonly capacity: number;
  /** Moves only inside the capacity of ships leaving the same system (RB-8.9). */
  readonly needsTransport: boolean;
  readonly immobile: boolean;
  /** The icon that builds it; null where only a card does. */
  readonly builtBy: Icon | null;
  /** Miniatures in the box. */
  readonly count: number;
}

export const UNIT_TYPES = [
  'tie-fighter',
  'assault-carrier',
  'star-destroyer',
  'super-star-destroyer',
  'death-star',
  'death-star-under-construction',
  'stormtrooper',
  'at-st',
  'at-at',
  'x-wing',
  'y-wing',
  'rebel-transport',
  'corellian-corvette',
  'mon-calamari-cruiser',
  'rebel-trooper',
  'airspeeder',
  'shield-generator',
  'ion-cannon',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
/** One miniature of the box. */
export type UnitId = `${UnitType}-${number}`;

/** All types of units by id. */
// biome-ignore format: one line each
export const UNITS: Readonly<Record<UnitType, UnitFacts>> = {
  'tie-fighter': { id: 'tie-fighter', side: 'imperial', theatre: 'space', class: 'fighter', red: 0, black: 1, health: 1, colour: 'black', capacity: 0, needsTransport: true, immobile: false, builtBy: 'space-triangle', count: 24 },
  'assault-carrier': { id: 'assault-carrier', side: 'imperial', theatre: 'space', class: 'capital-ship', red: 1, black: 1, health: 2, colour: 'red', capacity: 4, needsTransport: false, immobile: false, builtBy: 'space-circle', count: 8 },
  'star-destroyer': { id: 'star-destroyer', side: 'imperial', theatre: 'space', class: 'capital-ship', red: 2, black: 1, health: 4, colour: 'red', capacity: 6, needsTransport: false, immobile: false, builtBy: 'space-square', count: 8 },
  'super-star-destroyer': { id: 'super-star-destroyer', side: 'imperial', theatre: 'space', class: 'capital-ship', red: 3, black: 2, health: 6, colour: 'red', capacity: 8, needsTransport: false, immobile: false, builtBy: null, count: 2 },
  'death-star': { id: 'death-star', side: 'imperial', theatre: 'space', class: 'space-station', red: 4, black: 0, health: null, colour: null, capacity: 8, needsTransport: false, immobile: false, builtBy: null, count: 2 },
  'death-star-under-construction': { id: 'death-star-under-construction', side: 'imperial', theatre: 'space', class: 'space-station', red: 0, black: 0, health: 4, colour: 'black', capacity: 0, needsTransport: false, immobile: true, builtBy: null, count: 1 },
  'stormtrooper': { id: 'stormtrooper', side: 'imperial', theatre: 'ground', class: 'ground', red: 0, black: 1, health: 1, colour: 'black', capacity: 0, needsTransport: true, immobile: false, builtBy: 'ground-triangle', count: 30 },
  'at-st': { id: 'at-st', side: 'imperial', theatre: 'ground', class: 'ground', red: 1, black: 1, health: 2, colour: 'red', capacity: 0, needsTransport: true, immobile: false, builtBy: 'ground-circle', count: 10 },
  'at-at': { id: 'at-at', side: 'imperial', theatre: 'ground', class: 'ground', red: 2, black: 1, health: 3, colour: 'red', capacity: 0, needsTransport: true, immobile: false, builtBy: 'ground-square', count: 4 },
  'x-wing': { id: 'x-wing', side: 'rebel', theatre: 'space', class: 'fighter', red: 0, black: 1, health: 1, colour: 'black', capacity: 0, needsTransport: false, immobile: false, builtBy: 'space-triangle', count: 8 },
  'y-wing': { id: 'y-wing', side: 'rebel', theatre: 'space', class: 'fighter', red: 1, black: 0, health: 1, colour: 'black', capacity: 0, needsTransport: false, immobile: false, builtBy: 'space-triangle', count: 12 },
  'rebel-transport': { id: 'rebel-transport', side: 'rebel', theatre: 'space', class: 'capital-ship', red: 0, black: 0, health: 2, colour: 'red', capacity: 4, needsTransport: false, immobile: false, builtBy: 'space-triangle', count: 4 },
  'corellian-corvette': { id: 'corellian-corvette', side: 'rebel', theatre: 'space', class: 'capital-ship', red: 1, black: 1, health: 2, colour: 'red', capacity: 2, needsTransport: false, immobile: false, builtBy: 'space-circle', count: 4 },
  'mon-calamari-cruiser': { id: 'mon-calamari-cruiser', side: 'rebel', theatre: 'space', class: 'capital-ship', red: 2, black: 1, health: 4, colour: 'red', capacity: 4, needsTransport: false, immobile: false, builtBy: 'space-square', count: 3 },
  'rebel-trooper': { id: 'rebel-trooper', side: 'rebel', theatre: 'ground', class: 'ground', red: 0, black: 1, health: 1, colour: 'black', capacity: 0, needsTransport: true, immobile: false, builtBy: 'ground-triangle', count: 21 },
  'airspeeder': { id: 'airspeeder', side: 'rebel', theatre: 'ground', class: 'ground', red: 1, black: 1, health: 2, colour: 'red', capacity: 0, needsTransport: true, immobile: false, builtBy: 'ground-circle', count: 6 },
  'shield-generator': { id: 'shield-generator', side: 'rebel', theatre: 'ground', class: 'structure', red: 0, black: 0, health: 3, colour: 'red', capacity: 0, needsTransport: false, immobile: true, builtBy: 'ground-square', count: 3 },
  'ion-cannon': { id: 'ion-cannon', side: 'rebel', theatre: 'ground', class: 'structure', red: 0, black: 0, health: 3, colour: 'red', capacity: 0, needsTransport: false, immobile: true, builtBy: 'ground-square', count: 3 },
};
