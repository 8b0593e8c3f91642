import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { newDatabase, onServer, type TestDatabase } from '../../test/support/databases.ts';
import { pausingProxy } from '../../test/support/pausing-proxy.ts';
import { act, row, seat } from '../../test/support/rows.ts';
import { openPostgres } from './postgres.ts';
import type { NewAct, Store } from './store.ts';

let database: TestDatabase;
let stores: [Store, Store];

beforeEach(async () => {
  database = await newDatabase('postgres');
  stores = [await database.open(), await database.open()];
  await stores[0].addSession({ id: 'ann', name: 'Ann' }, 'hash-ann', 1);
});
afterEach(async () => {
  for (const store of stores) await store.close();
  await database.remove();
});

test('two servers that append with the same sequence numbers each win once, in any order', async () => {
  const matches = Array.from({ length: 20 }, (_one, number) => `m${number}`);
  for (const id of matches) await stores[0].createMatch(row({ id }), [seat('p1')]);
  const batchOf = (seq: number, clientId: string): NewAct[] =>
    matches.map((matchId) => ({ matchId, entries: [], act: act(seq, { clientId }), waitingFor: [clientId] }));
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

test('acts of any number of matches are stored in one round trip, with what they change of their matches', async () => {
  const matches = Array.from({ length: 30 }, (_one, number) => `m${number}`);
  for (const id of matches) await stores[0].createMatch(row({ id }), [seat('p1')]);
  const proxy = await pausingProxy(database.env.DATABASE_URL!);
  const store = await openPostgres(proxy.url);
  onTestFinished(() => store.close());
  const batchOf = (seq: number): NewAct[] =>
    matches.map((matchId) => ({ matchId, entries: [], act: act(seq), waitingFor: [`p${seq}`] }));
  await store.appendActs(batchOf(0));
  const before = proxy.roundTrips;
  const outcome = { winners: ['p1'], reason: { key: 'won' } };
  const last = { ...batchOf(1)[0]!, outcome, endHash: 'end' };
  expect(await store.appendActs([last, ...batchOf(1).slice(1)])).toEqual(matches.map(() => true));
  expect(proxy.roundTrips - before).toBe(1);
  const rows = await Promise.all(matches.map(async (id) => (await stores[1].match(id))?.match));
  expect(rows[0]).toMatchObject({ status: 'finished', outcome, endedAt: 101, endHash: 'end', waitingFor: ['p1'] });
  for (const found of rows.slice(1))
    expect(found).toMatchObject({ status: 'waiting', waitingFor: ['p1'], outcome: null });
});

test('concurrent requests on two servers give a seat to one player, and start play once', async () => {
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

test('no player is lost when they join or leave on one server while play starts on another', async () => {
  const outcomes = new Set<string>();
  for (let number = 0; number < 40; number++) {
    const id = `n${number}`;
    await stores[0].createMatch(row({ id }), [seat('p1'), seat('p2')]);
    await stores[0].takeSeat(id, 'p1', 'ann');
    const start = { seats: ['p1'], waitingFor: ['p1'], at: 1 };
    const change = number % 2 ? () => stores[1].takeSeat(id, 'p2', 'bob') : () => stores[1].freeSeat(id, 'p1', 'ann');
    const jobs = [() => stores[0].startMatch(id, start), change];
    const [first, second] = await Promise.all((number % 4 < 2 ? jobs : jobs.reverse()).map((job) => job()));
    expect([first, second].filter(Boolean)).toHaveLength(1);
    const found = await stores[0].match(id);
    const seats = found?.seats.map((one) => `${one.seat} ${one.playerId}`).join();
    outcomes.add(`${found?.match.status}: ${seats}`);
  }
  for (const outcome of outcomes)
    expect(['playing: p1 ann', 'waiting: p1 ann,p2 bob', 'waiting: p1 null,p2 null']).toContain(outcome);
});

/** Ends every connection to the database, as a restart does. */
function cut(): Promise<void> {
  return onServer(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    database.env.DATABASE_URL,
  );
}

test('connections that the database closes are replaced', async () => {
  await stores[0].createMatch(row(), [seat('p1')]);
  await cut();
  await expect.poll(() => stores[0].ready().then(() => 'ready', String)).toBe('ready');
  expect(await stores[0].appendActs([{ matchId: 'm1', entries: [], act: act(0) }])).toEqual([true]);
});

test('connections that close during a query fail the query and not the process', async () => {
  const [store] = stores;
  await store.createMatch(row(), [seat('p1')]);
  for (let round = 0; round < 5; round++) {
    const appends = Array.from({ length: 40 }, (_one, number) =>
      store
        .appendActs([{ matchId: 'm1', entries: [], act: act(1_000 + round * 40 + number) }])
        .then(String, () => 'failed'),
    );
    await new Promise((resolve) => setTimeout(resolve, round));
    await cut();
    for (const outcome of await Promise.all(appends)) expect(['true', 'failed']).toContain(outcome);
  }
  await expect.poll(() => store.ready().then(() => 'ready', String)).toBe('ready');
  expect(await store.appendActs([{ matchId: 'm1', entries: [], act: act(0) }])).toEqual([true]);
});

test('connections that close while opening are returned to the pool', async () => {
  const [store] = stores;
  for (let round = 0; round < 40; round++) {
    const asked = Array.from({ length: 10 }, () => store.ready().catch(() => undefined));
    await new Promise((resolve) => setTimeout(resolve, round % 10));
    await Promise.all([cut(), ...asked]);
    await cut();
  }
  await Promise.all(
    Array.from({ length: 10 }, () => expect.poll(() => store.ready().then(() => 'ready', String)).toBe('ready')),
  );
});

test('an act is on disk before it is acknowledged even if the database defaults to asynchronous commits', async () => {
  const name = new URL(database.env.DATABASE_URL!).pathname.slice(1);
  await onServer(`alter database ${name} set synchronous_commit = off`);
  const db = database.connect();
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
  await db.destroy();
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});
