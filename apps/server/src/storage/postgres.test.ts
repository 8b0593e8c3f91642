import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmptyDatabase, emptyDatabase, onServer } from '../../test/support/databases.ts';
import { act, row, seat } from '../../test/support/rows.ts';
import type { Append, Store } from './store.ts';

let database: EmptyDatabase;
let stores: [Store, Store];

beforeEach(async () => {
  database = await emptyDatabase('postgres');
  stores = [await database.open(), await database.open()];
  await stores[0].addSession({ id: 'ann', name: 'Ann' }, 'hash-ann', 1);
});
afterEach(async () => {
  for (const store of stores) await store.close();
  await database.remove();
});

test('of two servers that append at the same places one wins each, whatever order they come in', async () => {
  const matches = Array.from({ length: 20 }, (_one, number) => `m${number}`);
  for (const id of matches) await stores[0].createMatch(row({ id }), [seat('p1')]);
  const batchOf = (seq: number, clientId: string): Append[] =>
    matches.map((matchId) => ({ matchId, act: act(seq, { clientId }), waitingFor: [clientId] }));
  for (let seq = 0; seq < 25; seq++) {
    const [first, second] = await Promise.all([
      stores[0].appendActs(batchOf(seq, `a${seq}`)),
      stores[1].appendActs(batchOf(seq, `b${seq}`).reverse()),
    ]);
    expect(first).toEqual(second.reverse().map((won) => !won));
    for (const [index, id] of matches.entries())
      expect((await stores[0].match(id))?.match.waitingFor).toEqual([`${first[index] ? 'a' : 'b'}${seq}`]);
  }
  for (const id of matches) expect(await stores[1].acts(id)).toHaveLength(25);
});

test('one seat goes to one of two who ask different servers at once, and play begins once', async () => {
  for (let number = 0; number < 20; number++) {
    const id = `m${number}`;
    await stores[0].createMatch(row({ id }), [seat('p1')]);
    const taken = await Promise.all(stores.map((store, index) => store.takeSeat(id, 'p1', index ? 'bob' : 'ann')));
    expect(taken.filter(Boolean)).toHaveLength(1);
    const start = { seats: ['p1'], waitingFor: ['p1'], at: 1 };
    const begun = await Promise.all(stores.map((store) => store.startMatch(id, start)));
    expect(begun.filter(Boolean)).toHaveLength(1);
  }
});

test('connections that the database ends are replaced', async () => {
  await stores[0].createMatch(row(), [seat('p1')]);
  await onServer(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    database.env.DATABASE_URL,
  );
  await expect.poll(() => stores[0].ready().then(() => 'ready', String)).toBe('ready');
  expect(await stores[0].appendActs([{ matchId: 'm1', act: act(0) }])).toEqual([true]);
});

test('an act is on disk before it is acknowledged even where the database is told not to wait', async () => {
  const name = new URL(database.env.DATABASE_URL!).pathname.slice(1);
  await onServer(`alter database ${name} set synchronous_commit = off`);
  const db = database.connect();
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
  await db.destroy();
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});
