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

test('a star allows every origin', () => {
  expect(isOriginAllowed({ allowedOrigins: ['*'] }, { origin: 'http://any.example', host: 'a' })).toBe(true);
});
