import { createClient } from '@redis/client';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { ProtocolClient } from './kit/client.ts';
import { openMatch, randomChoice } from './kit/play.ts';
import { type TestServer, testServer } from './kit/setup.ts';
import { newDatabase, type TestDatabase } from './support/databases.ts';
import { startRedis } from './support/redis.ts';
import { freePort } from './support/server.ts';

const human = (id: string) => ({ id, kind: 'human' });
const bot = (id: string) => ({ id, kind: 'bot' });
const MATCH = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', options: { short: true } };

let database: TestDatabase;
const node = (more: Record<string, string> = {}) =>
  testServer({ env: { ...database.env, REDIS_URL: inject('redis'), ...more } });

beforeEach(async () => {
  database = await newDatabase('postgres');
  // Hooks run in reverse order: the servers close before their database is removed.
  onTestFinished(database.remove);
});

const asked = (people: ProtocolClient[], matchId: string) =>
  people.flatMap((one) =>
    one.framesOf(matchId).flatMap((frame) => frame.decisions.map((decision) => ({ one, decision }))),
  );
const isOver = (people: ProtocolClient[], matchId: string) =>
  people.some((one) => one.framesOf(matchId).some((frame) => frame.outcome));

/** Plays at random, in any order; an act may make what another client sees outdated. */
async function playOn(people: ProtocolClient[], matchId: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let acts = 0; acts < most; ) {
    await people[0]!.until(() => isOver(people, matchId) || asked(people, matchId).length > 0, 'a decision');
    if (isOver(people, matchId)) return;
    const { one, decision } = asked(people, matchId)[0]!;
    const answer = await one.act(matchId, decision, randomChoice(decision));
    if (!answer.ok) expect(answer.error.code).toBe('stale_decision');
    else acts += 1;
    const frame = () => one.frame(matchId, decision.seat);
    if (answer.ok) await one.until(() => (frame()?.version ?? 0) >= answer.version, 'the act to show');
    else await one.until(() => frame()?.decisions.every(({ id }) => id !== decision.id) ?? true, 'what was new');
  }
}

/** Asserts that frames rebuilt from deltas equal those a new client is sent. */
async function expectFresh(people: ProtocolClient[], matchId: string): Promise<void> {
  for (const one of people) {
    const device = one.at(one.base);
    await device.connect();
    await device.watch(matchId);
    for (const fresh of device.framesOf(matchId)) {
      await one.until(() => (one.frame(matchId, fresh.viewer)?.version ?? 0) >= fresh.version, 'the last change');
      expect(one.frame(matchId, fresh.viewer)).toEqual(fresh);
    }
    device.close();
    expect(one.gaps).toBe(0);
  }
}

async function twoNodes(seats: object[], more: Record<string, string> = {}) {
  const nodes: [TestServer, TestServer] = [await node(more), await node(more)];
  const [ann, bob] = [await ProtocolClient.join(nodes[0].url, 'Ann'), await ProtocolClient.join(nodes[1].url, 'Bob')];
  const matchId = await openMatch([ann, bob], { ...MATCH, seats });
  for (const one of [ann, bob]) await one.watch(matchId);
  return { nodes, ann, bob, people: [ann, bob], matchId };
}

test('a match with players on two servers plays to the end, every frame as a new client gets it', async () => {
  const { people, matchId, nodes } = await twoNodes([human('p1'), human('p2')]);
  const watchers = [];
  for (const { url } of nodes) {
    const watcher = await ProtocolClient.join(url, 'Eve');
    await watcher.watch(matchId);
    watchers.push(watcher);
  }
  await playOn(people, matchId, 12);
  await expectFresh([...people, ...watchers], matchId);
  // Long enough to fight and to build; a player who has not lost by then concedes on the other server.
  await playOn(people, matchId, 80);
  if (!isOver(people, matchId)) await people[1]!.api('POST', `/api/matches/${matchId}/concede`, {});
  await people[0]!.until(() => isOver(people.slice(0, 1), matchId), 'the end');
  await expectFresh([...people, ...watchers], matchId);
  const [first, second] = await Promise.all(people.map((one) => one.api('GET', `/api/matches/${matchId}/record`)));
  expect(first!.status).toBe(200);
  expect(second!.body).toEqual(first!.body);
  expect(first!.body.hashes.length).toBe(first!.body.acts.length);
});

