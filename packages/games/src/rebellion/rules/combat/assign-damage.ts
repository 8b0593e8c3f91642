import type { Option } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import { factsOf, type UnitId } from '../../data/units.ts';
import type { Die, State } from '../../state.ts';
import { book } from '../book.ts';
import { autoAssign } from './auto-assign.ts';
import { mayHoldBlock } from './block.ts';
import { assign, attackOf, targetOption } from './damage.ts';
import { hasEffect } from './effects.ts';
import { commander, enemyTargets, lifeLeft, targetKinds } from './force.ts';

/** Black hits that Target the Star Destroyers turns red at most. */
const RECOLOURED = 2;
const ORDER = ['hit red', 'hit black', 'direct red', 'direct black'];

/** Units a die's result may be assigned to: a hit by colour of health, a direct hit to all (RB-9.1.13, RB-9.1.14). */
function targetsOf(g: State, die: Die): UnitId[] {
  const { side, theatre } = attackOf(g);
  if (die.spent || (die.face !== 'hit' && die.face !== 'direct')) return [];
  return enemyTargets(g, side, theatre).filter((id) => die.face === 'direct' || factsOf(id).colour === die.colour);
}

function dieAt(g: State, index: number | undefined): Die {
  const die = attackOf(g).dice[index ?? -1];
  if (!die) throw new Error(`no die ${index}`);
  return die;
}

/** Dice that hit, the pickiest first: assigning them in this order leaves every assignment open. */
function hittingDice(g: State): number[] {
  const { dice } = attackOf(g);
  const rank = (index: number) => ORDER.indexOf(`${dieAt(g, index).face} ${dieAt(g, index).colour}`);
  return dice
    .map((_die, index) => index)
    .filter((index) => targetsOf(g, dieAt(g, index)).length > 0)
    .sort((one, other) => rank(one) - rank(other));
}

const isBlackHit = (die: Die) => !die.spent && die.face === 'hit' && die.colour === 'black';

/** How many black hits may count as red ones; 0 where it would change nothing. */
function recolourable(g: State): number {
  const { side, theatre, dice } = attackOf(g);
  if (theatre !== 'space' || !hasEffect(g, 'recolour', side)) return 0;
  if (!enemyTargets(g, side, theatre).some((id) => factsOf(id).colour === 'red')) return 0;
  return Math.min(RECOLOURED, dice.filter(isBlackHit).length);
}

const attacker = (g: State) => commander(g, attackOf(g).side, attackOf(g).theatre);

/** Key of the act that assigns all dice at once. */
export const FINISH = 'auto';

/** The act that assigns all dice at once. */
const autoOption = (g: State, dice: readonly number[], isBrief: boolean): Option => {
  const { side, theatre, dice: all } = attackOf(g);
  if (isBrief) return { key: FINISH, label: text('option.assignAuto'), kind: 'primary' };
  const { kills } = autoAssign(g, all, dice, enemyTargets(g, side, theatre));
  const detail = text('detail.assignAuto', { n: kills });
  return { key: FINISH, label: text('option.assignAuto'), detail, kind: 'primary' };
};

/** Dice that can still damage a unit. */
export const damageLeft = (g: State): number =>
  hittingDice(g).filter((index) => targetsOf(g, dieAt(g, index)).length > 0).length;

/** Among the combat actions: ends them and assigns all dice at once, where assigning would ask; null elsewhere. */
export function finishOption(g: State, isBrief: boolean): Option | null {
  const dice = hittingDice(g);
  const targets = dice.map((index) => targetsOf(g, dieAt(g, index)));
  // Of equal units the first die damages one, so that a second die has a choice.
  const isOpen = targets.some(
    (units, place) =>
      targetKinds(g, units).length > 1 ||
      (units.length > 1 && targets.slice(0, place).some((others) => others.some((id) => units.includes(id)))),
  );
  return isOpen && recolourable(g) === 0
    ? { ...autoOption(g, dice, isBrief), label: text('option.assignAll'), kind: 'plain' }
    : null;
}

function assignAll(g: State, left: readonly number[]): void {
  const { dice, side, theatre } = attackOf(g);
  const { assignment } = autoAssign(g, dice, left, enemyTargets(g, side, theatre));
  for (const [, id] of assignment) assign(g, id, 1);
}

/** Whether the dice left can only hit units as good as destroyed, and no block could save one of them. */
const isOverkill = (g: State, left: readonly number[]): boolean =>
  !mayHoldBlock(g) && left.every((index) => targetsOf(g, dieAt(g, index)).every((id) => lifeLeft(g, id) <= 0));

/** `all`: the attacker has chosen to assign all dice at once. */
export type AssignVars = { left: number[]; all: boolean };

/** The attacker assigns every die that can be assigned; asked only where the outcome is open (RB-9.1.13-18). */
export const assignDamage = book.rule<AssignVars, 'recolour' | 'sort' | 'next' | 'choose'>('assign-damage', {
  start: { run: (g, at) => at.goto(recolourable(g) > 0 ? 'recolour' : 'sort') },
  recolour: {
    shape: 'number',
    ask: () => text('ask.recolour'),
    source: () => text('action.target-the-star-destroyers'),
    who: (g) => [attacker(g)],
    bounds: (g) => ({ min: 0, max: recolourable(g) }),
    chosen(g, at, count) {
      for (const die of attackOf(g).dice.filter(isBlackHit).slice(0, count)) die.colour = 'red';
      return at.goto('sort');
    },
  },
  sort: {
    run(g, at) {
      at.vars.left = hittingDice(g);
      if (!at.vars.all) return at.goto('next');
      assignAll(g, at.vars.left);
      return at.end();
    },
  },
  next: {
    run(g, at) {
      const [die] = at.vars.left;
      if (die === undefined) return at.end();
      if (isOverkill(g, at.vars.left)) {
        assignAll(g, at.vars.left);
        return at.end();
      }
      const [only, other] = targetKinds(g, targetsOf(g, dieAt(g, die)));
      if (!only || other) return at.goto('choose');
      at.vars.left.shift();
      assign(g, only, 1);
      return at.goto('next');
    },
  },
  choose: {
    ask: (g, { vars }) => {
      const { face, colour } = dieAt(g, vars.left[0]);
      return text('ask.assignDie', {
        face: text(`die.${face}`),
        colour: text(`colour.${colour}`),
        n: vars.left.length,
      });
    },
    who: (g) => [attacker(g)],
    options: (g, { vars, isBrief }) => {
      return [
        ...targetKinds(g, targetsOf(g, dieAt(g, vars.left[0]))).map((id) => targetOption(g, id)),
        autoOption(g, vars.left, isBrief),
      ];
    },
    chosen(g, at, key) {
      if (key === FINISH) {
        assignAll(g, at.vars.left);
        return at.end();
      }
      at.vars.left.shift();
      assign(g, key as UnitId, 1);
      return at.goto('next');
    },
  },
});
