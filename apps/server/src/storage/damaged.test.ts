import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';
import { StartupError } from '../config.ts';
import { guardedStore } from './guarded-store.ts';
import { openSqlite } from './sqlite.ts';

const PAGE = 4_096;

test('a server does not start on a damaged database, and says in one line what to do', async () => {
  const dataDir = tempDir();
  const store = await openSqlite(dataDir);
  for (let n = 0; n < 400; n++) await store.addSession({ id: `player-${n}`, name: 'Ann' }, `hash-${n}`, n);
  await store.close();
  const file = join(dataDir, 'echo-base.db');
  const database = new Sqlite(file);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const whole = readFileSync(file);
  // The pages at the end hold the players, not the tables' definitions: until they are read, all seems well.
  const damaged = Buffer.from(whole).fill(0xab, whole.length - 2 * PAGE);
  writeFileSync(file, damaged);
  const refused = await openSqlite(dataDir).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartupError);
  expect(String(refused)).toMatch(
    /^StartupError: DATA_DIR=\S+ cannot be used: the database is damaged \([^\n]+\): restore the last backup into an empty DATA_DIR$/,
  );
  writeFileSync(file, whole);
  await (await openSqlite(dataDir)).close();
});

test('a database that turns out to be damaged is told once, and the server reports that it is not ready', async () => {
  const told: string[] = [];
  const malformed = Object.assign(new Error('database disk image is malformed'), { code: 'SQLITE_CORRUPT_INDEX' });
  let isDamaged = false;
  const { url } = await testServer({
    store: (store) => {
      const match: typeof store.match = (id) => (isDamaged ? Promise.reject(malformed) : store.match(id));
      return guardedStore({ ...store, match }, 1_000, (reason) => told.push(reason));
    },
  });
  const ann = await ProtocolClient.guest(url, 'Ann');
  expect((await ann.api('GET', '/readyz')).status).toBe(200);
  isDamaged = true;
  for (let times = 0; times < 3; times++)
    expect((await ann.api('GET', '/api/matches/one')).body.error.code).toBe('unavailable');
  await expect.poll(async () => (await ann.api('GET', '/readyz')).status).toBe(503);
  expect(told).toEqual(['the database is damaged (database disk image is malformed)']);
  // What is whole is served.
  expect((await ann.api('GET', '/api/session')).status).toBe(200);
});
