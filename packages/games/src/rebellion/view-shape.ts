/** What a viewer sees of a match of Rebellion. */
import type { SeatId } from '../engine/state.ts';
import type { ActionId } from './data/actions.ts';
import type { Face } from './data/dice.ts';
import type { LeaderId, Role } from './data/leaders.ts';
import type { MissionCard } from './data/missions.ts';
import type { ObjectiveId, Stage } from './data/objectives.ts';
import type { RingId } from './data/rings.ts';
import type { PlaceId, SystemId } from './data/systems.ts';
import type { TacticCard } from './data/tactics.ts';
import type { Colour, Side, Theatre, UnitId, UnitType } from './data/units.ts';

export type PerSide<T> = { readonly [side in Side]: T };

/** Markers on a system. */
export interface SystemView {
  readonly loyalty: Side | null;
  readonly subjugated: boolean;
  readonly sabotaged: boolean;
  readonly destroyed: boolean;
}

export interface UnitView {
  /** A place, `queue-1` to `queue-3`, or `deploying`. */
  readonly at: string;
  readonly damage: number;
}

export interface LeaderView {
  /** `box`, `pool`, `mission`, `gone` or a place. */
  readonly at: string;
  /** The side it serves now. */
  readonly side: Side;
  readonly ring: RingId | null;
  readonly detained: boolean;
}

/** A face-down mission: every viewer sees the leaders, its side also the card. */
export interface AssignedView {
  readonly side: Side;
  readonly leaders: readonly LeaderId[];
  readonly card: MissionCard | null;
}

/** Cards a viewer may count, and see where they are the viewer's. */
export interface HandView<C> {
  readonly count: number;
  readonly cards: readonly C[] | null;
}

export interface MissionView {
  readonly side: Side;
  readonly card: MissionCard;
  readonly leaders: readonly LeaderId[];
  readonly place: PlaceId | null;
  readonly target: LeaderId | null;
  readonly dice: PerSide<readonly Face[]>;
  /** Dice each side rolls with the leaders there now; null for missions that are not attempted in a place. */
  readonly rolls: PerSide<number> | null;
  readonly bonus: number;
  readonly result: 'success' | 'failure' | null;
  /** Assigned leaders chosen to go to the base with a rescued one (RB-13.11). */
  readonly going: readonly LeaderId[];
}

export interface DieView {
  readonly colour: Colour;
  readonly face: Face;
  readonly spent: boolean;
}

export interface AttackView {
  readonly side: Side;
  readonly theatre: Theatre;
  readonly dice: readonly DieView[];
  /** Damage assigned and not yet blocked, by unit. */
  readonly hits: { readonly [id in UnitId]?: number };
  /** Indexes of the dice still to be assigned, the one in question first; null while none are being assigned. */
  readonly unassigned: readonly number[] | null;
}

export interface CombatView {
  readonly system: SystemId;
  /** Who started it and resolves first. */
  readonly current: Side;
  readonly round: number;
  readonly battle: Theatre | null;
  readonly attack: AttackView | null;
  /** Health of the types that fight there, in this round; null for what cannot be damaged. */
  readonly health: { readonly [type in UnitType]?: number | null };
  /** Set aside; they leave at the end of the battle step. */
  readonly doomed: readonly UnitId[];
  readonly destroyed: readonly UnitId[];
  readonly retreated: readonly Side[];
  readonly effects: readonly { readonly kind: string; readonly side: Side; readonly until: number }[];
  /** Tactic cards held, by theatre; cards only for their side, or for all while they lie open (Good Intel). */
  readonly tactics: PerSide<{
    readonly space: number;
    readonly ground: number;
    readonly cards: readonly TacticCard[] | null;
  }>;
}

