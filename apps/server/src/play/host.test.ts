import { expect, test, vi } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom, randomChoice } from '../../test/kit/play.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';
import { Unavailable } from '../refused.ts';
import type { NewAct, Store } from '../storage/store.ts';

const SEATS = { title: 'galaxy-dice', seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })) };

async function table(url: string) {
  const ann = await ProtocolClient.join(url, 'Ann');
  const bob = await ProtocolClient.join(url, 'Bob');
  const matchId = await openMatch([ann, bob], SEATS);
  const isAsked = () => [ann, bob].find((one) => one.framesOf(matchId)[0]?.decisions.length);
  // The last act may be acknowledged to one player before the other receives it.
  const asked = () => vi.waitUntil(isAsked, { timeout: 20_000, interval: 5 });
  return { ann, bob, matchId, asked };
}

test('an act is stored, then acknowledged, then broadcast', async () => {
  const order: string[] = [];
  const server = await testServer({
    store: (store): Store => ({
      ...store,
      async appendActs(batch) {
        const results = await store.appendActs(batch);
        order.push('on disk');
        return results;
      },
    }),
  });
  const { matchId, asked } = await table(server.url);
  const actor = await asked();
  actor.socket?.on('delta', () => order.push('seen'));
  const [decision] = actor.framesOf(matchId)[0]?.decisions ?? [];
  if (!decision) throw new Error('no seat has a decision');
  const act = { matchId, seat: decision.seat, decision: decision.id, choice: randomChoice(decision), id: '1' };
  actor.socket?.emit('act', act, () => order.push('acknowledged'));
  await actor.until(() => order.includes('seen'));
  expect(order.slice(0, 3)).toEqual(['on disk', 'acknowledged', 'seen']);
});

test('a crash between storing and broadcasting an act loses nothing, and a retry is acknowledged', async () => {
  const dataDir = tempDir();
  let crash = false;
  let release: (() => void) | undefined;
  const first = await testServer({
    dataDir,
    store: (store): Store => ({
      ...store,
      async appendActs(batch) {
        const results = await store.appendActs(batch);
        if (crash) await new Promise<void>((resolve) => (release = resolve));
        return results;
      },
    }),
  });
  const { matchId, asked, ann, bob } = await table(first.url);
  await playAtRandom([ann, bob], matchId, { most: 5 });
  crash = true;
  const actor = await asked();
  const [decision] = actor.framesOf(matchId)[0]?.decisions ?? [];
  if (!decision) throw new Error('no seat has a decision');
  const choice = randomChoice(decision);
  let answered = false;
  void actor.act(matchId, decision, choice, 'the-act').then(
    () => {
      answered = true;
    },
    () => undefined,
  );
  await expect.poll(async () => (await first.store.acts(matchId)).length).toBe(6);
  expect(answered).toBe(false);
  const before = structuredClone(actor.framesOf(matchId)[0]);

  const second = await testServer({ dataDir });
  const twin = actor.at(second.url);
  await twin.connect();
  const again = await twin.emit('act', { matchId, seat: decision.seat, decision: decision.id, choice, id: 'the-act' });
  expect(again.ok).toBe(true);
  expect(await second.store.acts(matchId)).toHaveLength(6);
  const missed = await twin.emit('watch', { matchId, since: { [decision.seat]: before?.version } });
  expect(missed.frames).toEqual([]);
  expect(missed.deltas.at(-1).to).toBe(again.version);
  release?.();
});

test('a storage error refuses the act, and the match continues from its last stored state', async () => {
  let fails = false;
  const server = await testServer({
    store: (store): Store => ({
      ...store,
      appendActs: (batch) => (fails ? Promise.reject(new Error('disk full')) : store.appendActs(batch)),
    }),
  });
  const { matchId, asked, ann, bob } = await table(server.url);
  const actor = await asked();
  const [decision] = actor.framesOf(matchId)[0]?.decisions ?? [];
  if (!decision) throw new Error('no seat has a decision');
  fails = true;
  expect(await actor.act(matchId, decision, randomChoice(decision))).toEqual({
    ok: false,
    error: { code: 'internal' },
  });
  expect(ann.deltas.length + bob.deltas.length).toBe(0);
  expect(server.log.join('')).toContain('disk full');
  fails = false;
  expect((await actor.act(matchId, decision, randomChoice(decision))).ok).toBe(true);
});

test('an act that the database stores only after it was refused reaches every screen', async () => {
  let isLate = false;
  const server = await testServer({
    store: (store): Store => ({
      ...store,
      async appendActs(batch) {
        if (!isLate) return store.appendActs(batch);
        isLate = false;
        // A statement that waited for a lock longer than the server waits for it.
        setTimeout(() => void store.appendActs(batch), 1_200);
        throw new Unavailable('the storage does not answer');
      },
    }),
  });
  const { matchId, asked, ann, bob } = await table(server.url);
  const actor = await asked();
  const [decision] = actor.framesOf(matchId)[0]?.decisions ?? [];
  if (!decision) throw new Error('no seat has a decision');
  isLate = true;
  expect((await actor.act(matchId, decision, randomChoice(decision))).error.code).toBe('unavailable');
  for (const one of [ann, bob]) await one.until(() => one.deltas.length === 1, 'the act on the screen');
});

