import { text } from '../../engine/text.ts';
import { rivalOf } from '../data/units.ts';
import type { DicePart, State, Unit } from '../state.ts';
import { attackOf, countHits, rollStrike, standRoll } from './attack-roll.ts';
import { activeSeat, groundOf, infoOf, unitsOf } from './board.ts';
import { book } from './book.ts';
import { unitName } from './names.ts';
import { retreat } from './retreat.ts';
import { checkVictory } from './victory.ts';

/** `targets`: the units named, those rolled against taken off one by one. */
type StrikeVars = {
  targets: string[];
  /** Number of targets to name; 0 when they are given. */
  count: number;
  dice: number;
  retreatIsHit: boolean;
  ignoreProtection: boolean;
};

/** Dice of a strike: protection counts as against infantry, as there is no attacker (BH-6.34, BH-8.16). */
function partsOf(g: State, unit: Unit, { dice, ignoreProtection }: StrikeVars): DicePart[] {
  const { protection, trench } = groundOf(g, unit.hex);
  const { class: unitClass, unprotected } = infoOf(unit);
  const isProtected = protection && !ignoreProtection && !unprotected && (!trench || unitClass === 'infantry');
  const less = isProtected ? protection.infantry : 0;
  return [{ why: 'base', dice }, ...(less > 0 ? [{ why: 'protection' as const, dice: -Math.min(less, dice) }] : [])];
}

const rivals = (g: State) => unitsOf(g, rivalOf(g.active));

/** Dice against enemy units without an attacker: all targets are named first, then rolled against one by one (BH-6.33). */
export const strike = book.rule<StrikeVars, 'choose' | 'roll' | 'driven'>('strike', {
  // With no more enemy units than targets each of them is one.
  start: {
    run(g, at) {
      const { count } = at.vars;
      const there = rivals(g);
      if (count > 0 && there.length > count) return at.goto('choose');
      if (count > 0) at.vars.targets = there.map(({ id }) => id);
      return at.goto('roll');
    },
  },
  choose: {
    shape: 'some',
    ask: (_g, { vars }) => text('ask.strike', { n: vars.count, dice: vars.dice }),
    who: (g) => [activeSeat(g)],
    options: (g) => rivals(g).map(({ id }) => ({ key: `unit:${id}`, label: unitName(g, id), at: `unit:${id}` })),
    bounds: (_g, { vars }) => ({ min: vars.count, max: vars.count }),
    chosen(_g, at, keys) {
      at.vars.targets = keys.map((key) => key.slice('unit:'.length));
      return at.goto('roll');
    },
  },
  roll: {
    run(g, at) {
      const [id, ...others] = at.vars.targets;
      if (id === undefined) return at.end();
      at.vars.targets = others;
      const unit = g.units[id];
      const parts = unit ? partsOf(g, unit, at.vars) : [];
      if (!unit || parts.reduce((sum, { dice }) => sum + dice, 0) < 1) return at.goto('roll');
      rollStrike(g, unit, parts, at.vars.retreatIsHit);
      standRoll(g, at.vars.retreatIsHit);
      countHits(g, at.vars.retreatIsHit);
      checkVictory(g);
      const { retreats } = attackOf(g);
      const trench = !at.vars.ignoreProtection;
      return retreats > 0 && g.units[id]
        ? at.call(retreat, null, { unit: id, steps: retreats, trench }, 'driven')
        : at.goto('roll');
    },
  },
  driven: {
    run(g, at) {
      checkVictory(g);
      return at.goto('roll');
    },
  },
});
