import type { Seen } from '@echo-base/games/engine';
import { applyDelta } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { Feed, HISTORY } from './feed.ts';

const seen = (view: unknown): Seen => ({ viewer: 'p1', view, decisions: [], canUndo: false, log: [], waitingFor: [] });

test('the version counts what the viewer sees change, not what happens', () => {
  const feed = new Feed('m', seen({ n: 1 }));
  expect(feed.advance(seen({ n: 1 }), 0)).toBe(false);
  expect(feed.release(0)).toEqual([]);
  expect(feed.shown.version).toBe(0);
  expect(feed.advance(seen({ n: 2 }), 0)).toBe(true);
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

test('whoever was away gets exactly what was missed, or everything where that is forgotten', () => {
  const feed = new Feed('m', seen(0), 5);
  const old = feed.shown;
  for (let n = 1; n <= HISTORY; n++) {
    feed.advance(seen(n), 0);
    feed.release(0);
  }
  const missed = feed.since(5);
  expect(missed).toHaveLength(HISTORY);
  expect((missed ?? []).reduce(applyDelta, old)).toEqual(feed.shown);
  expect(feed.since(5 + HISTORY)).toEqual([]);
  feed.advance(seen('more'), 0);
  feed.release(0);
  expect(feed.since(5)).toBeNull();
  expect(feed.since(6)).toHaveLength(HISTORY);
  expect(feed.since(10_000)).toBeNull();
});

test('what is held back is neither shown nor told before it is due', () => {
  const feed = new Feed('m', seen(0));
  feed.advance(seen(1), 100);
  feed.advance(seen(2), 200);
  expect(feed.nextDue).toBe(100);
  expect(feed.release(99)).toEqual([]);
  expect([feed.shown.version, feed.head.version, feed.since(0)]).toEqual([0, 2, []]);
  expect(feed.release(150).map((delta) => delta.to)).toEqual([1]);
  expect(feed.shown.view).toBe(1);
  expect(feed.since(0)).toHaveLength(1);
  expect(feed.release(Number.POSITIVE_INFINITY).map((delta) => delta.to)).toEqual([2]);
  expect(feed.nextDue).toBeNull();
});
