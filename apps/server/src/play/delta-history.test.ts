import type { Delta } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { DeltaHistory } from './delta-history.ts';

const delta = (from: number, length: number): Delta => {
  const ops = [{ op: 'replace', path: '/view', value: `né ${from} ${'x'.repeat(length)}` }] as const;
  return { matchId: 'm', viewer: 'p1', from, to: from + 1, ops };
};

test('deltas of all lengths come back as they were, the newest always', () => {
  const history = new DeltaHistory();
  const added: Delta[] = [];
  const lengths = [0, 10, 3_000, 50_000, 7, 9_000, 1_200, 0, 0, 5_000, 4_000];
  for (let from = 3; from < 200; from++) {
    const next = delta(from, lengths[from % lengths.length] ?? 0);
    history.add(next);
    added.push(next);
    expect(history.since(from)).toEqual([next]);
    const oldest = added.findIndex((one) => history.since(one.from) !== null);
    expect(history.since(added[oldest]?.from ?? 0)).toEqual(added.slice(oldest));
    expect(JSON.stringify(added.slice(oldest)).length < 11_000 || oldest === added.length - 1).toBe(true);
  }
});

test('an empty history has no deltas', () => {
  expect([new DeltaHistory().since(0), new DeltaHistory().since(1)]).toEqual([null, null]);
});
