import { expect, test } from 'vitest';
import { areaOf, middleOf, nextPlace } from './grid.ts';

/** Points by letter, of rows of a drawing: a letter is a place, a dot a gap; odd rows are shifted by half a place. */
function drawn(rows: readonly string[], shift: number) {
  const found = rows.flatMap((row, y) =>
    [...row].flatMap((place, x) =>
      place === '.' ? [] : [[place, { x: 10 * x + (y % 2) * shift, y: 10 * y }] as const],
    ),
  );
  const points = new Map(found);
  return { places: [...points.keys()], centreOf: (place: string) => points.get(place) ?? { x: 0, y: 0 }, shift };
}

test('on squares an arrow goes straight to the next place, across gaps, and not beyond the edge', () => {
  const squares = drawn(['ab.c', 'd..e', '.f.g'], 0);
  const from = (place: string, key: string) => nextPlace(squares, place, key, squares.centreOf(place).x);
  expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map((key) => from('b', key))).toEqual([
    'c',
    'a',
    'f',
    null,
  ]);
  expect([from('d', 'ArrowRight'), from('d', 'ArrowDown'), from('d', 'Enter')]).toEqual(['e', null, null]);
});

test('on hexes up and down keep to the column in which the way began', () => {
  const hexes = drawn(['abc', 'def', 'ghi'], 5);
  const { x } = hexes.centreOf('b');
  expect(nextPlace(hexes, 'b', 'ArrowDown', x)).toBe('e');
  expect(nextPlace(hexes, 'e', 'ArrowDown', x)).toBe('h');
  expect(nextPlace(hexes, 'd', 'ArrowDown', x)).toBe('h');
  expect(nextPlace(hexes, 'e', 'ArrowUp', hexes.centreOf('c').x)).toBe('c');
  expect(nextPlace(hexes, 'e', 'ArrowLeft', 0)).toBe('d');
});

test('an area holds its points with space around them', () => {
  const points = [
    { x: 10, y: 20 },
    { x: 40, y: 60 },
  ];
  expect(middleOf(points)).toEqual({ x: 25, y: 40 });
  expect(areaOf(points, 5, 7)).toEqual({ x: 5, y: 15, width: 47, height: 50 });
});
