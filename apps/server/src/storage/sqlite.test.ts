import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { act, row, seat } from '../../test/support/rows.ts';
import type { NewAct, Store } from './store.ts';

let database: TestDatabase;
let store: Store;

beforeEach(async () => {
  database = await emptyDatabase('sqlite');
  store = await database.open();
  await store.addSession({ id: 'ann', name: 'Ann' }, 'hash-ann', 1);
  await store.createMatch(row(), [seat('p1')]);
});
afterEach(async () => {
  await store.close();
  await database.remove();
});

/** Acts that take some milliseconds to write. */
const many = (from: number): NewAct[] =>
  Array.from({ length: 500 }, (_one, index) => ({
    matchId: 'm1',
    entries: [],
    act: act(from + index, { choice: 'x'.repeat(10_000) }),
  }));

test('the event loop runs while acts are written to disk', async () => {
  let isWritten = false;
  const writing = store.appendActs(many(0)).then(() => {
    isWritten = true;
  });
  const wasWritten = await new Promise<boolean>((resolve) => setTimeout(() => resolve(isWritten), 0));
  expect(wasWritten).toBe(false);
  await writing;
});

test('a query during a write waits for it, and sees it', async () => {
  const writing = store.appendActs(many(0));
  await new Promise((resolve) => setImmediate(resolve));
  const [seen, next] = await Promise.all([
    store.acts('m1'),
    store.appendActs([{ matchId: 'm1', entries: [], act: act(500), waitingFor: ['p1'] }]),
  ]);
  expect(seen).toHaveLength(500);
  expect(next).toEqual([true]);
  expect((await writing).every(Boolean)).toBe(true);
  expect((await store.match('m1'))?.match.waitingFor).toEqual(['p1']);
});

test('another program sees acts once they are acknowledged', async () => {
  await store.appendActs(many(0));
  const other = await database.open();
  expect(await other.acts('m1')).toHaveLength(500);
  await other.close();
});

test('closing waits for the running write', async () => {
  const writing = store.appendActs(many(0));
  await new Promise((resolve) => setImmediate(resolve));
  await store.close();
  expect((await writing).every(Boolean)).toBe(true);
  store = await database.open();
  expect(await store.acts('m1')).toHaveLength(500);
});

test('the write-ahead log grows during a long read, such as a backup, and shrinks afterwards', async () => {
  const log = () => statSync(join(database.env.DATA_DIR ?? '', 'echo-base.db-wal')).size;
  const db = database.connect();
  await db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      await tx.selectFrom('matches').select('id').execute();
      for (let from = 0; from < 3_000; from += 500) await store.appendActs(many(from));
    });
  expect(log()).toBeGreaterThan(24_000_000);
  await db.destroy();
  // The first write copies the log into the database, the second one begins it anew.
  for (const seq of [3_000, 3_001]) await store.appendActs([{ matchId: 'm1', entries: [], act: act(seq) }]);
  expect(log()).toBeLessThanOrEqual(16_777_216);
});

test('a failed commit leaves nothing behind, and the next one works', async () => {
  const db = database.connect();
  let isWritten = false;
  const toNone = db.transaction().execute(async (tx) => {
    await sql`pragma defer_foreign_keys = on`.execute(tx);
    const seats = {
      position: 0,
      kind: 'human',
      level: null,
      player_id: null,
      stand_in: null,
      unready: null,
      kept_for: null,
      kept_until: null,
    } as const;
    await tx
      .insertInto('seats')
      .values([
        { match_id: 'm1', seat: 'p2', ...seats },
        { match_id: 'nowhere', seat: 'p1', ...seats },
      ])
      .execute();
    isWritten = true;
  });
  await expect(toNone).rejects.toThrow('FOREIGN KEY');
  expect(isWritten).toBe(true);
  expect(await db.selectFrom('seats').select('seat').execute()).toEqual([{ seat: 'p1' }]);
  await db.transaction().execute((tx) => tx.updateTable('matches').set({ name: 'Again' }).execute());
  await db.destroy();
  expect(await store.appendActs([{ matchId: 'm1', entries: [], act: act(0) }])).toEqual([true]);
  expect((await store.match('m1'))?.match.name).toBe('Again');
});
