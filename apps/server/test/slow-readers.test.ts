import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ProtocolClient } from './kit/client.ts';
import { openMatch, playAtRandom } from './kit/play.ts';
import { type ChildServer, childServer, tempDir } from './kit/setup.ts';
import { RawSocket } from './support/malformed-socket.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const MATCH = { title: 'galaxy-dice', seats: SEATS };

/** Messages a client sends before it looks whether the clients have been dropped, and most in all. */
const PORTION = 200;
const MOST = 40_000;

const METRICS_TOKEN = 'token-of-the-metrics';

function megabytes({ process: { pid } }: ChildServer, line: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024;
}

async function counted(server: ChildServer, name: string): Promise<number> {
  const text = await (
    await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1]);
}

test('clients that never read are dropped before they fill the memory, and the match goes on', async () => {
  const server = await childServer({ DATA_DIR: tempDir(), METRICS_TOKEN, CREDITS: '1000000' });
  const players = [await ProtocolClient.join(server.url, 'Han'), await ProtocolClient.join(server.url, 'Leia')];
  const matchId = await openMatch(players, MATCH);
  await playAtRandom(players, matchId, { most: 20 });
  const before = megabytes(server, 'VmRSS');
  // Sockets of a player: an overloaded server would put off those of watchers.
  const readers = await Promise.all(Array.from({ length: 3 }, () => RawSocket.open(server.url, players[0]?.token)));
  for (const reader of readers) reader.pause();
  const dropped = () => counted(server, 'echo_base_slow_sockets_total');
  // Without reading they do not learn that they are dropped.
  for (let sent = 0; sent < MOST && (await dropped()) < readers.length; sent += PORTION) {
    for (const reader of readers)
      for (let id = 1; id <= PORTION; id++) reader.send(`42${sent + id}["watch",{"matchId":"${matchId}"}]`);
  }
  expect(await dropped()).toBe(readers.length);
  await expect.poll(() => counted(server, 'echo_base_sockets')).toBe(players.length);
  expect(megabytes(server, 'VmHWM') - before).toBeLessThan(450);
  const began = Date.now();
  await playAtRandom(players, matchId, { most: 5 });
  expect(Date.now() - began).toBeLessThan(5_000);
  for (const client of [...players, ...readers]) client.close();
});

test('a client that does not read, or sent half a request, does not delay the shutdown', async () => {
  const server = await childServer({ DATA_DIR: tempDir(), METRICS_TOKEN, CREDITS: '1000000' });
  const players = [await ProtocolClient.join(server.url, 'Han'), await ProtocolClient.join(server.url, 'Leia')];
  const matchId = await openMatch(players, MATCH);
  const reader = await RawSocket.open(server.url);
  reader.pause();
  for (let id = 1; id <= 500; id++) reader.send(`42${id}["watch",{"matchId":"${matchId}"}]`);
  const half = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => undefined);
  const head = ['POST /api/session HTTP/1.1', 'host: a', 'content-type: application/json', 'content-length: 99'];
  await new Promise<void>((sent) => half.write(`${head.join('\r\n')}\r\n\r\n{"name"`, () => sent()));
  // What is answered now has come after both.
  for (const player of players) await player.emit('ping');
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const began = Date.now();
  expect(await server.stop()).toBe(0);
  expect(Date.now() - began).toBeLessThan(9_000);
  half.destroy();
  for (const client of [...players, reader]) client.close();
});
