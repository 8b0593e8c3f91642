import { reveal } from '../../engine/hidden.ts';
import type { Position } from './position.ts';
import { type Scenario, scenario } from './scenario.ts';

/** The first assignment window: the Rebels'. */
export const rebels = (position: Position = {}): Scenario => scenario({ phase: 'assignment', ...position });
/** The Empire's window; the Rebels have assigned nobody. */
export const empire = (position: Position = {}): Scenario => rebels(position).click('done');

/** Face-down cards of a side with their leaders, by name. */
export const cards = (s: Scenario, side: 'rebel' | 'imperial'): string[] =>
  s.g.assigned
    .filter((one) => one.side === side)
    .map((one) => [reveal(one.card).replace(/#.*/, ''), ...one.leaders].join(' '));

/** Leaders who may be put on a mission now; `mission` is `assign:<mission>` or `second:<leader>`. */
export const leadersFor = (s: Scenario, mission: string): string[] =>
  s.legalFor(`${mission}:`).map((key) => key.slice(mission.length + 1));
