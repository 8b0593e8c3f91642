import { type Ability, callOf, type Owner } from '../../rules/ability-book.ts';
import { distanceOf } from '../../rules/board.ts';
import { strain } from '../../rules/damage.ts';
import { drawCommands } from '../../rules/round.ts';
import { type Attack, attackOf, type State } from '../../state.ts';

const RELENTLESS_RANGE = 3;

/** Whether the owner has left its space in the activation in progress. */
const hasLeft = (g: State, figure: string) => g.activation?.moved.includes(figure) ?? false;

/** Scattergun: damage against targets next to the owner, or in its space. */
function scattergun(n: number): Ability {
  return {
    modifiers: (g: State, { attacker, target }: Attack, { figure }: Owner) =>
      attacker === figure && distanceOf(g, attacker, target) <= 1 ? [{ icon: 'damage', n }] : [],
  };
}

/** Abilities about the attacks of their owner, and Skirmish Upgrades, by id. */
export const weapons: Readonly<Record<string, Ability>> = {
  arsenal: { choosesDice: { n: 2, ofOneColour: 2 } },
  'epic-arsenal': { choosesDice: { n: 3, ofOneColour: 2 } },
  overload: { surgeUses: 2 },
  'priority-target': { seesPastFigures: true },
  awkward: {
    forbidsTarget: (g, { figure }, target) => g.figures[target] !== undefined && distanceOf(g, figure, target) <= 1,
  },
  'non-sentient': { forbidsInteract: true },
  scattergun: scattergun(1),
  'acp-scattergun': scattergun(2),
  aim: {
    modifiers: (g, { attacker }, { figure }) =>
      attacker === figure && !hasLeft(g, figure)
        ? [
            { icon: 'damage', n: 1 },
            { icon: 'accuracy', n: 2 },
          ]
        : [],
  },
  // Only in its own activation: attacks and movements that others grant it are not affected.
  tripod: {
    forbidsMoving: ({ activation }, { figure }) => activation?.figure === figure && activation.attacks > 0,
    forbidsAttack: (g, { figure }) => g.activation?.figure === figure && hasLeft(g, figure),
  },
  relentless: {
    automatic: {
      ATTACK_DECLARED(g, { figure }) {
        const { attacker, target } = attackOf(g);
        const isNear = g.figures[target] && attacker === figure && distanceOf(g, figure, target) <= RELENTLESS_RANGE;
        return isNear ? callOf(strain, { figure: target, n: 1 }) : null;
      },
    },
  },
  'rebel-high-command': {
    automatic: {
      ROUND_END(g, { seat }) {
        drawCommands(g, seat, 1);
        return null;
      },
    },
  },
};
