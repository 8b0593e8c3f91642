import { boxOf } from '../../box.ts';
import type { LeaderId } from '../../data/leaders.ts';
import { OBJECTIVES, type ObjectiveId } from '../../data/objectives.ts';
import { factsOf, type UnitId } from '../../data/units.ts';
import type { State } from '../../state.ts';
import { sideOf, unitsAt } from '../board.ts';
import { type ObjectiveRules, objectiveRules } from '../card-book.ts';

/** A Rebel fighter and a Death Star of either kind in the combat's system (RB-9.1.26). */
export function plansPossible(g: State): boolean {
  const { combat } = g;
  if (!combat) return false;
  const fighter = unitsAt(g, combat.system, { side: 'rebel' }).some((id) => factsOf(id).class === 'fighter');
  return fighter && deathStars(g).length > 0;
}

/** Death Stars and those under construction in the combat's system. */
export function deathStars(g: State): UnitId[] {
  if (!g.combat) return [];
  return unitsAt(g, g.combat.system).filter((id) => factsOf(id).class === 'space-station');
}

/** Imperial leaders Luke Skywalker (Jedi) may eliminate: a lured leader is one, he himself too. */
export function jediVictims(g: State): LeaderId[] {
  const here = g.combat?.system;
  if (!here || g.leaders['luke-skywalker-jedi'].at !== here) return [];
  return boxOf(g.options).leaders.filter((id) => g.leaders[id].at === here && sideOf(g, id) === 'imperial');
}

/** Reputation a card gives: the printed number, or what the card counts. */
export function reputationOf(g: State, id: ObjectiveId): number {
  return objectiveRules(id).reputation?.(g) ?? OBJECTIVES[id].reputation;
}

/** Whether the condition of an objective holds now. */
export function isFulfilled(g: State, id: ObjectiveId): boolean {
  const { have, need } = objectiveRules(id).progress(g);
  return have >= need;
}

/** Objectives of these moments whose condition holds now. */
export function fulfilled(g: State, when: readonly ObjectiveRules['when'][]): ObjectiveId[] {
  return boxOf(g.options).objectives.filter((id) => when.includes(objectiveRules(id).when) && isFulfilled(g, id));
}
