import { note } from '../../../engine/log.ts';
import { text } from '../../../engine/text.ts';
import type { Ability } from '../../rules/ability-book.ts';
import { callOf } from '../../rules/ability-book.ts';
import { cardOf, gainCondition, hasCondition, isBesideSpace } from '../../rules/board.ts';
import { suffer } from '../../rules/damage.ts';
import { pieceName } from '../../rules/names.ts';
import { activationOf, attackOf, type State } from '../../state.ts';

/** A figure that is still on the map becomes Stunned. */
export function stun(g: State, figure: string): void {
  if (!g.figures[figure]) return;
  gainCondition(g, figure, 'stunned');
  note(g, 'log.condition', { figure: pieceName(g, figure), condition: text('condition.stunned') });
}

/** Removes an effect that has been used up. */
function useUp(g: State, ability: string, figure: string): void {
  g.effects = g.effects.filter((one) => one.ability !== ability || one.figure !== figure);
}

/** Hooks of the effects that command cards leave, by card. */
export const commandEffects: Readonly<Record<string, Ability>> = {
  'take-cover': {
    modifiers: (_g, { target }, { figure }) =>
      target === figure
        ? [
            { icon: 'block', n: 1 },
            { icon: 'accuracy', n: -2 },
          ]
        : [],
  },
  // IA-9.55: used up by the declaration, hit or miss.
  'expose-weakness': {
    automatic: {
      ATTACK_DECLARED(g, { ability, figure }) {
        if (attackOf(g).target !== figure) return null;
        attackOf(g).extra.push({ keyword: 'pierce', n: 3 });
        useUp(g, ability, figure);
        return null;
      },
    },
  },
  'knowledge-and-defense': { defenceDice: ['white'] },
  meditation: {
    automatic: {
      ACTIVATION_START(g, { ability, figure }, event) {
        if (event.figure !== figure) return null;
        activationOf(g).actions += 1;
        useUp(g, ability, figure);
        return null;
      },
    },
  },
  // IA-9.52: without its user it is dropped. The target itself is not Stunned.
  'burst-fire': {
    afterAttack(g, { figure }) {
      const { suffered, space, target } = attackOf(g);
      if (suffered === 0 || !g.figures[figure]) return null;
      for (const id of Object.keys(g.figures).filter((one) => one !== target && isBesideSpace(g, one, space))) {
        stun(g, id);
      }
      return null;
    },
  },
  deflection: {
    afterAttack(g, { figure, seat }) {
      const { suffered, attacker } = attackOf(g);
      if (suffered > 0 || !g.figures[figure] || !g.figures[attacker]) return null;
      return callOf(suffer, { hits: [{ piece: attacker, n: 2 }], seat, by: figure });
    },
  },
  // "Already Stunned" looks at the target when the surge is spent; no effect Stuns it before the damage.
  'covering-fire': {
    surges: (g, { attacker, target }, { seat }) =>
      g.figures[attacker]?.seat === seat && cardOf(g, attacker).traits.includes('trooper')
        ? [
            {
              cost: 1,
              gives: [
                { keyword: 'stun', n: 1 },
                ...(hasCondition(g, target, 'stunned') ? [{ keyword: 'damage' as const, n: 2 }] : []),
              ],
            },
          ]
        : [],
  },
  'lord-of-the-sith': {
    automatic: {
      FIGURE_DEFEATED(g, { figure, seat }, { fallen = [] }) {
        if (g.activation?.figure === figure) g.activation.actions += fallen.filter((one) => one.seat !== seat).length;
        return null;
      },
    },
  },
  marksman: {
    seesPastFigures: true,
    automatic: {
      ATTACK_DECLARED(g, { ability, figure }) {
        if (attackOf(g).attacker === figure) useUp(g, ability, figure);
        return null;
      },
    },
  },
};
