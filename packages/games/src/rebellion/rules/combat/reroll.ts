import { roll } from '../../../engine/dice.ts';
import { note } from '../../../engine/log.ts';
import type { Option } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import { DIE } from '../../data/dice.ts';
import type { TacticId } from '../../data/tactics.ts';
import type { Die, State } from '../../state.ts';
import { book } from '../book.ts';
import { attackOf } from './damage.ts';
import { commander } from './force.ts';

const dieId = (index: number) => `die:${index}`;

/** Dice of this attack that have not been spent, by index. */
export function openDice(g: State): number[] {
  return attackOf(g).dice.flatMap((die, index) => (die.spent ? [] : [index]));
}

function dieName(die: Die) {
  return text('die.coloured', { colour: text(`colour.${die.colour}`), face: text(`die.${die.face}`) });
}

/** A die as something to choose. */
export function dieOption(g: State, index: number, more: Partial<Option> = {}): Option {
  const die = attackOf(g).dice[index];
  if (!die) throw new Error(`no die ${index}`);
  return { key: dieId(index), label: dieName(die), at: dieId(index), ...more };
}

/** One index of each kind of open die: colour and face. */
export function openKinds(g: State): number[] {
  const { dice } = attackOf(g);
  const kind = (index: number) => `${dice[index]?.colour} ${dice[index]?.face}`;
  return openDice(g).filter((index, place, all) => all.findIndex((one) => kind(one) === kind(index)) === place);
}

/** Rolls dice of this attack again, together (RB-9.1.11). */
export function reroll(g: State, indices: readonly number[]): void {
  const faces = roll(g, DIE, indices.length);
  for (const [n, index] of indices.entries()) {
    const die = attackOf(g).dice[index];
    const face = faces[n];
    if (!die || !face) throw new Error(`no die ${index}`);
    const from = dieName(die);
    die.face = face;
    note(g, 'log.rerolled', { from, to: text(`die.${face}`) }, { clause: 'RB-9.1.11' });
  }
}

export type RerollVars = { card: TacticId; max: number };

/** Asks which dice are rolled again. */
export const rerollDice = book.rule<RerollVars>('reroll-dice', {
  start: {
    shape: 'some',
    ask: (_g, { vars }) => text('ask.reroll', { n: vars.max }),
    source: (_g, { vars }) => text(`tactic.${vars.card}`),
    who: (g) => [commander(g, attackOf(g).side, attackOf(g).theatre)],
    bounds: (g, { vars }) => ({ min: 0, max: Math.min(vars.max, openDice(g).length) }),
    options: (g) => openDice(g).map((index) => dieOption(g, index)),
    chosen(g, at, keys) {
      const indices = keys.map((key) => Number(key.slice('die:'.length))).sort((one, other) => one - other);
      reroll(g, indices);
      return at.end();
    },
  },
});
