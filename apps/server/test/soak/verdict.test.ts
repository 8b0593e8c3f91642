import { expect, test } from 'vitest';
import { trendOf } from './verdict.ts';

const day = (valueAt: (hour: number) => number) =>
  Array.from({ length: 24 }, (_one, index) => ({ hour: index + 1, value: valueAt(index + 1) }));

test('memory that fills in the first hours and then stays is flat', () => {
  const trend = trendOf(day((hour) => (hour < 6 ? 20 * hour : 120 + (hour % 2))));
  expect(Math.abs(trend?.rise ?? 1)).toBeLessThan(0.01);
  expect(trend).toMatchObject({ from: 7, to: 24 });
});

test('a leak of one percent of the memory an hour is seen', () => {
  expect(trendOf(day((hour) => 100 + hour + (hour % 3)))?.rise).toBeGreaterThan(0.1);
});

test('a short run has no trend', () => {
  expect(trendOf(day(() => 100).slice(0, 4))).toBeNull();
});
