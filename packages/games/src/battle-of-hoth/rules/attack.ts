import type { HexId } from '../../engine/hex/index.ts';
import { text } from '../../engine/text.ts';
import { GRID } from '../data/board.ts';
import type { Face } from '../data/dice.ts';
import type { State } from '../state.ts';
import { attacksOfUnit, canAttack } from './aiming.ts';
import { attackOf, countHits, reroll, rollAttack, standRoll } from './attack-roll.ts';
import { activeSeat, canEnter, orderedOf, unitOf } from './board.ts';
import { book } from './book.ts';
import { BOOSTS, type Boost, retreatHits } from './dice.ts';
import { canMoveOn, moveOn } from './move-on.ts';
import { walk } from './moving.ts';
import { hexName, supportName, unitName } from './names.ts';
import { retreat } from './retreat.ts';
import { strike } from './strike.ts';
import { canPlay, couldPlay, playSupport } from './support.ts';
import { checkVictory } from './victory.ts';
import { isHeldUp } from './walking.ts';

/**
 * `from`, `hex`: where attacker and target stand at first. `isUnit`: the target is a unit. `isSecond`: the attack after a
 * breakthrough. `boost`: a support card played with it. `mayReroll`: the reroll of an E-Web is not used yet.
 */
type AttackVars = {
  unit: string;
  target: string;
  from: HexId;
  hex: HexId;
  isUnit: boolean;
  isSecond: boolean;
  boost: Boost | null;
  mayReroll: boolean;
};
type Step =
  | 'reroll'
  | 'reserve'
  | 'finish'
  | 'stand'
  | 'confirm'
  | 'hits'
  | 'retreat'
  | 'driven'
  | 'assault'
  | 'through'
  | 'breakthrough'
  | 'second'
  | 'last'
  | 'end';

/** The attack that an option `attack:<unit>:<target>` declares, with a support card after that. */
export function declared(g: State, key: string, isSecond: boolean): AttackVars {
  const [, unit = '', target = '', card] = key.split(':');
  const boost = BOOSTS.find((one) => one === card) ?? null;
  const hex = g.units[target]?.hex ?? g.structures.find(({ id }) => id === target)?.hex;
  if (!hex) throw new Error(`no target ${target}`);
  const { hex: from, badge, deployed } = unitOf(g, unit);
  const mayReroll = badge === 'eweb' && deployed;
  return { unit, target, from, hex, isUnit: g.units[target] !== undefined, isSecond, boost, mayReroll };
}

/**
 * Whether the attacker may break through: an ordered assault unit after a close combat whose target left the hex it
 * stood in, once per turn (BH-12.3, BH-12.6, BH-12.18, BH-12.19).
 */
function canBreakThrough(g: State, { unit: id, from, hex, isUnit }: AttackVars): boolean {
  const unit = g.units[id];
  const ordered = orderedOf(g, id);
  if (!unit || !ordered || !isUnit) return false;
  if (unit.badge !== 'assault' || ordered.broke || isHeldUp(g, unit)) return false;
  return GRID.distance(from, hex) === 1 && canEnter(g, unit, hex);
}

/** The unit moves into the vacated hex; the step needs no allowance, terrain limits hold (BH-12.7, BH-12.20). */
function breakThrough(g: State, { unit: id, hex }: AttackVars): void {
  const ordered = orderedOf(g, id);
  if (ordered) ordered.broke = true;
  const before = ordered?.cost ?? 0;
  walk(g, unitOf(g, id), [hex], 'breakthrough');
  // One plain hex costs nothing of the allowance; dearer terrain takes what the scenario says.
  if (ordered) ordered.cost = ordered.cost - before > 1 ? ordered.cost - before : before;
  checkVictory(g);
}

/** Whether the target was driven out of its hex and is still there, so that it can be assaulted once more. */
function isDriven(g: State, { target, hex, isUnit }: AttackVars): boolean {
  return isUnit && g.units[target] !== undefined && g.units[target].hex !== hex;
}

const chosenDice = (keys: readonly string[]) =>
  keys.map((key) => Number(key.slice('die:'.length))).sort((a, b) => a - b);

const diceOptions = (faces: readonly Face[]) =>
  faces.map((face, die) => ({ key: `die:${die}`, label: text(`face.${face}`), at: `die:${die}` }));

/** One attack, from the roll to the move after it (BH-5.7); the attack after a breakthrough is one inside it. */
export const attack = book.declare<AttackVars>('attack');

