import { describe, expect, test, vi } from 'vitest';
import { timeInFigures } from '../i18n/time-in-figures.ts';
import { translator } from '../i18n/translate.tsx';
import { leftOf, noteClocks, urgencyOf } from './clock-time.ts';
import { onClockStep, steadyNow } from './steady-time.ts';
import type { ClockState } from './types.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const clocks = (p1: number, p2: number): ClockState => ({
  at: '2026-11-21T10:00:00.000Z',
  seats: [
    { seat: 'p1', runs: true, leftMs: p1 },
    { seat: 'p2', runs: false, leftMs: p2 },
  ],
});

describe('clocks', () => {
  test('count down from their arrival, whatever the local clock says about the server’s time', () => {
    const state = clocks(10 * SECOND, 20 * SECOND);
    noteClocks({ clocks: state }, 5_000);
    expect(leftOf(state, 'p1', 8_000)).toBe(7 * SECOND);
    expect(leftOf(state, 'p2', 8_000)).toBe(20 * SECOND);
    expect(leftOf(state, 'p1', 60_000)).toBe(0);
    // Rendered again, for instance after another tab of the rail: it continues.
    noteClocks({ clocks: state }, 9_000);
    expect(leftOf(state, 'p1', 9_000)).toBe(6 * SECOND);
  });

  test.each([
    ['two days ahead', 2 * 24 * HOUR],
    ['an hour back', -HOUR],
  ])('setting the clock of the device %s during play neither takes nor gives time', async (_name, step) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 27) });
    const steps = vi.fn();
    const stop = onClockStep(steps);
    const state = clocks(10 * SECOND, 0);
    noteClocks({ clocks: state });
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    vi.setSystemTime(Date.now() + step);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(leftOf(state, 'p1', steadyNow())).toBe(6 * SECOND);
    // The server is asked once what time it is.
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(steps).toHaveBeenCalledTimes(1);
    expect(leftOf(state, 'p1', steadyNow())).toBe(0);
    stop();
  });

  test('bots, and matches without clocks, have none', () => {
    expect(leftOf(clocks(1, 1), 'p3', 0)).toBeUndefined();
    expect(leftOf(undefined, 'p1', 0)).toBeUndefined();
  });

  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [9 * MINUTE + 5 * SECOND, '9:05'],
    [HOUR, '1:00:00'],
    [25 * HOUR + 30 * MINUTE, '1 d 1 h'],
  ])('%i ms are shown as %s', (ms, words) => {
    expect(timeInFigures(translator('en', null), ms)).toBe(words);
  });

  test('the last minute is marked, and so is zero', () => {
    expect([MINUTE + 1, MINUTE, 1, 0].map(urgencyOf)).toEqual(['calm', 'low', 'low', 'out']);
  });
});
