import { givenOnce } from '../../engine/given-once.ts';
import type { Option, Rule } from '../../engine/rule.ts';
import type { Vars } from '../../engine/state.ts';
import type { Refusal } from '../../engine/text.ts';
import type { Response } from '../../engine/window.ts';
import { type ActionId, isAction } from '../data/actions.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { MissionId } from '../data/missions.ts';
import type { ObjectiveId } from '../data/objectives.ts';
import type { PlaceId, SystemId } from '../data/systems.ts';
import type { TacticId } from '../data/tactics.ts';
import type { Combat, State } from '../state.ts';
import type { Ctx, Op } from './op.ts';

/** Where a mission may be carried out. */
export type Target =
  /** A system that satisfies the card; `why`: the code of the refusal for one that does not. */
  | {
      readonly kind: 'system';
      readonly where: (g: State, id: SystemId) => boolean;
      readonly why: (g: State, id: SystemId) => string;
    }
  /** A leader; the mission takes place in the system where it is (RB-7.1.4). `why` as for systems. */
  | {
      readonly kind: 'leader';
      readonly who: (g: State, id: LeaderId) => boolean;
      readonly why: (g: State, id: LeaderId) => string;
    }
  /** The "Rebel Base" space, or the base system once revealed. */
  | { readonly kind: 'base' }
  /** No place at all (Contingency Plan). */
  | { readonly kind: 'none' };

/** What a mission card does. */
export interface MissionRules {
  readonly target: Target;
  /** Carried out on success, or when resolved. */
  readonly effect: readonly Op[];
  /** Dice the attempting side rolls besides its icons. */
  readonly extraDice?: (g: State, c: Ctx) => number;
  /** It destroys the target system, for good: clients ask for confirmation. */
  readonly destroys?: true;
}

/** What an action card does when played in its own time; `special` cards answer windows instead. */
export interface ActionRules {
  /** Places its leader may be put in before the effect (assignment cards). */
  readonly places?: (g: State, leader: LeaderId) => readonly PlaceId[];
  /** Why it cannot be used now although its leader is there; null when it can. */
  readonly refused?: (g: State, leader: LeaderId | null) => Refusal | null;
  readonly effect: readonly Op[];
}

/** What a tactic card does: it changes something, runs a rule, or blocks damage in the opponent's attack. */
export interface TacticRules {
  /** Why playing it now would do nothing; null when it does something. */
  readonly refused?: (g: State) => Refusal | null;
  readonly does?: (g: State) => void;
  // biome-ignore lint/suspicious/noExplicitAny: each helper pairs a rule with its own variables.
  readonly asks?: { readonly rule: Rule<any>; readonly vars: (g: State) => Vars };
  /**
   * What the player names with the card: units, dice or draws, in the keys of these options. A card with one option is
   * played alone and takes it; `asks` is used where the colour of the special is still to be chosen.
   */
  readonly aims?: { readonly options: (g: State) => readonly Option[]; readonly hit: (g: State, key: string) => void };
  /** Damage it blocks; `discards`: for another tactic card of the theatre. */
  readonly blocks?: { readonly n: number; readonly discards?: true };
}

/** How far an objective is, from public facts. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

/** What makes an objective playable. */
export interface ObjectiveRules {
  /**
   * `step`: as soon as it is fulfilled in a combat; `end`: at the end of a combat; `plans`: after a space battle step;
   * `refresh`: at the start of the refresh phase.
   */
  readonly when: 'step' | 'end' | 'plans' | 'refresh';
  readonly progress: (g: State) => Progress;
  /** Why the running combat cannot fulfil it at all. */
  readonly barred?: (combat: Combat) => Refusal | null;
  /** Reputation it gives where that is not the printed number. */
  readonly reputation?: (g: State) => number;
}

/** The rules of all cards of the box, by card. Action cards with `timing: 'special'` are among the responses. */
export interface Cards {
  readonly missions: Readonly<Record<MissionId, MissionRules>>;
  readonly actions: Readonly<Partial<Record<ActionId, ActionRules>>>;
  readonly tactics: Readonly<Record<TacticId, TacticRules>>;
  readonly objectives: Readonly<Record<ObjectiveId, ObjectiveRules>>;
  /** Action cards that answer events, in the order their options are shown. */
  readonly responses: readonly Response<State>[];
}

/** The cards, which the title gives. */
export const cardBook = givenOnce<Cards>('the cards of Rebellion');

/** What a mission does. */
export function missionRules(id: MissionId): MissionRules {
  return cardBook.get().missions[id];
}

/** What an action card does. Throws for a `special` card, which has no time of its own. */
export function actionRules(id: ActionId): ActionRules {
  const rules = cardBook.get().actions[id];
  if (!rules) throw new Error(`no rules for action card ${id}`);
  return rules;
}

/** What a tactic card does. */
export function tacticRules(id: TacticId): TacticRules {
  return cardBook.get().tactics[id];
}

/** What makes an objective playable. */
export function objectiveRules(id: ObjectiveId): ObjectiveRules {
  return cardBook.get().objectives[id];
}

/** Action cards that answer events. */
export function cardResponses(): readonly Response<State>[] {
  return cardBook.get().responses;
}

/** The steps of a mission or action card. */
export function effectOf(card: MissionId | ActionId): readonly Op[] {
  return isAction(card) ? actionRules(card).effect : missionRules(card).effect;
}
