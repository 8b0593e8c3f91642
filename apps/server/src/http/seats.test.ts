import { titleById } from '@echo-base/games/titles';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, randomChoice } from '../../test/kit/play.ts';
import { quickBotRunner, testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { ManualTiming } from '../../test/support/manual-timing.ts';
import type { Question } from '../bots/bot-runner.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const BODY = { title: 'galaxy-dice', seats: SEATS, options: { short: true, firstPlayer: 'first-seat' } };
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

async function sit(url: string, body: object = {}) {
  const [ann, bob] = await ProtocolClient.joinAll(url, 'Ann', 'Bob');
  const matchId = await openMatch([ann, bob], { ...BODY, ...body });
  const post = (who: ProtocolClient, what: string, more: object) =>
    who.api('POST', `/api/matches/${matchId}/${what}`, more);
  const seat = async (index: number) => (await bob.api('GET', `/api/matches/${matchId}`)).body.seats[index];
  return { ann, bob, matchId, post, seat };
}

const isAsked = (who: ProtocolClient, matchId: string) =>
  who.framesOf(matchId).some((frame) => frame.decisions.length > 0);

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await newDatabase(kind);
  });
  afterEach(() => database.remove());

  test('a player hands a seat over and takes it back; meanwhile the computer acts and the owner cannot', async () => {
    const questions: Question[] = [];
    const quick = quickBotRunner();
    const choose = (question: Question) => {
      questions.push(question);
      return quick.choose(question);
    };
    const server = await testServer({ env: { ...database.env }, botRunner: { choose, close: async () => undefined } });
    const { ann, bob, matchId, post, seat } = await sit(server.url);
    const [decision] = ann.frame(matchId, 'p1')?.decisions ?? [];
    if (!decision) throw new Error('no seat has a decision');
    const first = await ann.act(matchId, decision, randomChoice(decision), 'first');
    expect(first.ok).toBe(true);
    const handed = await post(ann, 'standin', { seat: 'p1' });
    expect(handed).toMatchObject({
      status: 200,
      body: { match: { seats: [{ playerName: 'Ann', standIn: 'sensible' }, {}] } },
    });
    await bob.until(() => isAsked(bob, matchId), 'the computer to move');
    expect(bob.tables.at(-1).match.seats[0]).toMatchObject({ kind: 'human', playerName: 'Ann', standIn: 'sensible' });
    const acts = await server.store.acts(matchId);
    for (const act of acts.slice(1)) expect([act.seat, act.clientId]).toEqual(['p1', null]);
    for (const { seen, level } of questions) expect([seen.viewer, level]).toEqual(['p1', 'sensible']);
    expect(await ann.act(matchId, decision, randomChoice(decision))).toMatchObject({
      error: { code: 'stand_in_plays' },
    });
    expect(await ann.undo(matchId, 'p1')).toMatchObject({ error: { code: 'stand_in_plays' } });
    expect(await ann.act(matchId, decision, randomChoice(decision), 'first'), 'repeated').toEqual(first);
    expect((await post(ann, 'reclaim', { seat: 'p1' })).body.match.seats[0]).not.toHaveProperty('standIn');
    expect((await post(ann, 'reclaim', { seat: 'p1' })).status).toBe(200);
    expect(await seat(0)).not.toHaveProperty('standIn');
    const length = (await server.store.acts(matchId)).length;
    const [mine] = bob.frame(matchId, 'p2')?.decisions ?? [];
    if (!mine) throw new Error('no seat has a decision');
    expect((await bob.act(matchId, mine, randomChoice(mine))).ok).toBe(true);
    expect(await server.store.acts(matchId)).toHaveLength(length + 1);
  });

  test('stand-ins stop once no player has been there for ten minutes, and play on when one comes back', async () => {
    const clock = new TestClock();
    const pauses = new ManualTiming();
    const server = await testServer({ env: { ...database.env }, clock, botPauses: pauses.after });
    const { ann, bob, matchId, post } = await sit(server.url);
    const length = async () => (await server.store.acts(matchId)).length;
    /** Ends the pauses of the computer; the act is stored and shown, and whoever is asked then pauses. */
    const playOn = async () => {
      const before = await length();
      expect(pauses.waiting).toBeGreaterThan(0);
      pauses.ring();
      await expect.poll(length).toBeGreaterThan(before);
      await server.registry.idle();
    };
    const eve = await ProtocolClient.join(server.url, 'Eve');
    await eve.watch(matchId);
    for (const [who, seat] of [
      [ann, 'p1'],
      [bob, 'p2'],
    ] as const)
      await post(who, 'standin', { seat });
    for (const who of [ann, bob]) who.close();
    await eve.until(() => eve.tables.at(-1)?.match.seats.every((one: { connected: boolean }) => !one.connected));
    await playOn();
    clock.move(10 * 60_000);
    // What it had begun to think about before.
    await playOn();
    expect(pauses.waiting, 'a watcher alone does not count').toBe(0);
    await bob.connect();
    await bob.watch(matchId);
    await expect.poll(() => pauses.waiting).toBeGreaterThan(0);
    await playOn();
  });

  test('stand-ins are stored and play on after a restart, once a player is there', async () => {
    const slow = await testServer({ env: { ...database.env, BOT_DELAY_MS: '60000' } });
    const { ann, matchId, post } = await sit(slow.url);
    await post(ann, 'standin', { seat: 'p1', level: 'random' });
    await slow.close();
    const pauses = new ManualTiming();
    const server = await testServer({ env: { ...database.env }, botPauses: pauses.after });
    const back = ann.at(server.url);
    // Once a match is loaded, the computer has been told whom it waits for.
    await server.registry.host(matchId);
    expect(pauses.waiting).toBe(0);
    await back.connect();
    await back.watch(matchId);
    await expect.poll(() => pauses.waiting).toBeGreaterThan(0);
    pauses.ring();
    await expect.poll(async () => (await server.store.acts(matchId)).length).toBeGreaterThan(0);
    const { body } = await back.api('GET', `/api/matches/${matchId}`);
    expect(body.seats[0]).toMatchObject({ playerName: 'Ann', standIn: 'random' });
    expect((await back.api('POST', `/api/matches/${matchId}/reclaim`, { seat: 'p1' })).status).toBe(200);
    expect((await server.store.match(matchId))?.seats[0]).not.toHaveProperty('standIn');
  });

  test('if the match allows it, others hand over the seat of an absent player the game waits for', async () => {
    const clock = new TestClock();
    const server = await testServer({ env: { ...database.env }, clock });
    const { ann, bob, matchId, post, seat } = await sit(server.url, { absence: { after: 10 } });
    expect(await post(bob, 'standin', { seat: 'p1' })).toMatchObject(refused(409, 'not_absent'));
    expect(await seat(0)).not.toHaveProperty('absentAt');
    ann.close();
    await bob.until(() => bob.tables.at(-1)?.match.seats[0].connected === false, 'her absence');
    const { absentAt } = bob.tables.at(-1).match.seats[0];
    expect(Date.parse(absentAt)).toBe(clock.now() + 10_000);
    clock.move(9_999);
    expect(await post(bob, 'standin', { seat: 'p1' })).toMatchObject(refused(409, 'not_absent'));
    const eve = await ProtocolClient.guest(server.url, 'Eve');
    clock.move(1);
    expect(await post(eve, 'standin', { seat: 'p1' })).toMatchObject(refused(403, 'not_your_seat'));
    // How well the computer plays for her is no choice of an opponent.
    for (const level of ['random', 'sensible'])
      expect(await post(bob, 'standin', { seat: 'p1', level })).toMatchObject(refused(403, 'not_your_seat'));
    const handed = await post(bob, 'standin', { seat: 'p1' });
    expect(handed).toMatchObject({ status: 200, body: { match: { seats: [{ standIn: 'sensible' }, {}] } } });
    await bob.until(() => isAsked(bob, matchId), 'the computer to move');
    expect(await post(bob, 'reclaim', { seat: 'p1' })).toMatchObject(refused(403, 'not_your_seat'));
    expect((await post(ann, 'reclaim', { seat: 'p1' })).status).toBe(200);
    // The game does not wait for her now: she may be away.
    expect(await post(bob, 'standin', { seat: 'p1' })).toMatchObject(refused(409, 'not_absent'));
  });
});

