import fc from 'fast-check';
import { expect } from 'vitest';
import { fnv1a } from '../packages/games/src/engine/json.ts';
import { testRng } from '../packages/games/src/engine/testing/playout.ts';

/** Seed of all random tests of a run: `TEST_SEED`, by default 1. A red run prints it at its end. */
export const TEST_SEED = Number(process.env.TEST_SEED ?? 1);

fc.configureGlobal({ seed: TEST_SEED, endOnFailure: false });

let current: { name: string; next: () => number } | undefined;

/**
 * Random number of the running test, 0 to below 1. The sequence follows from TEST_SEED and the name of the test, so
 * that a test repeats its choices when it runs alone. What happens concurrently in other processes is not repeated.
 */
export function testRandom(): number {
  const name = expect.getState().currentTestName ?? '';
  if (current?.name !== name) current = { name, next: testRng(fnv1a(`${TEST_SEED} ${name}`)) };
  return current.next();
}

/** Random integer of the running test, from 0 to below `below`. */
export function testRandomInt(below: number): number {
  return Math.floor(testRandom() * below);
}

/** Random element of a list. Throws where it is empty. */
export function testPick<T>(list: readonly T[]): T {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[testRandomInt(list.length)] as T;
}
