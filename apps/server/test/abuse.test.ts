import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { ProtocolClient } from './kit/client.ts';
import { openMatch, randomChoice } from './kit/play.ts';
import { type ChildServer, childServer, tempDir, testServer } from './kit/setup.ts';
import { send } from './support/malformed-requests.ts';
import { RawSocket } from './support/malformed-socket.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const MATCH = { title: 'galaxy-dice', seats: SEATS };
const POISON = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1}}';
/** Guests created from one address; `npm run tool -- test:abuse` sends more. */
const NEWCOMERS = Number(process.env.ABUSE_NEWCOMERS ?? 500);
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** Properties inherited by every object, in this process and so in a server running in it. */
function inherited(): string[] {
  const roots = [Object.prototype, Array.prototype, String.prototype, Function.prototype];
  return roots.flatMap((root) => [...Object.getOwnPropertyNames(root), ...Object.keys(root)]);
}

let server: ChildServer;
let players: ProtocolClient[] = [];
let matchId: string;

/** Starts a server in its own process; its limits are high by default. */
async function start(env: Record<string, string> = { CREDITS: '1000000' }): Promise<void> {
  server = await childServer({ DATA_DIR: tempDir(), HTTP_CREDITS: '1000000', ...env });
}

const megabytes = (line: 'VmRSS' | 'VmHWM') => {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024;
};

async function sitDown(env?: Record<string, string>): Promise<void> {
  await start(env);
  players = [await ProtocolClient.join(server.url, 'Han'), await ProtocolClient.join(server.url, 'Leia')];
  matchId = await openMatch(players, MATCH);
}

/** Plays acts of honest players. Returns the milliseconds of each. */
async function playOn(acts: number): Promise<number[]> {
  const took: number[] = [];
  while (took.length < acts) {
    const asked = players.flatMap((player) =>
      player.framesOf(matchId).flatMap((frame) => frame.decisions.map((decision) => ({ player, decision }))),
    );
    const [next] = asked;
    if (!next) matchId = await openMatch(players, MATCH);
    else {
      const began = performance.now();
      const version = next.player.frame(matchId, next.decision.seat)?.version ?? 0;
      const answer = await next.player.act(matchId, next.decision, randomChoice(next.decision));
      took.push(performance.now() - began);
      const seen = () => (next.player.frame(matchId, next.decision.seat)?.version ?? 0) > version;
      if (answer.ok) await next.player.until(seen, 'the act');
    }
  }
  return took.sort((a, b) => a - b);
}

