import type { Core } from '@echo-base/games/engine';
import { expect, test } from 'vitest';
import { firstDifference } from './compare.ts';

const state = (more: object) => ({ seats: ['a', 'b'], outcome: null, undo: 1, log: [], ...more }) as unknown as Core;

test('fields and ids that newer rules and data add are no difference, at any depth', () => {
  const known = state({ leaders: { vader: { at: 'pool' } } });
  const now = state({ leaders: { vader: { at: 'pool', tired: false }, jyn: { at: 'box' } }, round: 1 });
  expect(firstDifference(known, now)).toBeNull();
  expect(firstDifference(known, state({ leaders: { vader: { at: 'pool' } }, undo: 2, log: ['x'] }))).toBeNull();
});

test.each([
  ['a leaf', { leaders: { vader: { at: 'hoth' } } }, 'leaders.vader.at'],
  ['an id that is gone', { leaders: {} }, 'leaders.vader'],
  ['a longer list', { leaders: { vader: { at: 'pool' } }, seats: ['a', 'b', 'c'] }, 'seats'],
  ['another order', { leaders: { vader: { at: 'pool' } }, seats: ['b', 'a'] }, 'seats.0'],
  ['nothing where something was', { leaders: null }, 'leaders'],
])('%s is told by its place', (_what, now, path) => {
  expect(firstDifference(state({ leaders: { vader: { at: 'pool' } } }), state(now))).toBe(path);
});
