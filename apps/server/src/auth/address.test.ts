import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, type RequestSource } from './address.ts';

const asking = (remoteAddress: string, headers: Record<string, string> = {}): RequestSource =>
  ({ headers, socket: { remoteAddress } }) as unknown as RequestSource;

test('without a proxy the address is that of the connection', () => {
  expect(addressOf(asking('10.0.0.7', { 'x-forwarded-for': '1.2.3.4' }), false)).toBe('10.0.0.7');
  expect(addressOf(asking('::ffff:10.0.0.7'), false)).toBe('10.0.0.7');
});

test('behind a proxy only the entry added by the proxy counts', () => {
  const spoofed = { 'x-forwarded-for': '9.9.9.9, 8.8.8.8, 1.2.3.4' };
  expect(addressOf(asking('127.0.0.1', spoofed), true)).toBe('1.2.3.4');
  expect(addressOf(asking('127.0.0.1', { 'x-forwarded-for': '1.2.3.4, nonsense' }), true)).toBe('127.0.0.1');
  expect(addressOf(asking('127.0.0.1', { 'x-forwarded-for': '1.2.3.4, 010.1' }), true)).toBe('127.0.0.1');
  expect(addressOf(asking('127.0.0.1', { 'x-forwarded-for': '1.2.3.4, ::ffff:5.6.7.8' }), true)).toBe('5.6.7.8');
  expect(addressOf(asking('127.0.0.1', { 'x-forwarded-for': '2001:db8:1:2::6' }), true)).toBe('2001:db8:1:2::/64');
  expect(addressOf(asking('127.0.0.1'), true)).toBe('127.0.0.1');
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::1%eth0.100', 'fe80:0:0:0::/64'],
  ['64:ff9b::1.2.3.4', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the address of %s is its network', (address, network) => {
  expect(addressOf(asking(address), false)).toBe(network);
});

test('a closed connection has no address', () => {
  const gone = { headers: {}, socket: {} } as unknown as RequestSource;
  expect([addressOf(gone, false), addressOf(gone, true)]).toEqual(['', '']);
});

test('the address is valid for any forwarded value', () => {
  const address = fc.oneof(fc.ipV6(), fc.ipV4(), fc.ipV4Extended(), fc.string());
  const zone = fc.stringMatching(/^(%[\w.:-]{1,8})?$/);
  fc.assert(
    fc.property(address, zone, (last, zoned) => {
      const counted = addressOf(asking('10.0.0.7', { 'x-forwarded-for': `1.2.3.4, ${last}${zoned}` }), true);
      expect(isIP(counted.replace('/64', ''))).toBeGreaterThan(0);
    }),
  );
});
