import { reveal } from '../../../engine/hidden.ts';
import type { Option } from '../../../engine/rule.ts';
import { type Refusal, refuse, text } from '../../../engine/text.ts';
import { boxOf } from '../../box.ts';
import { OBJECTIVES, type ObjectiveId } from '../../data/objectives.ts';
import type { State } from '../../state.ts';
import { type ObjectiveRules, objectiveRules } from '../card-book.ts';
import { combatOf } from '../combat/effects.ts';
import { couldHoldObjective } from '../hands.ts';
import { declineOption } from '../names.ts';
import { isFulfilled, plansPossible } from './progress.ts';

/** When objectives are offered: within a combat, at its end, after a space battle step, or in the refresh phase. */
export type Moment = ObjectiveRules['when'];

const PLANS: readonly ObjectiveId[] = ['death-star-plans-ii', 'death-star-plans-iii'];

/** Whether Death Star Plans can be tried after a space battle step, for all the table can see (RB-9.1.26, RB-9.1.27). */
export function plansOpen(g: State): boolean {
  const { scored, plans, round } = combatOf(g);
  return !scored && plans < round && plansPossible(g) && PLANS.some((id) => couldHoldObjective(g, id));
}

export const isPlans = (id: ObjectiveId): boolean => PLANS.includes(id);

/** The losses of a space battle have left: the Plans can be tried together with other objectives (RB-15.11). */
const afterSpace = (g: State, moment: Moment) => moment === 'step' && g.combat?.battle === 'space' && plansOpen(g);

/** Why a card cannot be played at this moment of a combat; null when it can. */
function combatRefusal(g: State, id: ObjectiveId, moment: Moment): Refusal | null {
  const rules = objectiveRules(id);
  if (rules.when === 'refresh') return refuse('objective_refresh', {}, 'RB-14.0.1');
  if (moment === 'plans') return rules.when === 'plans' ? null : refuse('objective_not_now', {}, 'RB-9.2.1');
  if (rules.when === 'plans' && afterSpace(g, moment)) return null;
  if (rules.when === 'plans') return refuse('objective_plans', {}, 'RB-9.1.25');
  if (g.combat?.declined.includes(id)) return refuse('objective_declined', {}, 'RB-19.20');
  if (rules.when === 'end' && moment === 'step') return refuse('objective_end', {}, 'RB-9.2.2');
  const barred = g.combat && rules.barred?.(g.combat);
  return barred ?? unfulfilled(g, id, 'RB-9.2.1');
}

function unfulfilled(g: State, id: ObjectiveId, clause: string): Refusal | null {
  return isFulfilled(g, id) ? null : refuse('objective_unfulfilled', { ...objectiveRules(id).progress(g) }, clause);
}

/** Why a held card cannot be played now; null when it can. */
function refusal(g: State, id: ObjectiveId, moment: Moment): Refusal | null {
  if (moment !== 'refresh') return combatRefusal(g, id, moment);
  return OBJECTIVES[id].timing === 'combat'
    ? refuse('objective_combat', {}, 'RB-9.2.1')
    : unfulfilled(g, id, 'RB-14.0.1');
}

/** All cards of the hand, those that cannot be played with the reason, and a pass (RB-19.21). */
export function objectiveOptions(g: State, moment: Moment): Option[] {
  const cards = reveal(g.objectiveHand).map((id): Option => {
    const refused = refusal(g, id, moment);
    const name = text(`objective.${id}`);
    return { key: id, label: name, at: `card:${id}`, ...(refused && { refused }) };
  });
  return [...cards, declineOption(cards, { key: 'pass', label: text('option.keepObjectives') })];
}

export interface ObjectiveStatus {
  readonly id: ObjectiveId;
  readonly fulfilled: boolean;
  readonly have: number;
  readonly need: number;
}

/** How far every objective is, from public facts; those of combats count only while one runs. */
export function objectiveStatus(g: State): ObjectiveStatus[] {
  return boxOf(g.options).objectives.map((id) => ({
    id,
    fulfilled: isFulfilled(g, id),
    ...objectiveRules(id).progress(g),
  }));
}
