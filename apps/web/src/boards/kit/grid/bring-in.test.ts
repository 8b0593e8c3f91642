import { expect, test } from 'vitest';
import type { Point, Size } from '../../../kit/ui/surface/camera.ts';
import { bringIn } from './bring-in.ts';

const WINDOW = { width: 390, height: 400, scale: 0.6, rest: 0.6, x: 0, y: 0, fit: 0.4 };
const COVERED = { above: 100, below: 100 };

/** What a camera is told to show, and how high a point then is in its window, in pixels. */
function toldBy(points: readonly Point[], more: Partial<Parameters<typeof bringIn>[1]> = {}) {
  let told: { scale: number; middle: number } = { scale: 0, middle: 0 };
  const camera = {
    get: () => WINDOW,
    show(area: Point & Size, most: number) {
      const scale = Math.min(most, WINDOW.width / area.width, WINDOW.height / area.height);
      told = { scale, middle: area.y + area.height / 2 };
      return () => {};
    },
  };
  const [first = { x: 0, y: 0 }] = points;
  bringIn(camera, { points, around: 50, least: 0.6, instead: first, ...more });
  const heightOf = ({ y }: Point) => WINDOW.height / 2 + (y - told.middle) * told.scale;
  return { scale: told.scale, heightOf };
}

const TOP = { x: 100, y: 100 };
const LOW = { x: 100, y: 300 };

test('A9 places are brought between what is covered above and below, at a scale at which all of them fit there', () => {
  const { scale, heightOf } = toldBy([TOP, LOW], { covered: COVERED });
  expect(scale).toBeCloseTo(200 / 300);
  expect(heightOf({ x: 100, y: 50 })).toBeCloseTo(100);
  expect(heightOf({ x: 100, y: 350 })).toBeCloseTo(300);
});

test('A9 where not all of it fits, its first place is in the middle of what is not covered', () => {
  const { scale, heightOf } = toldBy([TOP, { x: 100, y: 600 }], { covered: { above: 60, below: 160 } });
  expect(scale).toBe(0.6);
  expect(heightOf(TOP)).toBeCloseTo(60 + (400 - 60 - 160) / 2);
});

test('places that are too far apart leave the view where it is, if nothing is to be seen instead', () => {
  expect(toldBy([TOP, { x: 100, y: 900 }], { instead: null }).scale).toBe(0);
});

test('a few places are shown no larger than the board is drawn', () => {
  expect(toldBy([TOP], { covered: { above: 20, below: 20 } }).scale).toBe(1);
});

test('without words over it the whole window is theirs', () => {
  const { scale, heightOf } = toldBy([TOP, LOW]);
  expect(scale).toBe(1);
  expect(heightOf({ x: 100, y: 200 })).toBeCloseTo(200);
});
