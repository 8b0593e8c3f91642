import { z } from 'zod';
import type { Deck } from '../engine/deck.ts';
import type { Hidden } from '../engine/hidden.ts';
import type { Core, SeatId } from '../engine/state.ts';
import type { ActionId } from './data/actions.ts';
import type { Face } from './data/dice.ts';
import type { LeaderId, Role } from './data/leaders.ts';
import type { MissionCard } from './data/missions.ts';
import type { ObjectiveId } from './data/objectives.ts';
import type { RingId } from './data/rings.ts';
import type { PlaceId, SystemId } from './data/systems.ts';
import type { TacticCard } from './data/tactics.ts';
import type { Colour, Side, Theatre, UnitId } from './data/units.ts';

/** Options of a match; titles and values are text keys of the lobby's form. */
export const rebellionOptions = z.strictObject({
  // The API's default is the full game; `firstMatch` is what a form offers a player who has not set up a match yet.
  setup: z
    .enum(['first', 'advanced'])
    .default('advanced')
    .meta({ title: 'option.setup', description: 'option.setup.hint', firstMatch: 'first' }),
});
export type RebellionOptions = z.output<typeof rebellionOptions>;

/** Markers on a system. */
export interface SystemState {
  /** Whose loyalty marker lies there, under a subjugation marker too; Coruscant's is printed. */
  loyalty: Side | null;
  subjugated: boolean;
  sabotaged: boolean;
  destroyed: boolean;
}

/** Boxes of the build queue; `deploying` holds units that have left box 1 in this refresh. */
export type QueuePlace = 'queue-1' | 'queue-2' | 'queue-3' | 'deploying';
/** A miniature in play; those not in `units` are in the supply. */
export interface Unit {
  /** Changed by `moveUnit` only, as units are listed by place. */
  readonly at: PlaceId | QueuePlace;
  /** Damage markers of the running combat. */
  damage: number;
}

/**
 * `box`: not in play yet; `mission`: on a face-down card; `spent`: used without a place, back in the pool with the next
 * retrieval (the second leader of a Contingency Plan); `gone`: eliminated or replaced.
 */
export type LeaderPlace = 'box' | 'pool' | 'mission' | 'spent' | 'gone' | PlaceId;
export interface Leader {
  /** Changed by `moveLeader` only, as leaders are listed by place. */
  readonly at: LeaderPlace;
  ring: RingId | null;
  /** Skipped when leaders are retrieved next (Detained). */
  detained: boolean;
}

/** A face-down mission with its leaders; the first leader names it in option keys. */
export interface Assigned {
  side: Side;
  card: Hidden<MissionCard>;
  leaders: LeaderId[];
}

/** An effect that lasts; all end with the round, `locked` with the command phase. Public. */
export type Lasting =
  /** This side may not send leaders from its pool against missions that carry the leader (Blindside, Misdirection). */
  | { kind: 'unopposed'; side: Side; leader: LeaderId }
  /** Rebels attempt no mission and use no action card there (Boba Fett? Where?). */
  | { kind: 'locked'; system: SystemId }
  /** The leader does not stop units from leaving its system (Public Support). */
  | { kind: 'free'; leader: LeaderId }
  /** The leader adds 2 successes to attempts it is assigned to (Contingency Plan). */
  | { kind: 'lando' }
  /** Master Yoda's reroll of the round has been used. */
  | { kind: 'yoda' }
  /** Rapid Mobilization waits for the end of the command phase; cards to draw for a new base. */
  | { kind: 'mobilization'; draws: number };

/** A rolled die. */
export interface Die {
  colour: Colour;
  face: Face;
  /** Spent on a tactic card or on drawing one. */
  spent: boolean;
}

/** The mission being carried out, from reveal to clean-up. Public. */
export interface MissionNow {
  side: Side;
  /** Who revealed it and makes its decisions (RB-18.16). */
  seat: SeatId;
  card: MissionCard;
  /** Assigned leaders. */
  leaders: LeaderId[];
  place: PlaceId | null;
  /** The leader it is attempted against. */
  target: LeaderId | null;
  dice: Record<Side, Face[]>;
  /** Successes added to the attempting side's dice. */
  bonus: number;
  result: 'success' | 'failure' | null;
  /** Captives its effect, or the Millennium Falcon in answer to it, has rescued. */
  rescued: LeaderId[];
  /** Assigned leaders who go to the base with them once the Empire has answered (RB-13.11, RB-19.13). */
  going: LeaderId[];
}

/** One attack of a battle. Dice are public. */
export interface Attack {
  side: Side;
  theatre: Theatre;
  dice: Die[];
  /** Damage assigned in this attack and not yet blocked. */
  hits: Partial<Record<UnitId, number>>;
}

