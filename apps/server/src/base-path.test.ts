import { mkdirSync, writeFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../test/kit/client.ts';
import { tempDir, testServer } from '../test/kit/setup.ts';
import { readConfig, StartupError } from './config.ts';

const HOST = 'home.example';

function built(): string {
  const webDir = tempDir();
  mkdirSync(join(webDir, 'assets'));
  const links = '<link rel="icon" href="./favicon.svg" /><link rel="stylesheet" crossorigin href="./assets/a.css">';
  const script = '<script type="module" src="./assets/a.js"></script>';
  writeFileSync(join(webDir, 'index.html'), `<html><head>${links}${script}</head><body></body></html>`);
  writeFileSync(join(webDir, 'assets', 'a.css'), '.a{src:url(./a.woff2)}');
  writeFileSync(join(webDir, 'assets', 'a.js'), 'export {}');
  const page = { name: 'name', keys: [], data: [], isOpen: false, files: { en: ['/assets/a.js'] } };
  writeFileSync(join(webDir, 'preload.json'), JSON.stringify({ pages: [page], titles: {}, connection: [] }));
  return webDir;
}

const below = () => testServer({ webDir: built(), env: { PUBLIC_URL: `https://${HOST}/games/`, TRUST_PROXY: 'true' } });

/** Asks as a browser behind the proxy of that name does. */
function ask(
  url: string,
  host = HOST,
): Promise<{ status: number | undefined; location: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const answered = get(url, { headers: { host } }, (answer) => {
      const { statusCode: status, headers } = answer;
      text(answer).then((body) => resolve({ status, location: headers.location, body }), reject);
    });
    answered.on('error', reject);
  });
}

/** Cookies that a new player gets at this address. */
function cookiesOf(url: string, host: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.headers['set-cookie'] ?? []);
    });
    sent.on('error', reject).end('{"name":"Han"}');
  });
}

test.each([
  ['strips the path', ''],
  ['keeps the path', '/games'],
])('a page behind a proxy that %s names its files below the path', async (_how, prefix) => {
  const { url } = await below();
  for (const path of ['/', '/m/abc']) {
    const { status, body } = await ask(url + prefix + path);
    expect(status).toBe(200);
    expect(body).toContain('<meta name="base-path" content="/games" />');
    expect(body).toContain('href="/games/favicon.svg"');
    expect(body).toContain('src="/games/assets/a.js"');
    expect(body).toContain('rel="modulepreload" crossorigin href="/games/assets/a.js"');
    expect(body).toContain('url(/games/assets/a.woff2)');
    expect(body).toContain('rel="stylesheet" disabled href="/games/assets/a.css"');
    expect(body).toContain('property="og:image" content="https://home.example/games/cards/echo-base.jpg"');
  }
  expect((await ask(`${url}${prefix}/assets/a.js`)).body).toBe('export {}');
  expect((await ask(`${url}${prefix}/api/titles`)).status).toBe(200);
  expect(await cookiesOf(`${url}${prefix}/api/session`, HOST)).toEqual([expect.stringContaining('; Path=/games;')]);
});

test('the path itself, without a slash, is the lobby', async () => {
  const { url } = await below();
  expect((await ask(`${url}/games`)).body).toContain('base-path');
  expect((await ask(`${url}/games?x=1`)).status).toBe(200);
  // Another name that begins alike is not below the path.
  expect((await ask(`${url}/gamesome/api/titles`)).body).toContain('<html>');
});

test('sockets are opened below the path and without it', async () => {
  const { url } = await below();
  for (const path of ['/games/socket.io', '/socket.io']) {
    const socket = io(url, { path, transports: ['websocket'], forceNew: true });
    expect([path, await socket.emitWithAck('ping', {})]).toMatchObject([path, { ok: true }]);
    socket.disconnect();
  }
});

test('a changed invite link leads to its match below the path', async () => {
  const { url } = await below();
  expect((await ask(`${url}/m/abc%3Finvite=x`)).location).toBe('/games/m/abc?invite=x');
  expect((await ask(`${url}/games/m/abc%3Finvite=x`, '127.0.0.1')).location).toBe('/games/m/abc?invite=x');
});

test('links of a server below a path contain it', async () => {
  const { url } = await below();
  const ann = await ProtocolClient.guest(url, 'Ann');
  const { body } = await ann.api('POST', '/api/session/recovery', {});
  expect(body.url).toBe(`https://home.example/games/recover#${body.code}`);
  expect((await ann.api('GET', '/api/server')).body.publicUrl).toBe('https://home.example/games');
});

test('at home the same server is used without the path', async () => {
  const { url } = await below();
  expect((await ask(`${url}/m/abc%3Finvite=x`, 'nas.home:8000')).location).toBe('/m/abc?invite=x');
  expect(await cookiesOf(`${url}/api/session`, 'nas.home:8000')).toEqual([expect.stringContaining('; Path=/;')]);
});

test('pages of the public address may act, and no others', async () => {
  const { url } = await below();
  const statusFor = async (origin: string) => {
    const headers = { origin, 'content-type': 'application/json' };
    return (await fetch(`${url}/api/session`, { method: 'POST', headers, body: '{"name":"Han"}' })).status;
  };
  expect([await statusFor('https://home.example'), await statusFor('https://evil.example')]).toEqual([201, 403]);
});

test.each([
  'https://home.example/api',
  'https://home.example/m/x',
  'https://home.example/a b',
  'https://x.example/%22',
])('PUBLIC_URL=%s is refused at start', (address) => {
  expect(() => readConfig({ PUBLIC_URL: address })).toThrow(StartupError);
});
