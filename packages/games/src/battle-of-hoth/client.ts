/** What a browser may import of this title: ids, facts of the box, and the shape of the view. Never state or rules. */
import type { HexId } from '../engine/hex/index.ts';
import type { SeatId } from '../engine/state.ts';
import type { Text } from '../engine/text.ts';
import type { Section } from './data/board.ts';
import type { CampaignId } from './data/campaigns/ids.ts';
import type { LeaderId } from './data/card-list.ts';
import type { CardId } from './data/cards.ts';
import type { Face } from './data/dice.ts';
import type { SupportId } from './data/support-cards.ts';
import type { StructureType, TerrainId } from './data/terrain.ts';
import type { BadgeId, Side, UnitType } from './data/units.ts';

export type { HexId } from '../engine/hex/index.ts';
export { GRID, SECTIONS, type Section, sectionsOf } from './data/board.ts';
export { CAMPAIGN_IDS, type CampaignId } from './data/campaigns/ids.ts';
export { LEADER_IDS, LEADERS, type LeaderId } from './data/card-list.ts';
export { cardName, cardText } from './data/card-text.ts';
export { CARD_IDS, type CardId, cardInfo, leaderCards } from './data/cards.ts';
export { chancesOf, isHit, RESULTS, type Result } from './data/chances.ts';
export { FACES, type Face } from './data/dice.ts';
export { SUPPORT_IDS, type SupportId, supportSide } from './data/support-cards.ts';
export { STRUCTURE_TYPES, type StructureType, TERRAIN_IDS, type TerrainId, terrainInfo } from './data/terrain.ts';
export {
  BADGE_IDS,
  type BadgeId,
  rivalOf,
  SIDES,
  type Side,
  UNIT_TYPES,
  type UnitType,
  unitInfo,
} from './data/units.ts';
export { sentencesOf } from './log-sentences.ts';
export { placeName } from './places.ts';
export { SEAT_IDS, sideOf } from './seats.ts';
export type { TextKey } from './text/index.ts';

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
  /** Units a carrier still has aboard; null for a unit that is no carrier. */
  readonly aboard: number | null;
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
  /** Of an exit: the edge it leads over, and the types of the units that have left by it. */
  readonly edge: 'north' | 'east' | 'south' | 'west' | null;
  readonly left: readonly UnitType[];
}

/** A counter on the map that units carry. */
export interface TokenView {
  readonly id: string;
  /** Id of the unit that carries it; null when it lies in `hex`. */
  readonly carrier: string | null;
  readonly hex: HexId;
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
  /** The seat that holds the extra card of a place on the map. */
  readonly extraCard: SeatId | null;
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
  /** The leader whose cards are in the deck; null without leaders and before the pick. */
  readonly leader: LeaderId | null;
  readonly conceded: boolean;
}

/** What an ordered unit did in this turn. */
export interface OrderedView {
  readonly id: string;
  readonly moved: boolean;
  readonly path: readonly HexId[];
  /** It may not attack any more in this turn because of the terrain it entered. */
  readonly stopped: boolean;
  /** Allowance its move has used. */
  readonly cost: number;
  readonly attacks: number;
  /** What it attacked in this turn. */
  readonly targets: readonly string[];
  /** Ordered by a support card: without what the order card gives and forbids. */
  readonly plain: boolean;
}

export interface OrderView {
  readonly seat: SeatId;
  readonly card: CardId;
  /** Cards played in this turn before it. */
  readonly before: readonly CardId[];
  /** False after a fallback order: any 1 unit, without the card's benefits. */
  readonly benefits: boolean;
  readonly section: Section | null;
  /** The only unit that acts now, in its second activation. */
  readonly solo: string | null;
  readonly units: readonly OrderedView[];
}

export interface DicePartView {
  readonly why:
    | 'base'
    | 'card'
    | 'closeCombat'
    | 'friends'
    | 'focusFire'
    | 'scouts'
    | 'support'
    | 'protection'
    | 'inside';
  readonly dice: number;
}

