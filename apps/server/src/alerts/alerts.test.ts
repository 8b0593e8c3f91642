import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, randomChoice } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { hookNetwork, hookReceiver, withStatus } from '../../test/support/hook-receiver.ts';
import { pushReceiver } from '../../test/support/push-receiver.ts';
import type { Store } from '../storage/store.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const BODY = { title: 'galaxy-dice', seats: SEATS, options: { short: true, firstPlayer: 'first-seat' } };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await newDatabase(kind);
  });
  afterEach(() => database.remove());

  /** Ann and Bob, of whom Bob is reached by a hook and has no page open. */
  async function table({ way = {}, store }: { way?: object; store?: (store: Store) => Store } = {}) {
    const clock = new TestClock();
    const hook = await hookReceiver();
    const start = () =>
      testServer({
        env: { ...database.env, PUBLIC_URL: 'https://play.example.org' },
        ...(store && { store }),
        clock,
        hooks: hookNetwork(),
      });
    const server = await start();
    const ann = await ProtocolClient.join(server.url, 'Ann');
    const bob = await ProtocolClient.guest(server.url, 'Bob');
    const given = { kind: 'hook', name: 'Chat', language: 'en', wait: 10, address: hook.url('/bob'), ...way };
    const added = await bob.api('POST', '/api/alerts/ways', given);
    const news = () => hook.received.map(({ text }) => JSON.parse(text).news.map((one: { text: string }) => one.text));
    const open = (name = 'Friday', more: object = {}) => openMatch([ann, bob], { ...BODY, name, ...more });
    /** Ann acts until Bob is asked. */
    async function annPlays(matchId: string) {
      for (let acts = 0; acts < 200; acts++) {
        const [decision] = ann.frame(matchId, 'p1')?.decisions ?? [];
        if (!decision) return;
        const answer = await ann.act(matchId, decision, randomChoice(decision));
        expect(answer.ok).toBe(true);
        await ann.until(() => (ann.frame(matchId, 'p1')?.version ?? 0) >= answer.version, 'the act');
      }
    }
    const waiting = () => server.store.countAlerts();
    /** Moves the clock in steps, as the outbox is read between them. */
    async function pass(ms: number) {
      await settled();
      for (let left = ms; left > 0; left -= MINUTE / 2) {
        clock.move(Math.min(left, MINUTE / 2));
        await settled();
      }
    }
    /** Moves the clock until so many messages have arrived. */
    async function until(messages: number) {
      for (let steps = 0; steps < 4_000 && hook.received.length < messages; steps++) await pass(MINUTE / 2);
      expect(hook.received).toHaveLength(messages);
    }
    const settled = () => server.alerts.idle();
    return {
      clock,
      hook,
      server,
      start,
      ann,
      bob,
      wayId: added.body.way.id,
      news,
      open,
      annPlays,
      waiting,
      pass,
      until,
    };
  }

  test('a player is told of the start and, after the wait, of the turn', async () => {
    const { hook, open, annPlays, waiting, pass, clock, news } = await table();
    const matchId = await open();
    await expect.poll(waiting).toBe(1);
    await pass(11 * MINUTE);
    await expect.poll(news).toEqual([['Bob, “Friday” (Galaxy Rebellion) has started.']]);
    await annPlays(matchId);
    await expect.poll(waiting).toBe(1);
    clock.move(9 * MINUTE);
    await pass(MINUTE / 2);
    expect(hook.received).toHaveLength(1);
    await pass(2 * MINUTE);
    await expect.poll(() => hook.received.length).toBe(2);
    expect(JSON.parse(hook.received[1]?.text ?? '')).toMatchObject({
      news: [
        {
          kind: 'turn',
          text: 'Bob, it is your turn in “Friday” (Galaxy Rebellion).',
          since: expect.arrayContaining([expect.stringContaining('Ann')]),
          url: `https://play.example.org/m/${matchId}`,
          matchId,
        },
      ],
      more: null,
    });
    await pass(30 * MINUTE);
    expect(hook.received).toHaveLength(2);
    await expect.poll(waiting).toBe(0);
  });

  test('nothing is sent of a turn that was made meanwhile', async () => {
    const { hook, open, annPlays, waiting, pass, bob, news } = await table();
    const matchId = await open();
    await annPlays(matchId);
    await expect.poll(waiting).toBe(2);
    await bob.connect();
    await bob.watch(matchId);
    for (let acts = 0; acts < 200; acts++) {
      const [decision] = bob.frame(matchId, 'p2')?.decisions ?? [];
      if (!decision) break;
      const answer = await bob.act(matchId, decision, randomChoice(decision));
      await bob.until(() => (bob.frame(matchId, 'p2')?.version ?? 0) >= answer.version, 'the act');
    }
    bob.close();
    await expect.poll(waiting).toBe(1);
    await pass(12 * MINUTE);
    await expect.poll(() => hook.received.length).toBe(1);
    expect(news().flat().join()).not.toContain('your turn');
  });

  test('a player who has the match open is told when they have left it', async () => {
    const { hook, open, annPlays, pass, bob } = await table({ way: { wait: 0 } });
    const matchId = await open();
    await bob.connect();
    await bob.watch(matchId);
    await annPlays(matchId);
    for (let passed = 0; passed < 10; passed++) {
      expect(await bob.emit('looking', { visible: true })).toEqual({ ok: true });
      await pass(MINUTE);
    }
    expect(hook.received).toEqual([]);
    bob.close();
    await expect
      .poll(async () => {
        await pass(MINUTE);
        return hook.received.length;
      })
      .toBe(1);
    expect(JSON.parse(hook.received[0]?.text ?? '').news).toMatchObject([{ kind: 'turn' }]);
  });

  test('a tab that is hidden, or was not looked at for five minutes, does not count as open', async () => {
    const { hook, open, annPlays, pass, bob, until } = await table({ way: { wait: 0 } });
    const matchId = await open();
    await bob.connect();
    await bob.watch(matchId);
    await annPlays(matchId);
    await pass(4 * MINUTE);
    expect(hook.received).toEqual([]);
    await until(1);
    const second = await open('Second');
    await bob.watch(second);
    await bob.emit('looking', { visible: true });
    await annPlays(second);
    await pass(3 * MINUTE);
    expect(hook.received).toHaveLength(1);
    await bob.emit('looking', { visible: false });
    await until(2);
    expect(JSON.parse(hook.received[1]?.text ?? '').news).toMatchObject([{ kind: 'turn', matchId: second }]);
  });

  test('while another page is looked at, news waits for ten minutes longer at most', async () => {
    const { hook, open, annPlays, pass, bob } = await table({ way: { wait: 0 } });
    const [shown, other] = [await open('Shown'), await open('Other')];
    await bob.connect();
    await bob.watch(shown);
    await annPlays(other);
    const look = async () => {
      await bob.emit('looking', { visible: true });
      await pass(MINUTE);
    };
    for (let passed = 0; passed < 8; passed++) await look();
    expect(hook.received).toEqual([]);
    await expect
      .poll(async () => {
        await look();
        return hook.received.length;
      })
      .toBe(1);
    expect(JSON.parse(hook.received[0]?.text ?? '').news).toMatchObject([{ kind: 'turn', matchId: other }]);
  });

  test('a match can be told of once a day or never, and new ones follow the last choice', async () => {
    const { hook, open, annPlays, pass, ann, bob, until, news, clock } = await table({ way: { wait: 0 } });
    const first = await open('First');
    const choose = (matchId: string, often: string) => bob.api('PATCH', `/api/alerts/matches/${matchId}`, { often });
    expect((await choose(first, 'day')).body).toEqual({ matchId: first, often: 'day' });
    const second = await open('Second');
    expect((await bob.api('GET', '/api/alerts')).body).toMatchObject({
      often: 'day',
      matches: expect.arrayContaining([
        { matchId: first, often: 'day' },
        { matchId: second, often: 'day' },
      ]),
    });
    await choose(second, 'never');
    await annPlays(second);
    await annPlays(first);
    await until(1);
    expect(news()[0]).toEqual(['Bob, it is your turn in “First” (Galaxy Rebellion).']);
    const told = clock.now();
    await bob.connect();
    await bob.watch(first);
    for (let acts = 0; acts < 200; acts++) {
      const [decision] = bob.frame(first, 'p2')?.decisions ?? [];
      if (!decision) break;
      const answer = await bob.act(first, decision, randomChoice(decision));
      await bob.until(() => (bob.frame(first, 'p2')?.version ?? 0) >= answer.version, 'the act');
    }
    bob.close();
    await ann.until(() => (ann.frame(first, 'p1')?.decisions.length ?? 0) > 0, 'Ann to be asked');
    await annPlays(first);
    await pass(HOUR);
    expect(hook.received).toHaveLength(1);
    clock.move(told + 23 * HOUR - clock.now());
    await pass(MINUTE);
    expect(hook.received).toHaveLength(1);
    await until(2);
    expect(clock.now() - told).toBeGreaterThan(24 * HOUR - MINUTE);
  });

  test('a seat is nudged after twelve hours, once, and by no one who may not', async () => {
    const { hook, open, annPlays, pass, ann, bob, server, until, clock, news } = await table();
    const matchId = await open();
    const nudge = (who = ann, seat = 'p2') => who.api('POST', `/api/matches/${matchId}/nudge`, { seat });
    const listed = async (who = ann) => (await who.api('GET', '/api/matches?mine=true')).body.matches[0].nudges;
    expect(await nudge()).toMatchObject({ status: 409, body: { error: { code: 'not_waiting' } } });
    await annPlays(matchId);
    await until(1);
    const [{ from }] = await listed();
    expect(await listed()).toEqual([{ seat: 'p2', from }]);
    expect(Date.parse(from)).toBeGreaterThan(clock.now());
    expect(await listed(bob)).toBeUndefined();
    expect(await nudge()).toMatchObject({ status: 409, body: { error: { code: 'nudge_too_soon' } } });
    clock.move(12 * HOUR);
    expect(await nudge(bob)).toMatchObject({ body: { error: { code: 'not_waiting' } } });
    const eve = await ProtocolClient.guest(server.url, 'Eve');
    expect(await nudge(eve)).toMatchObject({ status: 403 });
    expect(Date.parse((await listed())[0].from)).toBeLessThanOrEqual(clock.now());
    const { status, body } = await nudge();
    expect(status).toBe(200);
    expect(await listed()).toEqual([{ seat: 'p2', from: body.next, nudgedAt: body.at }]);
    expect(await nudge()).toMatchObject({ status: 409, body: { error: { code: 'nudge_too_soon' } } });
    await until(2);
    expect(news()[1]).toEqual(['Bob, the others are waiting for you in “Friday” (Galaxy Rebellion).']);
    await pass(HOUR);
    expect(hook.received).toHaveLength(2);
  });

  test('a proposal, a mention in the chat and a seat kept in a rematch are told', async () => {
    const { open, pass, ann, until, news, hook } = await table({ way: { wait: 2 } });
    const matchId = await open('Friday', { absence: { after: 60 } });
    await ann.api('POST', `/api/matches/${matchId}/propose`, { proposal: { kind: 'pause' } });
    await until(1);
    expect(news()[0]).toEqual(['Bob, an answer of yours is awaited in “Friday” (Galaxy Rebellion).']);
    await ann.emit('say', { matchId, text: 'Where are you, @bob?' });
    await ann.emit('say', { matchId, text: '@Bobby is someone else' });
    await until(2);
    expect(news()[1]).toEqual(['Bob, you were mentioned in the chat of “Friday” (Galaxy Rebellion).']);
    await ann.api('POST', `/api/matches/${matchId}/concede`, {});
    await until(3);
    await ann.api('POST', `/api/matches/${matchId}/rematch`, {});
    await until(4);
    expect(news()[3]).toEqual(['Bob, a seat is kept for you in the rematch of “Friday” (Galaxy Rebellion).']);
    await pass(HOUR);
    expect(hook.received).toHaveLength(4);
  });

  test('the end is news at once, and of news of one match only the first is told', async () => {
    const { open, annPlays, until, ann, news, waiting } = await table({ way: { language: 'it' } });
    const [one, two] = [await open('Uno'), await open('Due')];
    await annPlays(one);
    await ann.api('POST', `/api/matches/${two}/concede`, {});
    await expect.poll(waiting).toBe(3);
    await until(1);
    await until(2);
    const title = 'Galaxy Rebellion';
    expect(news()[0]).toEqual([`Bob, è finita la partita «Due» (${title}).`]);
    expect(news()[1]).toEqual([`Bob, tocca a te in «Uno» (${title}).`]);
  });

  test('quiet hours hold news back, and at their end what is still true is one message', async () => {
    const now = Date.now();
    const half = (at: number) => new Date(Math.floor(at / (HOUR / 2)) * (HOUR / 2)).toISOString().slice(11, 16);
    const quiet = { from: half(now), to: half(now + 2 * HOUR), zone: 'UTC' };
    const { hook, open, annPlays, pass, ann, news, until, waiting } = await table({ way: { wait: 0, quiet } });
    const [one, two] = [await open('One'), await open('Two')];
    await annPlays(one);
    await annPlays(two);
    await pass(HOUR);
    expect(hook.received).toEqual([]);
    await ann.api('POST', `/api/matches/${two}/concede`, {});
    await expect.poll(waiting).toBe(3);
    await until(1);
    const title = 'Galaxy Rebellion';
    expect(news()).toEqual([[`Bob, it is your turn in “One” (${title}).`, `Bob, “Two” (${title}) is over.`]]);
    await expect.poll(waiting).toBe(0);
  });

  test('a message lists eight matches and counts the others', async () => {
    const { hook, bob, open, until, pass } = await table();
    const { subscription, messages } = await pushReceiver();
    const phone = { kind: 'push', name: 'Phone', language: 'en', wait: 10, subscription };
    expect((await bob.api('POST', '/api/alerts/ways', phone)).status).toBe(201);
    for (let opened = 0; opened < 10; opened++) await open(`Table ${opened}`);
    await until(1);
    await pass(MINUTE);
    expect(messages().map(({ title }) => title)).toEqual(['News from 10 games']);
    const { news, more } = JSON.parse(hook.received[0]?.text ?? '');
    expect([news.length, more]).toEqual([8, 'And 2 more.']);
  });

  test('a player gets twenty messages an hour', async () => {
    const { hook, server, open, bob, wayId, clock, pass, until, waiting } = await table({ way: { wait: 0 } });
    const matchId = await open();
    await until(1);
    await expect.poll(waiting).toBe(0);
    const since = clock.now();
    const [first] = await server.store.messagesSince(bob.playerId, 0);
    const common = { playerId: bob.playerId, wayId, kind: 'start' as const, seat: '', expiresAt: since + 3 * HOUR };
    const earlier = Array.from({ length: 19 }, (_, one) => ({ ...common, since: one, dueAt: since + 10 * HOUR }));
    await server.store.keepAlerts(matchId, earlier, 0);
    const db = database.connect();
    const rows = await db.selectFrom('alerts').select('id').where('done_at', 'is', null).execute();
    await db.destroy();
    for (const [at, { id }] of rows.entries()) await server.store.settleAlerts([id], since + 1 + at, true);
    await open('Next');
    await expect.poll(waiting).toBe(1);
    while (clock.now() <= (first?.at ?? 0) + 50 * MINUTE) await pass(MINUTE);
    expect(hook.received).toHaveLength(1);
    await until(2);
    expect(clock.now()).toBeGreaterThanOrEqual((first?.at ?? 0) + HOUR);
  });

  test('news that was sent but not marked comes again with the same key', async () => {
    let fails = 1;
    const { hook, open, until } = await table({
      store: (store) => ({
        ...store,
        settleAlerts: async (ids, at, isSent) => {
          if (isSent && fails-- > 0) throw new Error('killed');
          return store.settleAlerts(ids, at, isSent);
        },
      }),
    });
    await open();
    await until(2);
    const [one, two] = hook.received.map(({ text }) => JSON.parse(text).news[0].key);
    expect(one).toBe(two);
  });

  // A database in a file has one server.
  if (kind === 'postgres')
    test('of two servers one sends', async () => {
      const { hook, start, open, annPlays, until, pass, waiting } = await table();
      await start();
      await annPlays(await open());
      await until(1);
      await expect.poll(waiting).toBe(0);
      await pass(HOUR);
      expect(hook.received).toHaveLength(1);
    });

  test('after three failures in a row nothing more is sent, and the way says so until a test is accepted', async () => {
    const { hook, open, annPlays, pass, bob, wayId, waiting } = await table();
    hook.behaviour.answer = withStatus(410);
    const matchId = await open();
    await annPlays(matchId);
    const way = async () => (await bob.api('GET', '/api/alerts')).body.ways[0];
    await expect
      .poll(
        async () => {
          await pass(MINUTE);
          return (await way()).stopped?.answer;
        },
        { timeout: 20_000 },
      )
      .toEqual({ code: 'status', status: 410 });
    expect(hook.received).toHaveLength(3);
    const keys = hook.received.map(({ text }) => JSON.parse(text).news[0].key);
    expect(new Set(keys).size).toBe(1);
    await pass(HOUR);
    expect(hook.received).toHaveLength(3);
    expect(await waiting()).toBe(0);
    hook.behaviour.answer = withStatus(204);
    const tested = await bob.api('POST', `/api/alerts/ways/${wayId}/test`, {});
    expect(tested.body.way).not.toHaveProperty('stopped');
  });

  test('what a kill has kept out of the outbox is found at the next start, and nothing is sent twice', async () => {
    const { hook, open, annPlays, server, start, clock } = await table();
    const matchId = await open();
    await annPlays(matchId);
    await server.close();
    const store = await database.open();
    // As if the process had died between the act and its entries.
    await store.keepAlerts(matchId, [], 0);
    expect(await store.countAlerts()).toBe(0);
    await store.close();
    const again = await start();
    await expect
      .poll(async () => {
        clock.move(10_000);
        return again.store.countAlerts();
      })
      .toBe(2);
    clock.move(12 * MINUTE);
    await expect
      .poll(async () => {
        clock.move(10_000);
        return hook.received.length;
      })
      .toBe(1);
    await again.close();
    const third = await start();
    await expect
      .poll(async () => {
        clock.move(10_000);
        return third.store.countAlerts();
      })
      .toBe(0);
    clock.move(HOUR);
    expect(hook.received).toHaveLength(1);
  });
});
