import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, createSession, deleteSession, joinMatch, listMatches, showMatch } from './api.ts';
import { onNoSession } from './no-session.ts';

const calls: { url: string; init: RequestInit }[] = [];

function answer(status: number, body?: unknown): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return Promise.resolve(new Response(body === undefined ? null : JSON.stringify(body), { status }));
  });
}

const refused = (code: string, more: object = {}) => ({ error: { code, message: 'for developers', ...more } });
const caught = (promise: Promise<unknown>) => promise.then(() => null).catch((error: unknown) => error);

afterEach(() => {
  calls.length = 0;
});

test('a refusal becomes an error with its code, parameters and clause', async () => {
  answer(409, refused('seat_taken', { params: { seat: 'p1' }, clause: 'x.1' }));
  const error = await caught(joinMatch('m1', 'p1'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'seat_taken', params: { seat: 'p1' }, clause: 'x.1', status: 409 });
});

test('a code this client does not know is passed on', async () => {
  answer(403, refused('banned_by_host'));
  expect(await caught(showMatch('m1'))).toMatchObject({ code: 'banned_by_host', status: 403 });
});

test('no answer, and a proxy that cannot reach the server, give the same error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  expect(await caught(showMatch('m1'))).toMatchObject({ code: 'offline', status: 0 });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
  expect(await caught(showMatch('m1'))).toMatchObject({ code: 'offline', status: 502 });
});

test('a page of a proxy in the place of an answer is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Sign in to this network</h1>')));
  expect(await caught(listMatches())).toMatchObject({ code: 'internal' });
});

test('queries and bodies hold only given values', async () => {
  answer(200, { matches: [] });
  await listMatches({ status: 'waiting', mine: 'true' });
  expect(calls[0]?.url).toBe('/api/matches?status=waiting&mine=true');
  answer(200, { seat: 'p2' });
  expect(await joinMatch('m 1', null, 'code')).toBe('p2');
  expect(calls[1]?.url).toBe('/api/matches/m%201/join');
  expect(calls[1]?.init.body).toBe('{"inviteCode":"code"}');
});

test('signing out has no answer; a name is sent unchanged', async () => {
  answer(204);
  await deleteSession();
  answer(201, { playerId: 'x', name: 'Ida', token: 't' });
  expect(await createSession('Ida')).toMatchObject({ name: 'Ida' });
});

test('listeners are notified if the server does not know the session', async () => {
  const lost = vi.fn();
  const stop = onNoSession(lost);
  answer(401, refused('no_session'));
  await caught(showMatch('m1'));
  stop();
  await caught(showMatch('m1'));
  expect(lost).toHaveBeenCalledTimes(1);
});
