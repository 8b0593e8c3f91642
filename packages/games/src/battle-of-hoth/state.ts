import type { HexId } from '../engine/hex/index.ts';
import type { Hidden } from '../engine/hidden.ts';
import type { Json } from '../engine/json.ts';
import type { Core, SeatId } from '../engine/state.ts';
import type { Section } from './data/board.ts';
import type { CampaignId } from './data/campaigns/ids.ts';
import type { LeaderId } from './data/card-list.ts';
import type { CardId } from './data/cards.ts';
import type { Face } from './data/dice.ts';
import type { OwnFiles, ScenarioId } from './data/scenarios/index.ts';
import type { SupportId } from './data/support-cards.ts';
import type { StructureType, TerrainId } from './data/terrain.ts';
import type { BadgeId, Side, UnitType } from './data/units.ts';

/** A unit on the board. */
export interface Unit {
  /** `snowtrooper-3`: the type and a number that is used once in a battle. */
  id: string;
  type: UnitType;
  hex: HexId;
  figures: number;
  badge: BadgeId | null;
  /** An E-Web is deployed or moving (BH-12.9); of no meaning to other units. */
  deployed: boolean;
}

export interface Structure {
  id: string;
  type: StructureType;
  hex: HexId;
  attackableBy: Side | null;
}

/** A medal won for good: for a unit, or by an objective or a rule of the scenario. */
export interface Medal {
  for: 'unit' | 'objective';
  /** Type of the unit, or id of the objective or rule. */
  of: string;
}

/** What a unit that has been ordered did in this turn. */
export interface Ordered {
  /** Whether it made its own move. */
  moved: boolean;
  /** Hexes it entered by its own moves. */
  path: HexId[];
  /** Allowance its move used. */
  cost: number;
  /** It entered terrain that ends its movement and bars its attack (BH-8.4, BH-8.6). */
  stopped: boolean;
  /** Attacks it made, besides the one after a breakthrough. */
  attacks: number;
  /** What it attacked, in order. */
  targets: string[];
  /** It broke through (BH-12.6). */
  broke: boolean;
  /** It moved after its attack (BH-6.31). */
  movedAfter: boolean;
  /** Ordered by a support card: without the order card's benefits and limits. */
  plain: boolean;
}

/** The card of the turn and what it set going. */
export interface Order {
  /** Who played it. */
  seat: SeatId;
  card: CardId;
  /** Cards played in this turn before the order card; they are on no pile until DRAW (BH-6.23). */
  before: CardId[];
  /** Without the card's benefits after a fallback order (BH-6.6). */
  benefits: boolean;
  section: Section | null;
  type: UnitType | null;
  units: Record<string, Ordered>;
  /** The only unit that moves and attacks now: in its second activation (BH-6.15). */
  solo: string | null;
  /** Dice a support card adds to every close combat of ordered units. */
  closeCombat: number;
}

/** The support cards of a side (BH-17.5). */
export interface SupportPiles {
  hand: Hidden<SupportId[]>;
  deck: Hidden<SupportId[]>;
  discards: SupportId[];
}

/** What a side has done in a battle, counted for its secondary objective. */
export interface Tally {
  /** Types of the enemy units it eliminated, and how many of them in close combat. */
  kills: UnitType[];
  closeKills: number;
  destroyed: StructureType[];
  /** Units that have left the board. */
  left: number;
  /** Hexes its units have entered, and those enemies were driven out of. */
  entered: HexId[];
  forced: HexId[];
  /** Units that have reached the row of the objective. */
  reached: string[];
  /** Own turns at whose start or end each part of the objective held. */
  times: number[];
}

/** A battle of a campaign that is over. */
export interface PastBattle {
  node: string;
  winner: Side;
  medals: Record<Side, number>;
  /** Sides that met their secondary objective. */
  met: Side[];
}

/** A campaign: several battles in one match (BH-17). */
export interface CampaignState {
  id: CampaignId;
  /** The running battle. */
  node: string;
  past: PastBattle[];
  piles: Record<Side, SupportPiles>;
  /** The turn in which a support card was played last; one may be played in each. */
  playedOn: string;
  /** Sides that have met their secondary objective in this battle. */
  met: Record<Side, boolean>;
  tally: Record<Side, Tally>;
  /** Of the outcome, for this battle: cards more at the start, and leaders whose cards are in the deck. */
  extraCards: Record<Side, number>;
  leaders: Record<Side, LeaderId[]>;
}

/** A reason for dice of an attack. */
export interface DicePart {
  why: 'base' | 'card' | 'closeCombat' | 'friends' | 'focusFire' | 'scouts' | 'support' | 'protection' | 'inside';
  dice: number;
}

/** The latest attack of the turn, with its dice. */
export interface Attack {
  /** Null for a strike, which has no attacker; `from` is the target's hex then (BH-6.21). */
  attacker: string | null;
  from: HexId;
  target: string;
  at: HexId;
  parts: DicePart[];
  faces: Face[];
  /** Whether dice may still be rerolled: nothing has been counted yet. */
  isOpen: boolean;
  /** Second roll against an AT-AT; null where there was none. */
  confirmation: Face[] | null;
  /** Figures removed by hits; 1 for a destroyed structure. */
  hits: number;
  /** Retreats rolled. */
  retreats: number;
}

export interface State extends Core {
  scenario: ScenarioId;
  /** Files of the operator that this match is played with; absent if it has none. */
  files?: OwnFiles;
  /** The side whose turn it is. */
  active: Side;
  /** Turns of each side so far, the running one included. */
  turns: Record<Side, number>;
  terrain: Partial<Record<HexId, TerrainId>>;
  structures: Structure[];
  /** Units on the board by id. Copied when one comes or goes (`placeUnit`, `removeUnit`), so that lists of them are cached. */
  units: Readonly<Record<string, Unit>>;
  /** The number of the latest unit of each type. */
  numbers: Record<UnitType, number>;
  /** Medals won for good; temporary ones are counted from the board. */
  medals: Record<Side, Medal[]>;
  /** Units eliminated so far, in order. */
  fallen: UnitType[];
  /** Structures destroyed so far. */
  destroyed: StructureType[];
  /** What rules of the scenario remember, by id of the rule. */
  memory: Record<string, Json>;
  /** Whether leaders are played with, and who has which; null before the pick (BH-3.4). */
  withLeaders: boolean;
  leaders: Record<SeatId, LeaderId | null>;
  /** Leaders that the options of the match fix, for every battle. */
  fixedLeaders: Record<SeatId, LeaderId | null>;
  /** Null outside campaigns. */
  campaign: CampaignState | null;
  hands: Record<SeatId, Hidden<CardId[]>>;
  decks: Record<SeatId, Hidden<CardId[]>>;
  discards: Record<SeatId, CardId[]>;
  /** Null before a card is played and after it is discarded. */
  order: Order | null;
  /** Null until the first attack of the turn. */
  attack: Attack | null;
}
