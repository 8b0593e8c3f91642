import type { Option } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import type { Ability, Owner, Trigger } from '../../rules/ability-book.ts';
import { cardOf, distanceOf, figuresOf, isNextTo } from '../../rules/board.ts';
import { dieAt, dieName, isLured, rerollable, rerollDice } from '../../rules/pools.ts';
import { type Attack, attackOf, type State } from '../../state.ts';

/** Trigger that rerolls one die of these pools; `could` says whether the owner has a part in the attack. */
function rerollOne(
  pools: readonly ('attack' | 'defence')[],
  could: (g: State, attack: Attack, owner: Owner) => boolean,
): Trigger {
  return {
    could: (g, owner) => could(g, attackOf(g), owner) && rerollable(attackOf(g), pools).length > 0,
    options: (g): Option[] =>
      rerollable(attackOf(g), pools).flatMap((key) => {
        const die = dieAt(attackOf(g), key);
        if (!die) return [];
        const label = text('choice.reroll', { die: text(`die.${die.die}`) });
        return [{ key, label, detail: dieName(die), at: `die:${key}` }];
      }),
    run(g, _owner, _event, key) {
      rerollDice(g, [key]);
      return null;
    },
  };
}

/** Whether another friendly trooper is next to the owner. */
function isBesideTrooper(g: State, { figure, seat }: Owner): boolean {
  return figuresOf(g, seat).some(({ id }) => cardOf(g, id).traits.includes('trooper') && isNextTo(g, figure, id));
}

/** Whether another friendly figure is next to the owner. */
function isBesideFriend(g: State, { figure, seat }: Owner): boolean {
  return figuresOf(g, seat).some(({ id }) => isNextTo(g, figure, id));
}

const INSPIRING_RANGE = 3;

/** Abilities that reroll dice, by id. */
export const rerolls: Readonly<Record<string, Ability>> = {
  foresight: {
    triggers: { ATTACK_REROLL: rerollOne(['defence'], (_g, { target }, { figure }) => target === figure) },
  },
  cower: {
    triggers: {
      ATTACK_REROLL: rerollOne(
        ['defence'],
        (g, { target }, owner) => target === owner.figure && isBesideFriend(g, owner),
      ),
    },
  },
  'targeting-computer': {
    triggers: { ATTACK_REROLL: rerollOne(['attack'], (_g, { attacker }, { figure }) => attacker === figure) },
  },
  'squad-training': {
    triggers: {
      ATTACK_REROLL: rerollOne(
        ['attack'],
        (g, attack, owner) => attack.attacker === owner.figure && !isLured(g, attack) && isBesideTrooper(g, owner),
      ),
    },
  },
  inspiring: {
    triggers: {
      // Both pools: the card names none.
      ATTACK_REROLL: rerollOne(
        ['attack', 'defence'],
        (g, attack, { figure, seat }) =>
          attack.attacker !== figure &&
          attack.seat === seat &&
          g.figures[attack.attacker]?.seat === seat &&
          distanceOf(g, attack.attacker, figure) <= INSPIRING_RANGE,
      ),
    },
  },
};