/** The latest attack with its dice. */
export interface AttackView {
  /** Null for a strike, which has no attacker; `from` is the target's hex then. */
  readonly attacker: string | null;
  readonly from: HexId;
  /** Id of a unit or a structure, which may be gone by now. */
  readonly target: string;
  readonly at: HexId;
  readonly parts: readonly DicePartView[];
  readonly faces: readonly Face[];
  /** Whether dice may still be rerolled: nothing has been counted yet. */
  readonly isOpen: boolean;
  /** Second roll against an AT-AT; null where there was none. */
  readonly confirmation: readonly Face[] | null;
  /** Figures removed; 1 for a destroyed structure. */
  readonly hits: number;
  readonly retreats: number;
}

/** What retreats would mean for a target. */
export interface EscapeView {
  /** Hexes its owner may pick for the first step; empty if it cannot retreat. */
  readonly first: readonly HexId[];
  /** Steps it can make, up to the dice of the attack; each further one costs a figure. */
  readonly room: number;
  /** Its trench may ignore one retreat. */
  readonly holds: boolean;
}

/** An attack that can be made now. */
export interface AimView {
  readonly attacker: string;
  readonly target: string;
  readonly parts: readonly DicePartView[];
  readonly dice: number;
  /** Null for a target that does not retreat. */
  readonly escape: EscapeView | null;
}

/** A secondary objective: a sentence and whether it is met. */
export interface GoalView {
  readonly text: Text;
  readonly met: boolean;
  /** Counted so far, and the number that meets it; null for an objective of one step or of several parts. */
  readonly progress: { readonly n: number; readonly of: number } | null;
}

/** What a side has in a campaign. */
export interface CampaignSideView {
  readonly side: Side;
  /** Number of support cards in hand and in the pile. */
  readonly cards: number;
  readonly deck: number;
  /** The support cards in hand; null for all but their owner, until the match is over. */
  readonly hand: readonly SupportId[] | null;
  readonly discards: readonly SupportId[];
  /** The secondary objective of this battle; null for all but its side until it is met. */
  readonly goal: GoalView | null;
  /** For this battle. */
  readonly leaders: readonly LeaderId[];
  readonly extraCards: number;
}

export interface PastBattleView {
  readonly node: string;
  readonly scenario: string;
  readonly winner: Side;
  readonly medals: readonly { readonly side: Side; readonly n: number }[];
  /** Secondary objectives that were met. */
  readonly met: readonly { readonly side: Side; readonly text: Text }[];
  readonly outcome: Text;
}

export interface CampaignView {
  readonly id: CampaignId;
  readonly node: string;
  /** Battles so far, with the outcomes that have been read; what lies ahead is not sent. */
  readonly past: readonly PastBattleView[];
  readonly sides: readonly CampaignSideView[];
}

export interface View {
  readonly scenario: string;
  /** Texts of an operator's files in place of battles of the box, by id; absent if there are none. */
  readonly files?: Readonly<Record<string, string>>;
  /** The side whose turn it is, and the seat that plays it. */
  readonly active: Side;
  readonly seat: SeatId;
  readonly turnLimit: number;
  /** Rules of this scenario in sentences: medals needed, sudden victories, objectives, special rules. */
  readonly briefing: readonly Text[];
  readonly sides: readonly SideView[];
  readonly seats: readonly SeatView[];
  readonly terrain: readonly { readonly hex: HexId; readonly type: TerrainId }[];
  readonly structures: readonly StructureView[];
  readonly objectives: readonly ObjectiveView[];
  readonly units: readonly UnitView[];
  readonly tokens: readonly TokenView[];
  /** Types of the units eliminated so far, in order. */
  readonly fallen: readonly UnitType[];
  readonly order: OrderView | null;
  readonly attack: AttackView | null;
  /** Empty outside the ATTACK step. */
  readonly aims: readonly AimView[];
  /** Hexes of the path that the active player traces so far. */
  readonly tracing: readonly HexId[];
  /** Null outside campaigns. */
  readonly campaign: CampaignView | null;
}
