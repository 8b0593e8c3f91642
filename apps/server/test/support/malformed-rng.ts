import { testRng } from '@echo-base/games/engine/testing';

/** Seeded random numbers, so that a failure can be repeated. */
export interface SeededRandom {
  /** Integer from 0 to below `below`. */
  int(bound: number): number;
  pick<T>(from: readonly T[]): T;
}

export function seededRandom(seed: number): SeededRandom {
  const next = testRng(seed);
  const int = (bound: number) => Math.floor(next() * bound);
  return { int, pick: (from) => from[int(from.length)]! };
}

/** Nested brackets. */
export function nested(depth: number, inner = ''): string {
  return '['.repeat(depth) + inner + ']'.repeat(depth);
}

/** JSON texts of values that are invalid in every field of the protocol: never a valid id, seat, choice or name. */
export const JUNK: readonly string[] = [
  'null',
  'true',
  'false',
  '{}',
  '[[]]',
  '[null]',
  '-0.5',
  '1e400',
  '-1e308',
  '0.1',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e p1"',
  '"../../etc/passwd"',
  '"NaN"',
  '"\'; DROP TABLE matches; --"',
  JSON.stringify('x'.repeat(5_000)),
  JSON.stringify('😀'.repeat(300)),
  '{"__proto__":{"name":"polluted","seat":"p1","matchId":"polluted"}}',
  '{"constructor":{"prototype":{"name":"polluted"}}}',
  '{"toString":null,"valueOf":null,"length":-1}',
  '{"_placeholder":true,"num":0}',
  '["__proto__","constructor"]',
  nested(500),
  nested(5_000),
];
