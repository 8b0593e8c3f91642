import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { type ServerInfo, serverInfo } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { testServer } from '../../test/kit/setup.ts';
import { networkAddresses } from '../network-addresses.ts';

/** Asks as a page at this host, over a local connection. */
async function told(url: string, headers: Record<string, string>): Promise<ServerInfo> {
  const answer = await new Promise((resolve, reject) => {
    get(`${url}/api/server`, { headers }, (message) => json(message).then(resolve, reject)).on('error', reject);
  });
  return serverInfo.parse(answer);
}

test('a page on the server’s own computer learns the addresses for other devices', async () => {
  const server = await testServer({ env: { HOST: '0.0.0.0' } });
  const expected = networkAddresses({ port: server.port });
  for (const host of [`localhost:${server.port}`, `127.0.0.1:${server.port}`, `[::1]:${server.port}`])
    expect((await told(server.url, { host })).networkAddresses).toEqual(expected);
});

test('no one else learns an address of the local network', async () => {
  const server = await testServer({ env: { HOST: '0.0.0.0' } });
  const local = `localhost:${server.port}`;
  const strangers = [
    { host: 'play.example' },
    { host: `192.168.1.20:${server.port}` },
    { host: local, 'x-forwarded-for': '203.0.113.7' },
    { host: local, forwarded: 'for=203.0.113.7' },
    { host: local, via: '1.1 proxy' },
  ];
  for (const headers of strangers) expect((await told(server.url, headers)).networkAddresses).toBeUndefined();
});

test('a public address is told to all, those of the network beside it only to the server’s own computer', async () => {
  const server = await testServer({ env: { HOST: '0.0.0.0', PUBLIC_URL: 'https://play.example' } });
  const here = await told(server.url, { host: `localhost:${server.port}` });
  const expected = ['https://play.example', networkAddresses({ port: server.port })];
  expect([here.publicUrl, here.networkAddresses]).toEqual(expected);
  const others = [{ host: 'play.example' }, { host: `localhost:${server.port}`, via: '1.1 proxy' }];
  for (const headers of others) {
    const info = await told(server.url, headers);
    expect([info.publicUrl, info.networkAddresses]).toEqual(['https://play.example', undefined]);
  }
});
