import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import { GRID } from '../data/board.ts';
import { infoOf, orderedOf, unitAt, unitOf, unitsOf } from '../rules/board.ts';
import { type CarryRule, setToken, tokenState, turnMark } from '../rules/memory.ts';
import { unitName } from '../rules/names.ts';
import type { Hooks } from '../rules/scenario-book.ts';
import type { State, Unit } from '../state.ts';

function canCarry({ carriers, side }: CarryRule, unit: Unit): boolean {
  return infoOf(unit).side === side && carriers.includes(unit.type);
}

/** Units that took the token in the running turn. */
function takers(g: State, rule: CarryRule): readonly string[] {
  const state = tokenState(g, rule);
  return state.turn === turnMark(g) ? state.takers : [];
}

function take(g: State, rule: CarryRule, unit: Unit): void {
  setToken(g, rule, { carrier: unit.id, takers: [...takers(g, rule), unit.id], turn: turnMark(g) });
  note(g, 'log.carries', { unit: unitName(g, unit.id) }, { at: `hex:${unit.hex}` });
}

/** Units next to the carrier to which it may hand the token instead of moving, once per turn. */
function receivers(g: State, rule: CarryRule, unit: Unit): Unit[] {
  const { carrier, handedOver } = tokenState(g, rule);
  if (carrier !== unit.id || handedOver === turnMark(g)) return [];
  return unitsOf(g, rule.side).filter((one) => canCarry(rule, one) && GRID.distance(one.hex, unit.hex) === 1);
}

/**
 * Carried token (BH-14.15): a unit takes it when a move or a retreat ends in its hex, may hand it over instead of
 * moving, and drops it when eliminated. After taking it, a unit may not move again in that turn.
 */
export const carryToken: Hooks<CarryRule> = {
  arrived(g, rule, unit) {
    const { carrier, hex, exit } = tokenState(g, rule);
    if (carrier === null && exit === null && unit.hex === hex && canCarry(rule, unit)) take(g, rule, unit);
  },
  eliminated(g, rule, unit) {
    if (tokenState(g, rule).carrier === unit.id) setToken(g, rule, { carrier: null, hex: unit.hex });
  },
  left(g, rule, unit, exit) {
    if (tokenState(g, rule).carrier === unit.id) setToken(g, rule, { carrier: null, exit });
  },
  turnStart(g, rule) {
    const { carrier, hex, exit } = tokenState(g, rule);
    const there = unitAt(g, hex);
    const isHeld = there && infoOf(there).side === g.active && g.active !== rule.side;
    if (carrier === null && exit === null && isHeld) setToken(g, rule, { captured: true });
    return null;
  },
  barsMove: (g, rule, unit) => takers(g, rule).includes(unit.id),
  moveOptions: (g, rule, unit) =>
    receivers(g, rule, unit).map(
      (to): Option => ({
        key: `${rule.id}:${unit.id}:${to.id}`,
        label: text('move.handOver', { unit: unitName(g, to.id) }),
        from: `unit:${unit.id}`,
        at: `unit:${to.id}`,
      }),
    ),
  moveChosen(g, rule, key) {
    const [, from = '', to = ''] = key.split(':');
    const ordered = orderedOf(g, from);
    if (ordered) ordered.moved = true;
    setToken(g, rule, { handedOver: turnMark(g) });
    take(g, rule, unitOf(g, to));
    return null;
  },
};
