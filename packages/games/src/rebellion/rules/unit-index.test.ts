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
  expect(() => placeUnit(g, 'star-destroyer-1', 'hoth')).toThrow('star-destroyer-1 is in play');
});

test('units of a place are listed in the order in which they came into play, wherever they have been', () => {
  const { g } = scenario({ base: 'naboo' });
  for (const id of ['x-wing-2', 'x-wing-1', 'stormtrooper-4'] as const) placeUnit(g, id, 'hoth');
  moveUnit(g, 'x-wing-2', 'kessel');
  expect([unitsAt(g, 'hoth'), unitsAt(g, 'hoth', { side: 'rebel', theatre: 'space' })]).toEqual([
    ['x-wing-1', 'stormtrooper-4'],
    ['x-wing-1'],
  ]);
  moveUnit(g, 'x-wing-2', 'hoth');
  expect(unitsAt(g, 'hoth', { side: 'rebel', theatre: 'space' })).toEqual(['x-wing-2', 'x-wing-1']);
  removeUnit(g, 'x-wing-2');
  placeUnit(g, 'x-wing-2', 'hoth');
  expect([unitsAt(g, 'hoth'), inPlay(g, 'x-wing')]).toEqual([
    ['x-wing-1', 'stormtrooper-4', 'x-wing-2'],
    ['x-wing-1', 'x-wing-2'],
  ]);
});
