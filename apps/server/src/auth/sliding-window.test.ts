import { expect, test } from 'vitest';
import { SlidingWindow } from './sliding-window.ts';

test('limits the number of messages in any interval, however they are spread', () => {
  let now = 0;
  const window = new SlidingWindow({ most: 2, seconds: 10 }, () => now);
  const spend = (actor = 'ann') => window.take(actor);
  expect(spend()).toEqual({ ok: true });
  now = 9_000;
  expect(spend()).toEqual({ ok: true });
  expect(spend()).toEqual({ ok: false, retryAfterS: 1, isPersistent: false });
  expect(spend('bob')).toEqual({ ok: true });
  now = 10_000;
  expect(spend()).toEqual({ ok: true });
  expect(spend()).toEqual({ ok: false, retryAfterS: 9, isPersistent: false });
});

test('an actor that continues after refusals is persistent; an actor without messages in the window is deleted', () => {
  let now = 0;
  const window = new SlidingWindow({ most: 1, seconds: 10 }, () => now);
  window.take('ann');
  const refused = Array.from({ length: 50 }, () => window.take('ann'));
  expect(refused.slice(0, -1).some((one) => !one.ok && one.isPersistent)).toBe(false);
  expect(refused.at(-1)).toMatchObject({ ok: false, isPersistent: true });
  now = 10_000;
  window.sweep();
  expect(window.take('ann')).toEqual({ ok: true });
});
