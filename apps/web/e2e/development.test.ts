import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { DESKTOP, launch, person } from './browser.ts';
import { freePort } from './server.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;

/** `npm run dev` with its own ports and data, until the test ends. */
async function dev(...words: readonly string[]) {
  const [port, webPort] = [await freePort(), await freePort()];
  const dataDir = await mkdtemp(join(tmpdir(), 'echo-base-dev-'));
  const env = { ...process.env, PORT: `${port}`, WEB_PORT: `${webPort}`, DATA_DIR: dataDir, NODE_ENV: 'development' };
  const child = spawn('npm', ['run', 'dev', '--', ...words], { cwd: ROOT, env, detached: true });
  let told = '';
  child.stdout.on('data', (chunk: Buffer) => {
    told += chunk;
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // All of it has ended.
    }
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  return { child, told: () => told, url: `http://localhost:${webPort}`, server: `http://localhost:${port}` };
}

/** Waits until pages of development can be opened. */
async function up(url: string): Promise<void> {
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 90_000 }).toBe(true);
}

test('a page of development may act: its name is taken, and its socket is let in', async () => {
  const { url } = await dev();
  await up(url);
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

test('says where it is once both are up, and what Ctrl+C sends to all of it ends both', async () => {
  const { child, told, url, server } = await dev();
  await expect.poll(told, { timeout: 90_000 }).toContain(`Open ${url}; Ctrl+C stops server and Vite.`);
  process.kill(-(child.pid ?? 0), 'SIGINT');
  const isDown = (address: string) =>
    fetch(address).then(
      () => false,
      () => true,
    );
  await expect.poll(async () => [await isDown(url), await isDown(server)]).toEqual([true, true]);
});

test('a staged match opens by a link for each seat, side by side in one browser, and at the width of a phone', async () => {
  const { told } = await dev('--at', 'battle-of-hoth/card');
  await expect.poll(told, { timeout: 240_000 }).toMatch(/^phone: .*\n/m);
  // Nothing was asked of a server that was not up yet.
  expect(told()).not.toContain('proxy error');
  const links = new Map([...told().matchAll(/^(\S+): (http:\S+)$/gm)].map(([, whom, link]) => [whom, link ?? '']));
  expect([...links.keys()].sort()).toEqual(['empire', 'phone', 'rebels']);
  const browser = await launch();
  onTestFinished(() => browser.close());
  const { page: rebels, context, errors } = await person(browser, DESKTOP);
  const [empire, phone] = [await context.newPage(), await context.newPage()];
  for (const [whom, page] of Object.entries({ rebels, empire })) {
    await page.goto(links.get(whom) ?? '');
    await page.locator('#prompt').waitFor({ timeout: 120_000 });
  }
  const nameAt = (page: Page) => page.evaluate(async () => (await fetch('/api/session')).json());
  expect([await nameAt(rebels), await nameAt(empire)]).toMatchObject([{ name: 'Ida' }, { name: 'Marta' }]);
  await phone.goto(links.get('phone') ?? '');
  const frame = phone.frameLocator('iframe');
  await frame.locator('#prompt').waitFor({ timeout: 120_000 });
  expect((await phone.locator('iframe').boundingBox())?.width).toBe(390);
  await phone.goto(new URL('/gallery', rebels.url()).href);
  await phone.getByText('npm run dev -- --at battle-of-hoth/card').waitFor({ timeout: 120_000 });
  await phone.getByRole('img', { name: 'Terrain, units and states on hexes' }).waitFor();
  expect(errors).toEqual([]);
});

test('an unknown staged match lists those there are', async () => {
  const { child } = await dev('--at', 'rebellion/lunch');
  const listed = await text(child.stderr);
  expect(listed).toContain('There is no staged match rebellion/lunch');
  expect(listed).toContain('rebellion/late');
});
