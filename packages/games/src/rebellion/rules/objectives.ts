import type { Rule } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import type { ObjectiveId } from '../data/objectives.ts';
import { seatOf } from '../seats.ts';
import type { State } from '../state.ts';
import { book } from './book.ts';
import { check } from './checks.ts';
import { combatOf } from './combat/effects.ts';
import { couldHoldObjective } from './hands.ts';
import { isPlans, objectiveOptions } from './objectives/options.ts';
import { tryPlans } from './objectives/plans.ts';
import { fulfilled } from './objectives/progress.ts';
import { score } from './objectives/score.ts';

export { objectiveStatus } from './objectives/options.ts';
export { deathStarPlans } from './objectives/plans.ts';

export type CombatObjectiveVars = { when: 'step' | 'end' };

/**
 * Fulfilled objectives that, from public facts, could be in the hand and were not declined before in this combat
 * (RB-19.20).
 */
function offered(g: State, when: 'step' | 'end'): ObjectiveId[] {
  const { scored, declined } = combatOf(g);
  if (scored) return [];
  const found = fulfilled(g, when === 'step' ? ['step'] : ['step', 'end']);
  return found.filter((id) => !declined.includes(id) && couldHoldObjective(g, id));
}

/**
 * Offers the combat objectives whose condition has become true: `step` after units have been destroyed (RB-9.2.1),
 * `end` at the end of the combat, when battles are won (RB-9.2.2). At most one per combat (RB-9.2.3). An Imperial
 * victory in the same step comes first (RB-15.6).
 */
export const combatObjectives: Rule<CombatObjectiveVars> = book.rule<CombatObjectiveVars, 'ask' | 'done'>(
  'combat-objectives',
  {
    start: {
      run(g, at) {
        check(g);
        return at.goto(!g.outcome && offered(g, at.vars.when).length > 0 ? 'ask' : 'done');
      },
    },
    ask: {
      ask: () => text('ask.combatObjective'),
      declines: () => ({ kind: 'combat-objectives', choice: 'pass' }),
      who: (g) => [seatOf(g, 'rebel', 'general')],
      options: (g, { vars }) => objectiveOptions(g, vars.when),
      chosen(g, at, key) {
        const id = key as ObjectiveId;
        // After a space battle the Rebels order the Plans and other objectives as they like (RB-15.11).
        if (key !== 'pass' && isPlans(id)) return at.call(tryPlans, null, { id, faces: [] }, 'start');
        if (key !== 'pass') return at.call(score, null, { id }, 'done');
        combatOf(g).declined.push(...offered(g, at.vars.when));
        return at.end();
      },
    },
    done: { run: (_g, at) => at.end() },
  },
);

/** Offers a fulfilled objective at the start of the refresh phase (RB-14.0.1). */
export const refreshObjective: Rule<Record<string, never>> = book.rule<Record<string, never>, 'ask' | 'done'>(
  'refresh-objective',
  {
    start: {
      run: (g, at) => at.goto(fulfilled(g, ['refresh']).some((id) => couldHoldObjective(g, id)) ? 'ask' : 'done'),
    },
    ask: {
      ask: () => text('ask.refreshObjective'),
      declines: () => ({ kind: 'refresh-objective', choice: 'pass' }),
      who: (g) => [seatOf(g, 'rebel', 'general')],
      options: (g) => objectiveOptions(g, 'refresh'),
      chosen: (_g, at, key) => (key === 'pass' ? at.end() : at.call(score, null, { id: key as ObjectiveId }, 'done')),
    },
    done: { run: (_g, at) => at.end() },
  },
);
