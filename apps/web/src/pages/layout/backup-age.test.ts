import type { OwnerFacts } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { overdueDays } from './backup-age.ts';

const NOW = Date.UTC(2026, 10, 29, 12);
const DAY_MS = 24 * 3_600_000;
const daysOf = (days: number | null, unsaved: number) => {
  const backup = days === null ? {} : { backup: new Date(NOW - days * DAY_MS).toISOString() };
  return overdueDays({ ...backup, unsaved } as OwnerFacts, NOW);
};

test('a backup is too old after seven days, and where there is none, but only if games were played since', () => {
  expect(daysOf(null, 1), 'none').toBeNull();
  expect(daysOf(null, 0), 'none, and nothing to lose').toBeUndefined();
  expect(daysOf(6.99, 5)).toBeUndefined();
  expect(daysOf(7, 1)).toBe(7);
  expect(daysOf(12.9, 3), 'whole days').toBe(12);
  expect(daysOf(400, 0), 'nothing was played since').toBeUndefined();
  expect(daysOf(-1, 3), 'by a clock that is behind').toBeUndefined();
});
