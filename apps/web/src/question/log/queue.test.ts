import { expect, test } from 'vitest';
import type { Moment } from './moment.ts';
import { arrivedSince, readIn } from './queue.ts';

const moment = (from: number, seq: number, more: Partial<Moment> = {}): Moment => ({
  ...{ kind: 'mission', from, seq, title: { key: 'log.round' }, entries: [] },
  ...more,
});
const entry = (seq: number, key: string, n = 0) => ({ seq, key, params: { n } });

test('moments completed since the log had this length are new', () => {
  const all = [moment(0, 4), moment(5, 9), moment(7, 12)];
  expect(arrivedSince(all, 5).map(({ seq }) => seq)).toEqual([9, 12]);
  expect(arrivedSince(all, 13)).toEqual([]);
});

test('moments still on the board before they ended are not new', () => {
  const attack = moment(3, 9, { kind: 'attack', shownAt: 5 });
  expect(arrivedSince([attack], 6)).toEqual([]);
  expect(arrivedSince([attack], 5)).toEqual([attack]);
});

test('a renumbered log counts as read up to the entry read last', () => {
  const last = entry(1, 'b', 7);
  expect(readIn([entry(0, 'a'), entry(1, 'hidden'), entry(2, 'b', 7), entry(3, 'c')], last)).toBe(3);
  expect(readIn([entry(0, 'a'), entry(1, 'b', 8)], last)).toBe(2);
  expect(readIn([], null)).toBe(0);
});
