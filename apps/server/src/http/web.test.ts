import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDir, testServer } from '../../test/kit/setup.ts';

function built(): string {
  const dir = tempDir();
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<title>Echo Base</title>');
  writeFileSync(join(dir, 'assets', 'app-1a2b.js'), 'console.log(1)');
  writeFileSync(join(dir, 'assets', 'app-1a2b.js.br'), 'brotli');
  return dir;
}

test('client routes get its index, files their own caching', async () => {
  const server = await testServer({ webDir: built() });
  for (const path of ['/', '/match/abc', '/join/abc?code=x']) {
    const page = await fetch(server.url + path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await page.text()).toContain('Echo Base');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  }
  const plain = await fetch(`${server.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await plain.text()).toBe('console.log(1)');
  const small = await fetch(`${server.url}/assets/app-1a2b.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  expect(small.headers.get('content-encoding')).toBe('br');
});

test('a page has its style sheets as text after its tags, and links one that would end the element', async () => {
  const webDir = built();
  const link = (name: string) => `<link rel="stylesheet" crossorigin href="/assets/${name}">`;
  writeFileSync(join(webDir, 'index.html'), `<head>${link('a.css')}${link('b.css')}<title>Echo Base</title></head>`);
  writeFileSync(join(webDir, 'assets', 'a.css'), '.a{color:red}');
  writeFileSync(join(webDir, 'assets', 'b.css'), '.b{content:"</style>"}');
  const { url } = await testServer({ webDir });
  const [head] = (await (await fetch(url)).text()).split('</head>');
  const [before, styles] = head?.split('<style>') ?? [];
  expect(before).toContain('<meta property="og:title"');
  expect(styles).toBe(
    '.a{color:red}</style><link rel="stylesheet" disabled href="/assets/a.css" /><link rel="stylesheet" crossorigin href="/assets/b.css" />',
  );
});

test('the script of the opening is asked for relative to the page, unless the path before it is known', async () => {
  const webDir = built();
  writeFileSync(join(webDir, 'index.html'), '<head><script defer src="./assets/opening-1a.js"></script></head>');
  const scriptOf = async (url: string) => /src="([^"]*)"/.exec(await (await fetch(url)).text())?.[1];
  const { url } = await testServer({ webDir });
  for (const [page, script] of [
    ['/', 'assets/opening-1a.js'],
    ['/finished', 'assets/opening-1a.js'],
    ['/m/abc', '../assets/opening-1a.js'],
    ['/m/abc/replay', '../../assets/opening-1a.js'],
  ] as const)
    expect([page, await scriptOf(url + page)]).toEqual([page, script]);
  const below = await testServer({ webDir, env: { PUBLIC_URL: 'https://home.example/games' } });
  for (const page of ['/games', '/games/', '/games/m/abc'])
    expect([page, await scriptOf(below.url + page)]).toEqual([page, '/games/assets/opening-1a.js']);
});

test('parts of a page have the headers that apply to them, and none of those that only documents obey', async () => {
  const webDir = built();
  writeFileSync(join(webDir, 'assets', 'mark-1a2b.svg'), '<svg/>');
  const server = await testServer({ webDir });
  const part = (await fetch(`${server.url}/assets/app-1a2b.js`)).headers;
  expect(part.get('x-content-type-options')).toBe('nosniff');
  expect(part.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(part.get('content-security-policy')).toBeNull();
  // A drawing can be opened as a document.
  const drawing = (await fetch(`${server.url}/assets/mark-1a2b.svg`)).headers;
  expect(drawing.get('content-security-policy')).toContain("default-src 'none'");
});

test('drawings are cached permanently by their version, and shown as they are now to pages of another one', async () => {
  const webDir = built();
  mkdirSync(join(webDir, 'art', '0123456789', 'planets'), { recursive: true });
  writeFileSync(join(webDir, 'art', '0123456789', 'planets', 'hoth.svg'), '<svg/>');
  const server = await testServer({ webDir });
  const drawing = async (path: string) => {
    const answer = await fetch(server.url + path);
    return [answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')];
  };
  const picture = 'image/svg+xml';
  expect(await drawing('/art/0123456789/planets/hoth.svg')).toEqual([
    200,
    'public, max-age=31536000, immutable',
    picture,
  ]);
  for (const old of ['/art/aaaaaaaaaa/planets/hoth.svg', '/art/planets/hoth.svg'])
    expect([old, ...(await drawing(old))]).toEqual([old, 200, 'no-cache', picture]);
  for (const gone of ['/art/aaaaaaaaaa/planets/alderaan.svg', '/art/aaaaaaaaaa/../../../secret.svg', '/art/'])
    expect([gone, (await drawing(gone))[2] === picture]).toEqual([gone, false]);
});

test('missing files, API routes and paths outside the client are not found', async () => {
  const server = await testServer({ webDir: built() });
  for (const path of ['/assets/gone.js', '/api', '/api/gone', '/assets/..%2f..%2f..%2fetc%2fpasswd', '/%ff']) {
    const answer = await fetch(server.url + path);
    expect([path, answer.status === 404 || (await answer.text()).includes('Echo Base')]).toEqual([path, true]);
  }
  expect((await fetch(`${server.url}/api/gone`)).status).toBe(404);
  expect((await fetch(`${server.url}/assets/gone.js`)).status).toBe(404);
  expect((await fetch(`${server.url}/match/abc`, { method: 'POST' })).status).toBe(404);
});

test('files that are replaced or vanish under a running server are served as they are now', async () => {
  const webDir = built();
  writeFileSync(join(webDir, 'index.html.br'), 'brotli');
  const server = await testServer({ webDir });
  rmSync(join(webDir, 'index.html.br'));
  rmSync(join(webDir, 'assets', 'app-1a2b.js'));
  writeFileSync(join(webDir, 'assets', 'app-3c4d.js'), 'console.log(2)');
  expect(await (await fetch(server.url, { headers: { 'accept-encoding': 'br' } })).text()).toContain('Echo Base');
  const gone = await fetch(`${server.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(gone.status).toBe(404);
  expect(await (await fetch(`${server.url}/assets/app-3c4d.js`)).text()).toBe('console.log(2)');
});

test('an unchanged file is answered with 304', async () => {
  const server = await testServer({ webDir: built() });
  const tag = (await fetch(server.url)).headers.get('etag') ?? '';
  // Not fetch: with this header it asks caches for a new copy.
  const status = await new Promise((resolve) => {
    get(server.url, { headers: { 'if-none-match': tag } }, (answer) => resolve(answer.resume().statusCode));
  });
  expect(status).toBe(304);
});

test('a server without a built client serves the API', async () => {
  const server = await testServer();
  expect((await fetch(`${server.url}/api/titles`)).status).toBe(200);
  expect((await fetch(`${server.url}/`)).status).toBe(404);
});
