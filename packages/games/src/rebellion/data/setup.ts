import type { PlaceId, SystemId } from './systems.ts';
import type { UnitType } from './units.ts';

/** How many of each unit. */
export type Force = Partial<Record<UnitType, number>>;

/** Fixed positions of the first game (RB-3.2). */
export const FIRST_GAME: {
  readonly removed: readonly SystemId[];
  readonly rebel: readonly SystemId[];
  readonly imperial: readonly SystemId[];
  readonly subjugated: readonly SystemId[];
  readonly units: Partial<Record<PlaceId, Force>>;
} = {
  removed: ['corellia', 'mandalore', 'mustafar', 'saleucami', 'sullust'],
  rebel: ['kashyyyk', 'bothawui', 'naboo'],
  imperial: ['saleucami', 'corellia', 'mustafar'],
  subjugated: ['mandalore', 'sullust'],
  units: {
    'rebel-base-space': { 'x-wing': 1, 'y-wing': 1, 'rebel-trooper': 3, airspeeder: 1 },
    bothawui: {
      'corellian-corvette': 1,
      'rebel-transport': 1,
      'x-wing': 1,
      'y-wing': 1,
      'rebel-trooper': 3,
      airspeeder: 1,
    },
    saleucami: { 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
    mandalore: { 'death-star': 1, 'tie-fighter': 4, stormtrooper: 2, 'at-st': 1 },
    coruscant: { 'star-destroyer': 1, 'assault-carrier': 1, 'tie-fighter': 2, stormtrooper: 3, 'at-at': 1, 'at-st': 1 },
    corellia: { 'assault-carrier': 1, stormtrooper: 1 },
    sullust: { 'star-destroyer': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
    mustafar: { 'assault-carrier': 1, 'tie-fighter': 2, stormtrooper: 2, 'at-st': 1 },
  },
};

/** Forces placed freely in the advanced game (RB-3.3.5, RB-3.3.7). */
export const STARTING_FORCES: { readonly imperial: Force; readonly rebel: Force } = {
  imperial: {
    'star-destroyer': 3,
    'assault-carrier': 3,
    'tie-fighter': 12,
    stormtrooper: 12,
    'at-st': 5,
    'at-at': 1,
    'death-star': 1,
  },
  rebel: { 'corellian-corvette': 1, 'rebel-transport': 1, 'x-wing': 2, 'y-wing': 2, 'rebel-trooper': 6, airspeeder: 2 },
};

/** Systems of each kind the advanced set-up looks for (RB-3.3.1, RB-3.3.3). */
export const REVEALED = { rebel: 3, imperial: 5, subjugated: 2 } as const;
/** Starting action cards a side gets in the advanced game (RB-3.3.9). */
export const STARTING_ACTIONS = 2;
/** Missions a side draws in the refresh phase, and the cards it may then keep (RB-14.0.7). */
export const MISSIONS_DRAWN = 2;
export const HAND_LIMIT = 10;
/** Probe cards, objectives and action cards drawn in the refresh phase (RB-14.0.12, RB-14.0.13, RB-14.0.17). */
export const PROBES_DRAWN = 2;
export const OBJECTIVES_DRAWN = 1;
export const RECRUITS_DRAWN = 2;
/** Units deployed to one place at most (RB-14.0.35). */
export const DEPLOY_LIMIT = 2;
