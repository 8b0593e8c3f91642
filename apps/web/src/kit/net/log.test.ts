import { expect, test } from 'vitest';
import { changedLog, unread, withEarlier } from './log.ts';
import type { Delta, Frame } from './types.ts';
import { afterDelta, afterWatch, NOTHING } from './watch.ts';

const entry = (seq: number) => ({ seq, key: 'log.moved', params: {} });
const entries = (from: number, to: number) => Array.from({ length: to - from }, (_one, index) => entry(from + index));

test('a log keeps older entries than a frame holds, until they are undone or renumbered', () => {
  const log = changedLog(entries(0, 150), { from: 150, entries: entries(150, 152) });
  expect(log).toEqual(entries(0, 152));
  expect(changedLog(log, { from: 120, entries: [] })).toEqual(entries(0, 120));
  expect(changedLog(log, { from: 0, entries: entries(80, 180) })).toEqual(entries(80, 180));
});

test('a page of older entries is put before those it was requested for', () => {
  const log = entries(50, 150);
  expect(withEarlier(log, entries(0, 50), log[0]!)).toEqual(entries(0, 150));
  expect(withEarlier(log, entries(0, 30), log[0]!)).toBe(log);
  expect(withEarlier(log, [], log[0]!)).toBe(log);
  const anew = entries(50, 150);
  expect(withEarlier(anew, entries(0, 50), log[0]!)).toBe(anew);
});

test('new entries are announced, read ones are not; of very many the newest', () => {
  expect(unread(entries(50, 150), 148, 10)).toEqual(entries(148, 150));
  expect(unread(entries(50, 150), 150, 10)).toEqual([]);
  expect(unread(entries(50, 150), 0, 10)).toEqual(entries(140, 150));
});

test('the read mark survives a lost connection if only changes were missed', () => {
  const frame = (version: number) => ({ viewer: 'p1', version, log: entries(10, 20) }) as unknown as Frame;
  const patch = (old: Frame, { to }: Delta): Frame => ({ ...old, version: to });
  const missed = { viewer: 'p1', from: 3, to: 4, log: { from: 20, entries: [entry(20)] } } as unknown as Delta;
  const known = { ...NOTHING, viewers: ['p1'], frames: { p1: frame(3) }, logs: { p1: entries(0, 20) } };
  const back = afterWatch(known, { viewers: ['p1'], frames: [], deltas: [missed] }, patch);
  expect(back?.logs.p1).toEqual(entries(0, 21));
  expect(afterDelta(known, { viewer: 'p1', from: 3, to: 4 } as Delta, patch)?.logs.p1).toBe(known.logs.p1);
  const anew = afterWatch(known, { viewers: ['p1'], frames: [frame(9)], deltas: [] }, patch);
  expect(anew?.logs.p1).toEqual(entries(10, 20));
});
