import { titleById } from '@echo-base/games/titles';
import { expect, test, vi } from 'vitest';
import { longRecord } from '../../test/support/long-record.ts';
import { rebuild } from './import.ts';
import { WholeLog } from './whole-log.ts';

const ANN = { id: 'ann', name: 'Ann' };
const DICE = titleById('galaxy-dice');

test('H4 the whole log is put together for the hashes of version 1 only', async () => {
  const entries = vi.spyOn(WholeLog.prototype, 'entries', 'get');
  await rebuild(DICE, longRecord({ acts: 40 }), ANN);
  expect(entries.mock.calls).toHaveLength(0);
  const old = longRecord({ acts: 40, version: 1 });
  entries.mockClear();
  await rebuild(DICE, old, ANN);
  expect(entries.mock.calls).toHaveLength(old.acts.length);
  entries.mockRestore();
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
  await expect(rebuild(DICE, { ...record, acts, hashes }, ANN)).rejects.toMatchObject({
    code: 'diverged',
    params: { problem: 'the acts are not numbered consecutively' },
  });
});

test('L19 a match from a record has the versions of this server, which has proved it, and not those the file claims', async () => {
  const record = longRecord({ acts: 20 });
  const { stored } = await rebuild(DICE, { ...record, rules: 77 }, ANN);
  expect(stored.match.rules).toBe(DICE?.rulesVersion);
  expect(stored.match.engine).toMatch(/^echo-base /);
});
