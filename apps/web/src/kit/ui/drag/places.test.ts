import { expect, test } from 'vitest';
import { byReading, nearest, placeAfter } from './places.ts';

const rect = (left: number, top: number) => ({ left, top, width: 100, height: 80 });
const rects = new Map([
  ['lower', rect(0, 100)],
  ['right', rect(120, 4)],
  ['left', rect(0, 0)],
]);

test('a piece drops on the place under the pointer, or on the nearest one within 28 px', () => {
  expect(nearest(rects, { x: 50, y: 40 })).toBe('left');
  expect(nearest(rects, { x: 112, y: 40 })).toBe('right');
  expect(nearest(rects, { x: 247, y: 40 })).toBe('right');
  expect(nearest(rects, { x: 249, y: 40 })).toBe(null);
});

test('arrow keys move from place to place row by row and stop at the ends', () => {
  const places = byReading(rects);
  expect(places.map(([id]) => id)).toEqual(['left', 'right', 'lower']);
  const piece = { left: 0, top: 0, width: 40, height: 40 };
  expect(placeAfter(places, null, 1, piece)).toEqual({ x: 30, y: 20 });
  expect(placeAfter(places, 'left', 1, piece)).toEqual({ x: 150, y: 24 });
  expect(placeAfter(places, 'lower', 1, piece)).toBeUndefined();
  expect(placeAfter(places, null, -1, piece)).toEqual({ x: 30, y: 120 });
});
