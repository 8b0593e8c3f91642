import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './server.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;

/** `npm run dev` with its own ports and data, until the test ends; its address. */
async function startDevelopment(): Promise<string> {
  const [port, webPort] = [await freePort(), await freePort()];
  const dataDir = await mkdtemp(join(tmpdir(), 'echo-base-dev-'));
  const env = { ...process.env, PORT: `${port}`, WEB_PORT: `${webPort}`, DATA_DIR: dataDir, NODE_ENV: 'development' };
  const child = spawn('npm', ['run', 'dev'], { cwd: ROOT, env, stdio: 'ignore', detached: true });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  const url = `http://localhost:${webPort}`;
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 90_000 }).toBe(true);
  return url;
}

test('a page of development may act: its name is taken, and its socket is let in', async () => {
  const url = await startDevelopment();
  const page = await fetch(url);
  expect(await page.text()).toContain('/src/boot.ts');
  const headers = { origin: url, 'content-type': 'application/json' };
  const named = await fetch(`${url}/api/session`, { method: 'POST', headers, body: JSON.stringify({ name: 'Ida' }) });
  expect(named.status).toBe(201);
  const { token } = (await named.json()) as { token: string };
  const socket = io(url, { transports: ['websocket'], auth: { token }, extraHeaders: { origin: url } });
  onTestFinished(() => void socket.close());
  await new Promise((resolve, reject) => socket.once('connect', () => resolve(null)).once('connect_error', reject));
});
