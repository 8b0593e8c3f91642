import { expect, test } from 'vitest';
import { along, pathLength, stepAt, trimmed } from './path.ts';

const CORNER = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
];

test('a place on a path has the direction of its stretch', () => {
  expect(pathLength(CORNER)).toBe(200);
  expect(stepAt(CORNER, 50)).toEqual({ x: 50, y: 0, angle: 0 });
  expect(stepAt(CORNER, 150)).toEqual({ x: 100, y: 50, angle: 90 });
  expect(stepAt(CORNER, 900)).toEqual({ x: 100, y: 100, angle: 90 });
  expect(stepAt([{ x: 1, y: 1 }], 5)).toBeNull();
});

test('a path keeps its corners when its ends are cut, and never disappears between neighbours', () => {
  expect(trimmed(CORNER, 20)?.map(({ x, y }) => [x, y])).toEqual([
    [20, 0],
    [100, 0],
    [100, 80],
  ]);
  const near = trimmed(CORNER.slice(0, 2), 80);
  expect(near && pathLength(near)).toBeCloseTo(40);
});

test('signs along a path are evenly spaced and centred', () => {
  expect(along(CORNER.slice(0, 2), 30).map(({ x }) => x)).toEqual([20, 50, 80]);
  expect(along(CORNER.slice(0, 2), 101)).toEqual([]);
});
