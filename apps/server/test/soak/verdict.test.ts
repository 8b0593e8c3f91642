import { expect, test } from 'vitest';
import { trendOf } from './verdict.ts';

const twoDays = (valueAt: (hour: number) => number) =>
  Array.from({ length: 48 }, (_one, index) => ({ hour: index + 1, value: valueAt(index + 1) }));

test('memory that fills on the first day and then stays is flat', () => {
  const trend = trendOf(twoDays((hour) => (hour < 24 ? 5 * hour : 120 + (hour % 2))));
  expect(Math.abs(trend?.rise ?? 1)).toBeLessThan(0.01);
  expect(trend).toMatchObject({ from: 25, to: 48 });
});

test('a leak of one percent of the memory an hour is seen', () => {
  expect(trendOf(twoDays((hour) => 100 + hour + (hour % 3)))?.rise).toBeGreaterThan(0.1);
});

test('a short run has no trend', () => {
  expect(trendOf(twoDays(() => 100).slice(0, 4))).toBeNull();
});
