import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { NewAct } from '../storage/store.ts';
import { createRecorder } from './recorder.ts';

const item = (matchId: string, seq = 0): NewAct => ({
  matchId,
  entries: [],
  act: { kind: 'act', seq, seat: 'p1', decision: 'd', choice: 'go', clientId: null, at: 0, versions: {} },
});

test('acts of many matches in one turn of the event loop are written in one transaction', async () => {
  const batches: string[][] = [];
  const recorder = createRecorder({
    async appendActs(batch) {
      batches.push(batch.map((one) => one.matchId));
      return batch.map(() => true);
    },
  });
  expect(await Promise.all([recorder.insert(item('a')), recorder.insert(item('b'))])).toEqual([true, true]);
  expect(await recorder.insert(item('c'))).toBe(true);
  expect(batches).toEqual([['a', 'b'], ['c']]);
});

test('an act is not acknowledged before its transaction is committed; later ones go into the next', async () => {
  const batches: string[][] = [];
  let finish: (() => void) | undefined;
  const recorder = createRecorder({
    appendActs: (batch) =>
      new Promise((resolve) => {
        batches.push(batch.map((one) => one.matchId));
        finish = () => resolve(batch.map(() => true));
      }),
  });
  let acknowledged = false;
  const first = recorder.insert(item('a')).then(() => {
    acknowledged = true;
  });
  await expect.poll(() => batches.length).toBe(1);
  const second = recorder.insert(item('b'));
  await setImmediate();
  expect(acknowledged).toBe(false);
  finish?.();
  await first;
  await expect.poll(() => batches.length).toBe(2);
  finish?.();
  await second;
  await recorder.idle();
  expect(batches).toEqual([['a'], ['b']]);
});

test('a storage error fails every act of the batch, and the next batch is written', async () => {
  let fails = true;
  const recorder = createRecorder({
    async appendActs(batch) {
      if (fails) throw new Error('disk full');
      return batch.map((one) => one.matchId !== 'taken');
    },
  });
  const results = await Promise.allSettled([recorder.insert(item('a')), recorder.insert(item('b'))]);
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await Promise.all([recorder.insert(item('a')), recorder.insert(item('taken'))])).toEqual([true, false]);
});
