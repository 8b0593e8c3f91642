import { memoizeByIds } from '../../engine/memoize-ids.ts';
import { DIE, SUCCESSES } from './dice.ts';

/** Ways of one die to give 0, 1 or 2 successes, of six (RB-7.2.1). */
const WAYS = [0, 1, 2].map((n) => DIE.filter((face) => SUCCESSES[face] === n).length);

/** How likely each number of successes of `dice` dice is. */
export const distribution = memoizeByIds((dice: number): readonly number[] => {
  let all = [1];
  for (let n = 0; n < dice; n++) {
    const next = new Array<number>(all.length + 2).fill(0);
    for (const [sum, ways] of all.entries()) {
      for (const [more, of] of WAYS.entries()) next[sum + more] = (next[sum + more] ?? 0) + (ways * of) / DIE.length;
    }
    all = next;
  }
  return all;
});

/** The chance that one side's dice and bonus give strictly more successes than the other's dice (RB-7.2.2). */
export const successChance = memoizeByIds((own: number, enemy: number, bonus: number): number => {
  const against = distribution(enemy);
  let chance = 0;
  for (const [sum, likely] of distribution(own).entries()) {
    const beaten = against.slice(0, Math.max(0, sum + bonus));
    chance += likely * beaten.reduce((total, one) => total + one, 0);
  }
  return chance;
});

/** A chance as whole percent; only what is certain reads 0 or 100. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1 - 1e-9) return Math.round(chance * 100);
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
