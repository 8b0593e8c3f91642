import { testLuck } from '@echo-base/games/engine/testing';

/** Luck of a campaign: the same seed deals the same blows. When they fall is up to the machine. */
export interface Fate {
  /** From 0 to below `most`. */
  below(most: number): number;
  happens(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function fateOf(seed: number): Fate {
  const next = testLuck(seed);
  return {
    below: (most) => next() * most,
    happens: (share) => share > 0 && next() < share,
    pick(list) {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
  };
}
