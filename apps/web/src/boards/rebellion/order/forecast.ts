import {
  combatForecast,
  type RebellionView,
  type Side,
  type SideForecast,
  SYSTEM_IDS,
  type SystemId,
} from '@echo-base/games/rebellion/client';
import type { Decision } from '../../../kit/net/types.ts';
import { isRuledOut, isSearching } from '../galaxy/place-names.ts';
import { rivalOf } from '../sides.ts';
import { orderOf, unitsOf } from './order.ts';

/** The combat that an order of movement would start; `sides` is null if there is none. */
export interface Forecast {
  readonly system: SystemId;
  readonly sides: Readonly<Record<Side, SideForecast>> | null;
}

/** Prompts of orders that start no combat: a retreat leads away from one. */
const PEACEFUL: ReadonlySet<string> = new Set(['ask.retreatUnits']);

/**
 * Units and dice of both sides in the target of an order with these picked keys, from public facts: no cards, no
 * effects, no forecast of the winner. Null for other questions, and for orders to the Rebel base space.
 */
export function forecastOf(view: RebellionView, decision: Decision | null, picked: readonly string[]): Forecast | null {
  const to = orderOf(decision)?.to;
  const system = SYSTEM_IDS.find((id) => id === to);
  if (!decision || !system || PEACEFUL.has(decision.prompt.key)) return null;
  return { system, sides: combatForecast(view, system, unitsOf(picked)) };
}

/** Whether the Empire, as far as it knows, would find the hidden base in a system. */
export const mayHideBase = (view: RebellionView, system: SystemId): boolean =>
  isSearching(view) && !isRuledOut({ view }, system);

/** The side that moves first, then its rival. */
export const inOrder = (own: Side | null): readonly [Side, Side] => {
  const first = own ?? 'rebel';
  return [first, rivalOf(first)];
};
