import { afterEach, expect, test, vi } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';

const wallClock = Date.now;
const HOUR_MS = 3_600_000;
const LIMITS = { HTTP_CREDITS: '20', HTTP_CREDITS_PER_SECOND: '5', CREDITS: '20', CREDITS_PER_SECOND: '5' };
const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const MATCH = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats: SEATS };

afterEach(() => void vi.restoreAllMocks());

/** Sets the wall clock forward or back until the end of the test. */
function stepWallClock(ms: number): void {
  vi.spyOn(Date, 'now').mockImplementation(() => wallClock() + ms);
}

test('a wall clock set back refuses no requests, messages, chat, new sessions and passwords', async () => {
  const server = await testServer({ env: { ...LIMITS, SERVER_PASSWORD: 'echo-3', SESSIONS_PER_HOUR: '2' } });
  const enter = (name: string, password = 'echo-3') =>
    new ProtocolClient(server.url, name).api('POST', '/api/session', { name, password });
  const ann = new ProtocolClient(server.url, 'Ann');
  ann.token = (await enter('Ann')).body.token;
  await ann.connect();
  const { matchId } = (await ann.api('POST', '/api/matches', MATCH)).body;
  expect(await ann.emit('say', { matchId, text: 'before' })).toMatchObject({ ok: true });
  stepWallClock(-HOUR_MS);
  expect((await ann.api('GET', '/api/titles')).status).toBe(200);
  expect(await ann.emit('ping')).toMatchObject({ ok: true });
  expect(await ann.emit('say', { matchId, text: 'after' })).toMatchObject({ ok: true });
  expect((await enter('Bob', 'wrong')).body.error).toMatchObject({ code: 'wrong_password' });
  expect((await enter('Bob')).status).toBe(201);
  ann.close();
});

test('a wall clock set forward refills no limit: chat, new sessions and wrong passwords', async () => {
  const server = await testServer({ env: { SERVER_PASSWORD: 'echo-3', SESSIONS_PER_HOUR: '1' } });
  const session = (body: object) => new ProtocolClient(server.url, '').api('POST', '/api/session', body);
  const ann = new ProtocolClient(server.url, 'Ann');
  ann.token = (await session({ name: 'Ann', password: 'echo-3' })).body.token;
  await ann.connect();
  const { matchId } = (await ann.api('POST', '/api/matches', MATCH)).body;
  const say = () => ann.emit('say', { matchId, text: 'hello' });
  for (let line = 0; line < 5; line++) expect(await say()).toMatchObject({ ok: true });
  stepWallClock(HOUR_MS);
  expect(await say()).toMatchObject({ error: { code: 'slow_down' } });
  expect((await session({ name: 'Bob', password: 'echo-3' })).body.error.code).toBe('slow_down');
  const guess = () => session({ name: 'Bob', password: 'wrong' });
  for (let tries = 0; tries < 20; tries++) expect((await guess()).body.error.code).toBe('wrong_password');
  stepWallClock(2 * HOUR_MS);
  expect((await guess()).body.error.code).toBe('slow_down');
  ann.close();
});
