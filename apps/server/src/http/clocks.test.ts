import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, randomChoice } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const BODY = { title: 'galaxy-dice', seats: SEATS, options: { short: true, firstPlayer: 'first-seat' } };
const bank = (more: object = {}) => ({ kind: 'bank', bank: 60, increment: 0, atZero: 'claim', ...more });
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });
/** Latest delay of a clock timer. */
const SLACK_MS = 5;

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await newDatabase(kind);
  });
  afterEach(() => database.remove());

  /** Match of two players with a clock; the first seat has a decision. */
  async function table(body: object) {
    const clock = new TestClock();
    const server = await testServer({ env: { ...database.env }, clock });
    const [ann, bob] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
    const matchId = await openMatch([ann, bob], { ...BODY, ...body });
    const path = `/api/matches/${matchId}`;
    const summary = async (who = ann) => (await who.api('GET', path)).body;
    const left = async (who = ann): Promise<number[]> =>
      (await summary(who)).clocks.seats.map((one: { leftMs: number }) => one.leftMs);
    return { server, clock, ann, bob, matchId, path, summary, left };
  }

  /** Acts for a seat until the game waits for another one. */
  async function playTurn(who: ProtocolClient, matchId: string, seat: string) {
    for (let acts = 0; acts < 200; acts++) {
      const frame = who.frame(matchId, seat);
      const [decision] = frame?.decisions ?? [];
      if (!decision) return;
      const answer = await who.act(matchId, decision, randomChoice(decision));
      expect(answer.ok).toBe(true);
      await who.until(() => (who.frame(matchId, seat)?.version ?? 0) >= answer.version, 'the act');
    }
    throw new Error('the turn does not end');
  }

  test('an opponent claims the end of an empty bank, once, and not too early', async () => {
    const { clock, ann, bob, path, summary, left } = await table({ clock: bank({ bank: 10 }) });
    const claim = (who: ProtocolClient, seat = 'p1') => who.api('POST', `${path}/claim`, { seat });
    const before = await summary();
    expect(before.clock).toEqual(bank({ bank: 10 }));
    expect(before.clocks.seats.map(({ seat, runs }: { seat: string; runs: boolean }) => [seat, runs])).toEqual([
      ['p1', true],
      ['p2', false],
    ]);
    expect(await claim(bob)).toMatchObject(refused(409, 'time_left'));
    expect(await claim(bob, 'p9')).toMatchObject(refused(400, 'invalid_body'));
    clock.move(9_999);
    expect(await left()).toEqual([1, 10_000]);
    expect(await claim(bob)).toMatchObject(refused(409, 'time_left'));
    clock.move(SLACK_MS);
    await bob.until(() => bob.tables.at(-1)?.match.clocks?.seats[0].leftMs === 0, 'the end of the time');
    const [card] = (await bob.api('GET', '/api/matches?mine=true')).body.matches;
    expect(card.clocks.seats[0]).toMatchObject({ seat: 'p1', leftMs: 0, runs: true });
    expect(await claim(ann)).toMatchObject(refused(403, 'not_opponent'));
    const eve = await ProtocolClient.guest(ann.base, 'Eve');
    expect(await claim(eve)).toMatchObject(refused(403, 'not_your_seat'));
    expect(await claim(bob, 'p2')).toMatchObject(refused(403, 'not_opponent'));
    const { status, body } = await claim(bob);
    expect([status, body.match.status, body.match.outcome.winners]).toEqual([200, 'finished', ['p2']]);
    expect(body.match).not.toHaveProperty('clocks');
    expect(await claim(bob)).toMatchObject(refused(409, 'match_over'));
    const record = (await ann.api('GET', `${path}/record`)).body;
    expect(record.acts).toMatchObject([{ seat: 'p1', decision: 'concede', choice: 'time' }]);
    expect(record.outcome.reason).toEqual({ key: 'outcome.time' });
    await ann.until(() => ann.frame(path.split('/')[3] ?? '', 'p1')?.outcome !== undefined, 'the end');
    const log = ann.frame(path.split('/')[3] ?? '', 'p1')?.log.map(({ key }) => key);
    expect(log).toContain('log.lost-on-time');
    expect(log).not.toContain('log.conceded');
    const imported = await ann.api('POST', '/api/matches/import', { record });
    expect([imported.status, imported.body.error]).toEqual([201, undefined]);
  });

  test('an act after the bank is empty counts if no opponent has claimed', async () => {
    const { clock, ann, bob, matchId, path, left } = await table({ clock: bank({ bank: 1, increment: 100 }) });
    clock.move(1_000 + SLACK_MS);
    await ann.until(() => ann.tables.at(-1)?.match.clocks?.seats[0].leftMs === 0, 'the end of the time');
    await playTurn(ann, matchId, 'p1');
    expect(await bob.api('POST', `${path}/claim`, { seat: 'p1' })).toMatchObject(refused(409, 'time_left'));
    expect((await left())[0]).toBe(100_000);
  });

  test('the increment is gained at the end of a turn; a table event reports both clocks', async () => {
    const { clock, ann, bob, matchId, left } = await table({ clock: bank({ increment: 30 }) });
    clock.move(300);
    await playTurn(ann, matchId, 'p1');
    await bob.until(() => bob.tables.at(-1)?.match.clocks?.seats[1].runs === true, 'the clock of the other');
    const told = bob.tables.at(-1).match.clocks;
    expect(told.seats.map(({ leftMs }: { leftMs: number }) => leftMs)).toEqual([89_700, 60_000]);
    expect(Date.parse(told.at)).toBe(clock.now());
    clock.move(7);
    expect(await left(bob)).toEqual([89_700, 59_993]);
    expect(ann.tables.length).toBeLessThan(12);
  });

  test('a computer player moves on for a seat whose bank is empty, and its player may continue', async () => {
    const { server, clock, ann, bob, matchId, summary } = await table({
      clock: bank({ bank: 1, increment: 2, atZero: 'bot' }),
    });
    clock.move(999);
    expect(await server.store.acts(matchId)).toEqual([]);
    clock.move(1 + SLACK_MS);
    await bob.until(() => (bob.frame(matchId, 'p2')?.decisions.length ?? 0) > 0, 'a move of the computer');
    const acts = await server.store.acts(matchId);
    expect(acts.length).toBeGreaterThan(0);
    for (const act of acts) expect([act.seat, act.clientId]).toEqual(['p1', null]);
    // The time it gained is for the next turn.
    expect((await summary()).clocks.seats[0].leftMs).toBe(2_000);
    await playTurn(bob, matchId, 'p2');
    await ann.until(() => (ann.frame(matchId, 'p1')?.decisions.length ?? 0) > 0, 'the next turn');
    const [decision] = ann.frame(matchId, 'p1')?.decisions ?? [];
    if (!decision) throw new Error('no seat has a decision');
    expect(await ann.act(matchId, decision, randomChoice(decision))).toMatchObject({ ok: true });
    expect(await bob.api('POST', `/api/matches/${matchId}/claim`, { seat: 'p1' })).toMatchObject(
      refused(409, 'no_clock'),
    );
  });

  test('after a restart clocks go on without a watcher, less the time no server was up', async () => {
    const { server, clock, ann, matchId, left } = await table({ clock: bank({ bank: 3, atZero: 'bot' }) });
    clock.move(1_000);
    expect(await left()).toEqual([2_000, 3_000]);
    await server.close();
    const from = clock.now();
    clock.move(3_600_000);
    const again = await testServer({ env: { ...database.env }, clock });
    const after = (await ann.at(again.url).api('GET', `/api/matches/${matchId}`)).body.clocks.seats.map(
      (one: { leftMs: number }) => one.leftMs,
    );
    expect(after).toEqual([2_000, 3_000]);
    expect(await again.store.outages()).toEqual([{ from, to: from + 3_600_000 }]);
    again.registry.evict(matchId);
    clock.move(1_999);
    expect(await again.store.acts(matchId)).toEqual([]);
    clock.move(1 + SLACK_MS);
    await expect.poll(async () => (await again.store.acts(matchId)).length).toBeGreaterThan(0);
  });

  test('a reminder shows who is late and has no other effect', async () => {
    const { clock, ann, bob, matchId, path } = await table({ clock: { kind: 'reminder', after: 1 } });
    clock.move(1_000 + SLACK_MS);
    await bob.until(() => bob.tables.at(-1)?.match.clocks?.seats[0].leftMs === 0, 'the reminder');
    expect(await bob.api('POST', `${path}/claim`, { seat: 'p1' })).toMatchObject(refused(409, 'no_clock'));
    await playTurn(ann, matchId, 'p1');
    await bob.until(() => bob.tables.at(-1)?.match.clocks?.seats[1].runs === true, 'the other to be waited for');
    expect(bob.tables.at(-1).match.clocks.seats[0]).toEqual({ seat: 'p1', runs: false, leftMs: 1_000 });
  });

  test('a rematch has the same clock and absence rule', async () => {
    const set = { clock: bank({ increment: 7, atZero: 'bot' }), absence: { after: 90 } };
    const { ann, path } = await table(set);
    await ann.api('POST', `${path}/concede`, {});
    const { body } = await ann.api('POST', `${path}/rematch`, {});
    expect((await ann.api('GET', `/api/matches/${body.matchId}`)).body).toMatchObject({ status: 'waiting', ...set });
    const plain = await ann.api('POST', '/api/matches', {
      ...BODY,
      visibility: 'public',
      spectators: 'open',
      clock: { kind: 'none' },
    });
    expect(plain.body.match).not.toHaveProperty('clock');
    const { matches } = (await ann.api('GET', '/api/matches')).body;
    for (const one of matches) expect(one).not.toHaveProperty('clocks');
  });
});

