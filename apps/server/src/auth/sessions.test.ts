import { expect, test } from 'vitest';
import { cookieOf, hashToken, tokenOf } from './sessions.ts';

test('the token is found in the header or the cookie', () => {
  expect(tokenOf({ authorization: 'Bearer abc' })).toBe('abc');
  expect(tokenOf({ authorization: 'Basic abc' })).toBeNull();
  expect(tokenOf({ cookie: 'theme=dark; session=abc; x=y' })).toBe('abc');
  expect(tokenOf({ authorization: 'Bearer one', cookie: 'session=two' })).toBe('one');
  expect(tokenOf({ cookie: 'session=' })).toBeNull();
  expect(tokenOf({})).toBeNull();
});

test('the cookie is for us alone, and for https alone where that is how players come', () => {
  expect(cookieOf('abc', false)).toMatch(/^session=abc; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  expect(cookieOf('abc', true)).toMatch(/; Secure$/);
  expect(cookieOf('', false)).toContain('Max-Age=0');
});

test('what is kept does not give the token away', () => {
  expect(hashToken('abc')).not.toContain('abc');
  expect(hashToken('abc')).toBe(hashToken('abc'));
});
