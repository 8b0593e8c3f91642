import { expect, test } from 'vitest';
import { BADGE, bow } from './bow.ts';

const FROM = { x: 100, y: 100 };
const TO = { x: 320, y: 100 };

test('an arrow without anything in its way is nearly straight, its number in the middle', () => {
  const { bend, middle } = bow(FROM, TO, []);
  expect(Math.abs(bend.y - 100)).toBeLessThan(30);
  expect(middle.x).toBeCloseTo(210);
});

test('the number stays clear of a plate that fills the lane beside the source', () => {
  const plate = { x: 130, y: 78, width: 90, height: 44 };
  const { middle } = bow(FROM, TO, [plate]);
  const isClear =
    middle.x <= plate.x - BADGE ||
    middle.x >= plate.x + plate.width + BADGE ||
    middle.y <= plate.y - BADGE ||
    middle.y >= plate.y + plate.height + BADGE;
  expect(isClear).toBe(true);
});

test('of two sides the line takes the one without plates', () => {
  const above = { x: 120, y: 40, width: 180, height: 55 };
  expect(bow(FROM, TO, [above]).bend.y).toBeGreaterThan(100);
  const below = { ...above, y: 105 };
  expect(bow(FROM, TO, [below]).bend.y).toBeLessThan(100);
});
