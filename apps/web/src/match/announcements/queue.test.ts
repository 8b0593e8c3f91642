import { expect, test } from 'vitest';
import type { Announcement } from '../../boards/types.ts';
import { arrivedSince, besideOf, idOf, openedOf, readIn, withArrived } from './queue.ts';

const announcement = (from: number, seq: number, more: Partial<Announcement> = {}): Announcement => ({
  ...{ kind: 'mission', from, seq, title: { key: 'log.round' }, entries: [] },
  ...more,
});
const entry = (seq: number, key: string, n = 0) => ({ seq, key, params: { n } });

test('announcements completed since the log had this length are new', () => {
  const all = [announcement(0, 4), announcement(5, 9), announcement(7, 12)];
  expect(arrivedSince(all, 5).map(({ seq }) => seq)).toEqual([9, 12]);
  expect(arrivedSince(all, 13)).toEqual([]);
});

test('announcements still on the board before they ended are not new', () => {
  const attack = announcement(3, 9, { kind: 'attack', shownAt: 5 });
  expect(arrivedSince([attack], 6)).toEqual([]);
  expect(arrivedSince([attack], 5)).toEqual([attack]);
});

test('a renumbered log counts as read up to the entry read last', () => {
  const last = entry(1, 'b', 7);
  expect(readIn([entry(0, 'a'), entry(1, 'hidden'), entry(2, 'b', 7), entry(3, 'c')], last)).toBe(3);
  expect(readIn([entry(0, 'a'), entry(1, 'b', 8)], last)).toBe(2);
  expect(readIn([], null)).toBe(0);
});

test('the chosen announcement is opened, else a turning point, else one that needs a look, else the oldest', () => {
  const [one, two, three] = [announcement(0, 1, { isBrief: true }), announcement(2, 3), announcement(4, 5)];
  expect(openedOf([one, two, three], null)).toBe(two);
  expect(openedOf([one], null)).toBe(one);
  expect(openedOf([one, two, three], idOf(three))).toBe(three);
  expect(openedOf([one, two, three], 'gone 1')).toBe(two);
  const base = announcement(8, 8, { kind: 'base', isTurningPoint: true });
  expect(openedOf([one, two, base], null)).toBe(base);
});

test('announcements are stepped in both directions, up to the ends', () => {
  const [one, two] = [announcement(0, 1), announcement(2, 3)];
  expect([besideOf([one, two], one, 1), besideOf([one, two], two, -1)]).toEqual([two, one]);
  expect([besideOf([one, two], two, 1), besideOf([one, two], one, -1), besideOf([], null, 1)]).toEqual(
    Array(3).fill(null),
  );
});

test('a long wait lists the newest ones; a player who returns gets all', () => {
  const many = Array.from({ length: 9 }, (_one, n) => announcement(2 * n, 2 * n + 1));
  expect(withArrived([], many, false)).toEqual(many.slice(3).map(idOf));
  expect(withArrived([], many, true)).toHaveLength(9);
  const base = announcement(0, 1, { kind: 'base', isTurningPoint: true });
  expect(withArrived([], [base, ...many], false)[0]).toBe(idOf(base));
});
