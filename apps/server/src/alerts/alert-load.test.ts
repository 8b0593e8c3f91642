import type { ServerResponse } from 'node:http';
import AsyncSqlite from 'libsql/promise';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';
import { hookNetwork, hookReceiver } from '../../test/support/hook-receiver.ts';
import { mailReceiver } from '../../test/support/mail-receiver.ts';
import type { Store } from '../storage/store.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const BODY = { title: 'galaxy-dice', seats: SEATS, options: { short: true, firstPlayer: 'first-seat' } };
const WAYS = '/api/alerts/ways';
const way = (address: string) => ({ kind: 'hook', name: 'Chat', language: 'en', wait: 0, address });
const MINUTE = 60_000;

/** A service that answers no call until it is told to. */
async function slowHook() {
  const calls: ServerResponse[] = [];
  const hook = await hookReceiver((response) => void calls.push(response));
  return { ...hook, calls, answerAll: () => calls.splice(0).map((response) => response.end()) };
}

async function opened(parts: { env?: Record<string, string>; store?: (store: Store) => Store; dataDir?: string } = {}) {
  const clock = new TestClock();
  const server = await testServer({ ...parts, clock, hooks: hookNetwork() });
  const guest = (name: string) => ProtocolClient.guest(server.url, name);
  /** Polls while the clock of the outbox moves. */
  const soon = (found: () => unknown, timeout = 8_000) =>
    expect.poll(
      async () => {
        clock.move(MINUTE / 2);
        return found();
      },
      { timeout },
    );
  return { server, clock, guest, soon };
}

test('what changes faster than the disk writes goes to the outbox once, as it is then', async () => {
  let open = (): void => undefined;
  let shut = Promise.resolve();
  let kept = 0;
  const { server } = await opened({
    store: (store) => ({
      ...store,
      async keepAlerts(id, wanted, closeAt) {
        kept += 1;
        await shut;
        return store.keepAlerts(id, wanted, closeAt);
      },
    }),
  });
  const ann = await ProtocolClient.join(server.url, 'Ann');
  const bob = await ProtocolClient.join(server.url, 'Bob');
  expect((await bob.api('POST', WAYS, way('https://example.org/'))).status).toBe(201);
  const matchId = await openMatch([ann, bob], BODY);
  await expect.poll(() => server.store.countAlerts()).toBeGreaterThan(0);
  shut = new Promise((resolve) => {
    open = resolve;
  });
  kept = 0;
  expect(await playAtRandom([ann, bob], matchId, { most: 50 })).toBe(50);
  open();
  await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  await expect.poll(async () => (await server.store.dueAlerts(Number.MAX_SAFE_INTEGER, 9)).at(0)?.kind).toBe('end');
  expect(kept).toBeLessThanOrEqual(4);
});

