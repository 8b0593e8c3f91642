import { testLuck } from '@echo-base/games/engine/testing';

/** Seeded random numbers of a campaign: the same seed draws the same faults. Their timing depends on the machine. */
export interface Fate {
  /** Integer from 0 to below `most`. */
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
