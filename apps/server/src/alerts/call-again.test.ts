import { CALL_SECONDS } from '@echo-base/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { awayPlayer } from '../../test/support/away-player.ts';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { hookReceiver } from '../../test/support/hook-receiver.ts';
import type { Store } from '../storage/store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CALL = CALL_SECONDS * 1_000;
const human = (id: string) => ({ id, kind: 'human' });
const SEATS = ['p1', 'p2', 'p3'].map(human);
const BODY = { title: 'galaxy-dice', name: 'Friday', visibility: 'public', spectators: 'open', seats: SEATS };

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await newDatabase(kind);
  });
  afterEach(() => database.remove());

  /** Ann hosts a match that has not begun; Bob, who was there and has a hook, is away. */
  async function room(way: object = {}, store?: (store: Store) => Store) {
    const player = await awayPlayer(database, { ...(store && { store }) });
    const { ann, bobHere, server } = player;
    const hook = await hookReceiver();
    const { id: wayId } = await player.way({ kind: 'hook', address: hook.url('/Bob'), ...way });
    const { matchId } = (await ann.api('POST', '/api/matches', BODY)).body;
    const path = `/api/matches/${matchId}`;
    await ann.api('POST', `${path}/join`, { seat: 'p1' });
    const comes = async () => {
      const page = bobHere();
      await page.connect();
      await page.watch(matchId);
      return page;
    };
    const bob = await comes();
    const host = () => ann.at(server().url);
    const bobAt = async () => {
      const { people } = (await host().api('GET', `/api/moderation/matches/${matchId}/people`)).body;
      return people.find(({ name }: { name: string }) => name === 'Bob');
    };
    const keep = async (seat: string, keptFor?: string) => {
      const body = { seats: [{ ...human(seat), ...(keptFor !== undefined && { keptFor }) }] };
      expect((await host().api('PATCH', path, body)).status).toBe(200);
    };
    const { person } = await bobAt();
    const call = async (who = host()) => (await who.api('POST', `${path}/call`, { person })).body;
    const told = () =>
      hook.received.flatMap(({ text }) => JSON.parse(text).news.map((one: { kind: string }) => one.kind));
    await keep('p2', person);
    bob.close();
    /** Releases the seat while Bob is there, keeps it again, and he leaves. */
    const keepAgain = async () => {
      const page = await comes();
      const { seats } = (await host().api('GET', path)).body;
      const { id } = seats.find(({ keptFor }: { keptFor?: string }) => keptFor === 'Bob');
      await keep(id);
      await keep(id, person);
      page.close();
    };
    return { ...player, matchId, path, wayId, keep, keepAgain, call, told, bobAt, host };
  }

  test('who did not come is told once of each call, which is possible once in ten minutes', async () => {
    const { call, told, pass, until, clock, restart, bobAt } = await room();
    const first = clock.now();
    const time = (at: number) => new Date(at).toISOString();
    expect((await bobAt()).calledAt).toBe(time(first));
    await until(() => told().length === 1, 'the invitation');
    expect((await call()).error).toMatchObject({
      code: 'call_too_soon',
      params: { name: 'Bob', seconds: (first + CALL - clock.now()) / 1_000 },
    });
    await pass(first + CALL - clock.now());
    const again = clock.now();
    expect(await call()).toEqual({ at: time(again), next: time(again + CALL) });
    expect((await bobAt()).calledAt).toBe(time(again));
    await pass(MINUTE);
    expect((await call()).error.code).toBe('call_too_soon');
    await pass(5 * HOUR);
    expect(told()).toEqual(['invite', 'invite']);
    await restart();
    await call();
    await pass(HOUR);
    expect(told()).toEqual(['invite', 'invite', 'invite']);
  });

  test('a call that a kill has kept out of the outbox is told all the same, once', async () => {
    let isKilled = false;
    const { call, told, pass, restart } = await room({}, (store) => ({
      ...store,
      keepAlerts: (...given) => (isKilled ? Promise.reject(new Error('killed')) : store.keepAlerts(...given)),
    }));
    await pass(CALL);
    expect(told()).toHaveLength(1);
    isKilled = true;
    expect(await call()).toHaveProperty('at');
    await restart();
    isKilled = false;
    await pass(HOUR);
    expect(told()).toHaveLength(2);
  });

  test('neither dealing the seats nor keeping another one soon is a call; after ten minutes keeping one is', async () => {
    const { host, path, keepAgain, told, pass, clock } = await room();
    const first = clock.now();
    await pass(MINUTE);
    for (let times = 0; times < 8; times++) {
      await host().api('POST', `${path}/shuffle`, {});
      await pass(MINUTE / 2);
    }
    await keepAgain();
    await pass(first + CALL - MINUTE - clock.now());
    expect(told()).toEqual(['invite']);
    await pass(MINUTE);
    await keepAgain();
    await pass(HOUR);
    expect(told()).toEqual(['invite', 'invite']);
  });

  test('calls in quiet hours are one message at their end', async () => {
    const { call, told, pass, clock, bob, wayId } = await room();
    await pass(CALL);
    expect(told()).toHaveLength(1);
    const hour = (ms: number) => `${new Date(clock.now() + ms).toISOString().slice(11, 13)}:00`;
    const quiet = { from: hour(0), to: hour(3 * HOUR), zone: 'UTC' };
    await bob.api('PATCH', `/api/alerts/ways/${wayId}`, { quiet });
    for (let times = 0; times < 3; times++) {
      expect(await call()).toHaveProperty('at');
      await pass(CALL);
    }
    expect(told()).toHaveLength(1);
    await pass(4 * HOUR);
    expect(told()).toHaveLength(2);
  });

  test('who wants no news of kept seats, or no more of this match, is told of no call', async () => {
    const { call, told, pass, bob, matchId, server } = await room();
    await pass(CALL);
    await bob.api('PATCH', '/api/alerts', { off: ['rematch'] });
    expect(await call(), 'the host does not learn it').toHaveProperty('at');
    await pass(CALL);
    await bob.api('PATCH', '/api/alerts', { off: [] });
    await server().store.stopAlerts({ playerId: bob.playerId, matchId, often: 'never' });
    expect(await call()).toHaveProperty('at');
    await pass(HOUR);
    expect(told()).toHaveLength(1);
  });

  test('only the host calls, before the start, and only people for whom a seat is kept', async () => {
    const { call, keep, pass, bob, bobAt, ann, path, host, server } = await room();
    await pass(CALL);
    expect((await call(bob.at(server().url))).error.code).toBe('not_creator');
    await keep('p2');
    expect((await call()).error.code).toBe('no_kept_seat');
    expect(await bobAt(), 'who has left the page of a public match').toBeUndefined();
    const bots = ['p2', 'p3'].map((id) => ({ id, kind: 'bot' }));
    expect((await ann.api('PATCH', path, { seats: bots })).status).toBe(200);
    await host().api('POST', `${path}/start`, {});
    expect((await call()).error.code).toBe('already_started');
  });
});