describe('three at the table', () => {
  const seats = ['p1', 'p2', 'p3'].map((id) => ({ id, kind: 'human' }));

  /** Three players; the time of the first is up. */
  async function three(more: object = {}) {
    const clock = new TestClock();
    const server = await testServer({ clock });
    const people = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Cas');
    const matchId = await openMatch([...people], { ...BODY, seats, clock: bank({ bank: 10 }), ...more });
    const post = (who: ProtocolClient, what: string, seat: string) =>
      who.api('POST', `/api/matches/${matchId}/${what}`, { seat });
    const [ann, bob, cas] = people;
    const flag = async () => {
      clock.move(10_000 + SLACK_MS);
      await bob.until(
        () =>
          bob.tables
            .at(-1)
            ?.match.clocks?.seats.some((one: { runs: boolean; leftMs: number }) => one.runs && one.leftMs === 0),
        'the end of the time',
      );
    };
    return { server, clock, ann, bob, cas, matchId, post, flag };
  }

  test('a claim takes the one seat out, which lost on time, and the others play on', async () => {
    const { server, ann, bob, matchId, post, flag } = await three();
    await flag();
    const { body } = await post(bob, 'claim', 'p1');
    expect(body.match).toMatchObject({ status: 'playing', seats: [{ left: 'time' }, {}, {}] });
    expect(body.match.seats[1]).not.toHaveProperty('left');
    await ann.until(() => ann.frame(matchId, 'p1')?.conceded !== undefined, 'the end of her game');
    await ann.until(() => ann.tables.at(-1)?.match.seats[0].left === 'time', 'the seats');
    server.registry.evict(matchId);
    const [listed] = (await ann.api('GET', '/api/matches?mine=true')).body.matches;
    expect(listed.seats[0], 'in the list').toMatchObject({ left: 'time' });
    expect((await bob.api('GET', `/api/matches/${matchId}`)).body.seats[0], 'loaded again').toMatchObject({
      left: 'time',
    });
  });

  test('who is out neither claims nor calls the computer', async () => {
    const { ann, bob, cas, matchId, post, flag } = await three({ absence: { after: 1 } });
    await cas.api('POST', `/api/matches/${matchId}/concede`, {});
    await flag();
    expect(await post(cas, 'claim', 'p1')).toMatchObject(refused(403, 'out_of_game'));
    expect(await post(cas, 'standin', 'p1')).toMatchObject(refused(403, 'out_of_game'));
    ann.close();
    await bob.until(() => bob.tables.at(-1)?.match.seats[0].connected === false, 'her absence');
    expect(await post(cas, 'standin', 'p1')).toMatchObject(refused(403, 'out_of_game'));
    expect((await post(bob, 'claim', 'p1')).body.match.outcome).toEqual({
      winners: ['p2'],
      reason: { key: 'outcome.time' },
    });
  });

  test('the others may call the computer instead, and the player takes the seat back', async () => {
    const { ann, bob, post, flag } = await three();
    expect(await post(bob, 'standin', 'p1')).toMatchObject(refused(403, 'not_your_seat'));
    await flag();
    expect((await post(bob, 'standin', 'p1')).body.match.seats[0]).toMatchObject({ standIn: 'sensible' });
    expect((await post(ann, 'reclaim', 'p1')).status).toBe(200);
  });
});

