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

test('the cookie is not readable by scripts, and sent over https only if players connect by https', () => {
  const parts = (isHttps: boolean) => cookieOf('abc', isHttps).split('; ').sort();
  const always = ['HttpOnly', expect.stringMatching(/^Max-Age=\d+$/), 'Path=/', 'SameSite=Lax'];
  expect(parts(false)).toEqual([...always, 'session=abc']);
  expect(parts(true)).toEqual([...always, 'Secure', 'session=abc']);
  expect(cookieOf('', false)).toContain('Max-Age=0');
});

test('the stored hash does not reveal the token', () => {
  expect(hashToken('abc')).not.toContain('abc');
  expect(hashToken('abc')).toBe(hashToken('abc'));
});
