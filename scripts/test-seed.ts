import fc from 'fast-check';
import { expect } from 'vitest';
import { testRng } from '../packages/games/src/engine/testing/playout.ts';

/** Seed of all random tests of a run: `TEST_SEED`, or one drawn by vitest.config.ts. A red run prints it at its end. */
export const TEST_SEED = Number(process.env.TEST_SEED ?? 1);

fc.configureGlobal({ seed: TEST_SEED, endOnFailure: false });

/** Hashes a text into a seed (FNV-1a). */
function mixed(seed: number, text: string): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

let current: { name: string; next: () => number } | undefined;

/**
 * Random number of the running test, 0 to below 1. The sequence follows from TEST_SEED and the name of the test, so
 * that a test repeats its choices when it runs alone. What happens concurrently in other processes is not repeated.
 */
export function testRandom(): number {
  const name = expect.getState().currentTestName ?? '';
  if (current?.name !== name) current = { name, next: testRng(mixed(TEST_SEED, name)) };
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
