import { titles } from '@echo-base/games/titles';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { operate, playedMatch } from '../../test/support/operator.ts';
import { otherDice } from '../../test/support/rules.ts';
import { CLOSED } from '../model/closed.ts';
import { newId } from '../model/ids.ts';
import { recordOf } from '../record/record.ts';
import type { Store } from '../storage/store.ts';

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    database = await newDatabase(kind);
    store = await database.open();
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  test('every match replays to its final hash; other rules are detected', async () => {
    const over = await playedMatch(store, { acts: 20, ends: true });
    const playing = await playedMatch(store, { acts: 30 });
    await playedMatch(store, { acts: 0 });
    const stored = await store.match(over);
    const [title] = titles;
    if (!stored || !title) throw new Error('no match');
    const { hashes } = await recordOf(title, { ...stored, beginning: null }, await store.acts(over));

    const all = await operate(database.env, ['replay']);
    expect(all).toMatchObject({ code: 0, err: '' });
    expect(all.out).toContain(`${over}  galaxy-dice  ${hashes.length} acts  ${hashes.at(-1)}\n`);
    expect(all.out).toContain('2 replayed, 0 do not replay\n');
    const each = await operate(database.env, ['replay', over, '--each']);
    expect(each.out).toBe(hashes.map((hash, seq) => `${seq}  ${hash}\n`).join(''));
    expect(await operate(database.env, ['verify'])).toMatchObject({ code: 0, out: '3 checked, 0 wrong\n' });

    const other = await operate(database.env, ['verify', playing], [otherDice]);
    expect(other.code).toBe(1);
    expect(other.err).toMatch(new RegExp(`^${playing}: act \\d+: .*\n$`));
    expect(await operate(database.env, ['replay'], [otherDice])).toMatchObject({
      code: 1,
      err: '2 of 2 matches do not replay\n',
    });
  });

  test('a match that was closed ends by its record; one that never began has none', async () => {
    await playedMatch(store, { acts: 10, ends: 'closed' });
    const waiting = await playedMatch(store, { acts: 0 });
    expect(await store.cancelMatch(waiting, CLOSED, Date.now())).toBe(true);
    expect(await operate(database.env, ['verify'])).toMatchObject({ code: 0, out: '2 checked, 0 wrong\n' });
    expect(await operate(database.env, ['replay'])).toMatchObject({ code: 0 });
  });

  test('a gap, another seed, another end and another state are detected', async () => {
    const wrong = async (id: string) => {
      const said = await operate(database.env, ['verify', id, '--json']);
      expect(said.code).toBe(1);
      return said.json();
    };
    const db = database.connect();
    try {
      const gap = await playedMatch(store, { acts: 10 });
      await db.deleteFrom('acts').where('match_id', '=', gap).where('seq', '=', 4).execute();
      expect(await wrong(gap)).toMatchObject({ ok: false, reason: 'record', seq: 4, problem: 'act 4 is missing' });
      const seed = await playedMatch(store, { acts: 10 });
      await db
        .updateTable('matches')
        .set({ seed: 'ab'.repeat(32) })
        .where('id', '=', seed)
        .execute();
      expect(await wrong(seed)).toMatchObject({ reason: 'record', problem: 'the seed does not match its hash' });
      const end = await playedMatch(store, { acts: 20, ends: true });
      await db
        .updateTable('matches')
        .set({ end_hash: 'ab'.repeat(32) })
        .where('id', '=', end)
        .execute();
      expect(await wrong(end)).toMatchObject({ reason: 'rules', problem: 'the final state has a different hash' });
      const state = await playedMatch(store, { acts: 10 });
      const kept = JSON.stringify({ turns: 99 });
      await store.addSnapshots([{ matchId: state, seq: 7, rules: 'others', state: kept }]);
      expect(await wrong(state)).toMatchObject({
        reason: 'rules',
        seq: 7,
        problem: 'after 7 acts "turns" differs',
      });
    } finally {
      await db.destroy();
    }
  });
});

test('an id is never parsed as an option', async () => {
  expect(Array.from({ length: 2_000 }, newId).filter((id) => id.startsWith('-'))).toEqual([]);
  const database = await newDatabase('sqlite');
  await (await database.open()).close();
  // Earlier versions created such ids.
  const said = await operate(database.env, ['verify', '--json', '--', '-Ab3dEf']);
  expect([said.code, said.err]).toEqual([1, expect.stringContaining('-Ab3dEf')]);
  await database.remove();
});
