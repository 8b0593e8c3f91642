/** What kinds of match there are, and choosing among them. */
import { smugglers } from '@echo-base/games/engine/testing/smugglers';
import { TAPPED } from './world.ts';

/** What kind of match. */
export interface Plan {
  readonly titleId: string;
  readonly seats: readonly string[];
  readonly options: object;
  readonly visibility: 'public' | 'private';
  readonly spectators: 'open' | 'delayed' | 'closed';
  /** Whether somebody sits down first and leaves again before the start. */
  readonly hasQuitter: boolean;
  /** Whether every seat has a clock, with more time than is ever spent. */
  readonly hasClock: boolean;
  /** Whether a whole match goes on until its frames no longer hold the whole log. Only the engine's own title can. */
  readonly isLong: boolean;
}

/** More time than is ever spent. */
export const CLOCK = { kind: 'bank', bank: 5_000_000, increment: 0, atZero: 'claim' };

export type Luck = () => number;

export function one<T>(luck: Luck, items: readonly T[]): T {
  const item = items[Math.floor(luck() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** One of all kinds of match there are; `n` sees to it that all come up. */
export function planOf(titleId: string, n: number, luck: Luck): Plan {
  const title = TAPPED.find(({ id }) => id === titleId)!;
  const seatings = title.seatings();
  const variants = [...(title.variants ?? []), {}];
  return {
    titleId,
    seats: seatings[n % seatings.length]!,
    options: variants[Math.floor(n / seatings.length) % variants.length]!,
    visibility: n % 3 === 2 ? 'private' : 'public',
    spectators: (['open', 'delayed', 'delayed', 'closed'] as const)[Math.floor(n / 2) % 4]!,
    hasQuitter: luck() < 0.5,
    hasClock: n % 2 === 1,
    isLong: titleId === smugglers.id && n % 4 === 1,
  };
}
