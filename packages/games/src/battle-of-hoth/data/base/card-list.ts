import type { Section } from '../board.ts';
import type { Side, UnitClass } from '../units.ts';

/** Leaders whose three cards may be shuffled in (BH-15.2). */
export const LEADERS = {
  leia: 'rebels',
  luke: 'rebels',
  han: 'rebels',
  vader: 'empire',
  veers: 'empire',
  piett: 'empire',
} as const satisfies Record<string, Side>;
export type LeaderId = keyof typeof LEADERS;
export const LEADER_IDS = Object.keys(LEADERS) as readonly LeaderId[];

/** Kind of unit a card names. */
export type UnitFilter = UnitClass | 'artillery';

/** Whom a card orders. `only`: that kind of unit; without one on the board any 1 unit, without benefits (BH-6.6). */
export type Orders =
  | { readonly kind: 'sections'; readonly max: Readonly<Partial<Record<Section, number | 'all'>>> }
  | {
      readonly kind: 'anywhere';
      readonly max: number | 'all';
      readonly only?: UnitFilter;
      readonly sameType?: true;
      readonly differentSections?: true;
    }
  /** All units of a kind in one section of the player's choice. */
  | { readonly kind: 'one-section'; readonly only: UnitFilter }
  | { readonly kind: 'none' };

/** Benefits for the ordered units, for the whole turn (BH-6.28). What else a card does is registered in the card book. */
export interface Effect {
  /** Hexes more, with and without an attack (BH-6.9). */
  readonly move?: number;
  /** Dice more or fewer in each attack (BH-6.10). */
  readonly dice?: number;
  readonly closeCombatDice?: number;
  /** Dice for each friendly unit next to the attacker (BH-6.12). */
  readonly dicePerAdjacentFriend?: number;
  readonly noMove?: true;
  readonly noAttack?: true;
  /** Attacks of each ordered unit (BH-6.14). */
  readonly attacks?: number;
  /** Hexes a unit that attacked may move afterwards (BH-6.16). */
  readonly moveAfterAttack?: number;
  /** Terrain neither stops nor silences (BH-6.17). */
  readonly ignoreTerrain?: true;
  readonly retreatCountsAsExplosion?: true;
  /** Dice for the first, second and third unit to attack the same target (BH-6.20). */
  readonly focusFire?: readonly number[];
  /** Times each ordered unit moves and attacks (BH-6.15). */
  readonly activations?: number;
  /** The ordered units are brought back to their starting strength first (BH-6.36). */
  readonly restoreToFull?: true;
}

export interface CardInfo {
  readonly side: Side;
  readonly orders: Orders;
  readonly effect?: Effect;
  readonly leader?: LeaderId;
}

