/** What a browser may import of this title: ids, facts of the box, and the shape of the view. Never state or rules. */
import type { HexId } from '../engine/hex/index.ts';
import type { SeatId } from '../engine/state.ts';
import type { Section } from './data/board.ts';
import type { CardId } from './data/cards.ts';
import type { Face } from './data/dice.ts';
import type { StructureType, TerrainId } from './data/terrain.ts';
import type { BadgeId, Side, UnitType } from './data/units.ts';

export { GRID, type Section, sectionsOf } from './data/board.ts';
export { CARD_IDS, type CardId, cardInfo } from './data/cards.ts';
export { FACES, type Face } from './data/dice.ts';
export { STRUCTURE_TYPES, type StructureType, TERRAIN_IDS, type TerrainId } from './data/terrain.ts';
export { BADGE_IDS, type BadgeId, SIDES, type Side, UNIT_TYPES, type UnitType, unitInfo } from './data/units.ts';
export { SEAT_IDS } from './seats.ts';

export const TITLE_ID = 'battle-of-hoth';

export interface UnitView {
  readonly id: string;
  readonly type: UnitType;
  readonly side: Side;
  readonly hex: HexId;
  readonly figures: number;
  /** Figures at full strength. */
  readonly strength: number;
  readonly badge: BadgeId | null;
  /** Of an E-Web: deployed or moving; null for all others. */
  readonly deployed: boolean | null;
}

export interface StructureView {
  readonly id: string;
  readonly type: StructureType;
  readonly hex: HexId;
  readonly attackableBy: Side | null;
  /** Charges gathered for the next shot; null for a structure that does not charge. */
  readonly charges: number | null;
}

/** A place that matters in this scenario. */
export interface ObjectiveView {
  readonly id: string;
  readonly kind: string;
  readonly for: Side | 'either';
  readonly hexes: readonly HexId[];
  readonly medals: number;
}

export interface MedalView {
  readonly for: 'unit' | 'objective';
  /** Type of the unit, or id of the objective or rule. */
  readonly of: string;
}

export interface SideView {
  readonly side: Side;
  /** Turns so far, the running one included. */
  readonly turns: number;
  /** Medals that win; null: not by medals. */
  readonly goal: number | null;
  readonly won: readonly MedalView[];
  /** Temporary medals held now. */
  readonly held: number;
  /** All medals, temporary ones included. */
  readonly medals: number;
}

export interface SeatView {
  readonly seat: SeatId;
  readonly side: Side;
  /** Number of cards in hand. */
  readonly cards: number;
  /** The cards in hand; null for viewers of the other side and spectators. */
  readonly hand: readonly CardId[] | null;
  /** Number of cards in the pile. */
  readonly deck: number;
  readonly discards: readonly CardId[];
  readonly conceded: boolean;
}

/** What an ordered unit did in this turn. */
export interface OrderedView {
  readonly id: string;
  readonly moved: boolean;
  readonly path: readonly HexId[];
  /** It may not attack any more in this turn because of the terrain it entered. */
  readonly stopped: boolean;
  readonly attacks: number;
}

export interface OrderView {
  readonly seat: SeatId;
  readonly card: CardId;
  /** False after a fallback order: any 1 unit, without the card's benefits. */
  readonly benefits: boolean;
  readonly section: Section | null;
  readonly units: readonly OrderedView[];
}

export interface DicePartView {
  readonly why: 'base' | 'card' | 'closeCombat' | 'friends' | 'focusFire' | 'scouts' | 'protection' | 'inside';
  readonly dice: number;
}

/** The latest attack with its dice. */
export interface AttackView {
  readonly attacker: string;
  readonly from: HexId;
  /** Id of a unit or a structure, which may be gone by now. */
  readonly target: string;
  readonly at: HexId;
  readonly parts: readonly DicePartView[];
  readonly faces: readonly Face[];
  /** Second roll against an AT-AT; null where there was none. */
  readonly confirmation: readonly Face[] | null;
  /** Figures removed; 1 for a destroyed structure. */
  readonly hits: number;
  readonly retreats: number;
}

/** An attack that can be made now. */
export interface AimView {
  readonly attacker: string;
  readonly target: string;
  readonly parts: readonly DicePartView[];
  readonly dice: number;
  /** From 0 to 1: to hit at least once; against an AT-AT to eliminate it. */
  readonly chance: number;
}

export interface View {
  readonly scenario: string;
  /** The side whose turn it is, and the seat that plays it. */
  readonly active: Side;
  readonly seat: SeatId;
  readonly turnLimit: number;
  readonly sides: readonly SideView[];
  readonly seats: readonly SeatView[];
  readonly terrain: readonly { readonly hex: HexId; readonly type: TerrainId }[];
  readonly structures: readonly StructureView[];
  readonly objectives: readonly ObjectiveView[];
  readonly units: readonly UnitView[];
  /** Types of the units eliminated so far, in order. */
  readonly fallen: readonly UnitType[];
  readonly order: OrderView | null;
  readonly attack: AttackView | null;
  /** Empty outside the ATTACK step. */
  readonly aims: readonly AimView[];
}
