import { serverInfo } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';

const PASSWORD = 'a-fair-password';
const TOKEN = 'token-of-the-operator';
const MATCH = { title: 'galaxy-dice', visibility: 'public', spectators: 'open' };

async function ask(url: string, method: string, path: string, body?: unknown, token?: string) {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const reply = await fetch(url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const json = (await reply.json()) as Record<string, unknown> & { error?: { code: string; params?: object } };
  return { status: reply.status, json, code: json.error?.code ?? null, retryAfter: reply.headers.get('retry-after') };
}

const join = (url: string, name: string, password?: string) =>
  ask(url, 'POST', '/api/session', { name, ...(password !== undefined && { password }) });

async function connected(url: string, token: string): Promise<ProtocolClient> {
  const client = new ProtocolClient(url, 'anyone');
  client.token = token;
  await client.connect().catch((error: Error) => {
    client.close();
    throw error;
  });
  return client;
}

test('the server information can be read without a session', async () => {
  const open = await testServer();
  expect(serverInfo.parse((await ask(open.url, 'GET', '/api/server')).json)).toMatchObject({
    needsPassword: false,
    create: 'everyone',
  });
  const closed = await testServer({ env: { SERVER_PASSWORD: PASSWORD, CREATE: 'owner', SPECTATOR_DELAY_S: '30' } });
  const told = await ask(closed.url, 'GET', '/api/server');
  expect(told.json).toMatchObject({ needsPassword: true, create: 'owner', spectatorDelayS: 30 });
  expect(JSON.stringify(told.json)).not.toContain(PASSWORD);
});

test('without the password there is no session, and requests without a session are refused', async () => {
  const { url } = await testServer({ env: { SERVER_PASSWORD: PASSWORD } });
  expect((await join(url, 'Han')).code).toBe('wrong_password');
  expect((await join(url, 'Han', 'guess')).code).toBe('wrong_password');
  for (const path of ['/api/titles', '/api/matches', '/api/matches/m1', '/api/matches/m1/record', '/api/session'])
    expect([path, (await ask(url, 'GET', path)).code]).toEqual([path, 'no_session']);
  await expect(connected(url, '')).rejects.toThrow(/no_session/);
  const han = await join(url, 'Han', PASSWORD);
  expect(han.status).toBe(201);
  const token = String(han.json.token);
  expect((await ask(url, 'GET', '/api/titles', undefined, token)).status).toBe(200);
  const made = await ask(url, 'POST', '/api/matches', MATCH, token);
  expect(made.status).toBe(201);
  expect((await ask(url, 'GET', `/api/matches/${made.json.matchId}`)).code).toBe('no_session');
});

test('a recovery link needs no password: its player has entered it before', async () => {
  const { url } = await testServer({ env: { SERVER_PASSWORD: PASSWORD } });
  const han = await join(url, 'Han', PASSWORD);
  const link = await ask(url, 'POST', '/api/session/recovery', {}, String(han.json.token));
  expect((await ask(url, 'POST', '/api/session/recover', { code: link.json.code })).json.name).toBe('Han');
});

test.each([
  ['passwords', { SERVER_PASSWORD: PASSWORD }, (url: string) => join(url, 'Han', 'guess'), 'wrong_password'],
  ['recovery codes', {}, (url: string) => ask(url, 'POST', '/api/session/recover', { code: 'guess' }), 'bad_code'],
] as const)('attempts at %s are limited', async (_what, env, attempt, wrong) => {
  const { url } = await testServer({ env });
  const tries = await Promise.all(Array.from({ length: 60 }, () => attempt(url)));
  expect(tries.filter(({ code }) => code === wrong)).toHaveLength(20);
  const told = tries.filter(({ code }) => code === 'slow_down');
  expect(told).toHaveLength(40);
  for (const { status, retryAfter } of told) {
    expect(status).toBe(429);
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
});

test('attempts at invite codes are limited per address, over HTTP and the socket', async () => {
  const { url } = await testServer();
  const host = await ProtocolClient.join(url, 'Host');
  const made = await host.api('POST', '/api/matches', { ...MATCH, visibility: 'private' });
  const { matchId, inviteCode } = made.body as { matchId: string; inviteCode: string };
  const spy = await ProtocolClient.join(url, 'Spy');
  const codes: string[] = [];
  for (let guess = 0; guess < 12; guess++) {
    codes.push(
      (await spy.api('POST', `/api/matches/${matchId}/join`, { inviteCode: `x${guess}`.padEnd(16, '-') })).body.error
        .code,
    );
    codes.push((await spy.emit('watch', { matchId, inviteCode: `y${guess}`.padEnd(16, '-') })).error.code);
  }
  expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'private_match'));
  expect(codes.slice(20)).toEqual(Array.from({ length: 4 }, () => 'slow_down'));
  // W1: the right code is never refused.
  expect((await spy.api('GET', `/api/matches/${matchId}?invite=${inviteCode}`)).status).toBe(200);
  const other = await ProtocolClient.join(url, 'Other');
  expect((await other.api('GET', `/api/matches/${matchId}?invite=${'z'.repeat(16)}`)).body.error.code).toBe(
    'slow_down',
  );
  expect((await host.api('GET', `/api/matches/${matchId}`)).status).toBe(200);
  for (const client of [host, spy, other]) client.close();
});

