import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { isLoopback, networkAddresses } from './network-addresses.ts';

function info(address: string): NetworkInterfaceInfo {
  const common = { address, netmask: '', mac: '', internal: isLoopback(address), cidr: null };
  return address.includes(':') ? { ...common, family: 'IPv6', scopeid: 0 } : { ...common, family: 'IPv4' };
}

const LAPTOP = {
  lo: [info('127.0.0.1'), info('::1')],
  docker0: [info('172.17.0.1')],
  'vEthernet (WSL)': [info('172.28.16.1')],
  tun0: [info('10.8.0.2')],
  eth0: [info('10.0.0.5'), info('fe80::1'), info('fd12::5')],
  wlan0: [info('192.168.1.20'), info('169.254.7.7')],
};
const urls = (...asked: Parameters<typeof networkAddresses>) => networkAddresses(...asked).map(({ url }) => url);

test('friends in the same network get the addresses of Wi-Fi and cable, and none of containers or tunnels', () => {
  expect(networkAddresses({ port: 8000 }, LAPTOP)).toEqual([
    { url: 'http://192.168.1.20:8000', network: 'wlan0' },
    { url: 'http://10.0.0.5:8000', network: 'eth0' },
  ]);
});

test('an address of IPv6 is in brackets, and is used where there is no other', () => {
  expect(urls({ port: 8000 }, { eth0: [info('fe80::1'), info('fd12::5')] })).toEqual(['http://[fd12::5]:8000']);
});

test('only addresses on which the server listens are told', () => {
  expect(urls({ port: 8000, host: '0.0.0.0' }, LAPTOP)).toHaveLength(2);
  expect(urls({ port: 8000, host: '::' }, LAPTOP)).toHaveLength(2);
  expect(urls({ port: 8000, host: '10.0.0.5' }, LAPTOP)).toEqual(['http://10.0.0.5:8000']);
  for (const host of ['127.0.0.1', '::1', 'localhost']) expect(urls({ port: 8000, host }, LAPTOP)).toEqual([]);
});

test.each([
  ['localhost', true],
  ['echo.localhost', true],
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.20', false],
  ['localhost.example', false],
  ['play.example', false],
])('%s is the computer itself: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
