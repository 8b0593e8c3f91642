import { readFileSync } from 'node:fs';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase, KINDS, type TestDatabase } from '../../test/support/databases.ts';
import { StartupError } from '../config.ts';
import { migratorOf } from './migrations.ts';

const RELEASED = readFileSync(new URL('../../test/support/released-0.1.0.sql', import.meta.url), 'utf8');

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await emptyDatabase(kind);
  });
  afterEach(() => database.remove());

  const run = async (script: string) => {
    const db = database.connect();
    for (const statement of script.split(/;\n/).filter((one) => one.trim() !== ''))
      await db.executeQuery(CompiledQuery.raw(statement));
    await db.destroy();
  };

  test('data of the first version is migrated completely and usable', async () => {
    await run(RELEASED);
    const store = await database.open();
    expect(await store.playerByToken('hash-ann')).toEqual({ id: 'ann', name: 'Ann' });
    const listed = await store.listMatches({ player: 'ann', mine: false, limit: 10 });
    expect(listed.map(({ match }) => match.id)).toEqual(['m2', 'm1']);
    expect(await store.match('m1')).toMatchObject({
      match: {
        options: { short: true },
        status: 'finished',
        creatorName: 'Ann',
        createdAt: 10,
        startedAt: 20,
        endedAt: 102,
        outcome: { winners: ['p1'], reason: { key: 'won' } },
      },
      seats: [
        { seat: 'p1', kind: 'human', playerName: 'Ann' },
        { seat: 'p2', kind: 'bot', level: 'easy', playerId: null },
      ],
      members: ['ann'],
    });
    expect(await store.acts('m1')).toEqual([
      { seq: 0, seat: 'p1', decision: 'd0', choice: 'go', clientId: 'c0', at: 100, versions: { p1: 0 } },
      { seq: 1, seat: 'p2', decision: 'd1', choice: ['a', 'b'], clientId: null, at: 101, versions: { p1: 1 } },
      { seq: 2, seat: 'p1', decision: 'concede', choice: null, clientId: null, at: 102, versions: { p1: 2 } },
    ]);
    expect(await store.takeSeat('m2', 'p1', 'ann')).toBe(true);
    expect(await store.startMatch('m2', { seats: ['p1'], waitingFor: ['p1'], at: 40 })).toBe(true);
    await store.close();
  });

  test('matches that were imported before are marked, and others are not', async () => {
    const match = `'dice', 'Game', '{}', 'ab', 'cd', 'private', 'open', 'finished', 'ann', 'code', '[]', '0.1.0'`;
    const imported = `INSERT INTO matches VALUES ('m3', ${match}, '{"winners":[]}', 10, 20, 102);\n`;
    await run(`${RELEASED};\n${imported}INSERT INTO seats VALUES ('m3', 'p1', 0, 'human', NULL, NULL);\n`);
    const store = await database.open();
    const marks = await Promise.all(['m1', 'm2', 'm3'].map(async (id) => (await store.match(id))?.match.imported));
    expect(marks).toEqual([undefined, undefined, true]);
    expect([await store.openMatches('ann'), await store.openMatches('bob')]).toEqual([1, 1]);
    await store.close();
  });

  test('what was played before a fork, and options that no list shows, move out of the row of the match', async () => {
    await run(RELEASED);
    const db = database.connect();
    await migratorOf(db).migrateTo('025-agreements');
    const fork = { matchId: 'm2', step: 3, prefix: [{ seed: 'ab', acts: [] }], state: { seats: ['p1'] } };
    const options = { short: true, files: { a: 'x' } };
    const changed = { fork: JSON.stringify(fork), options: JSON.stringify(options) };
    await db.updateTable('matches').set(changed).where('id', '=', 'm1').execute();
    await db.destroy();
    const store = await database.open();
    const { prefix, state, ...where } = fork;
    expect((await store.match('m1'))?.match).toMatchObject({ options, fork: where });
    expect(await store.beginning('m1')).toEqual({ prefix, state });
    expect(await store.beginning('m2')).toBeNull();
    const listed = await store.listMatches({ player: 'ann', mine: false, limit: 10 });
    expect(listed.find(({ match }) => match.id === 'm1')?.match).toMatchObject({
      options: { short: true },
      fork: where,
    });
    await store.close();
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
    await run(`insert into kysely_migration values ('999-later', '2100-01-01T00:00:00.000Z');\n`);
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
