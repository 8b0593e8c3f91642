import { placeOf, spacesOf } from '../../../engine/grid/index.ts';
import type { Option } from '../../../engine/rule.ts';
import { refuse } from '../../../engine/text.ts';
import { type Command, callOf } from '../../rules/ability-book.ts';
import { attackRule } from '../../rules/attack-book.ts';
import { cardOf, distanceOf, figuresOf, isNextTo } from '../../rules/board.ts';
import { pieceName } from '../../rules/names.ts';
import { attackRefusal, ownAim } from '../../rules/targets.ts';
import { figureOf, rivalOf, type State } from '../../state.ts';
import { aimProblem, plainOption, twoAttacks } from './attacks.ts';
import { attackWith, canTarget, markOf } from './marksman.ts';

/** The option of a figure that is to attack for a seat, refused where it has no target. */
function attackerOption(g: State, id: string, seat: string): Option {
  const params = { figure: pieceName(g, id) };
  const aim = { ...ownAim(g, id), seat };
  const refused = attackRefusal(g, id) ?? (canTarget(g, aim) ? null : refuse('no_target', params, 'IA-12.43'));
  const detail = markOf(g, aim);
  return {
    key: id,
    label: pieceName(g, id),
    at: `piece:${id}`,
    ...(detail && { detail }),
    ...(refused && { refused }),
  };
}

const isSmall = (g: State, id: string) => spacesOf(placeOf(figureOf(g, id).place)).length === 1;

const LURE_RANGE = 3;

/** Command cards with attacks, by id. */
export const strikeCommands: Readonly<Record<string, Command>> = {
  pummel: {
    special: {
      actions: 2,
      attacks: 'yes',
      options: (g, { figure }) =>
        cardOf(g, figure).attack.type === 'melee' ? plainOption(aimProblem(g, ownAim(g, figure))) : [],
      run: (_g, { figure, seat }) => callOf(twoAttacks, { attacker: figure, seat, distinct: false, except: [] }),
    },
  },
  'sarlacc-sweep': {
    special: {
      actions: 1,
      attacks: 'yes',
      options: (g, { figure }) => plainOption(aimProblem(g, ownAim(g, figure))),
      run: (_g, { figure, seat }) => callOf(twoAttacks, { attacker: figure, seat, distinct: true, except: [] }),
    },
  },
  'burst-fire': {
    special: {
      actions: 1,
      attacks: 'yes',
      options: (g, { figure }) => plainOption(aimProblem(g, ownAim(g, figure))),
      run: (_g, { ability, figure, seat }) =>
        callOf(attackRule, { attacker: figure, seat, counts: true, follows: ability }),
    },
  },
  'maximum-firepower': {
    special: {
      actions: 2,
      attacks: 'yes',
      options: (g, { figure }) => plainOption(aimProblem(g, ownAim(g, figure))),
      run: (_g, { figure, seat }) =>
        callOf(attackRule, { attacker: figure, seat, counts: true, extra: [{ keyword: 'damage', n: 4 }] }),
    },
  },
  // IA-9.42, IA-5.22: the attack counts neither for the figure that makes it nor for the user.
  'lure-of-the-dark-side': {
    special: {
      actions: 1,
      attacks: 'no',
      options: (g, { figure, seat }) =>
        figuresOf(g, rivalOf(g, seat))
          .filter(({ id }) => isSmall(g, id) && distanceOf(g, figure, id) <= LURE_RANGE)
          .map(({ id }) => attackerOption(g, id, seat)),
      run: (_g, { seat }, attacker) => callOf(attackRule, { attacker, seat }),
    },
  },
  'take-it-down': {
    special: {
      actions: 1,
      attacks: 'no',
      options: (g, { figure, seat }) =>
        figuresOf(g, seat)
          .filter(({ id }) => isNextTo(g, figure, id))
          .map(({ id }) => attackerOption(g, id, seat)),
      run: (g, { seat }, attacker) =>
        attackWith(g, { ...ownAim(g, attacker), seat }, { attacker, seat, extra: [{ keyword: 'damage', n: 2 }] }),
    },
  },
  ferocity: {
    trigger: {
      could: (g, { seat }) => creatures(g, seat).some(({ refused }) => !refused),
      options: (g, { seat }) => creatures(g, seat),
      run: (_g, { seat }, _event, attacker) => callOf(attackRule, { attacker, seat }),
    },
  },
};

/** Creatures of either player. */
function creatures(g: State, seat: string): Option[] {
  const all = Object.keys(g.figures).filter((id) => cardOf(g, id).traits.includes('creature'));
  return all.map((id) => attackerOption(g, id, seat));
}
