import type { SpaceId } from '../../engine/grid/index.ts';
import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import { type Attack, attackOf, figureOf, type State } from '../state.ts';
import { abilitiesOf } from './ability-book.ts';
import { afterAttack } from './attack-after.ts';
import { type AttackVars, attackRule } from './attack-book.ts';
import { chooseDice } from './attack-dice.ts';
import { resolveDamage, spendSurges } from './attack-surges.ts';
import { cardOf, hasCondition, spacesOfPiece } from './board.ts';
import { book } from './book.ts';
import { effectHelp, pieceName } from './names.ts';
import { defenceDice, newDie, noteTotals, rollPools, totalsOf } from './pools.ts';
import { type Aim, hasTarget, ownAim, targetOptions, targetsOf } from './targets.ts';
import { orderNow, windowRule } from './windows.ts';

type Step =
  | 'choose'
  | 'again'
  | 'target'
  | 'declared'
  | 'pools'
  | 'roll'
  | 'modify'
  | 'sum'
  | 'surges'
  | 'damage'
  | 'after'
  | 'end';

/** The aim of the attack that the variables describe. */
function aimOf(g: State, { attacker, seat, type, only, except }: AttackVars): Aim {
  const own = ownAim(g, attacker);
  return { ...own, seat, type: type ?? own.type, ...(only && { only }), ...(except && { except }) };
}

/** Declares the attack on a space of a target, with its dice pools and what Focused adds (IA-9.12, IA-11.15). */
function declare(g: State, vars: AttackVars, target: string, space: SpaceId): void {
  const { attacker, seat, type, dice, extra = [] } = vars;
  const printed = cardOf(g, attacker).attack;
  const pool = dice ?? printed.dice.flatMap((die) => (die === 'any' ? [] : [die]));
  vars.outer = g.attack;
  const aim = aimOf(g, vars);
  g.attack = {
    attacker,
    target,
    seat,
    type: type ?? printed.type,
    space,
    attackDice: [...pool, ...(hasCondition(g, attacker, 'focused') ? (['green'] as const) : [])].map(newDie),
    defenceDice: defenceDice(g, target).map(newDie),
    extra: [...extra],
    guard: { block: 0, evade: 0 },
    ignoresFigures: aim.ignoresFigures,
    surgeUses: 1,
    totals: null,
    bought: [],
    missed: null,
    suffered: 0,
    after: vars.follows ? [{ ability: vars.follows, figure: attacker, seat }] : [],
  };
  // Marksman is for this attack alone.
  g.effects = g.effects.filter(({ ability, figure }) => ability !== 'marksman' || figure !== attacker);
  if (vars.counts && g.activation) g.activation.attacks += 1;
  const names = { attacker: pieceName(g, attacker), target: pieceName(g, target) };
  note(g, 'log.attacks', { ...names, from: figureOf(g, attacker).place }, { at: `space:${space}` });
}

/** Whether attacker and target are still there (IA-9.50). */
function isComplete(g: State, { attacker, target }: Attack): boolean {
  return g.figures[attacker] !== undefined && spacesOfPiece(g, target).length > 0;
}

/** The aim of the attack in progress, at the target it has. */
function aimNow(g: State, { attacker, seat, type, ignoresFigures, target }: Attack): Aim {
  return { ...ownAim(g, attacker), seat, type, ignoresFigures, only: target };
}

/** Spaces of the target that can be attacked where it stands now (IA-9.10, IA-9.11). */
function spacesInAim(g: State, attack: Attack): SpaceId[] {
  return targetsOf(g, aimNow(g, attack)).flatMap(({ space, refused }) => (refused ? [] : [space]));
}

/** Times each surge ability may be used (IA-9.20, IA-9.21). */
function surgeUses(g: State, { attacker, surgeUses: given }: Attack): number {
  return Math.max(given, ...abilitiesOf(g, attacker).map(({ ability }) => ability.surgeUses ?? 1));
}

/** A window of the attack; the attacker's side first, each side once (IA-9.48). */
function attackWindow(g: State, window: 'ATTACK_DECLARED' | 'ATTACK_REROLL' | 'ATTACK_MODIFY' | 'ATTACK_SURGE') {
  return { event: { window }, order: orderNow(g) };
}

