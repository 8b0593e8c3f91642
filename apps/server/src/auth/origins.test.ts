import { expect, test } from 'vitest';
import { isOriginAllowed } from './origins.ts';

const config = { publicUrl: 'https://games.example', allowedOrigins: ['http://dev.example:5173'] };

test.each([
  [undefined, true],
  ['http://localhost:8000', true],
  ['https://games.example', true],
  ['http://dev.example:5173', true],
  ['http://evil.example', false],
  ['http://localhost:8001', false],
  ['null', false],
  ['', false],
])('origin %s: %s', (origin, allowed) => {
  expect(isOriginAllowed(config, { origin, host: 'localhost:8000' })).toBe(allowed);
});

test.each([
  ['https://games.example', true],
  ['http://games.example', false],
  ['https://nas.home:8000', false],
  ['http://nas.home:8000', false],
])('called by the host of PUBLIC_URL, a page needs its scheme too: %s: %s', (origin, allowed) => {
  expect(isOriginAllowed({ ...config, allowedOrigins: [] }, { origin, host: 'games.example' })).toBe(allowed);
});

test.each(['ftp', 'x', 'ws', 'chrome-extension'])('no page of the scheme %s is one of players', (scheme) => {
  for (const one of [config, { allowedOrigins: [] }])
    expect(isOriginAllowed(one, { origin: `${scheme}://localhost:8000`, host: 'localhost:8000' })).toBe(false);
});

test('a star allows every origin', () => {
  expect(isOriginAllowed({ allowedOrigins: ['*'] }, { origin: 'http://any.example', host: 'a' })).toBe(true);
});
