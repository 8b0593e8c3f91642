import { roll } from '../../../engine/dice.ts';
import { note } from '../../../engine/log.ts';
import type { Option } from '../../../engine/rule.ts';
import { text } from '../../../engine/text.ts';
import { DIE } from '../../data/dice.ts';
import type { Die, State } from '../../state.ts';
import { attackOf } from './damage.ts';
import { keysNamed, oneOrTwo, twoOfEach } from './one-or-two.ts';

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

function dieKind(g: State, index: number): string {
  const die = attackOf(g).dice[index];
  return `${die?.colour} ${die?.face}`;
}

/** One index of each kind of open die: colour and face. */
export function openKinds(g: State): number[] {
  const kind = (index: number) => dieKind(g, index);
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

/** Dice that may be rolled again together: one or two. */
export function rerollOptions(g: State): Option[] {
  const kind = (index: number) => dieKind(g, index);
  const dice = twoOfEach(openDice(g), kind).map((index) => dieOption(g, index, { key: `${index}` }));
  return oneOrTwo(dice, (key) => kind(Number(key)));
}

/** Rolls the dice of such an option again. */
export function rerollNamed(g: State, key: string): void {
  reroll(g, keysNamed(key).map(Number));
}