book.define<AttackVars, Step>(attackRule, {
  // IA-12.21: an action of the activation is preceded by the cards it offers.
  start: {
    run(g, at) {
      const { attacker, seat, chosen, counts, only } = at.vars;
      if (!g.figures[attacker] || chosen || counts) return at.goto('choose');
      const event = { window: 'BEFORE_DECLARE_ATTACK' as const, figure: attacker, ...(only && { only }) };
      return at.call(windowRule, null, { event, order: [seat] }, 'choose');
    },
  },
  choose: {
    run(g, at) {
      const { vars } = at;
      if (!g.figures[vars.attacker] || !hasTarget(g, aimOf(g, vars))) return at.end(null);
      const [only, ...more] = vars.optional ? [] : targetsOf(g, aimOf(g, vars)).filter(({ refused }) => !refused);
      if (only && more.length === 0) vars.chosen = `${only.piece}:${only.space}`;
      if (!vars.chosen) return at.goto('target');
      const [target = '', space = ''] = vars.chosen.split(':');
      declare(g, vars, target, space as SpaceId);
      return at.goto('declared');
    },
  },
  target: {
    ask: (g, { vars }) => text('ask.target', { figure: pieceName(g, vars.attacker) }),
    help: effectHelp,
    who: (_g, { vars }) => [vars.seat],
    options: (g, { vars }) => [
      ...targetOptions(g, aimOf(g, vars)),
      ...(vars.optional ? [{ key: 'none', label: text('attack.none'), kind: 'plain' as const }] : []),
    ],
    chosen(g, at, key) {
      if (key === 'none') return at.end(null);
      const [, target = '', space = ''] = key.split(':');
      declare(g, at.vars, target, space as SpaceId);
      return at.goto('declared');
    },
  },
  declared: { run: (g, at) => at.call(windowRule, null, attackWindow(g, 'ATTACK_DECLARED'), 'pools') },
  pools: {
    run(g, at) {
      if (!isComplete(g, attackOf(g))) return at.goto('after');
      const chooses = abilitiesOf(g, at.vars.attacker).find(({ ability }) => ability.choosesDice);
      if (!chooses?.ability.choosesDice || at.vars.dice) return at.goto('roll');
      return at.call(chooseDice, at.vars.seat, { ...chooses.ability.choosesDice, picked: [] }, 'roll');
    },
  },
  roll: {
    run(g, at) {
      rollPools(g);
      return at.call(windowRule, null, attackWindow(g, 'ATTACK_REROLL'), 'modify');
    },
  },
  modify: { run: (g, at) => at.call(windowRule, null, attackWindow(g, 'ATTACK_MODIFY'), 'sum') },
  sum: {
    run(g, at) {
      const attack = attackOf(g);
      if (!isComplete(g, attack)) return at.goto('after');
      attack.totals = totalsOf(g, attack);
      noteTotals(g, attack, attack.totals);
      return at.call(windowRule, null, attackWindow(g, 'ATTACK_SURGE'), 'surges');
    },
  },
  surges: {
    run(g, at) {
      const attack = attackOf(g);
      if (!isComplete(g, attack)) return at.goto('after');
      attack.surgeUses = surgeUses(g, attack);
      return at.call(spendSurges, attack.seat, {}, 'damage');
    },
  },
  damage: {
    run(g, at) {
      const attack = attackOf(g);
      const spaces = spacesInAim(g, attack);
      if (spaces.length === 0) attack.missed = 'reach';
      else if (!spaces.includes(attack.space)) {
        if (spaces.length > 1) return at.goto('again');
        attack.space = spaces[0] ?? attack.space;
      }
      return at.call(resolveDamage, null, {}, 'after');
    },
  },
  // IA-9.10: the target space is out of sight by now, and others are not.
  again: {
    ask: (g) => text('ask.target', { figure: pieceName(g, attackOf(g).attacker) }),
    who: (g) => [attackOf(g).seat],
    options: (g) => targetOptions(g, aimNow(g, attackOf(g))),
    chosen(g, at, key) {
      attackOf(g).space = (key.split(':')[2] ?? '') as SpaceId;
      return at.call(resolveDamage, null, {}, 'after');
    },
  },
  after: { run: (_g, at) => at.call(afterAttack, null, { cleaves: [], n: 0 }, 'end') },
  end: {
    run(g, at) {
      const { target, suffered } = attackOf(g);
      g.attack = at.vars.outer ?? null;
      return at.end({ target, suffered });
    },
  },
});
