/** Kinds of matches to test, and random choices among them. */
import { smugglers } from '@echo-base/games/engine/testing/smugglers';
import { TAPPED } from './world.ts';

/** Kind of a match. */
export interface Plan {
  readonly titleId: string;
  readonly seats: readonly string[];
  readonly options: object;
  readonly visibility: 'public' | 'private';
  readonly spectators: 'open' | 'delayed' | 'closed';
  /** Whether a player takes a seat and leaves before the start. */
  readonly hasQuitter: boolean;
  /** Whether every seat has a clock, with more time than is ever used. */
  readonly hasClock: boolean;
  /** Whether the match lasts until its frames no longer hold the whole log. Only the engine's test title can. */
  readonly isLong: boolean;
}

/** More time than is ever used. */
export const CLOCK = { kind: 'bank', bank: 5_000_000, increment: 0, atZero: 'claim' };

export type Rng = () => number;

export function one<T>(rng: Rng, items: readonly T[]): T {
  const item = items[Math.floor(rng() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** Random kind of match; `n` makes sure that all occur. */
export function planOf(titleId: string, n: number, rng: Rng): Plan {
  const title = TAPPED.find(({ id }) => id === titleId)!;
  const seatings = title.seatings();
  const variants = [...(title.variants ?? []), {}].map((options) => ({ ...title.short, ...options }));
  return {
    titleId,
    seats: seatings[n % seatings.length]!,
    options: variants[Math.floor(n / seatings.length) % variants.length]!,
    visibility: n % 3 === 2 ? 'private' : 'public',
    spectators: (['open', 'delayed', 'delayed', 'closed'] as const)[Math.floor(n / 2) % 4]!,
    hasQuitter: rng() < 0.5,
    hasClock: n % 2 === 1,
    isLong: titleId === smugglers.id && n % 4 === 1,
  };
}