test('when another node is faster its act counts, all viewers see it, and ours is refused as stale', async () => {
  const stolen: NewAct[] = [];
  let steal = false;
  const server = await testServer({
    store: (store): Store => ({
      ...store,
      async appendActs(batch) {
        const [mine] = batch;
        if (steal && mine) {
          steal = false;
          stolen.push({ ...mine, act: { ...mine.act, clientId: 'another-node' } });
          await store.appendActs(stolen);
        }
        return store.appendActs(batch);
      },
    }),
  });
  const { matchId, asked, ann, bob } = await table(server.url);
  const actor = await asked();
  const [decision] = actor.framesOf(matchId)[0]?.decisions ?? [];
  if (!decision) throw new Error('no seat has a decision');
  steal = true;
  const answer = await actor.act(matchId, decision, randomChoice(decision), 'mine');
  expect(answer.error).toEqual({ code: 'stale_decision' });
  expect((await server.store.acts(matchId)).map((act) => act.clientId)).toEqual(['another-node']);
  for (const one of [ann, bob]) {
    await one.emit('ping');
    const shown = structuredClone(one.framesOf(matchId));
    expect(shown[0]!.version).toBeGreaterThan(0);
    await one.watch(matchId);
    expect(one.framesOf(matchId)).toEqual(shown);
  }
  await playAtRandom([ann, bob], matchId, { most: 5 });
  expect(ann.gaps + bob.gaps).toBe(0);
});

test('an act that another node has stored is acknowledged with the same version', async () => {
  let steal = false;
  const server = await testServer({
    store: (store): Store => ({
      ...store,
      async appendActs(batch) {
        if (steal) await store.appendActs(batch);
        steal = false;
        return store.appendActs(batch);
      },
    }),
  });
  const { matchId, asked } = await table(server.url);
  const actor = await asked();
  const decision = actor.framesOf(matchId)[0]!.decisions[0]!;
  steal = true;
  const answer = await actor.act(matchId, decision, randomChoice(decision), 'mine');
  expect(answer).toEqual({ ok: true, version: 1 });
  await actor.emit('ping');
  expect(actor.framesOf(matchId)[0]!.version).toBe(1);
  expect(await server.store.acts(matchId)).toHaveLength(1);
});

test('concurrent acts of all players are carried out in order, each at most once', async () => {
  const server = await testServer();
  const { matchId, ann, bob } = await table(server.url);
  for (let round = 0; round < 20; round++) {
    const asked = [ann, bob].flatMap((one) => one.framesOf(matchId).flatMap((frame) => frame.decisions));
    const [decision] = asked;
    const actor = [ann, bob].find((one) => decision && one.frame(matchId, decision.seat));
    if (!decision || !actor) break;
    const choice = randomChoice(decision);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_one, copy) => actor.act(matchId, decision, choice, `r${round}-${copy % 2}`)),
    );
    // Two ids: one act is carried out, its repeats get the same answer, the others are too late.
    const done = answers.filter((answer) => answer.ok);
    expect(new Set(done.map((answer) => answer.version)).size).toBe(1);
    for (const answer of answers) if (!answer.ok) expect(answer.error.code).toBe('stale_decision');
    await actor.until(() => (actor.frame(matchId, decision.seat)?.version ?? 0) >= done[0].version);
    await ann.until(() => [ann, bob].some((one) => one.framesOf(matchId).some((frame) => frame.decisions.length > 0)));
    expect(await server.store.acts(matchId)).toHaveLength(round + 1);
  }
});

test('an unwatched match leaves memory and is loaded unchanged', async () => {
  const server = await testServer();
  const { matchId, ann, bob } = await table(server.url);
  await playAtRandom([ann, bob], matchId, { most: 30 });
  await ann.watch(matchId);
  const before = structuredClone(ann.framesOf(matchId));
  server.registry.evictIdle(Date.now() + 3_600_000);
  expect(server.registry.peek(matchId)).toBeDefined();
  for (const one of [ann, bob]) await one.emit('unwatch', { matchId });
  server.registry.evictIdle(Date.now() + 3_600_000);
  expect(server.registry.peek(matchId)).toBeUndefined();
  await ann.watch(matchId);
  expect(ann.framesOf(matchId)).toEqual(before);
});

test('requests for many matches do not fill memory; watched ones stay', { timeout: 20_000 }, async () => {
  const server = await testServer({ env: { MATCHES_IN_MEMORY: '5' } });
  const { matchId, ann, bob } = await table(server.url);
  await playAtRandom([ann, bob], matchId, { most: 5 });
  const made: string[] = [];
  for (let count = 0; count < 12; count++) {
    const { body } = await ann.api('POST', '/api/matches', { ...SEATS, visibility: 'public', spectators: 'open' });
    made.push(body.matchId);
  }
  const later = Date.now() + 5_000;
  const now = vi.spyOn(Date, 'now').mockImplementation(() => later);
  for (const id of made) expect((await ann.api('GET', `/api/matches/${id}`)).status).toBe(200);
  now.mockImplementation(() => later + 5_000);
  expect((await ann.api('POST', '/api/matches', { ...SEATS, visibility: 'public', spectators: 'open' })).status).toBe(
    201,
  );
  now.mockRestore();
  expect([...server.registry.loaded].length).toBeLessThanOrEqual(5);
  expect(server.registry.peek(matchId)).toBeDefined();
  await playAtRandom([ann, bob], matchId, { most: 5 });
  for (const id of made) expect((await bob.api('GET', `/api/matches/${id}`)).body.matchId).toBe(id);
});
