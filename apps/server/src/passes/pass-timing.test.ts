import { expect, test, vi } from 'vitest';
import { testRandom } from '../../../../scripts/test-seed.ts';
import { drawDelay, realTiming } from './pass-timing.ts';

test('RB-16.2.2 delays are uniformly distributed from half to one and a half of the mean', () => {
  expect(drawDelay(3_000, () => 0)).toBe(1_500);
  expect(drawDelay(3_000, () => 0.5)).toBe(3_000);
  expect(drawDelay(3_000, () => 0.999_999)).toBe(4_500);
  expect(drawDelay(0, () => 0.7)).toBe(0);
  const drawn = Array.from({ length: 4_000 }, () => drawDelay(3_000, testRandom));
  const quarters = [0, 1, 2, 3].map((n) => drawn.filter((ms) => Math.floor((ms - 1_500) / 750.1) === n).length);
  for (const count of quarters) expect(Math.abs(count - 1_000)).toBeLessThan(200);
});

test('the delay is never longer than the time left on the clock of the seat', () => {
  expect(drawDelay(3_000, () => 0.5, 60_000)).toBe(3_000);
  expect(drawDelay(3_000, () => 0.5, 2_000)).toBe(1_750);
  expect(drawDelay(3_000, () => 0.5, 100)).toBe(0);
});

test('real timers fire once, or not at all if cancelled', () => {
  vi.useFakeTimers();
  try {
    const rung: string[] = [];
    realTiming.schedule(() => rung.push('kept'), 50);
    realTiming.schedule(() => rung.push('cancelled'), 50)();
    vi.advanceTimersByTime(200);
    expect(rung).toEqual(['kept']);
    expect(realTiming.rng()).toBeLessThan(1);
  } finally {
    vi.useRealTimers();
  }
});