test('in real time a computer player moves on at zero, by database time', async () => {
  const database = await newDatabase('postgres');
  onTestFinished(() => database.remove());
  const server = await testServer({ env: { ...database.env } });
  const [ann, bob] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
  const matchId = await openMatch([ann, bob], { ...BODY, clock: bank({ bank: 1, atZero: 'bot' }) });
  await expect.poll(async () => (await server.store.acts(matchId)).length).toBeGreaterThan(0);
  const startedAt = (await server.store.match(matchId))?.match.startedAt ?? Number.NaN;
  for (const act of await server.store.acts(matchId)) expect(act.at - startedAt).toBeGreaterThanOrEqual(1_000);
});

test('invalid clock settings are refused', async () => {
  const server = await testServer();
  const ann = await ProtocolClient.guest(server.url, 'Ann');
  const make = (more: object) =>
    ann.api('POST', '/api/matches', { ...BODY, visibility: 'public', spectators: 'open', ...more });
  for (const clock of [
    bank({ bank: 0 }),
    bank({ bank: 5_184_001 }),
    bank({ bank: 1.5 }),
    bank({ increment: -1 }),
    bank({ atZero: 'lose' }),
    bank({ more: 1 }),
    { kind: 'reminder' },
    { kind: 'hourglass' },
    'none',
  ])
    expect(await make({ clock })).toMatchObject(refused(400, 'invalid_body'));
  for (const absence of [{}, { after: 0 }, { after: 1, more: 1 }, 5])
    expect(await make({ absence })).toMatchObject(refused(400, 'invalid_body'));
  expect((await make({ clock: bank({ bank: 5_184_000 }), absence: { after: 1 } })).status).toBe(201);
});

