import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, randomChoice } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';

const human = (id: string) => ({ id, kind: 'human' });
const BODY = {
  title: 'galaxy-dice',
  seats: ['p1', 'p2'].map(human),
  options: { short: true, firstPlayer: 'first-seat' },
};
const BANK = { kind: 'bank', bank: 60, increment: 0, atZero: 'claim' };
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

let database: TestDatabase;

/** Ann (p1, whose turn it is) and Bob (p2) play, Eve watches. */
async function table(body: object = { clock: BANK }) {
  const clock = new TestClock();
  const server = await testServer({ env: { ...database.env }, clock });
  const [ann, bob, eve] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Eve');
  const matchId = await openMatch([ann, bob], { ...BODY, ...body });
  await eve.watch(matchId);
  const path = `/api/matches/${matchId}`;
  const propose = (who: ProtocolClient, proposal: object) => who.api('POST', `${path}/propose`, { proposal });
  const answer = async (who: ProtocolClient, agree: boolean) => {
    const { id } = (await who.api('GET', path)).body.proposal;
    return who.api('POST', `${path}/answer`, { id, agree });
  };
  const summary = async (who = ann) => (await who.api('GET', path)).body;
  const left = async (who = ann) =>
    (await summary(who)).clocks.seats.map(({ leftMs, runs }: { leftMs: number; runs: boolean }) => [
      leftMs / 1_000,
      runs,
    ]);
  return { server, clock, ann, bob, eve, matchId, path, propose, answer, summary, left };
}

describe.each(KINDS)('%s', (kind) => {
  beforeEach(async () => {
    database = await newDatabase(kind);
  });
  afterEach(() => database.remove());

  test('clocks stop when both agree, for watchers too, over a restart, and run again when one resumes', async () => {
    const { server, clock, ann, bob, eve, path, propose, answer, left } = await table();
    clock.move(10_000);
    const asked = (await propose(ann, { kind: 'pause' })).body.match;
    expect(asked).toMatchObject({ proposal: { by: 'p1', proposal: { kind: 'pause' }, missing: ['p2'] } });
    expect(asked.paused).toBeUndefined();
    await eve.until(() => eve.tables.at(-1)?.match.proposal !== undefined, 'the question');
    expect((await answer(bob, true)).body.match.paused).toMatchObject({ by: 'Ann' });
    await eve.until(() => eve.tables.at(-1)?.match.paused !== undefined, 'the pause');
    expect(eve.said.at(-1).notice).toEqual({ key: 'notice.paused' });
    clock.move(3_000);
    expect(await left()).toEqual([
      [50, false],
      [60, false],
    ]);
    await server.close();
    clock.move(5_000);
    const next = await testServer({ env: { ...database.env }, clock });
    const [ann2, bob2] = [ann.at(next.url), bob.at(next.url)];
    clock.move(3_000);
    expect(await left(ann2)).toEqual([
      [50, false],
      [60, false],
    ]);
    expect((await bob2.api('POST', `${path}/resume`, {})).body.match.paused).toBeUndefined();
    expect((await bob2.api('POST', `${path}/resume`, {})).status).toBe(200);
    clock.move(4_000);
    expect(await left(ann2)).toEqual([
      [46, true],
      [60, false],
    ]);
  });

  test('an act of a player ends the pause: the clock of the next one runs', async () => {
    const { clock, ann, bob, matchId, propose, answer, left, summary } = await table();
    await propose(bob, { kind: 'pause' });
    await answer(ann, true);
    clock.move(12_000);
    const [decision] = ann.frame(matchId, 'p1')?.decisions ?? [];
    if (!decision) throw new Error('no decision');
    const stale = { ...decision, id: 'another' };
    expect((await ann.act(matchId, stale, 'x')).ok).toBe(false);
    expect((await summary()).paused).toBeDefined();
    expect((await ann.act(matchId, decision, randomChoice(decision))).ok).toBe(true);
    expect((await summary()).paused).toBeUndefined();
    clock.move(1_000);
    const [mine, theirs] = await left();
    expect(mine[0] + theirs[0]).toBe(119);
  });

  test('no one loses on time in a pause', async () => {
    const { clock, ann, bob, path, propose, answer } = await table({ clock: { ...BANK, bank: 3 } });
    await propose(ann, { kind: 'pause' });
    await answer(bob, true);
    clock.move(14_000);
    expect(await bob.api('POST', `${path}/claim`, { seat: 'p1' })).toMatchObject(refused(409, 'time_left'));
    await bob.api('POST', `${path}/resume`, {});
    clock.move(3_000);
    expect((await bob.api('POST', `${path}/claim`, { seat: 'p1' })).status).toBe(200);
  });

  test('present players agree on an absence rule during play, and it counts from then on', async () => {
    const { clock, ann, bob, path, propose, answer, summary } = await table({});
    expect((await summary()).absence).toBeUndefined();
    await propose(bob, { kind: 'absence', after: 60 });
    expect((await summary()).absence).toBeUndefined();
    expect((await answer(ann, true)).body.match.absence).toEqual({ after: 60 });
    ann.close();
    await bob.until(() => bob.tables.at(-1)?.match.seats[0].absentAt !== undefined, 'her absence');
    clock.move(60_000);
    expect((await bob.api('POST', `${path}/standin`, { seat: 'p1' })).status).toBe(200);
    // Alone at the table Bob decides alone.
    expect((await propose(bob, { kind: 'absence', after: null })).body.match.absence).toBeUndefined();
  });

  test('a proposal is withdrawn by who made it, and the others are told', async () => {
    const { ann, bob, propose, answer, summary } = await table();
    await propose(ann, { kind: 'pause' });
    await answer(ann, false);
    expect((await summary()).proposal).toBeUndefined();
    await bob.until(() => bob.said.length > 0, 'the notice');
    expect(bob.said[0].notice).toEqual({ key: 'notice.withdrawn' });
  });
});

test('a pause needs a clock and a seat; answers need the open proposal', async () => {
  database = await newDatabase('sqlite');
  const { ann, eve, path, propose } = await table({});
  expect(await propose(ann, { kind: 'pause' })).toMatchObject(refused(409, 'no_clock'));
  expect(await propose(eve, { kind: 'absence', after: 600 })).toMatchObject(refused(403, 'not_your_seat'));
  expect(await propose(ann, { kind: 'absence', after: 1 })).toMatchObject(refused(400, 'invalid_body'));
  expect(await propose(ann, { kind: 'dinner' })).toMatchObject(refused(400, 'invalid_body'));
  expect(await ann.api('POST', `${path}/answer`, { id: 'none', agree: true })).toMatchObject(
    refused(409, 'no_proposal'),
  );
  expect(await eve.api('POST', `${path}/resume`, {})).toMatchObject(refused(403, 'not_your_seat'));
  await database.remove();
});

test('delayed spectators read of a pause with the delay of play, and see no proposal', async () => {
  database = await newDatabase('sqlite');
  const { ann, bob, eve, propose, answer, summary } = await table({ clock: BANK, spectators: 'delayed' });
  await propose(ann, { kind: 'pause' });
  expect((await summary(eve)).proposal).toBeUndefined();
  await answer(bob, true);
  await eve.emit('ping');
  expect(eve.said).toEqual([]);
  await database.remove();
});
