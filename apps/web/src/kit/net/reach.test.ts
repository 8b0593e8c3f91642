import type { ServerInfo } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { reachOf, serverAddresses } from './reach.ts';

const PLAIN: ServerInfo = { name: 'Echo Base', version: '1', needsPassword: false, create: 'everyone' };
const HOME: ServerInfo = {
  ...PLAIN,
  networkAddresses: [
    { url: 'http://192.168.1.20:8000', network: 'wlan0' },
    { url: 'http://10.0.0.5:8000', network: 'eth0' },
  ],
};
const PUBLIC: ServerInfo = { ...PLAIN, publicUrl: 'https://play.example' };
const urls = (page: string, info: ServerInfo | null) => serverAddresses(page, info).map(({ url }) => url);

test.each([
  ['http://localhost:8000', 'computer'],
  ['http://127.0.0.1:8000', 'computer'],
  ['http://[::1]:8000', 'computer'],
  ['http://192.168.1.20:8000', 'network'],
  ['http://172.20.1.1', 'network'],
  ['http://172.40.1.1', 'anywhere'],
  ['http://raspberrypi:8000', 'network'],
  ['http://nas.local:8000', 'network'],
  ['http://[fd12::1]:8000', 'network'],
  ['http://203.0.113.7:8000', 'anywhere'],
  ['https://play.example', 'anywhere'],
])('%s can be opened by devices of: %s', (url, reach) => {
  expect(reachOf(url)).toBe(reach);
});

test('a link of a page on the server’s own computer has an address of the network', () => {
  expect(urls('http://localhost:8000', HOME)).toEqual(['http://192.168.1.20:8000', 'http://10.0.0.5:8000']);
  expect(urls('http://127.0.0.1:8000', PLAIN)).toEqual(['http://127.0.0.1:8000']);
});

test('a link of any other page has the address of the page', () => {
  expect(urls('http://192.168.1.20:8000', PLAIN)).toEqual(['http://192.168.1.20:8000']);
  expect(urls('https://play.example', null)).toEqual(['https://play.example']);
});

test('the public address comes first, and those of the network that the page knows remain possible', () => {
  expect(urls('http://localhost:8000', PUBLIC), 'none is known').toEqual(['https://play.example']);
  expect(urls('https://play.example', PUBLIC)).toEqual(['https://play.example']);
  expect(urls('http://192.168.1.20:8000', PUBLIC)).toEqual(['https://play.example', 'http://192.168.1.20:8000']);
  expect(urls('http://localhost:8000', { ...HOME, ...PUBLIC })).toEqual([
    'https://play.example',
    'http://192.168.1.20:8000',
    'http://10.0.0.5:8000',
  ]);
  const named = { ...PLAIN, publicUrl: 'http://nas.local:8000' };
  expect(urls('http://nas.local:8000', named), 'no address twice').toEqual(['http://nas.local:8000']);
});
