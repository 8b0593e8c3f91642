/** Luck of a campaign: the same seed deals the same blows. When they fall is up to the machine. */
export interface Fate {
  /** From 0 to below `most`. */
  below(most: number): number;
  happens(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32. */
export function fateOf(seed: number): Fate {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
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
