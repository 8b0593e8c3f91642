import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';

test('a session is created, shown, renamed and ended', async () => {
  const { url } = await testServer();
  const han = new ProtocolClient(url, 'Han');
  const made = await han.api('POST', '/api/session', { name: '  Han Solo ' });
  expect(made.status).toBe(201);
  expect(made.body).toEqual({ playerId: expect.any(String), name: 'Han Solo', token: expect.any(String) });
  expect(made.headers.get('cache-control')).toBe('no-store');
  han.token = made.body.token;
  const { playerId } = made.body;
  const shown = await han.api('GET', '/api/session');
  expect([shown.status, shown.body]).toEqual([200, { playerId, name: 'Han Solo' }]);
  const renamed = await han.api('PATCH', '/api/session', { name: 'Chewbacca' });
  expect([renamed.status, renamed.body]).toEqual([200, { playerId, name: 'Chewbacca' }]);
  expect((await han.api('GET', '/api/session')).body).toEqual({ playerId, name: 'Chewbacca' });
  expect((await han.api('DELETE', '/api/session')).status).toBe(204);
  const gone = await han.api('GET', '/api/session');
  expect([gone.status, gone.body.error.code]).toEqual([401, 'no_session']);
});

test.each([
  [{}],
  [{ name: '' }],
  [{ name: '   ' }],
  [{ name: 'x'.repeat(41) }],
  [{ name: 7 }],
  [{ name: 'a\u0000b' }],
  [{ name: 'Han', x: 1 }],
])('no session is created with %j', async (body) => {
  const { url } = await testServer();
  const { status, body: answer } = await new ProtocolClient(url, '').api('POST', '/api/session', body);
  expect([status, answer.error.code]).toEqual([400, 'invalid_body']);
  expect(answer.error.message).toEqual(expect.any(String));
});

test.each(['gzip', 'br', 'deflate'])('a body falsely declared as %s is a client error', async (encoding) => {
  const { url, log } = await testServer();
  const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
  const answer = await fetch(`${url}/api/session`, { method: 'POST', headers, body: '{"name":"Han"}' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'invalid_body', params: { problem: 'not_json' } } });
  expect(log.join('')).not.toContain('"level":50');
});

test('session routes refuse requests without a session and from other origins', async () => {
  const { url } = await testServer();
  const visitor = new ProtocolClient(url, '');
  expect((await visitor.api('GET', '/api/session')).status).toBe(401);
  expect((await visitor.api('PATCH', '/api/session', { name: 'Han' })).status).toBe(401);
  expect((await visitor.api('DELETE', '/api/session')).status).toBe(401);
  visitor.token = 'x'.repeat(43);
  expect((await visitor.api('GET', '/api/session')).body.error.code).toBe('no_session');
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
  const evil = await fetch(`${url}/api/session`, { method: 'POST', headers, body: '{"name":"Han"}' });
  expect(evil.status).toBe(403);
  expect(await evil.json()).toMatchObject({ error: { code: 'bad_origin' } });
});

test('signing out disconnects the session’s sockets', async () => {
  const { url } = await testServer();
  const han = await ProtocolClient.join(url, 'Han');
  const gone = new Promise((resolve) => han.socket!.once('disconnect', resolve));
  await han.api('DELETE', '/api/session');
  await gone;
  han.close();
});

test('a newcomer who asks who they are, if anyone, is not refused', async () => {
  const { url } = await testServer({ env: { SERVER_PASSWORD: 'a long secret' } });
  const withoutSession = await fetch(`${url}/api/session?ifAny=true`);
  expect([withoutSession.status, await withoutSession.text()]).toEqual([204, '']);
  expect((await fetch(`${url}/api/session`)).status).toBe(401);
  expect((await fetch(`${url}/api/session?ifAny=maybe`)).status).toBe(400);
});

test('an invisible name is refused with a reason; a name saved before stays readable', async () => {
  const { url, store } = await testServer();
  const han = await ProtocolClient.guest(url, 'Han');
  const rename = async (name: string) => (await han.api('PATCH', '/api/session', { name })).body.error?.params;
  expect(await rename('\u3164')).toEqual({ path: 'name', problem: 'unreadable' });
  expect(await rename('x'.repeat(33))).toEqual({ path: 'name', problem: 'too_long' });
  const old = `\u3164${'x'.repeat(39)}`;
  await store.renamePlayer(han.playerId, old);
  expect((await han.api('GET', '/api/session')).body.name).toBe(old);
  const body = { title: 'galaxy-dice', visibility: 'public', spectators: 'open' };
  const made = await han.api('POST', '/api/matches', body);
  expect([made.status, made.body.match.host]).toEqual([201, old]);
  expect((await han.api('POST', `/api/matches/${made.body.matchId}/join`, {})).status).toBe(200);
  expect((await han.api('GET', '/api/matches')).body.matches[0].host).toBe(old);
});
