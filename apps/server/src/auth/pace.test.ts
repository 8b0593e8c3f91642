import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

test('so many within so many seconds, however they are spread', () => {
  let now = 0;
  const pace = new Pace({ most: 2, seconds: 10 }, () => now);
  const spend = (actor = 'ann') => pace.spend(actor);
  expect(spend()).toEqual({ ok: true });
  now = 9_000;
  expect(spend()).toEqual({ ok: true });
  expect(spend()).toEqual({ ok: false, retryAfterS: 1, isPersistent: false });
  expect(spend('bob')).toEqual({ ok: true });
  now = 10_000;
  expect(spend()).toEqual({ ok: true });
  expect(spend()).toEqual({ ok: false, retryAfterS: 9, isPersistent: false });
});

test('whoever goes on all the same is known, and whoever is quiet is forgotten', () => {
  let now = 0;
  const pace = new Pace({ most: 1, seconds: 10 }, () => now);
  pace.spend('ann');
  const refused = Array.from({ length: 50 }, () => pace.spend('ann'));
  expect(refused.slice(0, -1).some((one) => !one.ok && one.isPersistent)).toBe(false);
  expect(refused.at(-1)).toMatchObject({ ok: false, isPersistent: true });
  now = 10_000;
  pace.sweep();
  expect(pace.spend('ann')).toEqual({ ok: true });
});
