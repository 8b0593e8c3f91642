import { expect, test } from 'vitest';
import { namedSideOf, sideOf } from './seat-look.ts';

test('a seat whose id names no side has the shape of none beside its messages', () => {
  expect(['rebel', 'rebels-2', 'imperial', 'empire-2', 'p1', 'p2'].map(namedSideOf)).toEqual([
    ...['rebel', 'rebel', 'empire', 'empire', 'none', 'none'],
  ]);
  expect(sideOf('p2')).toBe('rebel');
});
