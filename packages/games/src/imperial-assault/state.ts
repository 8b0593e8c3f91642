import type { SpaceId } from '../engine/grid/index.ts';
import { type Hidden, reveal } from '../engine/hidden.ts';
import type { Json } from '../engine/json.ts';
import type { Core, SeatId } from '../engine/state.ts';
import type { Army } from './data/armies.ts';
import type { Die } from './data/dice.ts';
import type { Zone } from './data/maps.ts';
import type { TokenType } from './data/missions.ts';
import type { ConditionId, Keyword } from './data/terms.ts';

/** A figure on the map. */
export interface Figure {
  /** `p1-stormtrooper-2-1`: seat, card, copy of the card, number in the group. */
  id: string;
  seat: SeatId;
  group: string;
  /** Where its base lies, as a key of the grid (`placeKey`). */
  place: string;
  damage: number;
  conditions: ConditionId[];
}

/** The figures of one deployment card; it leaves the game with its last figure. */
interface Group {
  /** `p1-stormtrooper-2`: seat, card, copy of the card. */
  id: string;
  seat: SeatId;
  card: string;
  exhausted: boolean;
  /** Figures it began with. */
  figures: number;
  /** Command cards that lie on its deployment card. */
  attached: { card: string; seat: SeatId }[];
}

/** A token of the mission. */
export interface Token {
  id: string;
  type: TokenType;
  /** Null while a figure carries it. */
  space: SpaceId | null;
  carrier: string | null;
  /** Whether it lies with its coloured side up. */
  coloured: boolean;
  /** Seats that have scored it. */
  claims: SeatId[];
  damage: number;
}

/** A lasting effect, with the hooks of the ability of this name; it ends with the round, the activation or its use. */
export interface Effect {
  ability: string;
  /** The figure it lies on; empty for a player. */
  figure: string;
  seat: SeatId;
  until: 'round' | 'activation' | 'used';
}

/** The activation in progress. */
export interface Activation {
  seat: SeatId;
  group: string;
  figure: string;
  /** Figures of the group whose activations are over. */
  over: string[];
  actions: number;
  /** Movement points. */
  points: number;
  /** Actions with an attack. */
  attacks: number;
  /** Special actions used, by ability, condition or command card. */
  specials: string[];
  /** Figures that have left a space in this activation. */
  moved: string[];
  /** Hostile figures that saw the figure when its activation began. */
  seenBy: string[];
  /** Hostile figures defeated in this activation. */
  defeats: number;
}

export type AttackDie = {
  die: Die;
  /** Null before the roll. */
  face: number | null;
  rerolled: boolean;
};

/** The attack in progress. */
export type Attack = {
  attacker: string;
  /** A figure, or a token that can be attacked. */
  target: string;
  /** Who decides for the attacker. */
  seat: SeatId;
  type: 'melee' | 'ranged';
  /** The chosen space of the target. */
  space: SpaceId;
  attackDice: AttackDie[];
  defenceDice: AttackDie[];
  /** Icons and keywords that effects have given it. */
  extra: Keyword[];
  /** Defence results that effects have given it. */
  guard: { block: number; evade: number };
  ignoresFigures: boolean;
  /** Times that each surge ability may be used, by effects. */
  surgeUses: number;
  /** Totals at the end of the modifier step; null before. */
  totals: Totals | null;
  /** Surges bought, by index of the ability. */
  bought: number[];
  missed: 'dodge' | 'accuracy' | 'reach' | null;
  /** Damage of the attack really put on the target. */
  suffered: number;
  /** Effects that come after it, by ability. */
  after: { ability: string; figure: string; seat: SeatId }[];
};

/** Results of an attack after all modifiers. */
export type Totals = {
  accuracy: number;
  damage: number;
  surge: number;
  block: number;
  /** Evades, before they cancel surges. */
  evade: number;
  dodge: number;
};

export interface Player {
  /** Deployment cards and command deck; both players see the deployment cards once `revealed` is set. */
  army: Hidden<Army>;
  points: number;
  /** Victory points for defeated figures, the first tiebreak. */
  defeats: number;
  zone: Zone | null;
  hand: Hidden<string[]>;
  deck: Hidden<string[]>;
  /** Face up, in order. */
  discards: string[];
}

export interface State extends Core {
  ruleset: 'seed' | 'faq';
  allowPass: boolean;
  /** The round at whose end the match ends; 0 without a limit. */
  roundLimit: number;
  /** Whether players bring armies of their own. */
  ownArmies: boolean;
  /** The mission that the options name; null: drawn. */
  fixedMission: string | null;
  revealed: boolean;
  players: Record<SeatId, Player>;
  /** Null before it is drawn. */
  mission: string | null;
  openDoors: string[];
  tokens: Token[];
  /** The round, from 1; 0 during set-up. */
  round: number;
  /** The seat with the initiative token; null before it is given. */
  initiative: SeatId | null;
  /** The seat whose turn to activate it is. */
  turn: SeatId | null;
  groups: Record<string, Group>;
  /** Figures on the map. */
  figures: Record<string, Figure>;
  activation: Activation | null;
  attack: Attack | null;
  effects: Effect[];
  /** Abilities used this round that have a limit of once per round: `ability figure`. */
  usedThisRound: string[];
  /** Groups of bounty hunters, in one mission. */
  hunters: string[];
  /** What the mission remembers. */
  memory: Record<string, Json>;
}

/** A seat's player. Throws on a seat that is not in the match. */
export function playerOf(g: State, seat: SeatId): Player {
  const player = g.players[seat];
  if (!player) throw new Error(`no player at ${seat}`);
  return player;
}

export const handOf = (g: State, seat: SeatId): string[] => reveal(playerOf(g, seat).hand);
export const deckOf = (g: State, seat: SeatId): string[] => reveal(playerOf(g, seat).deck);

/** The other seat. */
export function rivalOf(g: Core, seat: SeatId): SeatId {
  const rival = g.seats.find((one) => one !== seat);
  if (!rival) throw new Error('a match has two seats');
  return rival;
}

/** A figure on the map. Throws when it is not there. */
export function figureOf(g: State, id: string): Figure {
  const figure = g.figures[id];
  if (!figure) throw new Error(`${id} is not on the map`);
  return figure;
}

/** The running activation. Throws outside activations. */
export function activationOf(g: State): Activation {
  if (!g.activation) throw new Error('no figure is being activated');
  return g.activation;
}

/** The running attack. Throws outside attacks. */
export function attackOf(g: State): Attack {
  if (!g.attack) throw new Error('no attack is being made');
  return g.attack;
}

/** The seats in initiative order. */
export function initiativeOrder(g: State): SeatId[] {
  const first = g.initiative ?? g.seats[0] ?? '';
  return [first, rivalOf(g, first)];
}
