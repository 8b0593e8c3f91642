import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tempDir } from '../../test/kit/setup.ts';
import { openSqlite } from './sqlite.ts';

/** Players in the file of the database, without those that only its log has. */
function playersInFile(dataDir: string): number {
  const copy = join(tempDir(), 'copy.db');
  copyFileSync(join(dataDir, 'echo-base.db'), copy);
  const db = new Sqlite(copy);
  const { n } = db.prepare('select count(*) as n from players').get() as { n: number };
  db.close();
  return n;
}

async function addPlayers(dataDir: string, count: number) {
  const store = await openSqlite(dataDir);
  for (let number = 0; number < count; number++)
    await store.addSession({ id: `p${number}`, name: 'Ann' }, `hash-${number}`, 1);
  return store;
}

test('after enough commits a checkpoint brings them from the log to the file', async () => {
  const dataDir = tempDir();
  const store = await addPlayers(dataDir, 150);
  onTestFinished(() => store.close());
  await vi.waitFor(() => expect(playersInFile(dataDir)).toBeGreaterThan(60));
});

test('a server that closes while a checkpoint runs leaves a whole database', async () => {
  const dataDir = tempDir();
  await (await addPlayers(dataDir, 200)).close();
  const again = await openSqlite(dataDir);
  onTestFinished(() => again.close());
  expect((await again.playerByToken('hash-199'))?.id).toBe('p199');
});
