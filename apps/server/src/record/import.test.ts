import { titleById } from '@echo-base/games/titles';
import type { MatchRecord } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { longRecord } from '../../test/support/long-record.ts';
import { rebuild } from './import.ts';
import { Budget } from './slices.ts';

const ANN = { id: 'ann', name: 'Ann' };
const DICE = titleById('galaxy-dice');
const LONG = new Budget(60_000);

test('an import is refused once its processor time is used up, in its prefix too', async () => {
  const record = longRecord({ acts: 40 });
  const isDone = (most: number, given: MatchRecord) => {
    let calls = 0;
    // Each look at the clock is a millisecond later: one for every act, and one more for every slice.
    return rebuild(DICE, given, ANN, new Budget(most, () => calls++));
  };
  await expect(isDone(40, record)).resolves.toMatchObject({ acts: { length: record.acts.length } });
  await expect(isDone(30, record)).rejects.toMatchObject({ code: 'too_costly', params: { seconds: 0 } });
  const prefix = [{ seed: record.seed, acts: record.acts.slice(0, -1).map(({ at: _at, seq: _seq, ...act }) => act) }];
  await expect(isDone(30, { ...record, prefix })).rejects.toMatchObject({ code: 'too_costly' });
});

test.each([
  ['below 0', (seq: number, count: number) => seq - count],
  ['backwards', (seq: number) => -seq],
  ['all the same', () => -1],
  ['far ahead', (seq: number) => 2 ** 31 + seq],
])('M1 a record whose acts are numbered %s is refused before anything is replayed', async (_how, number) => {
  const record = longRecord({ acts: 20 });
  const acts = record.acts.map((act, place) => ({ ...act, seq: number(place, record.acts.length) }));
  const hashes = record.hashes.map(() => '0'.repeat(64));
  await expect(rebuild(DICE, { ...record, acts, hashes }, ANN, LONG)).rejects.toMatchObject({
    code: 'diverged',
    params: { problem: 'the acts are not numbered consecutively' },
  });
});

test('L19 a match from a record has the versions of this server, which has proved it, and not those the file claims', async () => {
  const record = longRecord({ acts: 20 });
  const { stored } = await rebuild(DICE, { ...record, rules: 77 }, ANN, LONG);
  expect(stored.match.rules).toBe(DICE?.rulesVersion);
  expect(stored.match.engine).toMatch(/^echo-base /);
});
