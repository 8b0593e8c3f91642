import { expect, test } from 'vitest';
import { boxOf, placeFor, type TagSpot } from './tag-places.ts';

const spot = (more: Partial<TagSpot>): TagSpot => ({
  ...{ hex: '4,3', near: 'rebels', taken: new Set(), others: [], words: '2 dice' },
  ...more,
});

test('18.10 a tag lies at the right, or at the next side that is free of tokens and inside the field', () => {
  expect(placeFor(spot({})).side).toBe('right');
  expect(placeFor(spot({ taken: new Set(['5,3']) })).side).toBe('left');
  expect(placeFor(spot({ taken: new Set(['5,3', '3,3']) })).side).toBe('above');
  expect(placeFor(spot({ hex: '9,0' })).side).toBe('left');
});

test('18.7 in the top row the cost of a retreat leaves the dice of its target uncovered', () => {
  const dice = spot({ hex: '3,0' });
  const cost = spot({ hex: '4,0', words: 'From retreat 2 on: 1 figure lost each', others: [boxOf(dice)] });
  const [one, other] = [boxOf(dice), boxOf(cost)];
  expect(one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom).toBe(
    false,
  );
});

test('18.10 on a phone the dice of a target lie beside the zoom buttons, not under them', () => {
  const buttons = { left: 560, top: 0, right: 700, bottom: 400 };
  const free = boxOf(spot({ hex: '6,1' }));
  expect(free.right > buttons.left && free.left < buttons.right).toBe(true);
  const placed = boxOf(spot({ hex: '6,1', others: [buttons] }));
  expect(placed.right <= buttons.left || placed.left >= buttons.right || placed.top >= buttons.bottom).toBe(true);
});

test('18.10 a tag between tokens on all sides moves away from them', () => {
  const taken = new Set(['3,0', '5,0', '3,1', '4,1'] as const);
  const placed = placeFor(spot({ hex: '4,0', taken, words: 'Each retreat: 1 figure lost' }));
  const box = boxOf(spot({ hex: '4,0', taken, words: 'Each retreat: 1 figure lost' }));
  expect(placed.reach).toBeGreaterThan(44);
  expect(box.top).toBeGreaterThan(0);
});
