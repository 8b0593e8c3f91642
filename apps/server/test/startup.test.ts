import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished, test } from 'vitest';
import { childServer, tempDir } from './kit/setup.ts';
import { emptyDatabase } from './support/databases.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Runs the program where it cannot start. Returns all its output and its exit code. */
function failing(
  env: Record<string, string>,
  user: { uid?: number } = {},
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: tempDir(), DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

test('an invalid setting is named in one line', async () => {
  const { code, said } = await failing({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(said).toMatch(/^PORT="eighty" is not valid: .+\n$/);
});

test('a port in use is named in one line', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  const { code, said } = await failing({ PORT: String(port) });
  other.close();
  expect([code, said]).toEqual([1, `HOST=127.0.0.1 PORT=${port} is in use by another program\n`]);
});

test('a second server on a data directory is refused in one line, and the first plays on', async () => {
  const dir = tempDir();
  const first = await childServer({ DATA_DIR: dir });
  const { code, said } = await failing({ DATA_DIR: dir });
  const advice = 'stop that one first, or give this one its own DATA_DIR and PORT';
  expect([code, said]).toEqual([1, `DATA_DIR=${dir} is in use by another server: ${advice}\n`]);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test('the data directory of a server that was killed can be used at once', async () => {
  const dir = tempDir();
  const first = await childServer({ DATA_DIR: dir });
  await first.kill();
  const second = await childServer({ DATA_DIR: dir });
  expect(await second.stop()).toBe(0);
});

test('a data directory that can never be created is named in one line', async () => {
  const { code, said } = await failing({ DATA_DIR: '/proc/echo-base/data' });
  expect(code).toBe(1);
  expect(said).toMatch(/^DATA_DIR=\/proc\/echo-base\/data cannot be used: .+\n$/);
}, 20_000);

test('an unusable data directory is named in one line', async () => {
  const file = join(tempDir(), 'file');
  writeFileSync(file, '');
  const { code, said } = await failing({ DATA_DIR: file });
  expect(code).toBe(1);
  expect(said).toMatch(/^DATA_DIR=\S+ cannot be used: .+\n$/);
});

test('a data directory of another owner is named in one line', async () => {
  const above = tempDir();
  const dir = join(above, 'data');
  mkdirSync(dir);
  chmodSync(above, 0o755);
  chmodSync(dir, 0o555);
  const isRoot = process.getuid?.() === 0;
  const { code, said } = await failing({ DATA_DIR: dir }, isRoot ? { uid: 65_534 } : {});
  expect([code, said]).toEqual([1, `DATA_DIR=${dir} cannot be used: EACCES: permission denied, access '${dir}'\n`]);
});

test('a web client that is missing at its path is named in one line', async () => {
  const dir = tempDir();
  const { code, said } = await failing({ WEB_DIR: dir });
  expect([code, said]).toEqual([1, `WEB_DIR=${dir} holds no built web client: no index.html\n`]);
});

test('an unreachable database is named in one line, without its password', async () => {
  const { code, said } = await failing({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/echo?password=secret' });
  const reason = 'connect ECONNREFUSED 127.0.0.1:1';
  expect([code, said]).toEqual([1, `DATABASE_URL=postgres://me@127.0.0.1:1/echo cannot be used: ${reason}\n`]);
});

test('an unreachable Redis is named in one line, without its password', async () => {
  const database = await emptyDatabase('postgres');
  onTestFinished(database.remove);
  const { code, said } = await failing({ ...database.env, REDIS_URL: 'redis://me:secret@127.0.0.1:1/' });
  const reason = 'connect ECONNREFUSED 127.0.0.1:1';
  expect([code, said]).toEqual([1, `REDIS_URL=redis://me@127.0.0.1:1/ cannot be used: ${reason}\n`]);
});

test('Redis without PostgreSQL is refused in one line', async () => {
  const { code, said } = await failing({ REDIS_URL: 'redis://:secret@127.0.0.1:6379' });
  expect([code, said]).toEqual([1, 'REDIS_URL needs DATABASE_URL: only servers on one PostgreSQL can share matches\n']);
});

test('a database that does not exist is named in one line', async () => {
  const url = new URL(inject('postgres'));
  url.pathname = '/nowhere';
  const { code, said } = await failing({ DATABASE_URL: url.href });
  expect(code).toBe(1);
  expect(said).toMatch(/^DATABASE_URL=postgres:\S+ cannot be used: database "nowhere" does not exist\n$/);
});

test('a password rejected by the database is not shown', async () => {
  const url = new URL(inject('postgres'));
  url.username = 'nobody_of_that_name';
  url.password = 'secret';
  const { code, said } = await failing({ DATABASE_URL: url.href });
  expect(code).toBe(1);
  expect(said).toMatch(/^DATABASE_URL=postgres:\S+ cannot be used: .+\n$/);
  expect(said).not.toContain('secret');
});

test('a misspelt setting is named in one line, without its value', async () => {
  const { code, said } = await failing({ SERVER_PASWORD: 'secret' });
  expect([code, said]).toEqual([1, 'SERVER_PASWORD is not a setting; did you mean SERVER_PASSWORD?\n']);
});

test('with PostgreSQL nothing is written to the data directory', async () => {
  const database = await emptyDatabase('postgres');
  onTestFinished(database.remove);
  const dir = join(tempDir(), 'data');
  const server = await childServer({ DATA_DIR: dir, ...database.env });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  expect(existsSync(dir)).toBe(false);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the program cleanly', async (signal) => {
  const server = await childServer({ DATA_DIR: tempDir() });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  server.process.kill(signal);
  await expect.poll(() => server.process.exitCode, { timeout: 10_000 }).toBe(0);
  expect(server.output()).toContain('has stopped');
});