test('seats that cannot be handed over are refused', async () => {
  const server = await testServer();
  const { ann, bob, matchId, post } = await sit(server.url);
  const none = new ProtocolClient(server.url, '');
  for (const what of ['standin', 'reclaim', 'claim']) {
    expect(await post(none, what, { seat: 'p1' })).toMatchObject(refused(401, 'no_session'));
    expect(await post(ann, what, {})).toMatchObject(refused(400, 'invalid_body'));
    expect(await post(ann, what, { seat: 'p1', more: 1 })).toMatchObject(refused(400, 'invalid_body'));
    expect(await post(ann, what, { seat: 'p7' })).toMatchObject(refused(400, 'invalid_body'));
  }
  expect(await post(ann, 'standin', { seat: 'p1', level: 'nobody' })).toMatchObject(refused(400, 'invalid_body'));
  expect(await post(bob, 'standin', { seat: 'p1' })).toMatchObject(refused(403, 'not_your_seat'));
  const made = await ann.api('POST', '/api/matches', { ...BODY, visibility: 'public', spectators: 'open' });
  for (const what of ['standin', 'reclaim', 'claim'])
    expect(await ann.api('POST', `/api/matches/${made.body.matchId}/${what}`, { seat: 'p1' })).toMatchObject(
      refused(409, 'not_started'),
    );
  await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  for (const what of ['standin', 'reclaim', 'claim'])
    expect(await post(ann, what, { seat: 'p1' })).toMatchObject(refused(409, 'match_over'));
});

test('a title without computer players accepts no settings that need them', async () => {
  const dice = titleById('galaxy-dice');
  if (!dice) throw new Error('no such title');
  const server = await testServer({ titles: [{ ...dice, bots: {} }] });
  const { ann, post } = await sit(server.url);
  expect(await post(ann, 'standin', { seat: 'p1' })).toMatchObject(refused(409, 'no_bots'));
  const make = (more: object) =>
    ann.api('POST', '/api/matches', { ...BODY, visibility: 'public', spectators: 'open', ...more });
  const clock = { kind: 'bank', bank: 60, increment: 0, atZero: 'bot' };
  expect(await make({ clock })).toMatchObject(refused(409, 'no_bots'));
  expect(await make({ absence: { after: 10 } })).toMatchObject(refused(409, 'no_bots'));
  expect((await make({ clock: { ...clock, atZero: 'claim' } })).status).toBe(201);
});
