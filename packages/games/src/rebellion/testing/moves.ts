import type { PlaceId } from '../data/systems.ts';
import { typeOf, type UnitId, type UnitType } from '../data/units.ts';
import { unitsAt } from '../rules/board.ts';
import type { Position } from './position.ts';
import { type Scenario, scenario } from './scenario.ts';

/** The Empire's turn: the Rebels have passed. */
export const imperialTurn = (position: Position = {}): Scenario => scenario(position).click('pass');

/** A leader activates a place. */
export const activate = (s: Scenario, leader: string, place: PlaceId): Scenario => s.click(`activate:${leader}`, place);

/** Types that may be chosen now, with the place they stand in. */
export const offered = (s: Scenario): string[] =>
  s.legal
    .filter((key) => key in s.g.units)
    .map((key) => `${typeOf(key as UnitId)} ${s.g.units[key as UnitId]?.at}`)
    .sort();

/** Why units of a type in a place cannot be chosen; undefined when they can, or are not shown at all. */
export const held = (s: Scenario, type: UnitType, at: PlaceId): string | undefined =>
  unitsAt(s.g, at, { type })
    .map((id) => s.refusal(id))
    .find((why) => why !== undefined);
