import { expect, test } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

test('an actor may send a burst, then at the refill rate; other actors are not affected', () => {
  let now = 0;
  const buckets = new TokenBuckets({ capacity: 3, perSecond: 2 }, () => now);
  for (let sent = 0; sent < 3; sent++) expect(buckets.take('ann').ok).toBe(true);
  expect(buckets.take('ann')).toEqual({ ok: false, retryAfterS: 1, isPersistent: false });
  expect(buckets.take('bob').ok).toBe(true);
  now = 500;
  expect(buckets.take('ann').ok).toBe(true);
  expect(buckets.take('ann').ok).toBe(false);
});

test('an actor that continues after refusals is persistent, until its bucket is half full', () => {
  let now = 0;
  const buckets = new TokenBuckets({ capacity: 2, perSecond: 1 }, () => now);
  const last = Array.from({ length: 102 }, () => buckets.take('ann')).at(-1);
  expect(last).toMatchObject({ ok: false, isPersistent: true });
  now = 10_000;
  expect(buckets.take('ann').ok).toBe(true);
  buckets.take('ann');
  expect(buckets.take('ann')).toMatchObject({ ok: false, isPersistent: false });
});

test('full buckets are deleted', () => {
  let now = 0;
  const buckets = new TokenBuckets({ capacity: 2, perSecond: 1 }, () => now);
  buckets.take('ann');
  buckets.sweep();
  expect(buckets.size).toBe(1);
  now = 1_000;
  buckets.sweep();
  expect(buckets.size).toBe(0);
});
