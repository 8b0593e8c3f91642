import { expect, test } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { hasUnit, inPlay, unitsAt } from './board.ts';
import { moveUnit, placeUnit, removeUnit } from './unit-index.ts';

test('lists of units by place and type follow every unit that comes, moves and goes', () => {
  const { g } = scenario({ base: 'naboo', units: { kessel: { 'star-destroyer': 1 } } });
  expect([unitsAt(g, 'kessel'), inPlay(g, 'x-wing')]).toEqual([['star-destroyer-1'], []]);
  placeUnit(g, 'x-wing-3', 'kessel');
  expect([unitsAt(g, 'kessel'), inPlay(g, 'x-wing')]).toEqual([['star-destroyer-1', 'x-wing-3'], ['x-wing-3']]);
  moveUnit(g, 'x-wing-3', 'hoth');
  expect([hasUnit(g, 'kessel', { side: 'rebel' }), unitsAt(g, 'hoth')]).toEqual([false, ['x-wing-3']]);
  removeUnit(g, 'x-wing-3');
  expect([unitsAt(g, 'hoth'), inPlay(g, 'x-wing')]).toEqual([[], []]);
  expect(() => moveUnit(g, 'x-wing-3', 'hoth')).toThrow('x-wing-3 is not in play');
});
