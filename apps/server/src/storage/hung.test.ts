import { expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, randomChoice } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { emptyDatabase } from '../../test/support/databases.ts';
import { pausingProxy } from '../../test/support/pausing-proxy.ts';
import { Unavailable } from '../refused.ts';
import { guardedStore } from './guarded-store.ts';
import type { Store } from './store.ts';

const SHORT = { title: 'galaxy-dice', options: { short: true } };
const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const SOON = { timeout: 15_000 };
const never = () => new Promise<never>(() => undefined);

/** Match of two people on a PostgreSQL that can be made to hang, and an act its first player may take. */
async function hangingTable() {
  const database = await emptyDatabase('postgres');
  onTestFinished(database.remove);
  const proxy = await pausingProxy(database.env.DATABASE_URL!);
  const server = await testServer({ env: { DATABASE_URL: proxy.url, STORAGE_TIMEOUT_MS: '1000' } });
  const players = await ProtocolClient.joinAll(server.url, 'Han', 'Leia');
  const matchId = await openMatch(players, { ...SHORT, seats });
  const findAsked = () => players.find((one) => one.framesOf(matchId)[0]?.decisions.length);
  await expect.poll(findAsked).toBeDefined();
  const asked = findAsked()!;
  const decision = asked.framesOf(matchId)[0]!.decisions[0]!;
  const choice = randomChoice(decision);
  const act = () => asked.act(matchId, decision, choice, 'the-act');
  const witness = players.find((one) => one !== asked)!;
  const recorded = () => server.store.acts(matchId).catch(() => []);
  return { server, proxy, act, asked, witness, matchId, recorded };
}

const unavailable = { ok: false, error: { code: 'unavailable', params: { retryAfter: 1 } } };

test.each([
  ['loses an act', 'loseAt', 0],
  ['stores an act without an answer', 'hangAt', 1],
] as const)(
  'a database that hangs and %s makes every door unavailable; the act is neither lost nor doubled',
  async (_how, fault, stored) => {
    const { server, proxy, act, asked, witness, matchId, recorded } = await hangingTable();
    const before = witness.framesOf(matchId)[0]?.version;
    proxy[fault]('insert into acts');
    const began = performance.now();
    expect(await act()).toEqual(unavailable);
    proxy.hangAt('');
    const doors = await Promise.all(
      ['/api/matches', '/readyz', `/api/matches/${matchId}`].map((path) => asked.api('GET', path)),
    );
    expect(doors.map(({ status, body }) => [status, body.error.code])).toEqual(doors.map(() => [503, 'unavailable']));
    expect(await act()).toEqual(unavailable);
    expect(await witness.emit('ping')).toMatchObject({ ok: true });
    expect(performance.now() - began).toBeLessThan(10_000);
    proxy.resume();
    await expect.poll(async () => (await asked.api('GET', '/readyz')).status, SOON).toBe(200);
    await expect.poll(async () => (await recorded()).length, SOON).toBe(stored);
    // The act is not repeated: the server reads itself whether it was stored.
    if (stored) await expect.poll(() => witness.framesOf(matchId)[0]?.version, SOON).not.toBe(before);
    expect(await act()).toMatchObject({ ok: true });
    expect(await act()).toMatchObject({ ok: true });
    expect(await recorded()).toHaveLength(1);
    expect(server.log.filter((line) => line.includes('failed"'))).toEqual([]);
  },
);

test('while the storage hangs, operations that follow are refused at once, and work when it answers again', async () => {
  let isHanging = true;
  const answering = async () => (isHanging ? never() : []);
  const store = guardedStore({ servers: answering, outages: answering } as unknown as Store, 50);
  await expect(store.outages()).rejects.toThrow(Unavailable);
  const began = performance.now();
  for (let times = 0; times < 100; times++) await expect(store.outages()).rejects.toThrow('does not answer');
  // Each that waited would take 50 ms.
  expect(performance.now() - began).toBeLessThan(2_500);
  isHanging = false;
  const second = guardedStore({ servers: answering, outages: answering } as unknown as Store, 50);
  expect(await second.outages()).toEqual([]);
});

test('a slow operation alone does not close the storage to the others', async () => {
  const store = guardedStore(
    { servers: async () => [], outages: never, countFrozen: async () => 3 } as unknown as Store,
    20,
  );
  await expect(store.outages()).rejects.toThrow(Unavailable);
  expect(await store.countFrozen()).toBe(3);
});
