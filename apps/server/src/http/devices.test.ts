import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';
import { hashToken, Sessions } from '../auth/sessions.ts';
import type { Store } from '../storage/store.ts';

const DAY_MS = 24 * 3_600_000;

/** A player on three devices, the second with a socket. */
async function devices() {
  const server = await testServer();
  const first = await ProtocolClient.guest(server.url, 'Han');
  const recovered = async () => {
    const { code } = (await first.api('POST', '/api/session/recovery', {})).body;
    const device = new ProtocolClient(server.url, 'Han');
    device.token = (await device.api('POST', '/api/session/recover', { code })).body.token;
    return device;
  };
  const [second, third] = [await recovered(), await recovered()];
  await second.connect();
  const listed = async (who = first) => (await who.api('GET', '/api/sessions')).body.sessions;
  const statusOf = async (who: ProtocolClient) => (await who.api('GET', '/api/session')).status;
  return { ...server, first, second, third, recovered, listed, statusOf };
}

test('the sessions of a player are listed without tokens, and ended one by one', async () => {
  const { first, second, third, listed, statusOf } = await devices();
  const sessions = await listed();
  expect(sessions).toHaveLength(3);
  expect(sessions.filter((one: { isCurrent?: true }) => one.isCurrent)).toHaveLength(1);
  for (const { token } of [first, second, third]) {
    expect(JSON.stringify(sessions)).not.toContain(token);
    expect(JSON.stringify(sessions)).not.toContain(hashToken(token));
  }
  const own = async (who: ProtocolClient) => (await listed(who)).find((one: { isCurrent?: true }) => one.isCurrent).id;
  expect((await first.api('DELETE', `/api/sessions/${await own(second)}`)).status).toBe(204);
  await expect.poll(() => second.socket?.connected).toBe(false);
  expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([200, 401, 200]);
  expect((await third.api('DELETE', `/api/sessions/${await own(third)}`)).headers.get('set-cookie')).toMatch(
    /Max-Age=0/,
  );
  expect(await listed()).toHaveLength(1);
});

test('private links that no one has opened are listed without their codes, and ended one by one', async () => {
  const { url, first, second, recovered } = await devices();
  const links = async () => (await first.api('GET', '/api/sessions')).body.links;
  expect(await links()).toEqual([]);
  const make = async (lasting: boolean) => (await second.api('POST', '/api/session/recovery', { lasting })).body;
  const [lasting, short] = [await make(true), await make(false)];
  const listed = await links();
  expect(listed.map(({ expiresAt }: { expiresAt: string }) => expiresAt)).toEqual([short.expiresAt, lasting.expiresAt]);
  for (const { code } of [lasting, short])
    for (const secret of [code, hashToken(code)]) expect(JSON.stringify(listed)).not.toContain(secret);
  const eve = await ProtocolClient.guest(url, 'Eve');
  const end = (who: ProtocolClient) => who.api('DELETE', `/api/sessions/${listed[1].id}`);
  expect((await end(eve)).body.error.code).toBe('no_such_session');
  expect((await end(first)).status).toBe(204);
  expect((await end(first)).body.error.code).toBe('no_such_session');
  const open = (code: string) => new ProtocolClient(url, '').api('POST', '/api/session/recover', { code });
  expect((await open(lasting.code)).body.error.code).toBe('bad_code');
  expect(await links()).toHaveLength(1);
  expect((await open(short.code)).status).toBe(201);
  expect(await links(), 'an opened link is a session').toEqual([]);
  await recovered();
});

test('a player ends no session of another player', async () => {
  const { url, listed, first, statusOf } = await devices();
  const eve = await ProtocolClient.guest(url, 'Eve');
  for (const { id } of [...(await listed()), { id: 'no-such' }, { id: '%00' }])
    expect((await eve.api('DELETE', `/api/sessions/${id}`)).body.error.code).toBe('no_such_session');
  expect((await eve.api('DELETE', '/api/sessions')).status).toBe(204);
  expect([await statusOf(first), (await listed()).length]).toEqual([200, 3]);
  expect((await new ProtocolClient(url, '').api('DELETE', '/api/sessions')).body.error.code).toBe('no_session');
});

