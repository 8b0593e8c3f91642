import type { Refusal } from '../../engine/text.ts';
import type { ActionId } from '../data/actions.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { PlaceId } from '../data/systems.ts';
import type { Op } from '../effects/effect.ts';
import type { State } from '../state.ts';
import { ASSIGNMENT_CARDS } from './assignment.ts';
import { IMMEDIATE_CARDS } from './immediate.ts';
import { COMBAT_CARDS } from './start-of-combat.ts';

/** What an action card does when played in its own time; `special` cards answer windows instead (`reactions.ts`). */
export interface ActionRules {
  /** Places its leader may be put in before the effect (assignment cards). */
  readonly places?: (g: State, leader: LeaderId) => readonly PlaceId[];
  /** Why it cannot be used now although its leader is there; null when it can. */
  readonly refused?: (g: State, leader: LeaderId | null) => Refusal | null;
  readonly effect: readonly Op[];
}

/** What an action card does. Throws for a card without an entry. */
export function actionRules(id: ActionId): ActionRules {
  const rules = ASSIGNMENT_CARDS[id] ?? COMBAT_CARDS[id] ?? IMMEDIATE_CARDS[id];
  if (!rules) throw new Error(`no rules for action card ${id}`);
  return rules;
}

export function actionEffect(id: ActionId): readonly Op[] {
  return actionRules(id).effect;
}