test('acts sent to both servers at once count once each, and a repeated one gets the first answer', async () => {
  const { people, matchId, nodes, ann, bob } = await twoNodes([human('p1'), human('p2')]);
  const [annToo, bobToo] = [ann.at(nodes[1].url), bob.at(nodes[0].url)];
  for (const one of [annToo, bobToo]) {
    await one.connect();
    await one.watch(matchId);
  }
  for (let round = 0; round < 25 && !isOver(people, matchId); round++) {
    await ann.until(() => isOver(people, matchId) || asked(people, matchId).length > 0, 'a decision');
    const found = asked(people, matchId)[0];
    if (!found) break;
    const { one, decision } = found;
    const twin = one === ann ? annToo : bobToo;
    const choice = randomChoice(decision);
    const answers = await Promise.all([
      one.act(matchId, decision, choice, `r${round}`),
      twin.act(matchId, decision, choice, `r${round}`),
      twin.act(matchId, decision, choice, `other${round}`),
    ]);
    const done = answers.filter((answer) => answer.ok);
    expect(new Set(done.map((answer) => answer.version)).size).toBe(1);
    for (const answer of answers) if (!answer.ok) expect(answer.error.code).toBe('stale_decision');
    expect(await nodes[0].store.acts(matchId)).toHaveLength(round + 1);
    for (const device of [one, twin])
      await device.until(() => (device.frame(matchId, decision.seat)?.version ?? 0) >= done[0].version, 'the act');
  }
  await expectFresh([ann, bob, annToo, bobToo], matchId);
});

