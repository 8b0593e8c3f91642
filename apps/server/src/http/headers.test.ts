import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDir, testServer } from '../../test/kit/setup.ts';

/** Headers of a server with a web client. */
async function headersOf(env: Record<string, string> = {}) {
  const webDir = join(tempDir(), 'web');
  mkdirSync(webDir);
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>page</title>');
  const { url } = await testServer({ webDir, env });
  return async (path: string) => (await fetch(url + path)).headers;
}

const rules = (headers: Headers) =>
  new Map((headers.get('content-security-policy') ?? '').split('; ').map((rule) => [rule.split(' ')[0], rule]));

test.each(['/', '/matches/m1', '/api/titles', '/api/nothing', '/healthz'])(
  '%s has every safety header',
  async (path) => {
    const headers = await (await headersOf())(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = rules(headers);
    expect(policy.get('default-src')).toBe("default-src 'none'");
    expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(policy.get('base-uri')).toBe("base-uri 'none'");
    for (const name of ['access-control-allow-origin', 'strict-transport-security', 'server', 'x-powered-by'])
      expect([name, headers.get(name)]).toEqual([name, null]);
  },
);

test('an idle connection stays open longer than a proxy keeps it, so that no request meets its end', async () => {
  const headers = await (await headersOf())('/api/titles');
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(120);
});

test('pages run only our own scripts, and API answers load nothing and are not cached', async () => {
  const headers = await headersOf();
  const page = rules(await headers('/'));
  expect(page.get('script-src')).toBe("script-src 'self'");
  expect(page.get('connect-src')).toBe("connect-src 'self'");
  const data = await headers('/api/titles');
  expect([...rules(data).keys()]).toEqual(['default-src', 'base-uri', 'form-action', 'frame-ancestors']);
  expect(data.get('cache-control')).toBe('no-store');
});

test('with HSTS=false browsers get no HSTS, as other programs of the host name may have no https', async () => {
  const headers = await headersOf({ PUBLIC_URL: 'https://games.example', HSTS: 'false' });
  expect((await headers('/')).get('strict-transport-security')).toBeNull();
});

test('with https browsers get HSTS', async () => {
  const headers = await headersOf({ PUBLIC_URL: 'https://games.example' });
  for (const path of ['/', '/api/titles'])
    expect((await headers(path)).get('strict-transport-security')).toBe('max-age=31536000');
  expect(rules(await headers('/')).get('connect-src')).toBe("connect-src 'self' wss://games.example");
});
