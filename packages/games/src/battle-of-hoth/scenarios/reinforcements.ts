import type { SpecialRuleOf } from '../data/scenarios/schema.ts';
import { type Side, type UnitType, unitInfo } from '../data/units.ts';
import { broughtBy } from '../rules/memory.ts';
import { freeHexes, placeUnits } from '../rules/reinforcing.ts';
import type { Call, Hooks } from '../rules/scenario-book.ts';
import type { State } from '../state.ts';

type Returning = SpecialRuleOf<'reinforceEliminated'>;
type Scheduled = SpecialRuleOf<'scheduledReinforcement'>;

/** Asks for the hexes of units that come now; nothing happens where no hex is free. */
function place(g: State, rule: Returning | Scheduled, units: UnitType[], optional: boolean): Call | null {
  const [type] = units;
  if (!type || freeHexes(g, type, rule.entry.row).length === 0) return null;
  return { rule: placeUnits, vars: { rule: rule.id, units, row: rule.entry.row, optional } };
}

/** Eliminated units that may still come back. */
function left(g: State, { id, unitType, maxPerGame }: Returning): number {
  const brought = broughtBy(g, id);
  return Math.min(maxPerGame - brought, g.fallen.filter((type) => type === unitType).length - brought);
}

/** Eliminated units that their owner may bring back (BH-14.12). */
export const reinforceEliminated: Hooks<Returning> = {
  arrivals(g, rule) {
    if (g.active !== rule.side) return null;
    const count = Math.min(rule.maxPerTurn, left(g, rule));
    return place(
      g,
      rule,
      Array.from({ length: Math.max(0, count) }, () => rule.unitType),
      true,
    );
  },
  playsOn: (g, rule, side) => side === rule.side && left(g, rule) > 0,
  toCome: (g, rule, side, unitClass) =>
    side === rule.side && unitInfo(rule.unitType).class === unitClass
      ? Math.max(0, rule.maxPerGame - broughtBy(g, rule.id))
      : 0,
};

/** Units of the schedule that have not come yet: those of turns up to `turn`. */
function waiting(g: State, rule: Scheduled, turn: number): UnitType[] {
  const units = [...rule.schedule]
    .sort((one, other) => one.ownTurn - other.ownTurn)
    .flatMap(({ ownTurn, unitType, count }) => Array.from({ length: count }, () => ({ ownTurn, unitType })));
  return units
    .slice(broughtBy(g, rule.id))
    .filter(({ ownTurn }) => ownTurn <= turn)
    .map(({ unitType }) => unitType);
}

const isOf = (rule: Scheduled, side: Side) => side === rule.side;

/** Units that come in a named turn of their side, counted for the side; without a free hex they wait (BH-14.13, BH-16.17). */
export const scheduledReinforcement: Hooks<Scheduled> = {
  arrivals: (g, rule) => (isOf(rule, g.active) ? place(g, rule, waiting(g, rule, g.turns[rule.side]), false) : null),
  playsOn: (g, rule, side) => isOf(rule, side) && waiting(g, rule, Number.POSITIVE_INFINITY).length > 0,
  toCome: (g, rule, side, unitClass) =>
    isOf(rule, side)
      ? waiting(g, rule, Number.POSITIVE_INFINITY).filter((type) => unitInfo(type).class === unitClass).length
      : 0,
};
