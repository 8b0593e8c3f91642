import { testRng } from '@echo-base/games/engine/testing';

/** Seeded random number generator of a campaign: the same seed draws the same faults. Their timing depends on the machine. */
export interface SeededRandom {
  /** Uniform random number from 0 to below `most`. */
  upTo(most: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function seededRandom(seed: number): SeededRandom {
  const next = testRng(seed);
  return {
    upTo: (most) => next() * most,
    chance: (share) => share > 0 && next() < share,
    pick(list) {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
  };
}
