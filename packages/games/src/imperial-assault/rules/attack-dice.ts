import { text } from '../../engine/text.ts';
import { ATTACK_DICE, type AttackDie } from '../data/dice.ts';
import { attackOf } from '../state.ts';
import { book } from './book.ts';
import { newDie } from './pools.ts';

/** The attacker chooses the dice of the attack (Arsenal, IA-12.23). */
export const chooseDice = book.rule<{ n: number; ofOneColour: number; picked: AttackDie[] }>('choose-dice', {
  start: {
    shape: 'some',
    ask: (_g, { vars }) => text('ask.dice', { n: vars.n }),
    options: (_g, { vars }) =>
      ATTACK_DICE.flatMap((die) =>
        Array.from({ length: vars.ofOneColour }, (_one, copy) => ({
          key: `die:${die}:${copy}`,
          label: text(`die.${die}`),
          at: `die:${die}`,
        })),
      ),
    bounds: (_g, { vars }) => ({ min: vars.n, max: vars.n }),
    chosen(g, at, keys) {
      const dice = keys.map((key) => newDie((key.split(':')[1] ?? 'red') as AttackDie));
      attackOf(g).attackDice.unshift(...dice);
      return at.end();
    },
  },
});
