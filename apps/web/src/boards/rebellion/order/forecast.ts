import {
  cappedDice,
  LEADER_IDS,
  type LeaderId,
  printedDice,
  type RebellionView,
  type Side,
  SYSTEM_IDS,
  type SystemId,
  type Theatre,
  tacticCardsOf,
  typeOf,
  UNIT_TYPES,
  UNITS,
  type UnitId,
  type UnitType,
} from '@echo-base/games/rebellion/client';
import type { Decision } from '../../../net/types.ts';
import { isRuledOut, isSearching } from '../galaxy/words.ts';
import { isCaptive } from '../scene.tsx';
import { rivalOf } from '../sides.ts';
import { orderOf, unitsOf } from './order.ts';

/** Units of a side in one theatre, and the dice of their first attack. */
export interface ForceForecast {
  readonly units: readonly { readonly type: UnitType; readonly count: number }[];
  readonly red: number;
  readonly black: number;
  /** Dice above the limit of a colour, which are not rolled. */
  readonly lost: number;
}

export interface SideForecast {
  readonly leaders: readonly LeaderId[];
  readonly space: ForceForecast | null;
  readonly ground: ForceForecast | null;
  /** Tactic cards drawn before the first round. */
  readonly cards: Readonly<Record<Theatre, number>>;
}

/** The combat that an order of movement would start; `sides` is null if there is none. */
export interface Forecast {
  readonly system: SystemId;
  readonly sides: Readonly<Record<Side, SideForecast>> | null;
}

const THEATRES = ['space', 'ground'] as const;
const COLOURS = ['red', 'black'] as const;

function forceOf(all: readonly UnitType[], side: Side, theatre: Theatre): ForceForecast | null {
  const types = all.filter((type) => UNITS[type].side === side && UNITS[type].theatre === theatre);
  if (types.length === 0) return null;
  const ionCannons = all.filter((type) => type === 'ion-cannon').length;
  const [red = 0, black = 0] = COLOURS.map((colour) => printedDice({ side, theatre, types, ionCannons }, colour));
  const lost = [red, black].reduce((sum, dice) => sum + Math.max(0, dice - cappedDice(dice)), 0);
  const units = UNIT_TYPES.flatMap((type) => {
    const count = types.filter((one) => one === type).length;
    return count > 0 ? [{ type, count }] : [];
  });
  return { units, red: cappedDice(red), black: cappedDice(black), lost };
}

function leadersIn({ leaders }: RebellionView, system: SystemId, side: Side): LeaderId[] {
  return LEADER_IDS.filter((id) => leaders[id].at === system && leaders[id].side === side && !isCaptive(leaders[id]));
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
  const here = (Object.keys(view.units) as UnitId[]).filter((id) => view.units[id]?.at === system);
  const types = [...here, ...(unitsOf(picked) as UnitId[])].map(typeOf);
  const shared = THEATRES.filter((theatre) => forceOf(types, 'rebel', theatre) && forceOf(types, 'imperial', theatre));
  if (shared.length === 0) return { system, sides: null };
  const sideOf = (side: Side): SideForecast => {
    const leaders = leadersIn(view, system, side);
    const force = (theatre: Theatre) => (shared.includes(theatre) ? forceOf(types, side, theatre) : null);
    const cards = (theatre: Theatre) => (shared.includes(theatre) ? tacticCardsOf(leaders, theatre) : 0);
    return {
      leaders,
      space: force('space'),
      ground: force('ground'),
      cards: { space: cards('space'), ground: cards('ground') },
    };
  };
  return { system, sides: { rebel: sideOf('rebel'), imperial: sideOf('imperial') } };
}

/** Whether picked units would land: only ground units of the Empire reveal the base (RB-8.13). */
export function lands(picked: readonly string[]): boolean {
  const types = (unitsOf(picked) as UnitId[]).map((id) => UNITS[typeOf(id)]);
  return types.some(({ side, theatre }) => side === 'imperial' && theatre === 'ground');
}

/** Whether the Empire, as far as it knows, would find the hidden base in a system. */
export const mayHideBase = (view: RebellionView, system: SystemId): boolean =>
  isSearching(view) && !isRuledOut({ view }, system);

/** The side that moves first, then its rival. */
export const inOrder = (own: Side | null): readonly [Side, Side] => {
  const first = own ?? 'rebel';
  return [first, rivalOf(first)];
};
