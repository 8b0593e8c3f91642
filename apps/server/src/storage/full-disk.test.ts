import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, randomChoice } from '../../test/kit/play.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';
import { act, row, seat } from '../../test/support/rows.ts';
import { Unavailable } from '../refused.ts';
import { guardedStore } from './guarded-store.ts';
import { migrate } from './migrations.ts';
import { asUnavailable } from './outage.ts';
import type { Database } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import { connectSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Leaves the database no room to grow, or lifts that. */
async function limit(db: Kysely<Database>, isFull: boolean): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${isFull ? rows[0]?.page_count : 1_000_000}`).execute(db);
}

test('a transaction that finds the disk full says so, is undone whole, and works when there is room', async () => {
  const db = connectSqlite(join(tempDir(), 'echo-base.db'));
  onTestFinished(() => db.destroy());
  await migrate(db);
  const store = guardedStore(sqlStore(db), 1_000);
  await store.addSession({ id: 'ann', name: 'Ann' }, 'hash-ann', 1);
  await store.createMatch(row(), [seat('p1')]);
  await limit(db, true);
  const acts = Array.from({ length: 200 }, (_one, seq) => ({ matchId: 'm1', entries: [], act: act(seq) }));
  const refused = await store.appendActs(acts).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Unavailable);
  expect(String(refused)).toContain('the disk is full');
  expect(await store.acts('m1')).toEqual([]);
  await limit(db, false);
  expect(await store.appendActs(acts)).toEqual(acts.map(() => true));
});

test('the check whether the storage can write writes to the disk', async () => {
  const file = join(tempDir(), 'echo-base.db');
  const db = connectSqlite(file);
  onTestFinished(() => db.destroy());
  await migrate(db);
  const store = sqlStore(db);
  await store.heartbeat({ id: 'one', aliveAt: 5_000, isStopped: false });
  const size = () => statSync(`${file}-wal`).size;
  const before = size();
  await store.ready();
  expect(size()).toBeGreaterThan(before);
});

const errorWith = (code: string, message: string) => Object.assign(new Error(message), { code });

test('an act on a full disk is unavailable, the log names the cause, and the server reports that it is not ready', async () => {
  const full = { is: false };
  const failing = <T>(call: () => Promise<T>) =>
    full.is ? Promise.reject(errorWith('SQLITE_FULL', 'database or disk is full')) : call();
  const server = await testServer({
    store: (whole): Store =>
      guardedStore(
        { ...whole, appendActs: (batch) => failing(() => whole.appendActs(batch)), ready: () => failing(whole.ready) },
        1_000,
      ),
  });
  const players = await ProtocolClient.joinAll(server.url, 'Han', 'Leia');
  const people = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const matchId = await openMatch(players, { title: 'galaxy-dice', options: { short: true }, seats: people });
  await expect.poll(() => players.some((one) => one.framesOf(matchId)[0]?.decisions.length)).toBe(true);
  const asked = players.find((one) => one.framesOf(matchId)[0]?.decisions.length)!;
  const decision = asked.framesOf(matchId)[0]!.decisions[0]!;
  const choice = randomChoice(decision);
  full.is = true;
  expect(await asked.act(matchId, decision, choice, 'x')).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  const ready = await asked.api('GET', '/readyz');
  expect([ready.status, ready.body.error.code, ready.headers.get('retry-after')]).toEqual([503, 'unavailable', '1']);
  expect(server.log.filter((line) => line.includes('the disk is full'))).toHaveLength(2);
  full.is = false;
  expect((await asked.api('GET', '/readyz')).status).toBe(200);
  expect(await asked.act(matchId, decision, choice, 'x')).toMatchObject({ ok: true });
});

test.each([
  [errorWith('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'), 'the database does not accept connections'],
  [new AggregateError([errorWith('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432')]), 'does not accept connections'],
  [errorWith('53100', 'could not extend file: No space left on device'), 'the disk is full'],
  [errorWith('57P03', 'the database system is starting up'), 'starting up'],
  [new Error('Connection terminated unexpectedly'), 'Connection terminated'],
  [errorWith('SQLITE_READONLY', 'attempt to write a readonly database'), 'the database is read-only'],
])('%s is an outage of the storage', (error, reason) => {
  expect(asUnavailable(error)).toBeInstanceOf(Unavailable);
  expect(String(asUnavailable(error))).toContain(reason);
});

test('a mistake in a statement is no outage', () => {
  for (const error of [
    errorWith('23505', 'duplicate key'),
    errorWith('SQLITE_CONSTRAINT', 'UNIQUE'),
    new Error('x'),
    1,
  ])
    expect(asUnavailable(error)).toBe(error);
});