book.define<AttackVars, Step>(attack, {
  start: {
    run(g, at) {
      const { unit, target, isSecond, boost } = at.vars;
      const ordered = orderedOf(g, unit);
      if (ordered && !isSecond) ordered.attacks += 1;
      if (boost) playSupport(g, boost);
      rollAttack(g, unit, target, boost);
      return at.goto(at.vars.mayReroll ? 'reroll' : 'reserve');
    },
  },
  reroll: {
    shape: 'some',
    ask: (g, { vars }) => text('ask.reroll', { unit: unitName(g, vars.unit) }),
    who: (g) => [activeSeat(g)],
    options: (g) => diceOptions(attackOf(g).faces),
    bounds: (g) => ({ min: 0, max: attackOf(g).faces.length }),
    chosen(g, at, keys) {
      if (keys.length > 0) at.vars.mayReroll = false;
      reroll(g, attackOf(g).faces, chosenDice(keys));
      return at.goto('reserve');
    },
  },
  reserve: { run: (g, at) => at.goto(couldPlay(g, 'lets-finish-this') ? 'finish' : 'stand') },
  finish: {
    shape: 'some',
    ask: (g, { vars }) => text('ask.finish', { unit: unitName(g, vars.unit), card: supportName('lets-finish-this') }),
    who: (g) => [activeSeat(g)],
    declines: () => ({ kind: 'support-finish', choice: [] }),
    options: (g) => (canPlay(g, 'lets-finish-this') ? diceOptions(attackOf(g).faces) : []),
    bounds: (g) => ({ min: 0, max: canPlay(g, 'lets-finish-this') ? attackOf(g).faces.length : 0 }),
    chosen(g, at, keys) {
      if (keys.length > 0) playSupport(g, 'lets-finish-this');
      reroll(g, attackOf(g).faces, chosenDice(keys));
      return at.goto('stand');
    },
  },
  stand: {
    run(g, at) {
      standRoll(g, retreatHits(g, at.vars.unit));
      const { confirmation } = attackOf(g);
      const isHeld = confirmation !== null && !confirmation.includes('explosion');
      return at.goto(at.vars.mayReroll && isHeld ? 'confirm' : 'hits');
    },
  },
  // The reroll of an E-Web that was not used for the first roll, where the armour would hold (BH-9.20).
  confirm: {
    shape: 'some',
    ask: (g, { vars }) => text('ask.confirm', { unit: unitName(g, vars.unit) }),
    who: (g) => [activeSeat(g)],
    options: (g) => diceOptions(attackOf(g).confirmation ?? []),
    bounds: (g) => ({ min: 0, max: attackOf(g).confirmation?.length ?? 0 }),
    chosen(g, at, keys) {
      reroll(g, attackOf(g).confirmation ?? [], chosenDice(keys));
      return at.goto('hits');
    },
  },
  hits: {
    run(g, at) {
      countHits(g, retreatHits(g, at.vars.unit));
      checkVictory(g);
      return at.goto('retreat');
    },
  },
  retreat: {
    run(g, at) {
      const { target, boost } = at.vars;
      const { retreats } = attackOf(g);
      if (retreats === 0 || !g.units[target]) return at.goto('driven');
      return at.call(retreat, null, { unit: target, steps: retreats, trench: boost !== 'rout' }, 'driven');
    },
  },
  driven: {
    run(g, at) {
      checkVictory(g);
      return at.goto(couldPlay(g, 'final-assault') && isDriven(g, at.vars) ? 'assault' : 'through');
    },
  },
  assault: {
    ask: (g, { vars }) => text('ask.assault', { unit: unitName(g, vars.target), card: supportName('final-assault') }),
    who: (g) => [activeSeat(g)],
    declines: () => ({ kind: 'support-assault', choice: 'pass' }),
    options: (g) => [
      ...(canPlay(g, 'final-assault') ? [{ key: 'assault', label: supportName('final-assault') }] : []),
      { key: 'pass', label: text('support.pass'), kind: 'plain' as const },
    ],
    chosen(g, at, key) {
      if (key === 'pass') return at.goto('through');
      playSupport(g, 'final-assault');
      const targets = [at.vars.target];
      const vars = { targets, count: 0, dice: 2, retreatIsHit: false, ignoreProtection: false };
      return at.call(strike, null, vars, 'through');
    },
  },
  through: { run: (g, at) => at.goto(canBreakThrough(g, at.vars) ? 'breakthrough' : 'last') },
  breakthrough: {
    ask: (g, { vars }) => text('ask.breakthrough', { unit: unitName(g, vars.unit), hex: hexName(vars.hex) }),
    who: (g) => [activeSeat(g)],
    options: (_g, { vars }) => [
      { key: 'advance', label: text('attack.advance'), at: `hex:${vars.hex}` },
      { key: 'stay', label: text('attack.stay'), kind: 'plain' },
    ],
    chosen(g, at, key) {
      if (key === 'stay') return at.goto('last');
      const { unit } = at.vars;
      breakThrough(g, at.vars);
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
      return key === 'hold' ? at.goto('last') : at.call(attack, null, declared(g, key, true), 'last');
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
