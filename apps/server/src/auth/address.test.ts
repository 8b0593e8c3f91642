import { expect, test } from 'vitest';
import { type Asking, addressOf, isLocal } from './address.ts';

const asking = (remoteAddress: string, headers: Record<string, string> = {}): Asking =>
  ({ headers, socket: { remoteAddress } }) as unknown as Asking;

test('without a proxy only the connection tells the address', () => {
  expect(addressOf(asking('10.0.0.7', { 'x-forwarded-for': '1.2.3.4' }), false)).toBe('10.0.0.7');
  expect(addressOf(asking('::ffff:10.0.0.7'), false)).toBe('10.0.0.7');
});

test('behind a proxy only what the proxy itself added counts', () => {
  const spoofed = { 'x-forwarded-for': '9.9.9.9, 8.8.8.8, 1.2.3.4' };
  expect(addressOf(asking('127.0.0.1', spoofed), true)).toBe('1.2.3.4');
  expect(addressOf(asking('127.0.0.1', { 'x-forwarded-for': '1.2.3.4, nonsense' }), true)).toBe('127.0.0.1');
  expect(addressOf(asking('127.0.0.1'), true)).toBe('127.0.0.1');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('of %s the network counts', (address, network) => {
  expect(addressOf(asking(address), false)).toBe(network);
});

test('local is who asks from here without anybody between', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map((from) => isLocal(asking(from)))).toEqual([true, true, true]);
  expect(isLocal(asking('10.0.0.7'))).toBe(false);
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
    expect(isLocal(asking('127.0.0.1', { [header]: '127.0.0.1' }))).toBe(false);
});
