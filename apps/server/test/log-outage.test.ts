import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from './kit/client.ts';
import { tempDir } from './kit/setup.ts';
import { freePort } from './support/server.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Starts a server with its most verbose log on this standard output; `exit` resolves with its exit code. */
async function serverOn(stdout: number | 'pipe') {
  const port = await freePort();
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: tempDir(), LOG_LEVEL: 'trace' };
  const child = spawn(process.execPath, [MAIN], {
    env: { ...env, DATABASE_URL: '', NODE_ENV: 'production', HTTP_CREDITS: '100000' },
    stdio: ['ignore', stdout, 'inherit'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  const url = `http://127.0.0.1:${port}`;
  const health = async () => (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) })).status;
  await expect.poll(() => health().catch(() => 0), { timeout: 20_000 }).toBe(200);
  return { child, exit, url, health };
}

/** Makes some hundred log lines, and plays on. */
async function use(url: string): Promise<void> {
  await Promise.all(Array.from({ length: 300 }, () => fetch(`${url}/healthz`).then((answer) => answer.text())));
  const client = await ProtocolClient.join(url, 'Han');
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'bot' }));
  const table = { title: 'galaxy-dice', options: { short: true }, visibility: 'public', spectators: 'open' };
  const made = await client.api('POST', '/api/matches', { ...table, seats });
  expect(made.status).toBe(201);
  client.close();
}

test('a log on a full disk stops nothing: requests are answered and the process ends on SIGTERM', async () => {
  const full = openSync('/dev/full', 'w');
  const { child, exit, url, health } = await serverOn(full);
  closeSync(full);
  for (let round = 0; round < 3; round++) await use(url);
  expect(await health()).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test('a log whose reader has exited stops nothing', async () => {
  const { child, exit, url, health } = await serverOn('pipe');
  child.stdout?.destroy();
  await use(url);
  expect(await health()).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test('a log whose reader stalls stops nothing, and continues when it reads again', async () => {
  const { child, exit, url, health } = await serverOn('pipe');
  for (let round = 0; round < 3; round++) await use(url);
  expect(await health()).toBe(200);
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await use(url);
  await expect.poll(() => text.match(/"path":"\/healthz"/g)?.length ?? 0, { timeout: 10_000 }).toBeGreaterThan(1_199);
  for (const line of text.trimEnd().split('\n')) JSON.parse(line);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});
