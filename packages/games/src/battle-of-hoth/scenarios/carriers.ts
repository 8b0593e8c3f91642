import type { HexId } from '../../engine/hex/index.ts';
import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import { GRID } from '../data/board.ts';
import { battleOf } from '../data/scenarios/index.ts';
import type { SpecialRuleOf } from '../data/scenarios/schema.ts';
import { fullStrength, unitInfo } from '../data/units.ts';
import { activeSeat, canEnter, infoOf, orderedOf, placeUnit, unitOf, unitsOf } from '../rules/board.ts';
import { book } from '../rules/book.ts';
import { carrierState, setCarriers, turnMark } from '../rules/memory.ts';
import { hexName, hexText, sideName, typeName, unitName } from '../rules/names.ts';
import type { Hooks } from '../rules/scenario-book.ts';
import type { State, Unit } from '../state.ts';

type CarrierRule = SpecialRuleOf<'deployFromCarrier'>;

function ruleOf(g: State, id: string): CarrierRule {
  const rule = battleOf(g).specialRules.find((one) => one.id === id);
  if (rule?.kind !== 'deployFromCarrier') throw new Error(`no carriers in rule ${id}`);
  return rule;
}

/** Units still aboard a carrier. */
function aboard(g: State, rule: CarrierRule, carrier: Unit): number {
  return carrier.type === rule.carrierType ? rule.perCarrier - (carrierState(g, rule.id).used[carrier.id] ?? 0) : 0;
}

/** A gate takes units off the board as they enter; none is set down in one. */
function isGate(g: State, hex: HexId): boolean {
  return battleOf(g).objectives.some((one) => one.kind === 'exit' && one.leaveOnEntry && one.hexes.includes(hex));
}

/** Hexes where a carrier may set a unit down now: one per carrier and turn, never more units than the box has. */
function landings(g: State, rule: CarrierRule, carrier: Unit): HexId[] {
  const { unitType } = rule;
  const most = unitInfo(unitType).inBox / unitInfo(unitType).figures;
  const onBoard = unitsOf(g, rule.side).filter(({ type }) => type === unitType).length;
  const isSpent = carrierState(g, rule.id).turns[carrier.id] === turnMark(g);
  if (!orderedOf(g, carrier.id) || aboard(g, rule, carrier) < 1 || isSpent || onBoard >= most) return [];
  return GRID.neighbours(carrier.hex).filter((hex) => canEnter(g, { type: unitType }, hex) && !isGate(g, hex));
}

function setDown(g: State, rule: CarrierRule, carrier: string, hex: HexId): void {
  const { id } = placeUnit(g, rule.unitType, hex, { figures: fullStrength(rule.unitType, null) });
  const { used, turns, units } = carrierState(g, rule.id);
  setCarriers(g, rule.id, {
    used: { ...used, [carrier]: (used[carrier] ?? 0) + 1 },
    turns: { ...turns, [carrier]: turnMark(g) },
    units: [...units, id],
  });
  const params = { side: sideName(rule.side), unit: typeName(rule.unitType), hex: hexText(hex) };
  note(g, 'log.arrives', params, { at: `hex:${hex}` });
}

/** A carrier that has moved may set a unit down. */
const afterMove = book.rule<{ rule: string; unit: string }>('set-down', {
  start: {
    ask: (g, { vars }) => text('ask.setDown', { unit: unitName(g, vars.unit) }),
    who: (g) => [activeSeat(g)],
    options: (g, { vars }) => [
      ...landings(g, ruleOf(g, vars.rule), unitOf(g, vars.unit)).map((hex) => ({
        key: `place:${hex}`,
        label: text('place.setDown', { hex: hexName(hex) }),
        at: `hex:${hex}`,
      })),
      { key: 'none', label: text('place.keep'), kind: 'plain' },
    ],
    chosen(g, at, key) {
      const hex = GRID.hexes.find((one) => key === `place:${one}`);
      if (hex) setDown(g, ruleOf(g, at.vars.rule), at.vars.unit, hex);
      return at.end();
    },
  },
});

/**
 * Carriers that set units down beside them right after their move or in place of it. What an eliminated carrier still had
 * aboard is lost; eliminating a unit that was set down can be worth nothing.
 */
export const deployFromCarrier: Hooks<CarrierRule> = {
  killMedals: (g, rule, victim) => (rule.noMedal && carrierState(g, rule.id).units.includes(victim.id) ? 0 : null),
  moved: (g, rule, unit) =>
    landings(g, rule, unit).length > 0 ? { rule: afterMove, vars: { rule: rule.id, unit: unit.id } } : null,
  moveOptions: (g, rule, unit) =>
    landings(g, rule, unit).map(
      (hex): Option => ({
        key: `${rule.id}:${unit.id}:${hex}`,
        label: text('place.setDown', { hex: hexName(hex) }),
        from: `unit:${unit.id}`,
        at: `drop:${hex}`,
      }),
    ),
  moveChosen(g, rule, key) {
    const [, unit = '', to] = key.split(':');
    const hex = GRID.hexes.find((one) => one === to);
    const ordered = orderedOf(g, unit);
    if (ordered) ordered.moved = true;
    if (hex) setDown(g, rule, unit, hex);
    return null;
  },
  toCome: (g, rule, side, unitClass) =>
    side === rule.side && unitInfo(rule.unitType).class === unitClass
      ? unitsOf(g, side).reduce((sum, unit) => sum + aboard(g, rule, unit), 0)
      : 0,
};

/** Units aboard a carrier, for the view; null for a unit that carries none. */
export function aboardOf(g: State, unit: Unit): number | null {
  const rule = battleOf(g).specialRules.find((one) => one.kind === 'deployFromCarrier');
  const isCarrier = rule?.kind === 'deployFromCarrier' && rule.carrierType === unit.type;
  return isCarrier && infoOf(unit).side === rule.side ? aboard(g, rule, unit) : null;
}