test('chat, presence and names are known on both servers', async () => {
  const { matchId, ann, bob } = await twoNodes([human('p1'), human('p2')]);
  const lastTable = (one: ProtocolClient) => one.tables.at(-1)?.match;
  const at = (one: ProtocolClient, seat: string) =>
    lastTable(one)?.seats.find((found: { id: string }) => found.id === seat);
  await ann.until(() => at(ann, 'p2')?.connected === true, 'Bob to be there');
  await bob.until(() => at(bob, 'p1')?.connected === true, 'Ann to be there');
  await Promise.all(
    Array.from({ length: 8 }, (_one, index) => (index % 2 ? ann : bob).emit('say', { matchId, text: `line ${index}` })),
  );
  for (const one of [ann, bob]) {
    await one.until(() => one.said.length === 8, 'all that was said');
    expect(one.said.map((said) => said.seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  }
  await bob.api('PATCH', '/api/session', { name: 'Bobby' });
  await ann.until(() => at(ann, 'p2')?.playerName === 'Bobby', 'the new name');
  bob.close();
  await ann.until(() => at(ann, 'p2')?.connected === false, 'Bob to be gone');
  expect((await ann.api('GET', `/api/matches/${matchId}`)).body.seats[1].connected).toBe(false);
});

/** The seats as this player was last told. */
const seatsTold = (one: ProtocolClient): { badge?: object }[] => one.tables.at(-1)?.match.seats ?? [];

test('a badge chosen on one server is at the seat on the other, and is taken off on both', async () => {
  const { ann, bob, matchId } = await twoNodes([human('p1'), human('p2')]);
  const badge = { figure: 'ewok', colour: 'blue' };
  await bob.api('PATCH', '/api/profile', { badge });
  for (const one of [ann, bob]) await one.until(() => seatsTold(one)[1]?.badge !== undefined, 'the badge');
  for (const one of [ann, bob])
    expect((await one.api('GET', `/api/matches/${matchId}`)).body.seats[1]).toMatchObject({ badge });
  // Also of a player whose match only the other server has in memory.
  await bob.at(ann.base).api('PATCH', '/api/profile', { badge: null });
  for (const one of [ann, bob]) await one.until(() => seatsTold(one)[1]?.badge === undefined, 'no badge');
});

test('beside a server of another version a badge is shown later, and nothing fails', async () => {
  const { nodes, ann, bob, people, matchId } = await twoNodes([human('p1'), human('p2')]);
  const badge = { figure: 'ewok', colour: 'blue' } as const;
  // An older server stores the badge and tells no one; a newer one may tell of figures that are not known here.
  await nodes[0].store.setProfile(bob.playerId, { badge });
  const redis = createClient({ url: inject('redis') });
  await redis.connect();
  onTestFinished(() => redis.destroy());
  const group = `echo-base:${new URL(database.env.DATABASE_URL ?? '').pathname.slice(1)}`;
  const newer = { kind: 'badge', playerId: bob.playerId, badge: { figure: 'hologram', colour: 'blue' } };
  await redis.publish(`${group}:notices`, JSON.stringify({ from: 'other', news: newer }));
  await playOn(people, matchId, 4);
  expect(seatsTold(ann)[1]).not.toHaveProperty('badge');
  // Each server reads it again when somebody opens the match there.
  for (const one of people) {
    expect((await one.api('GET', `/api/matches/${matchId}`)).body.seats[1]).toMatchObject({ badge });
    await one.until(() => seatsTold(one)[1]?.badge !== undefined, 'the badge');
  }
  await playOn(people, matchId, 4);
  await expectFresh(people, matchId);
});

test('signing out on one server disconnects the session on the other', async () => {
  const nodes = [await node(), await node()] as const;
  const ann = await ProtocolClient.join(nodes[0].url, 'Ann');
  expect((await ann.at(nodes[1].url).api('DELETE', '/api/session')).status).toBe(204);
  await ann.until(() => ann.socket?.connected === false, 'the socket to go');
});

test('the last two seats taken on two servers at once: both are taken, and play starts once', async () => {
  const nodes = [await node(), await node()] as const;
  const people = [await ProtocolClient.join(nodes[0].url, 'Ann'), await ProtocolClient.join(nodes[1].url, 'Bob')];
  for (let round = 0; round < 8; round++) {
    const made = await people[0]!.api('POST', '/api/matches', { ...MATCH, seats: [human('p1'), human('p2')] });
    const { matchId } = made.body;
    const joined = await Promise.all(people.map((one) => one.api('POST', `/api/matches/${matchId}/join`, {})));
    expect(joined.map(({ status }) => status)).toEqual([200, 200]);
    expect(joined.map(({ body }) => body.seat).sort()).toEqual(['p1', 'p2']);
    for (const one of people) {
      const { body } = await one.api('GET', `/api/matches/${matchId}`);
      expect([body.status, body.seats.map((seat: { playerName: string }) => seat.playerName).sort()]).toEqual([
        'playing',
        ['Ann', 'Bob'],
      ]);
      expect((await one.watch(matchId)).frames).toHaveLength(1);
    }
  }
});

test('an act is undone with the consent of a player on the other server', async () => {
  const { people, matchId, nodes } = await twoNodes([human('p1'), human('p2')]);
  await playOn(people, matchId, 4);
  const seatOf = (one: ProtocolClient) => one.framesOf(matchId)[0]!.viewer;
  for (let acts = 0; acts < 60; acts++) {
    // The player on the other server may still wait for the previous act.
    await expectFresh(people, matchId);
    const { one: actor } = await nextAsked(people, matchId);
    const before = structuredClone(people.map((one) => one.framesOf(matchId)[0]!.view));
    const length = (await nodes[0].store.acts(matchId)).length;
    const decision = actor.framesOf(matchId)[0]!.decisions[0]!;
    expect((await actor.act(matchId, decision, randomChoice(decision))).ok).toBe(true);
    await actor.emit('ping');
    if (actor.framesOf(matchId)[0]!.canUndo || isOver(people, matchId)) continue;
    const other = people.find((one) => one !== actor)!;
    expect((await actor.undo(matchId, seatOf(actor))).requested).toBe(true);
    await other.until(() => other.undoRequests.length === 1, 'the question');
    const allow = { matchId, seat: seatOf(other), allow: true, id: 'yes' };
    const answer = await other.emit('answerUndo', allow);
    expect(answer.ok).toBe(true);
    for (const one of people) {
      await one.until(() => one.undoClosed.length === 1, 'the answer');
      expect(one.undoClosed[0]).toEqual({ matchId, by: seatOf(actor), result: 'granted' });
    }
    await expectFresh(people, matchId);
    expect(people.map((one) => one.framesOf(matchId)[0]!.view)).toEqual(before);
    expect(await nodes[0].store.acts(matchId)).toHaveLength(length + 2);
    await playOn(people, matchId, 6);
    await expectFresh(people, matchId);
    return;
  }
  throw new Error('no act crossed the boundary');
});

async function nextAsked(people: ProtocolClient[], matchId: string) {
  for (const one of people) await one.emit('ping');
  await people[0]!.until(() => asked(people, matchId).length > 0, 'a decision');
  return asked(people, matchId)[0]!;
}

test('bots play once, whichever server they run on, and move to the other server when theirs stops', async () => {
  const nodes = [await node({ BOT_DELAY_MS: '10' }), await node({ BOT_DELAY_MS: '10' })] as const;
  const ann = await ProtocolClient.join(nodes[0].url, 'Ann');
  const seats = [bot('p1'), bot('p2')];
  const ids: string[] = [];
  for (let number = 0; number < 5; number++)
    ids.push((await ann.api('POST', '/api/matches', { ...MATCH, seats })).body.matchId);
  const lengths = () => Promise.all(ids.map(async (id) => (await nodes[0].store.acts(id)).length));
  await expect.poll(async () => Math.min(...(await lengths())), { timeout: 30_000, interval: 20 }).toBeGreaterThan(0);
  await nodes[1].close();
  const before = await lengths();
  // Whole matches would take seconds of processor; a bot whose server has stopped does not act at all.
  const fewest = async () => Math.min(...(await lengths()).map((length, index) => length - before[index]!));
  await expect.poll(fewest, { timeout: 30_000, interval: 20 }).toBeGreaterThan(10);
});

test('a match with a computer player and a clock is played by the server its player is on, and no other follows it', async () => {
  const nodes = [await node(), await node()] as const;
  const ann = await ProtocolClient.join(nodes[0].url, 'Ann');
  const clock = { kind: 'bank', bank: 3_600, increment: 0, atZero: 'bot' };
  const ids: string[] = [];
  for (let number = 0; number < 5; number++)
    ids.push(await openMatch([ann], { ...MATCH, clock, seats: [human('p1'), bot('p2')] }));
  for (const id of ids) await ann.watch(id);
  // One of two servers owned each match until it was watched.
  const elsewhere = async () => {
    for (const id of ids) await playOn([ann], id, 1);
    return ids.filter((id) => nodes[1].registry.peek(id));
  };
  await expect.poll(elsewhere, { timeout: 30_000, interval: 200 }).toEqual([]);
  for (const id of ids) await playOn([ann], id, 3);
  expect(ids.filter((id) => nodes[1].registry.peek(id))).toEqual([]);
  for (const id of ids) expect(new Set((await nodes[0].store.acts(id)).map(({ seat }) => seat)).size).toBe(2);
});

test('bots of a match play on when the last one who watches it leaves, whichever server they run on then', async () => {
  const nodes = [await node({ BOT_DELAY_MS: '10' }), await node({ BOT_DELAY_MS: '10' })] as const;
  const ann = await ProtocolClient.join(nodes[0].url, 'Ann');
  const made: string[] = [];
  const isTheirs = (id: string) => nodes[1].registry.peek(id) !== undefined;
  const begin = async () => {
    const { body } = await ann.api('POST', '/api/matches', { ...MATCH, seats: [bot('p1'), bot('p2')] });
    made.push(body.matchId);
    return made.some(isTheirs);
  };
  // Of two servers each owns half of the matches that no one watches.
  await expect.poll(begin, { timeout: 30_000, interval: 200 }).toBe(true);
  const ids = made.filter(isTheirs);
  for (const id of ids) await ann.watch(id);
  const lengths = () => Promise.all(ids.map(async (id) => (await nodes[0].store.acts(id)).length));
  const fewestAfter = async (before: number[]) =>
    Math.min(...(await lengths()).map((length, index) => length - before[index]!));
  const watched = await lengths();
  await expect.poll(() => fewestAfter(watched), { timeout: 30_000, interval: 20 }).toBeGreaterThan(3);
  ann.close();
  await expect.poll(() => ids.every(isTheirs), { timeout: 10_000 }).toBe(true);
  const left = await lengths();
  await expect.poll(() => fewestAfter(left), { timeout: 30_000, interval: 20 }).toBeGreaterThan(5);
});

test('while Redis is down all players play on, and afterwards both servers agree again', async () => {
  const port = await freePort();
  let redis = await startRedis(port);
  onTestFinished(() => redis.stop());
  const { people, matchId, nodes } = await twoNodes([human('p1'), human('p2')], { REDIS_URL: redis.url });
  await playOn(people, matchId, 5);
  await redis.stop();
  await expect.poll(async () => (await fetch(`${nodes[0].url}/readyz`)).json()).toEqual({ ok: true, redis: 'lost' });
  await playOn(people, matchId, 3);
  redis = await startRedis(port);
  await expect.poll(async () => (await fetch(`${nodes[0].url}/readyz`)).json()).toEqual({ ok: true, redis: 'ok' });
  await playOn(people, matchId, 10);
  await expectFresh(people, matchId);
});

test('who was banned or signed out while Redis was down is gone from every server once it is back', async () => {
  const port = await freePort();
  let redis = await startRedis(port);
  onTestFinished(() => redis.stop());
  const more = { REDIS_URL: redis.url, OPERATOR_TOKEN: 'only-the-operator' };
  const nodes = [await node(more), await node(more)] as const;
  const [owner, ann, bob] = [
    await ProtocolClient.guest(nodes[0].url, 'Owner'),
    await ProtocolClient.join(nodes[1].url, 'Ann'),
    await ProtocolClient.join(nodes[1].url, 'Bob'),
  ];
  const eve = await ProtocolClient.join(nodes[1].url, 'Eve');
  await owner.api('POST', '/api/session/owner', { token: more.OPERATOR_TOKEN });
  await redis.stop();
  for (const { url } of nodes)
    await expect.poll(async () => (await fetch(`${url}/readyz`)).json()).toEqual({ ok: true, redis: 'lost' });
  expect((await owner.api('POST', `/api/moderation/players/${ann.playerId}/ban`, {})).status).toBeLessThan(300);
  expect((await bob.at(nodes[0].url).api('DELETE', '/api/session')).status).toBe(204);
  redis = await startRedis(port);
  for (const one of [ann, bob]) await one.until(() => one.socket?.connected === false, 'the socket to go');
  expect(eve.socket?.connected).toBe(true);
});

test('what others write on the channel in Redis moves nothing, and is told once', async () => {
  const { nodes, ann, bob, people, matchId } = await twoNodes([human('p1'), human('p2')]);
  const eve = await ProtocolClient.join(nodes[1].url, 'Eve');
  await eve.watch(matchId);
  const redis = createClient({ url: inject('redis') });
  await redis.connect();
  onTestFinished(() => redis.destroy());
  const group = `echo-base:${new URL(database.env.DATABASE_URL ?? '').pathname.slice(1)}`;
  const join = {
    uid: 'x',
    type: 2,
    opts: { rooms: [`v:${matchId}:spectator`], except: [] },
    rooms: [`v:${matchId}:p1`],
  };
  const odd = [{ type: 5, opts: null }, join, null, 7, { from: 'x' }, { from: 'x', news: { kind: 'changed' } }];
  for (const channel of [`${group}:notices`, `${group}-request#/#`, `${group}-response#/#`, `${group}#/#`])
    for (const text of ['', '{', '\u0000', ...odd.map((one) => JSON.stringify(one))])
      await redis.publish(channel, text);
  await playOn(people, matchId, 8);
  await expectFresh([ann, bob, eve], matchId);
  expect(eve.framesOf(matchId).map(({ viewer }) => viewer)).toEqual(['spectator']);
  for (const { log } of nodes) {
    expect(log.filter((line) => line.includes('a notice in Redis'))).toHaveLength(1);
    expect(log.filter((line) => line.includes('the connection to Redis is lost'))).toEqual([]);
  }
});

test('who has a page open at another server is here for those they have played with, until they hide', async () => {
  const [one, two] = [await node(), await node()];
  const ann = await ProtocolClient.guest(one.url, 'Ann');
  const bob = await ProtocolClient.guest(two.url, 'Bob');
  const matchId = await openMatch([ann, bob], { ...MATCH, seats: ['p1', 'p2'].map(human) });
  await bob.api('POST', `/api/matches/${matchId}/concede`, {});
  const seen = async () => (await ann.api('GET', '/api/people')).body.people[0];
  await expect.poll(seen).toMatchObject({ name: 'Bob', state: 'online', wins: 1, losses: 0 });
  await bob.connect();
  const second = await openMatch([bob, ann], { ...MATCH, seats: ['p1', 'p2'].map(human) });
  await expect.poll(seen).toMatchObject({ state: 'playing' });
  expect(second).not.toBe(matchId);
  await bob.api('PATCH', '/api/profile', { hidden: true });
  expect(await seen()).not.toHaveProperty('state');
});
