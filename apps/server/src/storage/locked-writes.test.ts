import { join } from 'node:path';
import Sqlite from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { tempDir } from '../../test/kit/setup.ts';
import { playedMatch } from '../../test/support/operator.ts';
import { openSqlite } from './sqlite.ts';

/** A store with the player Ann, and another program's connection to its file. */
async function shared() {
  const dataDir = tempDir();
  const store = await openSqlite(dataDir, 300);
  const other = new Sqlite(join(dataDir, 'echo-base.db'));
  onTestFinished(async () => {
    other.close();
    await store.close();
  });
  other.exec('create table elsewhere (x)');
  await store.addSession({ id: 'ann', name: 'Ann' }, 'hash-ann', 1);
  const nameOf = (id: string) =>
    (other.prepare('select name from players where id = ?').get(id) as { name: string })?.name;
  return { store, other, nameOf };
}

/** Another program writes, and holds the lock of the database until a write of the store has waited for too long. */
async function tooLong(other: Sqlite.Database, write: () => Promise<unknown>): Promise<void> {
  other.exec('begin immediate; insert into elsewhere values (1)');
  await expect(write()).rejects.toThrow('another program holds the lock');
  other.exec('commit');
}

test('after a write has waited too long for a lock, the next writes are on disk when they are answered', async () => {
  const { store, other, nameOf } = await shared();
  await tooLong(other, () => store.renamePlayer('ann', 'Anna'));
  await store.addSession({ id: 'bob', name: 'Bob' }, 'hash-bob', 1);
  expect([nameOf('ann'), nameOf('bob')]).toEqual(['Ann', 'Bob']);
  // The server holds no lock of its own.
  expect(() => other.exec('begin immediate; rollback')).not.toThrow();
});

test('after a write has waited too long for a lock, matches are played on', async () => {
  const { store, other } = await shared();
  await tooLong(other, () => store.renamePlayer('ann', 'Anna'));
  const id = await playedMatch(store, { acts: 3 });
  expect(await store.acts(id)).toHaveLength(3);
});

test('after an answering write has waited too long for a lock, matches are played on', async () => {
  const { store, other } = await shared();
  const line = { playerId: 'ann', name: 'Ann', seat: 'p1', text: 'hello', at: 1 };
  const id = await playedMatch(store, { acts: 3 });
  await tooLong(other, () => store.addChatMessage(id, line));
  const next = await playedMatch(store, { acts: 3, number: 2 });
  expect(await store.acts(next)).toHaveLength(3);
});

test('after a transaction has waited too long for a lock, single writes are on disk when they are answered', async () => {
  const { store, other, nameOf } = await shared();
  await tooLong(other, () => store.addRecovery('hash', 'ann', { at: 1, expiresAt: 2 }));
  await store.renamePlayer('ann', 'Anna');
  expect(nameOf('ann')).toBe('Anna');
});

test('after a check of readiness has waited too long for a lock, matches are played on', async () => {
  const { store, other } = await shared();
  await store.heartbeat({ id: 'alone', aliveAt: 1, isStopped: false });
  await tooLong(other, () => store.ready());
  const id = await playedMatch(store, { acts: 3 });
  expect(await store.acts(id)).toHaveLength(3);
});
