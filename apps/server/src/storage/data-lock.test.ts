import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempDir } from '../../test/kit/setup.ts';
import { lockDataDir } from './data-lock.ts';

const LOCK = JSON.stringify(new URL('./data-lock.ts', import.meta.url));
const program = (dir: string) =>
  `import(${LOCK}).then(({ lockDataDir }) => { globalThis.lock = lockDataDir(${JSON.stringify(dir)}); console.log('locked'); setInterval(() => {}, 1000); })`;

/** Another process that holds the lock. */
async function holder(dir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program(dir)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout!, 'data');
  return child;
}

test('a data directory has one server, until that one ends', async () => {
  const dir = tempDir();
  const other = await holder(dir);
  expect(() => lockDataDir(dir)).toThrow(`DATA_DIR=${dir} is in use by another server`);
  const dead = once(other, 'exit');
  other.kill('SIGKILL');
  await dead;
  lockDataDir(dir).release();
});

test('a lock that was released is free', () => {
  const dir = tempDir();
  lockDataDir(dir).release();
  lockDataDir(dir).release();
});

test('a server that is just stopping is waited for', async () => {
  const dir = tempDir();
  const other = await holder(dir);
  const killing = `console.log('soon'); setTimeout(() => process.kill(${other.pid}, 'SIGKILL'), 700)`;
  await once(spawn(process.execPath, ['-e', killing]).stdout, 'data');
  lockDataDir(dir).release();
});

test('a file of that name that is no lock is named', () => {
  const dir = tempDir();
  writeFileSync(join(dir, 'echo-base.lock'), 'x'.repeat(5_000));
  expect(() => lockDataDir(dir)).toThrow(/^DATA_DIR=\S+ cannot be used: file is not a database$/);
});
