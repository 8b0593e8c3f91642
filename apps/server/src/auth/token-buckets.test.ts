import { expect, test } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

test('an actor may send a burst, then at the refill rate; other actors are not affected', () => {
  let now = 0;
  const book = new TokenBuckets({ most: 3, perSecond: 2 }, () => now);
  for (let sent = 0; sent < 3; sent++) expect(book.take('ann').ok).toBe(true);
  expect(book.take('ann')).toEqual({ ok: false, retryAfterS: 1, isPersistent: false });
  expect(book.take('bob').ok).toBe(true);
  now = 500;
  expect(book.take('ann').ok).toBe(true);
  expect(book.take('ann').ok).toBe(false);
});

test('an actor that continues after refusals is persistent, until its bucket is full', () => {
  let now = 0;
  const book = new TokenBuckets({ most: 2, perSecond: 1 }, () => now);
  const last = Array.from({ length: 102 }, () => book.take('ann')).at(-1);
  expect(last).toMatchObject({ ok: false, isPersistent: true });
  now = 10_000;
  expect(book.take('ann').ok).toBe(true);
  book.take('ann');
  expect(book.take('ann')).toMatchObject({ ok: false, isPersistent: false });
});

test('full buckets are deleted', () => {
  let now = 0;
  const book = new TokenBuckets({ most: 2, perSecond: 1 }, () => now);
  book.take('ann');
  book.sweep();
  expect(book.size).toBe(1);
  now = 1_000;
  book.sweep();
  expect(book.size).toBe(0);
});
