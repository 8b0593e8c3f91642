// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cornerApart, shiftApart } from './apart.ts';

const inside = (at: { x: number; y: number }, box: { width: number; height: number }, x: number, y: number) =>
  x >= at.x && x <= at.x + box.width && y >= at.y && y <= at.y + box.height;

test.each([
  ['desktop', { width: 1440, height: 900 }, { width: 436, height: 260 }],
  ['tablet', { width: 1024, height: 768 }, { width: 436, height: 300 }],
  ['phone', { width: 390, height: 844 }, { width: 366, height: 320 }],
  ['small phone', { width: 360, height: 640 }, { width: 336, height: 300 }],
])('the box that confirms never lies under the press that opened it (%s)', (_name, window, box) => {
  for (let x = 4; x < window.width; x += 40)
    for (let y = 4; y < window.height; y += 40) {
      const at = cornerApart(box, window, { x, y });
      expect(inside(at, box, x, y), `${x}, ${y}`).toBe(false);
      expect(at.x >= 0 && at.x + box.width <= window.width && at.y + box.height <= window.height).toBe(true);
    }
});

test('a press of the prompt bar is far from the box at the left of the board', () => {
  expect(cornerApart({ width: 436, height: 260 }, { width: 1440, height: 900 }, { x: 1300, y: 760 })).toEqual({
    x: 12,
    y: 60,
  });
});

test('a dialog moves only if its answers would be under the press', () => {
  const dialog = new DOMRect(16, 300, 358, 240);
  const answers = new DOMRect(16, 470, 358, 70);
  expect(shiftApart(dialog, answers, 844, { x: 200, y: 100 })).toBe(0);
  expect(shiftApart(dialog, answers, 844, null)).toBe(0);
  const shift = shiftApart(dialog, answers, 844, { x: 200, y: 500 });
  expect(Math.abs(shift)).toBeGreaterThan(100);
  expect(dialog.top + shift).toBeGreaterThanOrEqual(0);
  expect(dialog.bottom + shift).toBeLessThanOrEqual(844);
});
