import { expect, test } from 'vitest';
import { CreditBook } from './credits.ts';

test('an actor may send a burst, then as much as comes back; others are not held up', () => {
  let now = 0;
  const book = new CreditBook({ most: 3, perSecond: 2 }, () => now);
  for (let sent = 0; sent < 3; sent++) expect(book.spend('ann').ok).toBe(true);
  expect(book.spend('ann')).toEqual({ ok: false, retryAfterS: 1, isPersistent: false });
  expect(book.spend('bob').ok).toBe(true);
  now = 500;
  expect(book.spend('ann').ok).toBe(true);
  expect(book.spend('ann').ok).toBe(false);
});

test('whoever goes on regardless is persistent, until it has rested', () => {
  let now = 0;
  const book = new CreditBook({ most: 2, perSecond: 1 }, () => now);
  const last = Array.from({ length: 102 }, () => book.spend('ann')).at(-1);
  expect(last).toMatchObject({ ok: false, isPersistent: true });
  now = 10_000;
  expect(book.spend('ann').ok).toBe(true);
  book.spend('ann');
  expect(book.spend('ann')).toMatchObject({ ok: false, isPersistent: false });
});

test('actors that have rested are forgotten', () => {
  let now = 0;
  const book = new CreditBook({ most: 2, perSecond: 1 }, () => now);
  book.spend('ann');
  book.sweep();
  expect(book.size).toBe(1);
  now = 1_000;
  book.sweep();
  expect(book.size).toBe(0);
});
