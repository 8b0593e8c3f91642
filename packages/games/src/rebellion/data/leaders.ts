import { LEADERS, type LeaderId } from './base/leaders.ts';

// Of all boxes; an expansion adds its own beside `base`. Which of them are in play says `boxOf`.
export * from './base/leaders.ts';

/** Luke the Jedi counts as Luke for every portrait and action card. */
export function countsAs(id: LeaderId): LeaderId {
  return id === 'luke-skywalker-jedi' ? 'luke-skywalker' : id;
}

/** Whether a leader has tactic values: only such leaders activate systems and are added to combats. */
export function hasTactics(id: LeaderId): boolean {
  return LEADERS[id].space + LEADERS[id].ground > 0;
}
