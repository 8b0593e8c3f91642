import type { Seen } from '@echo-base/games/engine';
import { applyDelta } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { HISTORY } from './delta-history.ts';
import { Feed, type Sight } from './feed.ts';

const input = (view: unknown, more: Partial<Sight> = {}): Sight => {
  const seen: Seen = { viewer: 'p1', view, decisions: [], canUndo: false, log: [], waitingFor: [], pending: [] };
  return { seen, logLength: 0, acts: 0, ...more };
};
const entry = (seq: number) => ({ seq, key: 'log.moved', params: {} });

test('the version counts changes of the view, not acts', () => {
  const feed = new Feed('m', input({ n: 1 }), []);
  expect(feed.advance(input({ n: 1 }), null, 0)).toBe(false);
  expect(feed.release(0)).toEqual([]);
  expect(feed.shown.version).toBe(0);
  expect(feed.advance(input({ n: 2 }), null, 0)).toBe(true);
  expect(feed.release(0)).toEqual([
    {
      matchId: 'm',
      viewer: 'p1',
      from: 0,
      to: 1,
      ops: [
        { op: 'replace', path: '/version', value: 1 },
        { op: 'replace', path: '/view/n', value: 2 },
      ],
    },
  ]);
});

test('a viewer who was away gets exactly the missed deltas, or a frame if those are not available', () => {
  const feed = new Feed('m', input(0), [], 5);
  const old = feed.shown;
  for (let n = 1; n <= HISTORY; n++) {
    feed.advance(input(n), null, 0);
    feed.release(0);
  }
  const missed = feed.since(5);
  expect(missed).toHaveLength(HISTORY);
  expect((missed ?? []).reduce(applyDelta, old)).toEqual(feed.shown);
  expect(feed.since(5 + HISTORY)).toEqual([]);
  feed.advance(input('more'), null, 0);
  feed.release(0);
  expect(feed.since(5)).toBeNull();
  expect(feed.since(6)).toHaveLength(HISTORY);
  expect(feed.since(10_000)).toBeNull();
});

test('delayed changes are neither shown nor sent before they are due', () => {
  const feed = new Feed('m', input(0), []);
  feed.advance(input(1), null, 100);
  feed.advance(input(2), null, 200);
  expect(feed.nextDue).toBe(100);
  expect(feed.release(99)).toEqual([]);
  expect([feed.shown.version, feed.head.version, feed.since(0)]).toEqual([0, 2, []]);
  expect(feed.release(150).map((delta) => delta.to)).toEqual([1]);
  expect(feed.shown.view).toBe(1);
  expect(feed.since(0)).toHaveLength(1);
  expect(feed.release(Number.POSITIVE_INFINITY).map((delta) => delta.to)).toEqual([2]);
  expect(feed.nextDue).toBe(Number.POSITIVE_INFINITY);
});

test('a changed log increases the version, also with the same length', () => {
  const feed = new Feed('m', input(0, { logLength: 1 }), [entry(0)]);
  const before = feed.shown;
  expect(feed.advance(input(0, { logLength: 2, acts: 1 }), { from: 1, entries: [entry(1)] }, 0)).toBe(true);
  expect(feed.advance(input(0, { logLength: 2, acts: 2 }), { from: 0, entries: [entry(0), entry(1)] }, 0)).toBe(true);
  const deltas = feed.release(0);
  expect(deltas[1]).toMatchObject({ from: 1, to: 2, ops: [{ path: '/version' }], log: { from: 0 } });
  expect(deltas.reduce(applyDelta, before)).toEqual(feed.shown);
  expect([feed.shown.log, feed.shown.logLength, feed.shownActs]).toEqual([[entry(0), entry(1)], 2, 2]);
});

test('missed deltas are dropped when they are long, even if they are few', () => {
  const feed = new Feed('m', input(0), []);
  for (let n = 1; n <= 20; n++) {
    feed.advance(input(`${n}${'x'.repeat(4_000)}`), null, 0);
    feed.release(0);
  }
  expect(feed.since(17)).toBeNull();
  expect(feed.since(18)).toHaveLength(2);
});
