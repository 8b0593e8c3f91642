import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase, KINDS, type TestDatabase } from '../../test/support/databases.ts';
import { migrate, migratorOf } from './migrations.ts';
import type { Database } from './schema.ts';

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await emptyDatabase(kind);
  });
  afterEach(() => database.remove());

  /** Two seats of a waiting match are kept for Bob since 10, which he was told for one of them; and one of a match in play. */
  async function older(db: Kysely<Database>): Promise<void> {
    await migratorOf(db).migrateTo('007');
    await sql`insert into players (id, name, created_at) values ('bob', 'Bob', 1)`.execute(db);
    for (const [id, status] of [
      ['m1', 'waiting'],
      ['m2', 'playing'],
    ]) {
      await sql`insert into matches (id, title, name, options, seed, seed_hash, visibility, spectators, status, creator,
        invite_code, waiting_for, engine, created_at, rules, rules_checked)
        values (${id}, 'dice', 'A', '{}', '', '', 'public', 'open', ${status}, 'ann', '', '[]', '', 10, 1, 1)`.execute(
        db,
      );
      for (const [position, seat] of ['p1', 'p2'].entries())
        await sql`insert into seats (match_id, seat, position, kind, kept_for)
          values (${id}, ${seat}, ${position}, 'human', 'bob')`.execute(db);
    }
    await sql`insert into alert_ways (id, player_id, kind, format, address, name, language, wait, is_on, failures, created_at)
      values ('w1', 'bob', 'hook', 'json', '', '', 'en', 0, 1, 0, 1)`.execute(db);
    for (const [id, seat] of [
      ['a1', 'p1'],
      ['a2', 'p2'],
    ])
      await sql`insert into alerts (id, player_id, way_id, match_id, kind, seat, since, due_at, attempts, claimed_until)
        values (${id}, 'bob', 'w1', 'm1', 'invite', ${seat}, 10, 16, 0, 0)`.execute(db);
  }

  test('what players were told of kept seats by an older version is known as a call, so that it is not told again', async () => {
    const db = database.connect();
    await older(db);
    await migrate(db);
    const rows = await db.selectFrom('calls').selectAll().execute();
    expect(rows.map((row) => ({ ...row, at: Number(row.at) }))).toEqual([{ match_id: 'm1', player_id: 'bob', at: 10 }]);
    const known = await db.selectFrom('alerts').select(['id', 'seat', 'kind']).execute();
    expect(known).toEqual([{ id: 'a1', seat: '', kind: 'invite' }]);
    await db.destroy();
  });

  test('a player is called again after a while only, in each match', async () => {
    const store = await database.open();
    const db = database.connect();
    await sql`insert into matches (id, title, name, options, seed, seed_hash, visibility, spectators, status, creator,
      invite_code, waiting_for, engine, created_at, rules, rules_checked)
      select column1, 'dice', 'A', '{}', '', '', 'public', 'open', 'waiting', 'ann', '', '[]', '', 10, 1, 1
      from (values ('m1'), ('m2')) as ids`.execute(db);
    const called = await Promise.all(Array.from({ length: 4 }, () => store.call('m1', 'bob', 100, 90)));
    expect(called.toSorted()).toEqual([100, 100, 100, null]);
    expect(await store.call('m1', 'bob', 109, 99)).toBe(100);
    expect(await store.call('m2', 'bob', 109, 99)).toBeNull();
    expect(await store.call('m1', 'eve', 109, 99)).toBeNull();
    expect(await store.call('m1', 'bob', 110, 100)).toBeNull();
    expect(await store.callsOf('m1')).toEqual(
      new Map([
        ['bob', 110],
        ['eve', 109],
      ]),
    );
    await db.destroy();
    await store.close();
  });
});
