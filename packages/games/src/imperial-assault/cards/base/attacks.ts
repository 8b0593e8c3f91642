import type { Option } from '../../../engine/rule.ts';
import { type Refusal, refuse, text } from '../../../engine/text.ts';
import { type Ability, callOf, type Owner } from '../../rules/ability-book.ts';
import { attackLimit } from '../../rules/actions.ts';
import { type AttackResult, attackRule } from '../../rules/attack-book.ts';
import { hasCondition } from '../../rules/board.ts';
import { book } from '../../rules/book.ts';
import { destinations, speedOf } from '../../rules/moving.ts';
import { pieceName } from '../../rules/names.ts';
import { type Aim, attackRefusal, hasTarget, ownAim } from '../../rules/targets.ts';
import { moveNow } from '../../rules/walk.ts';
import { activationOf, type State } from '../../state.ts';

/** Why an attack of this aim cannot be made; null if it can. */
export function aimProblem(g: State, aim: Aim): Refusal | null {
  const params = { figure: pieceName(g, aim.attacker) };
  return attackRefusal(g, aim.attacker) ?? (hasTarget(g, aim) ? null : refuse('no_target', params, 'IA-9.6'));
}

/** The single option of a special action without a choice. */
export function plainOption(refused: Refusal | null): Option[] {
  return [{ key: '', label: text('use.plain'), ...(refused && { refused }) }];
}

type TwoVars = { attacker: string; seat: string; distinct: boolean; except: string[] };

/** Two attacks in one action, one after the other (IA-5.20, IA-5.21). */
export const twoAttacks = book.rule<TwoVars, 'second' | 'end'>('two-attacks', {
  start: {
    run(_g, at) {
      const { attacker, seat } = at.vars;
      return at.call(attackRule, seat, { attacker, seat, counts: true }, 'second');
    },
  },
  second: {
    run(g, at) {
      const first = at.result as AttackResult;
      const { attacker, seat, distinct } = at.vars;
      if (!first || !g.figures[attacker]) return at.end();
      const except = distinct ? [first.target] : [];
      const aim = { ...ownAim(g, attacker), seat, except };
      if (aimProblem(g, aim)) return at.end();
      return at.call(attackRule, seat, { attacker, seat, except }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});

type FollowVars = { figure: string; seat: string };

/** The attack of an action that may be left out; none where the limit or a lack of targets forbids it (IA-5.16). */
export const attackOrNone = book.rule<FollowVars, 'end'>('attack-or-none', {
  start: {
    run(g, at) {
      const { figure, seat } = at.vars;
      if (!g.figures[figure] || aimProblem(g, ownAim(g, figure)) || attackLimit(g, figure)) return at.end();
      return at.call(attackRule, seat, { attacker: figure, seat, optional: true, counts: true }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});

/** An attack outside the limit that is made if it has a target (Executor, IA-12.42). */
const attackNow = book.rule<FollowVars, 'end'>('attack-now', {
  start: {
    run(g, at) {
      const { figure, seat } = at.vars;
      if (!g.figures[figure] || aimProblem(g, ownAim(g, figure))) return at.end();
      return at.call(attackRule, seat, { attacker: figure, seat }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});

/** A number of spaces, then an attack: one that may be left out (Charge), or not (Executor). */
export const moveAndAttack = book.rule<FollowVars & { spaces: number; mayLeaveOut: boolean }, 'attack' | 'end'>(
  'charge',
  {
    start: {
      run(_g, at) {
        const { figure, seat, spaces } = at.vars;
        return at.call(moveNow, seat, { figure, left: spaces, kind: 'spaces' }, 'attack');
      },
    },
    attack: {
      run(_g, at) {
        const { figure, seat, mayLeaveOut } = at.vars;
        return at.call(mayLeaveOut ? attackOrNone : attackNow, seat, { figure, seat }, 'end');
      },
    },
    end: { run: (_g, at) => at.end() },
  },
);

const SABER = { type: 'melee', dice: ['red', 'yellow'], extra: [{ keyword: 'pierce', n: 3 }] } as const;
const saberAim = (g: State, { figure }: Owner): Aim => ({ ...ownAim(g, figure), type: 'melee' });

/** Special actions with attacks, by id. */
export const attackActions: Readonly<Record<string, Ability>> = {
  brutality: {
    special: {
      actions: 1,
      attacks: 'yes',
      options: (g, { figure }) => plainOption(aimProblem(g, ownAim(g, figure))),
      run: (_g, { figure, seat }) => callOf(twoAttacks, { attacker: figure, seat, distinct: true, except: [] }),
    },
  },
  'saber-strike': {
    special: {
      actions: 1,
      attacks: 'yes',
      options: (g, owner) => plainOption(aimProblem(g, saberAim(g, owner))),
      run: (_g, { figure, seat }) =>
        callOf(attackRule, {
          attacker: figure,
          seat,
          counts: true,
          type: SABER.type,
          dice: [...SABER.dice],
          extra: [...SABER.extra],
        }),
    },
  },
  charge: {
    special: {
      actions: 1,
      attacks: 'may',
      options(g, { figure }) {
        const params = { figure: pieceName(g, figure) };
        if (hasCondition(g, figure, 'stunned')) return plainOption(refuse('stunned', params, 'IA-11.18'));
        const goes = destinations(g, figure, speedOf(g, figure), 'spaces').length > 0;
        const attacks = activationOf(g).actions > 0 && !attackLimit(g, figure) && !aimProblem(g, ownAim(g, figure));
        return plainOption(goes || attacks ? null : refuse('no_target', params, 'IA-9.4'));
      },
      run: (g, { figure, seat }) =>
        callOf(moveAndAttack, { figure, seat, spaces: speedOf(g, figure), mayLeaveOut: true }),
    },
  },
};