test('forty matches whose news change at once wait for a slow disk once', async () => {
  const { server, guest } = await opened();
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  const { body } = await bob.api('POST', WAYS, way('https://example.org/'));
  const matches = [];
  for (let made = 0; made < 40; made++) matches.push(await openMatch([ann, bob], BODY));
  const exec = AsyncSqlite.prototype.exec;
  vi.spyOn(AsyncSqlite.prototype, 'exec').mockImplementation(async function (this: unknown, ...args) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    return exec.apply(this as never, args);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const common = { playerId: bob.playerId, wayId: body.way.id, kind: 'end' as const, seat: '', expiresAt: null };
  await Promise.all(matches.map((id) => server.store.keepAlerts(id, [{ ...common, since: 1, dueAt: 1 }], 0)));
  expect(await server.store.dueAlerts(1, 100)).toHaveLength(40);
});

test('the slow service of one player keeps no other waiting', async () => {
  const { server, guest, soon } = await opened();
  const [ann, bob, cat] = [await ProtocolClient.join(server.url, 'Ann'), await guest('Bob'), await guest('Cat')];
  const [slow, quick] = [await slowHook(), await hookReceiver()];
  await bob.api('POST', WAYS, way(slow.url()));
  await cat.api('POST', WAYS, way(quick.url()));
  await openMatch([ann, bob], BODY);
  await soon(() => slow.calls.length).toBe(1);
  await openMatch([ann, cat], BODY);
  await soon(() => quick.received.length, 5_000).toBe(1);
  expect(slow.calls).toHaveLength(1);
  slow.answerAll();
});

test('a server that stops waits for no service, and what was not answered comes again with the same key', async () => {
  const dataDir = tempDir();
  const first = await opened({ dataDir });
  const ann = await ProtocolClient.join(first.server.url, 'Ann');
  const bob = await first.guest('Bob');
  const hook = await slowHook();
  await bob.api('POST', WAYS, way(hook.url()));
  await openMatch([ann, bob], BODY);
  await first.soon(() => hook.calls.length).toBe(1);
  ann.close();
  const began = performance.now();
  await first.server.close();
  expect(performance.now() - began).toBeLessThan(5_000);
  const second = await opened({ dataDir });
  await second.soon(() => hook.received.length).toBe(2);
  hook.answerAll();
  const keys = hook.received.map(({ text }) => JSON.parse(text).news[0].key);
  expect(keys[0]).toBe(keys[1]);
});

test('an address tries one hook at a time, however many guests are there', async () => {
  const { guest } = await opened();
  const hook = await slowHook();
  const tries = [];
  for (let made = 0; made < 6; made++) {
    const ann = await guest(`Guest ${made}`);
    const { body } = await ann.api('POST', WAYS, way(hook.url()));
    tries.push(ann.api('POST', `${WAYS}/${body.way.id}/test`, {}));
  }
  const statuses: number[] = [];
  for (const one of tries) void one.then(({ status }) => statuses.push(status));
  // The others are refused at once, or wait for the first.
  await expect.poll(() => statuses).toEqual([429, 429, 429, 429]);
  expect(hook.received).toHaveLength(1);
  hook.answerAll();
  await expect.poll(() => hook.calls.length).toBe(1);
  hook.answerAll();
  await expect.poll(() => statuses).toEqual([429, 429, 429, 429, 200, 200]);
});

test('an address asks for twenty links by mail a day, however many guests are there; others get theirs', async () => {
  const mail = await mailReceiver();
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'games@example.org', PUBLIC_URL: 'https://play.example.org' };
  const { server } = await opened({ env: { ...env, TRUST_PROXY: 'true' } });
  const add = async (from: string, name: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const post = (path: string, body: object, more: object = {}) =>
      fetch(`${server.url}${path}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
    const { token } = (await (await post('/api/session', { name })).json()) as { token: string };
    const given = { kind: 'mail', name: 'Mail', language: 'en', address: `${name}@example.net` };
    return (await post(WAYS, given, { authorization: `Bearer ${token}` })).status;
  };
  const statuses = [];
  for (let made = 0; made < 22; made++) statuses.push(await add('203.0.113.1', `guest${made}`));
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429, 429]);
  expect(await add('203.0.113.2', 'other')).toBe(201);
  expect(mail.received).toHaveLength(21);
});

test('nothing is sent for a player who is banned', async () => {
  const { server, clock, guest, soon } = await opened({ env: { OPERATOR_TOKEN: 'only-the-operator' } });
  const [ann, bob] = [await ProtocolClient.join(server.url, 'Ann'), await guest('Bob')];
  const hook = await hookReceiver();
  await bob.api('POST', WAYS, way(hook.url()));
  const matchId = await openMatch([ann, bob], BODY);
  await expect.poll(() => server.store.countAlerts()).toBe(1);
  const sanction = { matchId: '', playerId: bob.playerId, kind: 'ban' as const, until: null };
  await server.store.addSanction({ ...sanction, at: clock.now(), by: ann.playerId });
  await soon(() => server.store.countAlerts()).toBe(0);
  await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  for (let moved = 0; moved < 20; moved++) {
    clock.move(MINUTE);
    await server.store.time();
  }
  expect(hook.received).toEqual([]);
});
