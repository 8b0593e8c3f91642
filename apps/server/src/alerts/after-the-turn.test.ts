import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { awayPlayer } from '../../test/support/away-player.ts';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { hookReceiver, withStatus } from '../../test/support/hook-receiver.ts';
import { pushReceiver } from '../../test/support/push-receiver.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await newDatabase(kind);
  });
  afterEach(() => database.remove());

  /** A service that names its messages, as Discord does. */
  async function discord() {
    const service = await hookReceiver((response) => void response.end('{"id":"4711","type":0}'));
    const { received } = service;
    return { ...service, edits: () => received.filter(({ path }) => path.includes('/messages/')) };
  }
  const hook = (address: string) => ({ kind: 'hook', format: 'discord', address });

  test('a message is edited once the player has moved, and only then, and mentions them no more', async () => {
    const service = await discord();
    const { open, annPlays, bobMoves, way, until, pass } = await awayPlayer(database);
    await way({ ...hook(service.url('/api/webhooks/1/abc')), mention: '80351110224678912' });
    const matchId = await open();
    await annPlays(matchId);
    await until(() => service.received.length === 1, 'the message');
    expect(service.received[0]?.path).toBe('/api/webhooks/1/abc?wait=true');
    expect(JSON.parse(service.received[0]?.text ?? '')).toMatchObject({
      content: expect.stringMatching(/^<@80351110224678912> Bob, it is your turn/),
      allowed_mentions: { parse: [], users: ['80351110224678912'] },
    });
    await pass(5 * MINUTE);
    expect(service.edits()).toEqual([]);
    await bobMoves(matchId);
    await pass(MINUTE);
    const told = service.edits().map(({ path, text }) => [path, JSON.parse(text)]);
    const edited = { content: 'Bob has moved.', allowed_mentions: { parse: [] }, embeds: [] };
    expect(told).toEqual([['/api/webhooks/1/abc/messages/4711', edited]]);
    await pass(HOUR);
    expect(service.edits()).toHaveLength(1);
  });

  test('in a match with delayed spectators a channel reads no sooner than they that the player has moved', async () => {
    const service = await discord();
    const env = { SPECTATOR_DELAY_S: '300' };
    const { open, annPlays, bobMoves, way, until, pass } = await awayPlayer(database, { env });
    await way(hook(service.url('/api/webhooks/1/abc')));
    const matchId = await open('Friday', { spectators: 'delayed' });
    await annPlays(matchId);
    await until(() => service.received.length === 2, 'the start, and the turn');
    await bobMoves(matchId);
    await pass(4 * MINUTE);
    expect(service.edits()).toEqual([]);
    await pass(2 * MINUTE);
    expect(service.edits().map(({ text }) => JSON.parse(text).content)).toEqual(['Bob has moved.']);
  });

  test('a change that fails is tried again, also by a server that starts later, and given up in the end', async () => {
    const service = await discord();
    const { open, annPlays, bobMoves, way, until, pass, restart, clock } = await awayPlayer(database);
    await way(hook(service.url('/hook')));
    const matchId = await open();
    await annPlays(matchId);
    await until(() => service.received.length === 1, 'the message');
    service.behaviour.answer = withStatus(502);
    await bobMoves(matchId);
    await pass(MINUTE / 2);
    expect(service.edits()).toHaveLength(1);
    await restart();
    clock.move(MINUTE);
    await expect
      .poll(async () => {
        await pass(MINUTE);
        return service.edits().length;
      })
      .toBe(2);
    await pass(2 * HOUR);
    expect(service.edits()).toHaveLength(4);
  });

  test('a hook that is gone is asked for its message once, and the way is no worse for it', async () => {
    const service = await discord();
    const { open, annPlays, bobMoves, bobHere, way, until, pass } = await awayPlayer(database);
    await way(hook(service.url('/hook')));
    const matchId = await open();
    await annPlays(matchId);
    await until(() => service.received.length === 1, 'the message');
    service.behaviour.answer = withStatus(404);
    await bobMoves(matchId);
    await pass(HOUR);
    expect(service.edits()).toHaveLength(1);
    expect((await bobHere().api('GET', '/api/alerts')).body.ways[0]).not.toHaveProperty('stopped');
  });

  test('a game that has ended meanwhile says that the player is not asked any more', async () => {
    const service = await discord();
    const { ann, open, annPlays, way, until, pass } = await awayPlayer(database);
    await way({ ...hook(service.url('/hook')), language: 'it' });
    const matchId = await open();
    await annPlays(matchId);
    await until(() => service.received.length === 1, 'the message');
    await ann.api('POST', `/api/matches/${matchId}/concede`, {});
    await until(() => service.edits().length > 0, 'the change');
    expect(JSON.parse(service.edits()[0]?.text ?? '').content).toBe('Non tocca più a Bob.');
    await pass(HOUR);
    expect(service.edits()).toHaveLength(1);
  });

  test('a notification disappears when the turn is made elsewhere', async () => {
    const phone = await pushReceiver();
    const { open, annPlays, bobMoves, way, until, pass } = await awayPlayer(database);
    await way({ kind: 'push', subscription: phone.subscription });
    const matchId = await open();
    await annPlays(matchId);
    await until(() => phone.messages().length === 1, 'the notification');
    expect(phone.messages()[0]).toMatchObject({ title: 'Your turn: Friday', tag: matchId, waiting: [matchId] });
    await bobMoves(matchId);
    await pass(MINUTE);
    expect(phone.messages()[1]).toEqual({
      ...{ title: 'Friday', text: 'Bob has moved.', language: 'en', tag: matchId, url: null },
      ...{ key: expect.any(String), waiting: [], isOver: true },
    });
    expect(phone.received[1]?.headers).toMatchObject({ topic: phone.received[0]?.headers.topic, urgency: 'normal' });
    await pass(HOUR);
    expect(phone.messages()).toHaveLength(2);
  });

  test('quiet hours hold a change back too', async () => {
    const service = await discord();
    const { clock, open, annPlays, bobMoves, bobHere, way, until, pass } = await awayPlayer(database);
    const { id } = await way(hook(service.url('/hook')));
    const matchId = await open();
    await annPlays(matchId);
    await until(() => service.received.length === 1, 'the message');
    const half = (at: number) => new Date(Math.floor(at / (HOUR / 2)) * (HOUR / 2)).toISOString().slice(11, 16);
    const quiet = { from: half(clock.now()), to: half(clock.now() + HOUR), zone: 'UTC' };
    expect((await bobHere().api('PATCH', `/api/alerts/ways/${id}`, { quiet })).status).toBe(200);
    await bobMoves(matchId);
    await pass(20 * MINUTE);
    expect(service.edits()).toEqual([]);
    await until(() => service.edits().length === 1, 'the change');
  });

  describe('in an hour', () => {
    /** Bob's phone shows that it is his turn. */
    async function shown() {
      const phone = await pushReceiver();
      const player = await awayPlayer(database);
      await player.way({ kind: 'push', subscription: phone.subscription });
      const matchId = await player.open();
      await player.annPlays(matchId);
      await player.until(() => phone.messages().length === 1, 'the notification');
      const token = () => phone.messages().at(-1)?.later?.token ?? '';
      // As a worker asks: it has no session.
      const press = async (given = token()) => {
        const answer = await fetch(`${player.server().url}/api/alerts/later`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token: given }),
        });
        return { status: answer.status, body: await answer.json() };
      };
      return { ...player, phone, matchId, token, press };
    }

    test('the turn comes back once, sixty minutes after the press, and can be put off again', async () => {
      const { phone, press, pass, clock, matchId, token } = await shown();
      expect(phone.messages()[0]?.later).toMatchObject({ open: 'Open', later: 'In an hour' });
      const first = token();
      const at = new Date(clock.now() + HOUR).toISOString();
      expect(await press()).toEqual({ status: 200, body: { at } });
      await pass(10 * MINUTE);
      expect(await press()).toEqual({ status: 200, body: { at } });
      await pass(49 * MINUTE);
      expect(phone.messages()).toHaveLength(1);
      await pass(2 * MINUTE);
      expect(phone.messages()[1]).toMatchObject({ title: 'Still your turn: Friday', tag: matchId });
      await pass(3 * HOUR);
      expect(phone.messages()).toHaveLength(2);
      expect(token()).not.toBe(first);
      expect((await press()).status).toBe(200);
      await pass(HOUR + MINUTE);
      expect(phone.messages()).toHaveLength(3);
    });

    test('it outlives the server, and is forgotten once the turn is made', async () => {
      const { phone, press, pass, restart, clock, bobMoves, annPlays, matchId, ann, server } = await shown();
      expect((await press()).status).toBe(200);
      ann.close();
      await restart();
      clock.move(HOUR);
      await expect
        .poll(async () => {
          await pass(MINUTE);
          return phone.messages().map(({ title }) => title);
        })
        .toEqual(['Your turn: Friday', 'Still your turn: Friday']);
      expect((await press()).status).toBe(200);
      await bobMoves(matchId);
      await pass(2 * HOUR);
      // Both notifications of the turn have the same tag.
      const after = phone.messages().slice(2);
      expect(after.every(({ isOver }) => isOver)).toBe(true);
      const here = ann.at(server().url);
      await here.connect();
      await here.watch(matchId);
      await annPlays(matchId);
      here.close();
    });

    test('after the turn, or with a token that the server has not made, a press is refused in words', async () => {
      const { press, token, bobMoves, matchId, pass } = await shown();
      const old = token();
      for (const forged of ['', 'x', old.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')), `x${old}`])
        expect(await press(forged)).toMatchObject({ status: 404, body: { error: { code: 'no_such_way' } } });
      expect(await press('x'.repeat(601))).toMatchObject({ status: 400 });
      await bobMoves(matchId);
      expect(await press(old)).toMatchObject({ status: 409, body: { error: { code: 'not_waiting' } } });
      await pass(MINUTE);
    });
  });

  test('kinds of news that a player does not want are not told, the others are', async () => {
    const service = await hookReceiver();
    const { ann, bobHere, open, annPlays, way, until, pass } = await awayPlayer(database);
    await way({ kind: 'hook', address: service.url('/hook') });
    const choose = (off: readonly string[]) => bobHere().api('PATCH', '/api/alerts', { off });
    expect((await choose(['match', 'turn', 'turn'])).body).toEqual({ off: ['turn', 'match'] });
    expect((await bobHere().api('GET', '/api/alerts')).body.off).toEqual(['turn', 'match']);
    expect((await choose(['chess'])).status).toBe(400);
    const matchId = await open('Friday', { absence: { after: 60 } });
    await annPlays(matchId);
    await pass(10 * MINUTE);
    expect(service.received).toEqual([]);
    await ann.emit('say', { matchId, text: '@Bob?' });
    await until(() => service.received.length === 1, 'the mention');
    expect(service.received[0]?.text).toContain('"kind":"mention"');
    expect((await choose([])).body).toEqual({ off: [] });
  });

  test('an offer of a draw is told', async () => {
    const service = await hookReceiver();
    const { ann, open, way, until } = await awayPlayer(database);
    await way({ kind: 'hook', address: service.url('/hook') });
    const kinds = () =>
      service.received.flatMap(({ text }) => JSON.parse(text).news.map((one: { kind: string }) => one.kind));
    const seats = ['rebels', 'empire'].map((id) => ({ id, kind: 'human' }));
    const hoth = await open('Hoth', { title: 'battle-of-hoth', seats, options: {} });
    await until(() => kinds().length > 0, 'the start');
    const before = kinds().length;
    expect(
      (await ann.emit('act', { matchId: hoth, seat: 'rebels', decision: 'draw', choice: 'offer', id: 'd' })).ok,
    ).toBe(true);
    await until(() => kinds().slice(before).includes('request'), 'the offer');
    expect(service.received.at(-1)?.text).toContain('an answer of yours is awaited in “Hoth”');
  });
});