test('W1 wrong guesses of one keep no one at the address from right codes, the password and recovery links', async () => {
  const { url } = await testServer({ env: { SERVER_PASSWORD: PASSWORD, OPERATOR_TOKEN: TOKEN } });
  const han = await join(url, 'Han', PASSWORD);
  const token = String(han.json.token);
  const made = await ask(url, 'POST', '/api/matches', { ...MATCH, visibility: 'private' }, token);
  const { matchId, inviteCode } = made.json as { matchId: string; inviteCode: string };
  const link = await ask(url, 'POST', '/api/session/recovery', {}, token);
  for (let guess = 0; guess < 30; guess++) {
    await join(url, 'Spy', `guess ${guess}`);
    await ask(url, 'POST', '/api/session/recover', { code: `guess ${guess}` });
  }
  expect((await join(url, 'Spy', 'guess')).code).toBe('slow_down');
  const leia = await join(url, 'Leia', PASSWORD);
  expect(leia.status).toBe(201);
  const guest = String(leia.json.token);
  expect((await ask(url, 'POST', `/api/matches/${matchId}/join`, { inviteCode }, guest)).status).toBe(200);
  expect((await ask(url, 'POST', '/api/session/recover', { code: link.json.code })).json.name).toBe('Han');
  expect((await ask(url, 'POST', '/api/session/owner', { token: TOKEN }, guest)).status).toBe(200);
});

test('the operator’s token makes a player an owner permanently; others cannot create matches if only owners may', async () => {
  const server = await testServer({ env: { CREATE: 'owner', OPERATOR_TOKEN: TOKEN } });
  const { url } = server;
  const [owner, guest] = [await join(url, 'Owner'), await join(url, 'Guest')];
  const [token, other] = [String(owner.json.token), String(guest.json.token)];
  expect((await ask(url, 'POST', '/api/matches', MATCH, token)).code).toBe('owner_only');
  expect((await ask(url, 'POST', '/api/session/owner', { token: 'token-of-the-operatoR' }, token)).code).toBe(
    'wrong_token',
  );
  expect((await ask(url, 'POST', '/api/session/owner', { token: TOKEN })).code).toBe('no_session');
  expect((await ask(url, 'POST', '/api/session/owner', { token: TOKEN }, token)).json).toMatchObject({ isOwner: true });
  expect((await ask(url, 'GET', '/api/session', undefined, token)).json.isOwner).toBe(true);
  expect((await ask(url, 'GET', '/api/session', undefined, other)).json).not.toHaveProperty('isOwner');
  expect((await ask(url, 'POST', '/api/matches', MATCH, token)).status).toBe(201);
  expect((await ask(url, 'POST', '/api/matches', MATCH, other)).code).toBe('owner_only');
  expect(server.log.join('')).toContain('became an owner');
  expect(server.log.join('')).not.toContain(TOKEN);
});

test('without an operator’s token there are no owners', async () => {
  const { url } = await testServer();
  const token = String((await join(url, 'Han')).json.token);
  expect((await ask(url, 'POST', '/api/session/owner', { token: 'undefined' }, token)).code).toBe('wrong_token');
});

test('W1b the unfinished matches of a player are limited, also under concurrent requests', async () => {
  const { url } = await testServer({ env: { MATCHES_PER_PLAYER: '3' } });
  const token = String((await join(url, 'Han')).json.token);
  const made = await Promise.all(Array.from({ length: 12 }, () => ask(url, 'POST', '/api/matches', MATCH, token)));
  expect(made.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(3);
  for (let times = 0; times < 3; times++) made.push(await ask(url, 'POST', '/api/matches', MATCH, token));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(made.at(-1)?.json.error).toMatchObject({ code: 'too_many_matches', params: { most: 3 } });
  const other = String((await join(url, 'Leia')).json.token);
  expect((await ask(url, 'POST', '/api/matches', MATCH, other)).status).toBe(201);
});

test('new players of an address are limited per hour', async () => {
  const { url } = await testServer({ env: { SESSIONS_PER_HOUR: '4' } });
  const tries = [];
  for (let times = 0; times < 6; times++) tries.push(await join(url, `Guest ${times}`));
  expect(tries.map(({ status }) => status)).toEqual([201, 201, 201, 201, 429, 429]);
  expect(Number(tries.at(-1)?.retryAfter)).toBeGreaterThan(600);
});

test('open sockets of an address are limited; after one is closed another may open', async () => {
  const { url } = await testServer({ env: { SOCKETS_PER_ADDRESS: '2' } });
  const clients = [await ProtocolClient.guest(url, 'A'), await ProtocolClient.guest(url, 'B')];
  const open = await Promise.all(clients.map(({ token }) => connected(url, token)));
  await expect(connected(url, clients[0]?.token ?? '')).rejects.toThrow(/too_many_sockets/);
  open[0]?.close();
  await expect
    .poll(async () => {
      const again = await connected(url, clients[0]?.token ?? '').catch(() => null);
      again?.close();
      return again !== null;
    })
    .toBe(true);
  open[1]?.close();
});
