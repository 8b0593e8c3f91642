import { expect, test } from 'vitest';
import { TEST_SEED } from '../../../scripts/test-seed.ts';
import { ProtocolClient } from './kit/client.ts';
import { openMatch } from './kit/play.ts';
import { childServer, tempDir } from './kit/setup.ts';
import { badRequests, send } from './support/malformed-requests.ts';
import { seededRandom } from './support/malformed-rng.ts';

/** Least number of requests; `npm run tool -- test:abuse` sets it. */
const REQUESTS = Number(process.env.ABUSE_REQUESTS ?? 200);
const MATCH = { title: 'galaxy-dice', seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })) };

test(`malformed requests get an error in JSON and have no effect on others`, async () => {
  const server = await childServer({ DATA_DIR: tempDir(), CREDITS: '1000000', HTTP_CREDITS: '1000000' });
  const [han, leia, lando] = [
    await ProtocolClient.join(server.url, 'Han'),
    await ProtocolClient.join(server.url, 'Leia'),
    await ProtocolClient.guest(server.url, 'Lando'),
  ];
  const matchId = await openMatch([han, leia], MATCH);
  const made = await han.api('POST', '/api/matches', { ...MATCH, visibility: 'private', spectators: 'closed' });
  const known = { token: lando.token, matchId, privateMatch: made.body.matchId };
  const before = JSON.stringify((await han.emit('watch', { matchId })).frames);
  const requests = badRequests(known, seededRandom(TEST_SEED));
  for (let round = 1; requests.length < REQUESTS; round++)
    requests.push(...badRequests(known, seededRandom(TEST_SEED + round)));
  for (const [index, bad] of requests.entries()) {
    const shown = `${bad.method} ${bad.path.slice(0, 80)} ${JSON.stringify(bad.headers ?? {}).slice(0, 100)} ${String(bad.body).slice(0, 120)}`;
    const { status, headers, text } = await send(server.url, bad).catch((error: Error) => ({
      status: 0,
      headers: { 'content-type': '' },
      text: error.message,
    }));
    const isRight = status >= 400 && status < 500 && (bad.status === undefined || status === bad.status);
    const isShaped =
      headers['content-type']?.includes('application/json') && /^\{"error":\{"code":"[a-z_]+",.*"message":"/.test(text);
    if (!isRight || !isShaped) expect.soft(`${shown} -> ${status} ${text.slice(0, 150)}`).toBe(bad.status ?? '4xx');
    expect.soft(text).not.toContain(han.playerId);
    if (index % 50 === 49) expect((await send(server.url, { method: 'GET', path: '/healthz' })).status).toBe(200);
  }
  expect(requests.length).toBeGreaterThanOrEqual(REQUESTS);
  expect(JSON.stringify((await han.emit('watch', { matchId })).frames)).toBe(before);
  expect((await lando.api('GET', '/api/session')).body).toEqual({ playerId: lando.playerId, name: 'Lando' });
  expect((await lando.api('GET', '/api/matches?mine=true')).body).toEqual({ matches: [] });
  expect((await lando.api('POST', '/api/session', {})).status).toBe(400);
  expect(server.process.exitCode).toBeNull();
  expect(server.output()).not.toMatch(/"level":[56]0/);
  han.close();
  leia.close();
});

test('too many requests from one address get the time to retry after', async () => {
  const env = { DATA_DIR: tempDir(), HTTP_CREDITS: '20', HTTP_CREDITS_PER_SECOND: '5' };
  const server = await childServer(env);
  const replies = await Promise.all(
    Array.from({ length: 200 }, () => send(server.url, { method: 'GET', path: '/api/titles' })),
  );
  const refused = replies.filter(({ status }) => status === 429);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
  expect(refused.length).toBeGreaterThan(150);
  for (const { headers, text } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'slow_down', message: expect.any(String) } });
  }
  await new Promise((resolve) => setTimeout(resolve, Number(refused.at(-1)!.headers['retry-after']) * 1_000));
  expect((await send(server.url, { method: 'GET', path: '/healthz' })).status).toBe(200);
});