/** All 50 order cards (BH-1.2), one copy of each. */
export const CARDS = {
  'rebels-recon-left': { side: 'rebels', orders: { kind: 'sections', max: { left: 1 } } },
  'rebels-recon-centre': { side: 'rebels', orders: { kind: 'sections', max: { centre: 1 } } },
  'rebels-recon-right': { side: 'rebels', orders: { kind: 'sections', max: { right: 1 } } },
  'rebels-raid-left': { side: 'rebels', orders: { kind: 'sections', max: { left: 2 } } },
  'rebels-raid-centre': { side: 'rebels', orders: { kind: 'sections', max: { centre: 2 } } },
  'rebels-raid-right': { side: 'rebels', orders: { kind: 'sections', max: { right: 2 } } },
  'rebels-assault-left': { side: 'rebels', orders: { kind: 'sections', max: { left: 'all' } } },
  'rebels-assault-centre': { side: 'rebels', orders: { kind: 'sections', max: { centre: 'all' } } },
  'rebels-assault-right': { side: 'rebels', orders: { kind: 'sections', max: { right: 'all' } } },
  'empire-recon-left': { side: 'empire', orders: { kind: 'sections', max: { left: 1 } } },
  'empire-recon-centre': { side: 'empire', orders: { kind: 'sections', max: { centre: 1 } } },
  'empire-recon-right': { side: 'empire', orders: { kind: 'sections', max: { right: 1 } } },
  'empire-raid-left': { side: 'empire', orders: { kind: 'sections', max: { left: 2 } } },
  'empire-raid-centre': { side: 'empire', orders: { kind: 'sections', max: { centre: 2 } } },
  'empire-raid-right': { side: 'empire', orders: { kind: 'sections', max: { right: 2 } } },
  'empire-assault-left': { side: 'empire', orders: { kind: 'sections', max: { left: 'all' } } },
  'empire-assault-centre': { side: 'empire', orders: { kind: 'sections', max: { centre: 'all' } } },
  'empire-assault-right': { side: 'empire', orders: { kind: 'sections', max: { right: 'all' } } },
  'rebels-recon-in-force': { side: 'rebels', orders: { kind: 'sections', max: { left: 1, centre: 1, right: 1 } } },
  'empire-pincer-move': { side: 'empire', orders: { kind: 'sections', max: { left: 2, right: 2 } } },
  'rebels-direct-from-hq': { side: 'rebels', orders: { kind: 'anywhere', max: 3 } },
  'rebels-trooper-assault': { side: 'rebels', orders: { kind: 'one-section', only: 'infantry' }, effect: { dice: 1 } },
  'rebels-speeder-assault': {
    side: 'rebels',
    orders: { kind: 'anywhere', max: 2, only: 'vehicle' },
    effect: { moveAfterAttack: 1 },
  },
  'rebels-artillery-barrage': {
    side: 'rebels',
    orders: { kind: 'anywhere', max: 1, only: 'artillery' },
    effect: { attacks: 2, dice: 1 },
  },
  'rebels-defensive-position': {
    side: 'rebels',
    orders: { kind: 'anywhere', max: 3 },
    effect: { noMove: true, dice: 1 },
  },
  'rebels-rebel-spearhead': { side: 'rebels', orders: { kind: 'anywhere', max: 2 }, effect: { ignoreTerrain: true } },
  'empire-direct-from-hq': { side: 'empire', orders: { kind: 'anywhere', max: 3 } },
  'empire-trooper-assault': { side: 'empire', orders: { kind: 'one-section', only: 'infantry' } },
  'empire-imperial-assault': {
    side: 'empire',
    orders: { kind: 'anywhere', max: 3, sameType: true },
    effect: { move: 1 },
  },
  'empire-precision-fire': {
    side: 'empire',
    orders: { kind: 'anywhere', max: 1, only: 'vehicle' },
    effect: { move: 1, dice: 1 },
  },
  'empire-search-and-destroy': { side: 'empire', orders: { kind: 'anywhere', max: 2 }, effect: { moveAfterAttack: 2 } },
  'empire-pressing-forward': {
    side: 'empire',
    orders: { kind: 'anywhere', max: 2 },
    effect: { move: 2, noAttack: true },
  },
  'rebels-assistance': { side: 'rebels', orders: { kind: 'anywhere', max: 1 }, leader: 'leia' },
  'rebels-orders-from-the-princess': {
    side: 'rebels',
    orders: { kind: 'anywhere', max: 2 },
    effect: { dice: 1 },
    leader: 'leia',
  },
  'rebels-our-last-hope': {
    side: 'rebels',
    orders: { kind: 'anywhere', max: 1, only: 'infantry' },
    effect: { move: 1, dice: 1 },
    leader: 'leia',
  },
  'rebels-in-formation': { side: 'rebels', orders: { kind: 'anywhere', max: 2 }, effect: { move: 1 }, leader: 'luke' },
  'rebels-tactical-assault': {
    side: 'rebels',
    orders: { kind: 'anywhere', max: 1, only: 'vehicle' },
    effect: { move: 1, dice: 1 },
    leader: 'luke',
  },
  'rebels-ready-for-battle': {
    side: 'rebels',
    orders: { kind: 'anywhere', max: 'all' },
    effect: { noMove: true },
    leader: 'luke',
  },
  'rebels-diversion': {
    side: 'rebels',
    orders: { kind: 'anywhere', max: 2, differentSections: true },
    effect: { dice: 1 },
    leader: 'han',
  },
  'rebels-here-they-come': {
    side: 'rebels',
    orders: { kind: 'anywhere', max: 1, only: 'infantry' },
    effect: { move: 2, dice: 1, ignoreTerrain: true },
    leader: 'han',
  },
  'rebels-scoundrels-support': {
    side: 'rebels',
    orders: { kind: 'anywhere', max: 1, only: 'infantry' },
    effect: { dicePerAdjacentFriend: 1 },
    leader: 'han',
  },
  'empire-force-powers': {
    side: 'empire',
    orders: { kind: 'anywhere', max: 2 },
    effect: { retreatCountsAsExplosion: true },
    leader: 'vader',
  },
  'empire-determination': {
    side: 'empire',
    orders: { kind: 'anywhere', max: 1 },
    effect: { activations: 2 },
    leader: 'vader',
  },
  'empire-imperial-discipline': {
    side: 'empire',
    orders: { kind: 'anywhere', max: 'all' },
    effect: { dice: -1 },
    leader: 'vader',
  },
  'empire-walker-attack': {
    side: 'empire',
    orders: { kind: 'anywhere', max: 3, only: 'vehicle' },
    effect: { closeCombatDice: 1 },
    leader: 'veers',
  },
  'empire-successful-landings': {
    side: 'empire',
    orders: { kind: 'anywhere', max: 3 },
    effect: { moveAfterAttack: 1 },
    leader: 'veers',
  },
  'empire-concentrated-fire': {
    side: 'empire',
    orders: { kind: 'anywhere', max: 3 },
    effect: { focusFire: [0, 1, 2] },
    leader: 'veers',
  },
  'empire-reinforcements': {
    side: 'empire',
    orders: { kind: 'anywhere', max: 1, only: 'infantry' },
    effect: { restoreToFull: true, dice: 1 },
    leader: 'piett',
  },
  'empire-deploy-the-fleet': { side: 'empire', orders: { kind: 'none' }, leader: 'piett' },
  'empire-orbital-strike': { side: 'empire', orders: { kind: 'none' }, leader: 'piett' },
} as const satisfies Record<string, CardInfo>;
