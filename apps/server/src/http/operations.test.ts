import { get } from 'node:http';
import { errorBody, errorCodes, titleList } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../storage/store.ts';
import { answerOf, asRefused } from './errors.ts';

const METRICS_TOKEN = 'token-of-the-metrics';

test('health reports that the process is up, readiness that the storage can write', async () => {
  let broken = false;
  const server = await testServer({
    store: (store): Store => ({
      ...store,
      ready: () => (broken ? Promise.reject(new Error('no disk')) : store.ready()),
    }),
  });
  const status = async (path: string) => (await fetch(server.url + path)).status;
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  broken = true;
  // A check is good for a second.
  await expect.poll(() => status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);
  expect(await (await fetch(`${server.url}/readyz`)).text()).not.toContain('no disk');
});

test('metrics are counted', async () => {
  const server = await testServer({ env: { METRICS_TOKEN } });
  const players = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const matchId = await openMatch(players, { title: 'galaxy-dice', seats });
  await playAtRandom(players, matchId, { most: 7 });
  await players[0]?.emit('act', { matchId, seat: 'p2', decision: 'd', choice: 'c', id: 'x' });
  await players[0]?.emit('say', { matchId, text: 'hello' });
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toContain('echo_base_acts_total{title="galaxy-dice"} 7');
  expect(text).toContain('echo_base_refusals_total{code="not_seated"} 1');
  expect(text).toContain('echo_base_act_seconds_count 7');
  expect(text).toContain('echo_base_append_acts_sum 7');
  expect(text).toMatch(/echo_base_append_seconds_sum 0\.\d+/);
  expect(text).toContain('echo_base_said_total 1');
  expect(text).toContain('echo_base_matches{status="playing"} 1');
  expect(text).toContain('echo_base_sockets 2');
});

test('titles and their options are described', async () => {
  const server = await testServer();
  const { titles } = titleList.parse(await (await fetch(`${server.url}/api/titles`)).json());
  const dice = titles.find((title) => title.id === 'galaxy-dice');
  expect(dice).toMatchObject({ minPlayers: 2, maxPlayers: 4, seatings: expect.arrayContaining([['p1', 'p2']]) });
  expect(dice?.seats.map((seat) => seat.id)).toEqual(['p1', 'p2', 'p3', 'p4']);
  expect(dice?.name).not.toContain('title.');
  expect(dice?.options).toMatchObject({ type: 'object', properties: { short: { type: 'boolean' } } });
});

test('the API description lists every path, and all references resolve', async () => {
  const server = await testServer();
  const { body: api } = await new ProtocolClient(server.url, 'visitor').api('GET', '/api/openapi.json');
  expect(api.openapi).toBe('3.1.0');
  expect(Object.keys(api.paths)).toEqual(
    expect.arrayContaining(['/api/session', '/api/titles', '/api/matches', '/api/matches/{id}/join', '/readyz']),
  );
  const schemas = Object.keys(api.components.schemas);
  const references = JSON.stringify(api).match(/#\/components\/schemas\/[^"]+/g) ?? [];
  expect(references.length).toBeGreaterThan(10);
  for (const reference of references) expect(schemas).toContain(reference.split('/').at(-1));
  expect(JSON.stringify(api)).not.toContain('#/$defs/');
});

test('every code has a status and a message; unknown errors reveal nothing', () => {
  for (const code of errorCodes) {
    const { status, body } = answerOf(new Refused(code));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(errorBody.safeParse(body).success).toBe(true);
  }
  for (const error of [new Error('secret'), 'secret', null, { status: 418 }])
    expect(JSON.stringify(answerOf(asRefused(error)))).not.toContain('secret');
});

test('a missing path and a method that is not allowed have different codes', async () => {
  const server = await testServer();
  const ask = async (method: string, path: string) => {
    const answer = await fetch(server.url + path, { method });
    return [answer.status, errorBody.parse(await answer.json()).error.code];
  };
  expect(await ask('GET', '/api/nothing')).toEqual([404, 'not_found']);
  expect(await ask('GET', '/nothing')).toEqual([404, 'not_found']);
  expect(await ask('PUT', '/api/titles')).toEqual([405, 'method_not_allowed']);
  expect(await ask('GET', '/api/matches/nowhere')).toEqual([404, 'no_such_match']);
});

test('metrics need a token, also from this machine: behind a proxy and by DNS rebinding all requests come from it', async () => {
  const { port, url } = await testServer({ env: { METRICS_TOKEN } });
  const status = async (authorization?: string, base = url) =>
    (await fetch(`${base}/metrics`, { headers: { ...(authorization && { authorization }) } })).status;
  expect([await status(), await status('Bearer another-token')]).toEqual([403, 403]);
  expect(await status(`Bearer ${METRICS_TOKEN}`)).toBe(200);
  const rebound = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    get({ port, host: '127.0.0.1', path: '/metrics', headers }, ({ statusCode }) => resolve(statusCode)).on(
      'error',
      reject,
    );
  });
  expect(rebound).toBe(403);
  const without = await testServer({ env: { OPERATOR_TOKEN: 'token-of-the-operator' } });
  expect(await status('Bearer token-of-the-operator', without.url)).toBe(200);
  expect(await status(undefined, (await testServer()).url)).toBe(403);
});

test('tokens of the metrics cannot be guessed for long', async () => {
  const { url } = await testServer({ env: { METRICS_TOKEN } });
  const guess = async (token: string) =>
    (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status;
  for (let tries = 0; tries < 20; tries++) await guess(`guess-${tries}`);
  expect(await guess('one-more')).toBe(429);
});
