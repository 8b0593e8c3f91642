import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';

const warnings = (log: readonly string[]) => log.filter((line) => line.includes('TRUST_PROXY'));
const asked = (url: string, headers: Record<string, string>) => fetch(`${url}/api/server`, { headers });

test('W1 a server behind a proxy that it does not trust warns once', async () => {
  const { url, log } = await testServer();
  await asked(url, {});
  expect(warnings(log)).toEqual([]);
  for (let times = 0; times < 3; times++) await asked(url, { 'x-forwarded-for': '1.2.3.4' });
  expect(warnings(log)).toHaveLength(1);
  expect(warnings(log)[0]).toContain('"level":40');
});

test('W1 a server that trusts its proxy does not warn', async () => {
  const { url, log } = await testServer({ env: { TRUST_PROXY: 'true' } });
  await asked(url, { 'x-forwarded-for': '1.2.3.4' });
  expect(warnings(log)).toEqual([]);
});

const json = { 'content-type': 'application/json' };
const signIn = (url: string, origin: string) =>
  fetch(`${url}/api/session`, { method: 'POST', headers: { ...json, origin }, body: '{"name":"Han"}' });

/** Warnings of the log, as objects. */
const warned = (log: readonly string[]) => log.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);

test('a page behind a proxy that changes Host is refused, and the log names once what to set', async () => {
  const { url, log, port } = await testServer();
  for (let times = 0; times < 3; times++) expect((await signIn(url, 'https://play.example.org')).status).toBe(403);
  expect(warned(log)).toEqual([
    expect.objectContaining({
      origin: 'https://play.example.org',
      host: `127.0.0.1:${port}`,
      msg: expect.stringMatching(/set PUBLIC_URL to it, or let the proxy pass the header Host on$/),
    }),
  ]);
});

test('a socket from such a page is named as well', async () => {
  const { url, log } = await testServer();
  const socket = io(url, { transports: ['websocket'], extraHeaders: { origin: 'https://play.example.org' } });
  await new Promise((resolve) => socket.once('connect_error', resolve));
  socket.close();
  expect(warned(log)).toMatchObject([{ origin: 'https://play.example.org' }]);
});

test('with another PUBLIC_URL the log names ALLOWED_ORIGINS', async () => {
  const { url, log } = await testServer({ env: { PUBLIC_URL: 'https://games.example' } });
  await signIn(url, 'http://games.lan:8000');
  expect(warned(log)).toMatchObject([
    {
      origin: 'http://games.lan:8000',
      PUBLIC_URL: 'https://games.example',
      msg: expect.stringContaining('ALLOWED_ORIGINS'),
    },
  ]);
});

test('strangers cannot fill the log with origins', async () => {
  const { url, log } = await testServer();
  await signIn(url, 'null');
  for (let site = 0; site < 20; site++) await signIn(url, `https://site${site}.example`);
  expect(warned(log)).toHaveLength(5);
});

test('a WebSocket that a proxy made a plain request is named once, with the place in the docs', async () => {
  const { url, log } = await testServer();
  for (let times = 0; times < 3; times++)
    expect((await fetch(`${url}/socket.io/?EIO=4&transport=websocket`)).status).toBe(400);
  expect(warned(log)).toMatchObject([{ msg: expect.stringMatching(/must pass WebSockets on; docs\/hosting\.md/) }]);
});

test('a browser reports that its WebSockets do not arrive, and the log tells the host once', async () => {
  const { url, log } = await testServer();
  for (let times = 0; times < 3; times++)
    expect((await fetch(`${url}/api/server/blocked-sockets`, { method: 'POST' })).status).toBe(204);
  expect(warned(log)).toMatchObject([{ msg: expect.stringContaining('its WebSockets do not') }]);
});

test('a browser whose sockets the server itself refuses learns that instead', async () => {
  const { url, log } = await testServer({ env: { SOCKETS_PER_ADDRESS: '1' } });
  const han = await ProtocolClient.join(url, 'Han');
  const leia = io(url, { transports: ['websocket'], reconnection: false });
  await new Promise((resolve) => leia.once('connect_error', resolve));
  const answer = await fetch(`${url}/api/server/blocked-sockets`, { method: 'POST' });
  expect(await answer.json()).toMatchObject({ error: { code: 'too_many_sockets' } });
  leia.close();
  han.close();
  expect(warned(log)).toEqual([]);
});

/** The folder of a web client that is built. */
function built(): string {
  const webDir = tempDir();
  writeFileSync(join(webDir, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>');
  return webDir;
}

test('a page below a path without PUBLIC_URL says what is wrong in the language of its reader, and the log once what to set', async () => {
  const { url, log } = await testServer({ webDir: built() });
  const page = async (path: string, language = 'en') => {
    const answer = await fetch(url + path, { headers: { 'accept-language': language } });
    return { status: answer.status, body: await answer.text() };
  };
  for (const path of ['/games/', '/games/m/abc', '/games/rules']) {
    const { status, body } = await page(path);
    expect([path, status]).toEqual([path, 400]);
    expect(body).toContain('The host has to set PUBLIC_URL');
    expect(body).toContain('/games');
    expect(body).not.toContain('id="root"');
  }
  expect((await page('/games/', 'it')).body).toContain('<html lang="it">');
  expect(warned(log)).toMatchObject([{ path: '/games', msg: expect.stringMatching(/set PUBLIC_URL/) }]);
  for (const path of ['/', '/m/abc', '/rules/galaxy-dice', '/games'])
    expect((await page(path)).body).toContain('id="root"');
});

test('a proxy that strips a path and says so is named once, with the setting; with PUBLIC_URL nothing is said', async () => {
  const { url, log } = await testServer();
  for (let times = 0; times < 3; times++) await asked(url, { 'x-forwarded-prefix': '/games' });
  expect(warned(log)).toMatchObject([{ path: '/games', msg: expect.stringMatching(/set PUBLIC_URL/) }]);
  const right = await testServer({ env: { PUBLIC_URL: 'https://home.example/games' } });
  await asked(right.url, { 'x-forwarded-prefix': '/games' });
  expect(warned(right.log)).toEqual([]);
});
