import { chmodSync, cpSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '../../test/kit/setup.ts';
import { act, row, seat } from '../../test/support/rows.ts';
import { openSqlite } from './sqlite.ts';

const modeOf = (path: string) => `0${(statSync(path).mode & 0o777).toString(8)}`;

/** Opens a database and writes to it; returns the modes of the directory and its files. */
async function modesAfterUse(dataDir: string) {
  const store = await openSqlite(dataDir);
  await store.addSession({ id: 'ann', name: 'Ann' }, 'hash-ann', 1);
  await store.createMatch(row(), [seat('p1')]);
  await store.appendActs([{ matchId: 'm1', entries: [], act: act(0) }]);
  const files = ['', '-wal', '-shm'].map((end) => modeOf(join(dataDir, `echo-base.db${end}`)));
  await store.close();
  return { dir: modeOf(dataDir), files };
}

test('the data directory and the database files are private to this user', async () => {
  const dataDir = join(tempDir(), 'deep', 'data');
  expect(await modesAfterUse(dataDir)).toEqual({ dir: '0700', files: ['0600', '0600', '0600'] });
});

test('a readable directory and files are made private, also after a kill', async () => {
  const dir = tempDir();
  const store = await openSqlite(join(dir, 'killed'));
  // Files of a server that was killed.
  cpSync(join(dir, 'killed'), join(dir, 'data'), { recursive: true });
  await store.close();
  const paths = ['', '-wal', '-shm'].map((end) => join(dir, 'data', `echo-base.db${end}`));
  for (const path of paths) chmodSync(path, 0o644);
  chmodSync(join(dir, 'data'), 0o755);
  expect(await modesAfterUse(join(dir, 'data'))).toEqual({ dir: '0700', files: ['0600', '0600', '0600'] });
});
