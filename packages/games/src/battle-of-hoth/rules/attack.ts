import { text } from '../../engine/text.ts';
import { GRID } from '../data/board.ts';
import type { State } from '../state.ts';
import { attacksOfUnit, canAttack } from './aiming.ts';
import { attackOf, reroll, resolveHits, rollAttack } from './attack-roll.ts';
import { activeSeat, canEnter, effectOf, orderedOf, unitOf } from './board.ts';
import { book } from './book.ts';
import { canMoveOn, moveOn } from './move-on.ts';
import { walk } from './moving.ts';
import { hexName, unitName } from './names.ts';
import { retreat } from './retreat.ts';
import { checkVictory } from './victory.ts';

/** `isUnit`: the target is a unit. `isSecond`: the attack after a breakthrough. */
type AttackVars = { unit: string; target: string; isUnit: boolean; isSecond: boolean };
type Step = 'reroll' | 'hits' | 'retreat' | 'driven' | 'breakthrough' | 'second' | 'last' | 'end';

/**
 * Whether the attacker may break through: an ordered assault unit after a close combat whose target left the hex it
 * stood in, once per turn (BH-12.3, BH-12.6, BH-12.18, BH-12.19).
 */
function canBreakThrough(g: State, vars: AttackVars): boolean {
  const unit = g.units[vars.unit];
  const ordered = orderedOf(g, vars.unit);
  const { from, at } = attackOf(g);
  if (!unit || !ordered || !vars.isUnit) return false;
  if (unit.badge !== 'assault' || ordered.broke || effectOf(g).noMove) return false;
  return GRID.distance(from, at) === 1 && canEnter(g, unit, at);
}

/** The unit moves into the vacated hex; the step needs no allowance, terrain limits hold (BH-12.7, BH-12.20). */
function breakThrough(g: State, id: string): void {
  const ordered = orderedOf(g, id);
  if (ordered) ordered.broke = true;
  const before = ordered?.cost ?? 0;
  walk(g, unitOf(g, id), [attackOf(g).at], 'breakthrough');
  // One plain hex costs nothing of the allowance; dearer terrain takes what the scenario says.
  if (ordered) ordered.cost = ordered.cost - before > 1 ? ordered.cost - before : before;
  checkVictory(g);
}

/** One attack, from the roll to the move after it (BH-5.7); the attack after a breakthrough is one inside it. */
export const attack = book.declare<AttackVars>('attack');

book.define<AttackVars, Step>(attack, {
  start: {
    run(g, at) {
      const { unit, target, isSecond } = at.vars;
      const ordered = orderedOf(g, unit);
      if (ordered && !isSecond) ordered.attacks += 1;
      rollAttack(g, unit, target);
      const { badge, deployed } = unitOf(g, unit);
      return at.goto(badge === 'eweb' && deployed ? 'reroll' : 'hits');
    },
  },
  reroll: {
    shape: 'some',
    ask: (g, { vars }) => text('ask.reroll', { unit: unitName(g, vars.unit) }),
    who: (g) => [activeSeat(g)],
    options: (g) =>
      attackOf(g).faces.map((face, die) => ({ key: `die:${die}`, label: text(`face.${face}`), at: `die:${die}` })),
    bounds: (g) => ({ min: 0, max: attackOf(g).faces.length }),
    chosen(g, at, keys) {
      reroll(
        g,
        keys.map((key) => Number(key.slice('die:'.length))).sort((a, b) => a - b),
      );
      return at.goto('hits');
    },
  },
  hits: {
    run(g, at) {
      resolveHits(g);
      checkVictory(g);
      return at.goto('retreat');
    },
  },
  retreat: {
    run(g, at) {
      const { retreats, target } = attackOf(g);
      if (retreats === 0 || !g.units[target]) return at.goto('driven');
      return at.call(retreat, null, { unit: target, steps: retreats, trench: true }, 'driven');
    },
  },
  driven: {
    run(g, at) {
      checkVictory(g);
      return at.goto(canBreakThrough(g, at.vars) ? 'breakthrough' : 'last');
    },
  },
  breakthrough: {
    ask: (g, { vars }) => text('ask.breakthrough', { unit: unitName(g, vars.unit), hex: hexName(attackOf(g).at) }),
    who: (g) => [activeSeat(g)],
    options: (g, { vars }) => {
      const { at } = attackOf(g);
      return [
        { key: 'advance', label: text('attack.advance'), from: `unit:${vars.unit}`, at: `hex:${at}` },
        { key: 'stay', label: text('attack.stay'), kind: 'plain' },
      ];
    },
    chosen(g, at, key) {
      if (key === 'stay') return at.goto('last');
      const { unit } = at.vars;
      breakThrough(g, unit);
      return at.goto(g.units[unit] && canAttack(g, unitOf(g, unit)) ? 'second' : 'last');
    },
  },
  second: {
    ask: (g, { vars }) => text('ask.second', { unit: unitName(g, vars.unit) }),
    who: (g) => [activeSeat(g)],
    options: (g, { vars }) => [
      ...attacksOfUnit(g, unitOf(g, vars.unit)),
      { key: 'hold', label: text('attack.hold'), kind: 'plain' },
    ],
    chosen(g, at, key) {
      if (key === 'hold') return at.goto('last');
      const [, unit = '', target = ''] = key.split(':');
      const isUnit = g.units[target] !== undefined;
      return at.call(attack, null, { unit, target, isUnit, isSecond: true }, 'last');
    },
  },
  last: {
    run(g, at) {
      const { unit, isSecond } = at.vars;
      if (isSecond || !canMoveOn(g, unit)) return at.end();
      return at.call(moveOn, null, { unit }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});
