import { expect, test } from 'vitest';
import { backoffMs } from './retry.ts';

const MINUTE = 60_000;

test('for two minutes retries are so frequent that play continues within a second of the server being back', () => {
  for (let lost = 0; lost < 2 * MINUTE; lost += 50) {
    for (const chance of [0, 0.5, 0.999]) expect(backoffMs(lost, chance)).toBeLessThanOrEqual(600);
  }
});

test('clients that lost the server together do not reconnect together', () => {
  const pauses = Array.from({ length: 100 }, (_, index) => backoffMs(5_000, index / 100));
  expect(Math.max(...pauses) - Math.min(...pauses)).toBeGreaterThan(200);
  expect(new Set(pauses).size).toBe(100);
});

test('a server that stays away is retried less often, but at least every few seconds', () => {
  expect(backoffMs(60 * MINUTE, 0)).toBeGreaterThanOrEqual(3_000);
  expect(backoffMs(60 * MINUTE, 0.999)).toBeLessThanOrEqual(5_000);
});
