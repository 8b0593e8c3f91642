import { book } from './book.ts';

export type CombatObjectiveVars = { when: 'step' | 'end' };

/**
 * Offers the combat objectives whose condition has become true: `step` after units have been destroyed (RB-9.2.1),
 * `end` at the end of the combat, when battles are won (RB-9.2.2).
 */
export const combatObjectives = book.rule<CombatObjectiveVars>('combat-objectives', {
  start: { run: (_g, at) => at.end() },
});

/** The Death Star Plans window after the space battle step (RB-9.1.25 to RB-9.1.27). */
export const deathStarPlans = book.rule<Record<string, never>>('death-star-plans', {
  start: { run: (_g, at) => at.end() },
});

/** The objective that may be played at the start of the refresh phase (RB-14.0.1). */
export const refreshObjective = book.rule<Record<string, never>>('refresh-objective', {
  start: { run: (_g, at) => at.end() },
});
