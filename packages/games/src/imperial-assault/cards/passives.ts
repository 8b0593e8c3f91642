import { type Ability, abilitiesInPlay, type Owner } from '../rules/ability-book.ts';
import { gainCondition, isBesideSpace } from '../rules/board.ts';
import type { Attack, State } from '../state.ts';

/** Whether the owner protects the target: another friendly figure, whose target space it is on or next to. */
function protects(g: State, { target, space }: Attack, { figure, seat }: Owner): boolean {
  return target !== figure && g.figures[target]?.seat === seat && isBesideSpace(g, figure, space);
}

/** Abilities that work without being chosen, by id. */
export const passives: Readonly<Record<string, Ability>> = {
  assault: { liftsAttackLimit: () => true },
  enraged: { liftsAttackLimit: (g, { figure }) => (g.figures[figure]?.damage ?? 0) > 0 },
  cunning: {
    late: (_g, { target }, { figure }, { evade }) => (target === figure ? [{ icon: 'block', n: evade }] : []),
  },
  // One Protector for each attack, however many there are.
  protector: {
    modifiers(g, attack, owner) {
      const all = abilitiesInPlay(g).filter(
        (one) => one.owner.ability === 'protector' && protects(g, attack, one.owner),
      );
      return all[0]?.owner.figure === owner.figure ? [{ icon: 'block', n: 1 }] : [];
    },
  },
  vengeance: {
    automatic: {
      FIGURE_DEFEATED(g, { figure, seat }, { fallen = [] }) {
        if (fallen.some((one) => one.seat === seat && one.distances[figure] === 1)) gainCondition(g, figure, 'focused');
        return null;
      },
    },
  },
};