test('a device that is signed out while its first use of the day is stored does not get in', async () => {
  let isSlow = false;
  const stored: (() => void)[] = [];
  const store = (whole: Store): Store => ({
    ...whole,
    async useSession(...asked) {
      if (isSlow) await new Promise<void>((resolve) => stored.push(resolve));
      return whole.useSession(...asked);
    },
  });
  const { url } = await testServer({ store });
  const han = await ProtocolClient.guest(url, 'Han');
  const { code } = (await han.api('POST', '/api/session/recovery', {})).body;
  const stolen = new ProtocolClient(url, 'Han');
  stolen.token = (await stolen.api('POST', '/api/session/recover', { code })).body.token;
  isSlow = true;
  const connecting = stolen.connect().then(
    () => 'connected',
    (error: Error) => error.message,
  );
  await expect.poll(() => stored.length).toBe(1);
  expect((await han.api('DELETE', '/api/sessions')).status).toBe(204);
  stored[0]?.();
  expect(await connecting).toBe('no_session');
});

test.each(['signed out', 'banned'])('a device that is %s during its handshake does not stay', async (how) => {
  let isHeld = false;
  const held: (() => void)[] = [];
  const store = (whole: Store): Store => ({
    ...whole,
    async playerByToken(...asked) {
      const found = await whole.playerByToken(...asked);
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return found;
    },
  });
  const server = await testServer({ store });
  const han = await ProtocolClient.guest(server.url, 'Han');
  const { playerId } = (await han.api('GET', '/api/session')).body;
  const { code } = (await han.api('POST', '/api/session/recovery', {})).body;
  const stolen = new ProtocolClient(server.url, 'Han');
  stolen.token = (await stolen.api('POST', '/api/session/recover', { code })).body.token;
  expect((await stolen.api('GET', '/api/session')).status).toBe(200);
  isHeld = true;
  const connecting = stolen.connect();
  await expect.poll(() => held.length).toBe(1);
  isHeld = false;
  if (how === 'banned')
    await server.store.addSanction({ matchId: '', playerId, kind: 'ban', until: null, at: Date.now(), by: playerId });
  else await han.api('DELETE', '/api/sessions');
  held[0]?.();
  await connecting;
  await expect.poll(() => stolen.socket?.connected).toBe(false);
});

test('all other sessions end at once, and with them recovery links that were not used', async () => {
  const { url, first, second, third, listed, statusOf } = await devices();
  const { code } = (await third.api('POST', '/api/session/recovery', { lasting: true })).body;
  expect((await first.api('DELETE', '/api/sessions')).status).toBe(204);
  await expect.poll(() => second.socket?.connected).toBe(false);
  expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([200, 401, 401]);
  expect(await listed()).toHaveLength(1);
  const thief = new ProtocolClient(url, '');
  expect((await thief.api('POST', '/api/session/recover', { code })).body.error.code).toBe('bad_code');
});

test('a session ends after 400 days without use, and any use prolongs it, with its cookie', async () => {
  const { url, store, first, second, third, listed, statusOf } = await devices();
  const usedAt = (who: ProtocolClient, daysAgo: number) =>
    store.useSession(hashToken(who.token), Date.now() - daysAgo * DAY_MS, Number.MAX_SAFE_INTEGER);
  await usedAt(second, 401);
  await usedAt(third, 399);
  // A server that has just started remembers no use of today.
  const sessions = new Sessions(store);
  expect(await sessions.find(second.token)).toBeNull();
  expect(await sessions.find(third.token)).toMatchObject({ isRenewed: true });
  expect((await sessions.find(third.token))?.isRenewed).toBeUndefined();
  expect([await statusOf(second), await statusOf(third)]).toEqual([401, 200]);
  await sessions.sweep();
  expect(await listed()).toHaveLength(2);
  const { token } = await ProtocolClient.guest(url, 'Lando');
  await store.useSession(hashToken(token), Date.now() - 5 * DAY_MS, Number.MAX_SAFE_INTEGER);
  const asked = async (headers: Record<string, string>) =>
    (await fetch(`${url}/api/session`, { headers })).headers.get('set-cookie');
  const cookie = `echo-base-${(await store.installation()).slice(0, 8)}=${token}`;
  expect(await asked({ cookie })).toMatch(new RegExp(`^${cookie}; Max-Age=34560000`));
  expect(await asked({ cookie })).toBeNull();
  expect(await statusOf(first)).toBe(200);
});