/** Every face-down card after the match, decks with the top first. */
export interface OpenedView {
  readonly probes: readonly SystemId[];
  readonly missions: PerSide<readonly MissionCard[]>;
  readonly projects: readonly MissionCard[];
  readonly actions: PerSide<readonly ActionId[]>;
  /** Action cards that left the game unseen: starting cards, and all drawn in a first game. */
  readonly boxed: readonly ActionId[];
  readonly objectives: readonly ObjectiveId[];
  readonly tactics: {
    readonly [theatre in Theatre]: { readonly deck: readonly TacticCard[]; readonly discards: readonly TacticCard[] };
  };
  readonly tacticHands: PerSide<readonly TacticCard[]>;
}

/** A lasting effect, for tags on leaders and systems. */
export interface LastingView {
  readonly kind: string;
  readonly leader?: LeaderId;
  readonly system?: SystemId;
}

/** A side that places its starting units, seen by every viewer as the units are (RB-3.3.5, RB-3.3.7). */
export interface PlacingView {
  readonly side: Side;
  /** How many are still to be placed, of every type the side starts with. */
  readonly left: { readonly [type in UnitType]?: number };
  /** How many of each type there are to place. */
  readonly all: { readonly [type in UnitType]?: number };
  /** Imperial systems that still need a ground unit (RB-3.3.6); none while the Rebels place. */
  readonly bare: readonly SystemId[];
}

/** All a viewer may see, by the table of hidden information (RB-16.1). Null stands for what it may not. */
export interface RebellionView {
  readonly phase: 'setup' | 'assignment' | 'command' | 'refresh';
  readonly round: number;
  readonly time: number;
  readonly reputation: number;
  readonly active: Side;
  /** Turns of a cycle of the command phase, whose it is, and which have passed. */
  readonly turns: readonly { readonly side: Side; readonly role: Role | null }[];
  readonly turn: number;
  readonly passed: readonly number[];
  readonly systems: { readonly [id in SystemId]: SystemView };
  readonly units: { readonly [id in UnitId]?: UnitView };
  readonly leaders: { readonly [id in LeaderId]: LeaderView };
  readonly base: {
    readonly revealed: boolean;
    readonly system: SystemId | null;
    /** Systems it has left, in order. */
    readonly old: readonly SystemId[];
  };
  readonly probes: {
    readonly deck: number;
    readonly hand: HandView<SystemId>;
    readonly removed: readonly SystemId[];
    /** Shown by the advanced set-up. */
    readonly shown: readonly SystemId[];
    /** The Empire's memory aid: systems that cannot be the base as far as it knows. */
    readonly ruledOut: readonly SystemId[] | null;
  };
  readonly missions: PerSide<{
    readonly deck: number;
    readonly hand: HandView<MissionCard>;
    readonly discards: readonly MissionCard[];
  }>;
  readonly projects: { readonly deck: number; readonly discards: readonly MissionCard[] };
  readonly assigned: readonly AssignedView[];
  readonly actions: {
    readonly decks: PerSide<number>;
    readonly hands: { readonly [seat in SeatId]: HandView<ActionId> };
    readonly used: readonly ActionId[];
  };
  readonly objectives: {
    /** Backs of the deck, the top first, and of the hand, sorted. */
    readonly deck: readonly Stage[];
    readonly stages: readonly Stage[];
    readonly hand: readonly ObjectiveId[] | null;
    readonly discards: readonly ObjectiveId[];
    /** How far each objective that has not been played is, from what every viewer sees: fulfilled when `have` reaches `need`. */
    readonly status: { readonly [id in ObjectiveId]?: { readonly have: number; readonly need: number } };
  };
  /** Cards that no player may see during the match; null until it is over (RB-16.1.68). */
  readonly opened: OpenedView | null;
  readonly lasting: readonly LastingView[];
  readonly placing: PlacingView | null;
  /** Action cards drawn to recruit from (RB-14.0.17): their number for all, the cards for their side only. */
  readonly recruiting: PerSide<HandView<ActionId>> | null;
  readonly mission: MissionView | null;
  readonly combat: CombatView | null;
}