test('prototype pollution in any body, query, header, cookie or message has no effect', async () => {
  const here = await testServer();
  const before = inherited();
  const client = await ProtocolClient.join(here.url, 'Han');
  const table = (await client.api('POST', '/api/matches', { ...MATCH, visibility: 'public', spectators: 'open' })).body;
  const paths = [
    'session',
    'session/owner',
    'session/recover',
    'matches',
    'matches/import',
    `matches/${table.matchId}/join`,
  ];
  for (const path of [...paths, `moderation/matches/${table.matchId}/kick`]) {
    for (const body of [POISON, `{"name":${POISON}}`, `{"options":${POISON},"record":${POISON},"seats":[${POISON}]}`]) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${client.token}` };
      const poisoned = { ...headers, cookie: `__proto__=polluted; session=${KEYS[0]}`, 'x-forwarded-for': '__proto__' };
      const reply = await fetch(`${here.url}/api/${path}`, { method: 'POST', headers: poisoned, body });
      expect([path, reply.status >= 400 && reply.status < 500]).toEqual([path, true]);
    }
  }
  for (const key of KEYS) {
    for (const query of [`${key}=1`, `${key}[polluted]=1`, `status=${key}`, `title=${key}`, `cursor=${key}`])
      expect((await fetch(`${here.url}/api/matches?${query}`)).status).toBeLessThan(500);
  }
  const raw = await RawSocket.open(here.url, client.token, `40{"token":"${client.token}","__proto__":{"polluted":1}}`);
  let id = 1;
  for (const event of [
    'watch',
    'unwatch',
    'act',
    'undo',
    'answerUndo',
    'standing',
    'plan',
    'say',
    'signal',
    'react',
    'point',
    'ping',
    ...KEYS,
  ]) {
    for (const body of [
      POISON,
      `{"matchId":"${table.matchId}","since":${POISON},"choice":${POISON},"seat":"__proto__"}`,
    ]) {
      const answer = await raw.ask([`42${id}[${JSON.stringify(event)},${body}]`], id);
      expect([event, answer]).toMatchObject([event, { ok: false }]);
      id += 1;
    }
  }
  expect(inherited()).toEqual(before);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  client.close();
  raw.close();
});

test('a small body that decompresses to a large one is refused without decompressing it', async () => {
  await start();
  const bomb = gzipSync(Buffer.alloc(200 * 1_048_576, ' '));
  const before = megabytes('VmRSS');
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  for (let times = 0; times < 5; times++) {
    const reply = await send(server.url, { method: 'POST', path: '/api/session', headers, body: bomb });
    expect([reply.status, JSON.parse(reply.text).error.code]).toEqual([413, 'too_large']);
  }
  expect(megabytes('VmHWM') - before).toBeLessThan(120);
});

test('sockets negotiate no compression, so that nothing can decompress there', async () => {
  await start();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const said = await new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(chunk.toString()));
    socket.write(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
        'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n',
    );
  });
  socket.destroy();
  expect(said).toMatch(/^HTTP\/1\.1 101/);
  expect(said.toLowerCase()).not.toContain('permessage-deflate');
});

test('a match goes on under a flood of requests for missing pages and of half-open connections', async () => {
  // With default limits: players have their own token buckets, strangers share that of their address.
  await sitDown({});
  const quiet = await playOn(20);
  const before = megabytes('VmRSS');
  const halfOpen = Array.from({ length: 300 }, () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write('POST /api/session HT'));
    return socket.on('error', () => undefined);
  });
  const crowd = await Promise.all(Array.from({ length: 5 }, () => RawSocket.open(server.url)));
  for (const [at, stranger] of crowd.entries()) {
    for (let id = 1; id <= 2_000; id++) stranger.send(`42${id}["watch",{"matchId":"nowhere-${at}-${id}"}]`);
  }
  const busy = await playOn(20);
  for (const stranger of crowd) {
    expect(await stranger.over(20_000)).toBe('closed');
    expect(new Set([...stranger.codes, 'no_such_match', 'slow_down'])).toEqual(new Set(['no_such_match', 'slow_down']));
  }
  console.log(`acts under flood: p50 ${Math.round(busy[10] ?? 0)} ms, before ${Math.round(quiet[10] ?? 0)} ms`);
  expect(busy.at(-1)).toBeLessThan(5_000);
  expect(megabytes('VmHWM') - before).toBeLessThan(200);
  for (const socket of halfOpen) socket.destroy();
  for (const stranger of crowd) stranger.close();
});

test('the same client id with another act is answered as the first was, and changes nothing', async () => {
  await sitDown();
  const [next] = players.flatMap((player) =>
    player.framesOf(matchId).flatMap((frame) => frame.decisions.map((decision) => ({ player, decision }))),
  );
  if (!next) throw new Error('no seat has a decision');
  const first = await next.player.act(matchId, next.decision, randomChoice(next.decision), 'replayed');
  const { seat } = next.decision;
  for (const body of [
    { decision: next.decision.id, choice: 'something-else' },
    { decision: 'no-such-decision', choice: ['a'] },
  ])
    expect(await next.player.emit('act', { matchId, seat, ...body, id: 'replayed' })).toEqual(first);
});

test('a flood of new guests from one address ends in slow_down and leaves little stored', async () => {
  const narrow = await childServer({ DATA_DIR: tempDir(), HTTP_CREDITS: '1000000', SESSIONS_PER_HOUR: '100' });
  const codes = new Map<number, number>();
  for (let round = 0; round < NEWCOMERS / 100; round++) {
    const replies = await Promise.all(
      Array.from({ length: 100 }, async (_, at) => {
        const reply = await fetch(`${narrow.url}/api/session`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name: `Guest ${round}-${at}` }),
        });
        await reply.text();
        return reply.status;
      }),
    );
    for (const status of replies) codes.set(status, (codes.get(status) ?? 0) + 1);
  }
  expect([...codes.keys()].sort()).toEqual([201, 429]);
  expect(codes.get(201)).toBeLessThan(110);
});

afterEach(() => {
  for (const player of players) player.close();
});