test('delayed spectators see no clocks, not even that another player had one', async () => {
  const clock = new TestClock();
  const server = await testServer({ env: { SPECTATOR_DELAY_S: '60' }, clock });
  const [ann, bob, eve] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Eve');
  const received: string[] = [];
  const timing = { clock: bank({ bank: 1, increment: 1 }), absence: { after: 1 } };
  const matchId = await openMatch([ann, bob], { ...BODY, ...timing, spectators: 'delayed' });
  eve.socket?.onAny((event: string, ...args: unknown[]) => received.push(JSON.stringify([event, ...args])));
  await eve.watch(matchId);
  await eve.until(() => eve.tables.length > 0, 'the table');
  const before = received.length;
  const events = bob.tables.length;
  const [decision] = ann.frame(matchId, 'p1')?.decisions ?? [];
  if (!decision) throw new Error('no seat has a decision');
  clock.move(1_000 + SLACK_MS);
  await bob.until(() => bob.tables.at(-1)?.match.clocks?.seats[0].leftMs === 0, 'the end of the time');
  await ann.api('POST', `/api/matches/${matchId}/standin`, { seat: 'p1' });
  await bob.until(() => (bob.frame(matchId, 'p2')?.decisions.length ?? 0) > 0, 'the turn of the other');
  await ann.api('POST', `/api/matches/${matchId}/reclaim`, { seat: 'p1' });
  await bob.until(() => bob.tables.at(-1)?.match.seats[0].standIn === undefined && bob.tables.length > events + 2);
  await eve.emit('ping');
  expect(received.slice(before)).toEqual([]);
  const { body } = await eve.api('GET', `/api/matches/${matchId}`);
  for (const text of [...received, JSON.stringify(body)])
    for (const key of ['"clocks"', '"standIn"', '"absentAt"', '"waitingFor":["']) expect(text).not.toContain(key);
  expect(body.clock).toEqual(timing.clock);
  await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  await eve.until(() => eve.tables.at(-1)?.match.status === 'finished', 'the end');
});

test('with delayed spectators the list tells the players whose move it is, and no one else', async () => {
  const server = await testServer();
  const [ann, bob] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
  await openMatch([ann, bob], { ...BODY, spectators: 'delayed' });
  const eve = await ProtocolClient.guest(server.url, 'Eve');
  const listed = async (who: ProtocolClient) => (await who.api('GET', '/api/matches?status=playing')).body.matches[0];
  expect((await listed(ann)).waitingFor).toEqual(['p1']);
  expect((await listed(bob)).waitingFor).toEqual(['p1']);
  expect(await listed(eve)).not.toHaveProperty('waitingFor');
  expect(ann.tables.at(-1).match.waitingFor).toEqual(['p1']);
});