/** What forbids or changes things in a combat, each with the round it ends after (99: the combat). */
export interface CombatEffect {
  kind:
    | 'no-retreat'
    | 'no-block'
    | 'free-retreat'
    | 'fewer-dice'
    | 'no-space-tactics'
    | 'exposed'
    | 'less-health'
    | 'recolour';
  /** The side it affects, or that uses it. */
  side: Side;
  /** Last round in which it holds. */
  until: number;
}

/** The running combat. Public but for the tactic hands, which stand in `State`. */
export interface Combat {
  system: SystemId;
  /** Current player: resolves first and has initiated it (RB-9.0.2, RB-9.0.3). */
  current: Side;
  /** Systems the current player moved units from to start it (RB-10.10). */
  from: PlaceId[];
  round: number;
  /** Battle being fought; null in other steps. */
  battle: Theatre | null;
  attack: Attack | null;
  /** Theatres in which a side had units at the start (RB-9.3.8). */
  began: Record<Side, Theatre[]>;
  /** The system was subjugated when the combat began (Liberation). */
  subjugated: boolean;
  /** Units set aside in this battle step: they still attack, and are destroyed at its end (RB-9.1.22, RB-9.1.23). */
  doomed: UnitId[];
  /** Units destroyed in this combat. */
  destroyed: UnitId[];
  effects: CombatEffect[];
  retreated: Side[];
  /** Leaders who retreated. */
  left: LeaderId[];
  /** Leaders who return to the pool when it ends (Ready for Action). */
  returning: LeaderId[];
  /** An objective has been played (RB-9.2.3). */
  scored: boolean;
  /** Objectives offered and not played; they cannot be played later (RB-19.20). */
  declined: ObjectiveId[];
  /** Last round in which Death Star Plans was revealed. */
  plans: number;
}

/** A combat that waits until the running effect is done. */
interface Due {
  system: SystemId;
  current: Side;
  from: PlaceId[];
}

/** A turn of the command phase: a side, or one role of it in a team game (RB-18.7). */
export interface Turn {
  side: Side;
  role: Role | null;
}

type Phase = 'setup' | 'assignment' | 'command' | 'refresh';

export interface State extends Core {
  options: RebellionOptions;
  phase: Phase;
  /** Rounds begun. */
  round: number;
  /** Boxes of the two markers. */
  time: number;
  reputation: number;
  /** Side whose turn, effect or step is being resolved. */
  active: Side;
  /** Turns of a cycle in the command phase, whose it is, and who has passed (indices). */
  turns: Turn[];
  turn: number;
  passed: number[];
  systems: Record<SystemId, SystemState>;
  /** Changed by `placeUnit` and `removeUnit` only, as units are listed by place and type. */
  units: Readonly<Partial<Record<UnitId, Unit>>>;
  leaders: Readonly<Record<LeaderId, Leader>>;
  /** The base location; revealed: its card lies face up. Null before the choice. */
  base: { system: Hidden<SystemId | null>; revealed: boolean };
  /** Locations the base has left, in order; their cards are public. */
  oldBases: SystemId[];
  /** Probe cards that left the game at set-up, and those shown by the advanced set-up. */
  removedProbes: SystemId[];
  shownProbes: SystemId[];
  /**
   * The Empire's memory aid: systems it knows not to be the base, kept until the base moves (`bases` counts its moves).
   */
  ruledOut: Hidden<{ bases: number; systems: SystemId[] }>;
  missionDecks: Record<Side, Deck<MissionCard>>;
  projectDeck: Deck<MissionCard>;
  missionHands: Record<Side, Hidden<MissionCard[]>>;
  /** Face up. */
  missionDiscards: Record<Side, MissionCard[]>;
  projectDiscards: MissionCard[];
  assigned: Assigned[];
  actionDecks: Record<Side, Deck<ActionId>>;
  /** Action cards kept face down, by seat. */
  actionHands: Record<SeatId, Hidden<ActionId[]>>;
  /** Played action cards, face up; they have left the game. */
  usedActions: ActionId[];
  /** Action cards put back into the box unseen. */
  boxedActions: Hidden<ActionId[]>;
  objectiveDeck: Deck<ObjectiveId>;
  objectiveHand: Hidden<ObjectiveId[]>;
  objectiveDiscards: ObjectiveId[];
  probeDeck: Deck<SystemId>;
  probeHand: Hidden<SystemId[]>;
  tacticDecks: Record<Theatre, Deck<TacticCard>>;
  tacticDiscards: Record<Theatre, TacticCard[]>;
  tacticHands: Record<Side, Hidden<TacticCard[]>>;
  lasting: Lasting[];
  mission: MissionNow | null;
  combat: Combat | null;
  due: Due[];
}
