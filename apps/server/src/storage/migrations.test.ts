import { CompiledQuery, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase, KINDS, type TestDatabase } from '../../test/support/databases.ts';
import { withLaterMigration } from '../../test/support/later-migration.ts';
import { StartupError } from '../config.ts';

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await emptyDatabase(kind);
  });
  afterEach(() => database.remove());

  const run = async (statement: string) => {
    const db = database.connect();
    await db.executeQuery(CompiledQuery.raw(statement));
    await db.destroy();
  };

  test('data of an older version is migrated, and what it holds stays', async () => {
    const store = await database.open();
    await store.addSession({ id: 'ann', name: 'Ann' }, 'hash-ann', 1);
    await store.close();
    withLaterMigration(async (db) => {
      await db.schema.alterTable('players').addColumn('colour', 'text').execute();
      await sql`update players set colour = 'red'`.execute(db);
    });
    const migrated = await database.open();
    expect(await migrated.playerByToken('hash-ann')).toEqual({ id: 'ann', name: 'Ann' });
    await migrated.close();
    const db = database.connect();
    expect((await sql`select id, colour from players`.execute(db)).rows).toEqual([{ id: 'ann', colour: 'red' }]);
    await db.destroy();
  });

  test('opening again changes nothing', async () => {
    for (let opened = 0; opened < 2; opened++) {
      const store = await database.open();
      await store.addSession({ id: `p${opened}`, name: 'P' }, `hash-${opened}`, opened);
      expect(await store.playerByToken('hash-0')).toEqual({ id: 'p0', name: 'P' });
      await store.close();
    }
  });

  test('data of a newer version is refused in one line', async () => {
    await (await database.open()).close();
    await run(`insert into kysely_migration values ('999-later', '2100-01-01T00:00:00.000Z')`);
    await expect(database.open()).rejects.toThrow(StartupError);
    await expect(database.open()).rejects.toThrow(/ cannot be used: it was written by a newer version of Echo Base$/);
  });
});

test('servers that start together on an empty PostgreSQL agree', async () => {
  const database = await emptyDatabase('postgres');
  const stores = await Promise.all(Array.from({ length: 4 }, () => database.open()));
  for (const store of stores) await store.ready();
  for (const store of stores) await store.close();
  await database.remove();
});
