import type { HexId } from '../engine/hex/index.ts';
import type { Hidden } from '../engine/hidden.ts';
import type { Json } from '../engine/json.ts';
import type { Core, SeatId } from '../engine/state.ts';
import type { Section } from './data/board.ts';
import type { CardId } from './data/cards.ts';
import type { Face } from './data/dice.ts';
import type { ScenarioId } from './data/scenarios/index.ts';
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
}

/** The card of the turn and what it set going. */
export interface Order {
  /** Who played it. */
  seat: SeatId;
  card: CardId;
  /** Without the card's benefits after a fallback order (BH-6.6). */
  benefits: boolean;
  section: Section | null;
  type: UnitType | null;
  units: Record<string, Ordered>;
}

/** A reason for dice of an attack. */
export interface DicePart {
  why: 'base' | 'card' | 'closeCombat' | 'friends' | 'focusFire' | 'scouts' | 'protection' | 'inside';
  dice: number;
}

/** The latest attack of the turn, with its dice. */
export interface Attack {
  attacker: string;
  from: HexId;
  target: string;
  at: HexId;
  parts: DicePart[];
  faces: Face[];
  /** Second roll against an AT-AT; null where there was none. */
  confirmation: Face[] | null;
  /** Figures removed by hits; 1 for a destroyed structure. */
  hits: number;
  /** Retreats rolled. */
  retreats: number;
}

export interface State extends Core {
  scenario: ScenarioId;
  /** The side whose turn it is. */
  active: Side;
  /** Turns of each side so far, the running one included. */
  turns: Record<Side, number>;
  terrain: Partial<Record<HexId, TerrainId>>;
  structures: Structure[];
  /** Units on the board by id. */
  units: Record<string, Unit>;
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
  hands: Record<SeatId, Hidden<CardId[]>>;
  decks: Record<SeatId, Hidden<CardId[]>>;
  discards: Record<SeatId, CardId[]>;
  /** Null before a card is played and after it is discarded. */
  order: Order | null;
  /** Null until the first attack of the turn. */
  attack: Attack | null;
}
