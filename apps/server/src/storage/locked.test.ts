import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, randomChoice } from '../../test/kit/play.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';

/** Program that takes SQLite's write lock and holds it until `release` is called. */
const HOLDER = `
  import Sqlite from 'libsql';
  const db = new Sqlite(process.argv[1]);
  db.exec('PRAGMA busy_timeout = 5000');
  db.exec('BEGIN IMMEDIATE');
  process.stdout.write('held');
  process.stdin.once('data', () => { db.exec('ROLLBACK'); process.stdout.write('freed'); process.exit(); });
`;

async function holdLock(dataDir: string) {
  const args = ['--input-type=module', '-e', HOLDER, join(dataDir, 'echo-base.db')];
  const child = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return {
    async release() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.write('x');
      await gone;
    },
  };
}

/** Match of two people; `asked` is the one with a decision. */
async function table(env: Record<string, string> = {}) {
  const dataDir = tempDir();
  const server = await testServer({ dataDir, env });
  const players = await ProtocolClient.joinAll(server.url, 'Han', 'Leia');
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const matchId = await openMatch(players, { title: 'galaxy-dice', options: { short: true }, seats });
  await expect.poll(() => players.some((one) => one.framesOf(matchId)[0]?.decisions.length)).toBe(true);
  const asked = players.find((one) => one.framesOf(matchId)[0]?.decisions.length)!;
  const decision = asked.framesOf(matchId)[0]!.decisions[0]!;
  const act = () =>
    asked.act(
      matchId,
      decision,
      randomChoice(decision, () => 0),
      'the-act',
    );
  const watcher = players.find((one) => one !== asked)!;
  return { server, dataDir, matchId, asked, watcher, act };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('while another program holds the write lock reads are answered; writes wait and are then written', async () => {
  const { server, dataDir, matchId, asked, watcher, act } = await table();
  const lock = await holdLock(dataDir);
  let isDone = false;
  const acting = act().finally(() => {
    isDone = true;
  });
  const saying = asked.emit('say', { matchId, text: 'hello' });
  let slowest = 0;
  for (let round = 0; round < 15; round++) {
    const began = performance.now();
    expect(await watcher.emit('ping')).toMatchObject({ ok: true });
    expect((await watcher.api('GET', `/api/matches/${matchId}`)).status).toBe(200);
    expect(await watcher.watch(matchId)).toMatchObject({ ok: true });
    slowest = Math.max(slowest, performance.now() - began);
    await sleep(50);
  }
  expect(isDone).toBe(false);
  await lock.release();
  expect(await acting).toMatchObject({ ok: true });
  expect(await saying).toMatchObject({ ok: true });
  expect(slowest).toBeLessThan(1_500);
  expect(await server.store.acts(matchId)).toHaveLength(1);
});

test('a lock held too long makes acts and requests unavailable, not internal, and loses nothing', async () => {
  const { server, dataDir, matchId, asked, act } = await table({ STORAGE_TIMEOUT_MS: '1000' });
  const lock = await holdLock(dataDir);
  const began = performance.now();
  const error = { code: 'unavailable', params: { retryAfter: 1 } };
  const [joined, ...acted] = await Promise.all([
    asked.api('POST', '/api/session', { name: 'Eve' }),
    act(),
    act(),
    act(),
  ]);
  // The acts of a match wait for each other, but not for the lock one after the other.
  expect(acted).toEqual(acted.map(() => ({ ok: false, error })));
  expect([joined.status, joined.body.error.code]).toEqual([503, 'unavailable']);
  expect(joined.headers.get('retry-after')).toBe('1');
  expect(performance.now() - began).toBeLessThan(2_900);
  await lock.release();
  expect(await act()).toMatchObject({ ok: true });
  expect(await act()).toMatchObject({ ok: true });
  expect(await server.store.acts(matchId)).toHaveLength(1);
  expect(server.log.filter((line) => line.includes('failed"'))).toEqual([]);
});
