import { blockedBy } from '../../engine/budgets.ts';
import { reveal } from '../../engine/hidden.ts';
import type { ActionId } from '../data/actions.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { PlaceId } from '../data/systems.ts';
import type { Position } from './position.ts';
import { type Scenario, scenario } from './scenario.ts';

/** The first assignment window: the Rebels'. */
export const rebels = (position: Position = {}): Scenario => scenario({ phase: 'assignment', ...position });
/** The Empire's window; the Rebels have assigned no one. */
export const empire = (position: Position = {}): Scenario => rebels(position).click(FINISH);

/** An answer that assigns no one and ends the window of a seat. */
export const FINISH: readonly string[] = [];

/** Face-down cards of a side with their leaders, by name. */
export const cards = (s: Scenario, side: 'rebel' | 'imperial'): string[] =>
  s.g.assigned
    .filter((one) => one.side === side)
    .map((one) => [reveal(one.card).replace(/#.*/, ''), ...one.leaders].join(' '));

/** Leaders who may be put on a mission beside those picked; `mission` is `assign:<mission>` or `second:<leader>`. */
export const leadersFor = (s: Scenario, mission: string, picked: readonly string[] = []): string[] =>
  s
    .legalFor(`${mission}:`)
    .filter((key) => !blockedBy(s.decision, picked, key))
    .map((key) => key.slice(mission.length + 1));

/** Plays an assignment card and nothing else; its place, or the one of two leaders, where there is a choice. */
export function playsCard(s: Scenario, card: ActionId, which?: PlaceId | LeaderId): Scenario {
  const named = `play:${card}:${which}`;
  return s.click([s.legal.includes(named) ? named : `play:${card}`]);
}

/** Places, or leaders, that an assignment card may be played with, where there is a choice. */
export const waysOf = (s: Scenario, card: ActionId): string[] =>
  s.legalFor(`play:${card}:`).map((key) => key.slice(`play:${card}:`.length));
