// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hereOf } from './here.ts';
import { viewOf } from './testing/part.tsx';

test.each([
  ['rebel', { player: 'rebel' }],
  ['rebel-admiral', { player: 'rebel', role: 'admiral' }],
  ['imperial-general', { player: 'imperial', role: 'general' }],
  ['spectator', { player: null }],
])('the guide of %s is that of its side and role', (viewer, expected) => {
  const { player, role } = hereOf(viewOf({ more: { round: 1 } }), viewer);
  expect({ player, ...(role && { role }) }).toEqual(expected);
});
