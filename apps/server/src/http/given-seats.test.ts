import { SEAT_ABSENCE_SECONDS } from '@echo-base/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, randomChoice } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';

const AWAY_MS = SEAT_ABSENCE_SECONDS * 1_000;
const human = (id: string) => ({ id, kind: 'human' });
const BODY = {
  title: 'galaxy-dice',
  seats: ['p1', 'p2', 'p3'].map(human),
  options: { short: true, firstPlayer: 'first-seat' },
};
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

let database: TestDatabase;

/** Ann (host, p1), Bob (p2) and Cleo (p3) play; Eve watches. */
async function table(body: object = {}) {
  const clock = new TestClock();
  const env = { ...database.env, OPERATOR_TOKEN: 'token-of-the-operator', BOT_DELAY_MS: '60000' };
  const server = await testServer({ env, clock });
  const [ann, bob, cleo, eve] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Cleo', 'Eve');
  const matchId = await openMatch([ann, bob, cleo], { ...BODY, ...body });
  await eve.watch(matchId);
  const path = `/api/matches/${matchId}`;
  const personOf = async (name: string, asked = ann): Promise<string> => {
    const { people } = (await asked.api('GET', `/api/moderation/matches/${matchId}/people`)).body;
    return people.find((one: { name: string }) => one.name === name).person;
  };
  const give = async (by: ProtocolClient, seat: string, name?: string) => {
    const person = name === undefined ? {} : { person: await personOf(name) };
    return by.api('POST', `${path}/propose`, { proposal: { kind: 'seat', seat, ...person } });
  };
  const leave = async (who: ProtocolClient, index: number, by = ann) => {
    who.close();
    await by.until(() => by.tables.at(-1)?.match.seats[index].connected === false, 'the absence');
  };
  const seatNow = async (index: number) => (await ann.api('GET', path)).body.seats[index];
  const notices = (who: ProtocolClient) => who.said.flatMap(({ notice }) => notice ?? []);
  return { server, clock, ann, bob, cleo, eve, matchId, path, personOf, give, leave, seatNow, notices };
}

describe.each(KINDS)('%s', (kind) => {
  beforeEach(async () => {
    database = await newDatabase(kind);
  });
  afterEach(() => database.remove());

  test('the host gives the seat of a player who lost their browser back to them, all are told, and they play on', async () => {
    const { server, clock, ann, bob, eve, matchId, path, leave, seatNow, notices } = await table();
    await leave(bob, 1);
    const again = await ProtocolClient.join(server.url, 'Bob');
    await again.watch(matchId);
    expect(again.frame(matchId, 'spectator')).toBeDefined();
    const { giveAt } = await seatNow(1);
    expect(Date.parse(giveAt)).toBe(clock.now() + AWAY_MS);
    clock.move(AWAY_MS);
    const { people } = (await ann.api('GET', `/api/moderation/matches/${matchId}/people`)).body;
    // As long as the seat is Bob's, another Bob is told apart from him.
    const back = people.find((one: { name: string }) => one.name === 'Bob (2)');
    const proposal = { kind: 'seat', seat: 'p2', person: back.person };
    expect((await ann.api('POST', `${path}/propose`, { proposal })).status).toBe(200);
    expect((await again.api('GET', path)).body.mine).toEqual(['p2']);
    expect(await seatNow(1)).toMatchObject({ playerName: 'Bob', owner: 'Bob', connected: true });
    await eve.until(() => notices(eve).length > 0, 'the notice');
    expect(notices(eve)[0]).toMatchObject({ key: 'notice.given', params: { owner: 'Bob', to: 'Bob' } });
    await again.watch(matchId);
    const [mine] = ann.frame(matchId, 'p1')?.decisions ?? [];
    if (!mine) throw new Error('no decision');
    expect((await ann.act(matchId, mine, randomChoice(mine))).ok).toBe(true);
    expect(again.frame(matchId, 'p2')).toBeDefined();
    await server.close();
    const next = await testServer({ env: { ...database.env }, clock });
    expect((await again.at(next.url).api('GET', path)).body.mine).toEqual(['p2']);
  });

  test('a seat is given on only while its player is away, long enough, and never to who gives it or to another side', async () => {
    const { clock, ann, bob, eve, cleo, give, leave, seatNow } = await table();
    expect(await give(ann, 'p2', 'Eve')).toMatchObject(refused(409, 'not_absent'));
    await leave(bob, 1);
    clock.move(AWAY_MS - 1_000);
    expect(await give(ann, 'p2', 'Eve')).toMatchObject({ status: 409, body: { error: { params: { seconds: 1 } } } });
    clock.move(1_000);
    expect(await give(ann, 'p2', 'Ann')).toMatchObject(refused(403, 'not_for_yourself'));
    expect(await give(ann, 'p2', 'Cleo')).toMatchObject(refused(403, 'other_side'));
    expect(await give(eve, 'p2', 'Eve')).toMatchObject(refused(403, 'not_for_yourself'));
    expect(await give(eve, 'p2')).toMatchObject(refused(403, 'not_your_seat'));
    expect((await seatNow(1)).owner).toBeUndefined();
    expect(cleo.gaps).toBe(0);
  });

  test('the owner of a seat that was given on takes it back at any time', async () => {
    const { server, clock, ann, bob, eve, matchId, path, give, leave, seatNow, notices } = await table();
    await leave(bob, 1);
    clock.move(AWAY_MS);
    await give(ann, 'p2', 'Eve');
    const back = bob.at(server.url);
    await back.connect();
    await back.watch(matchId);
    expect((await back.api('GET', path)).body).toMatchObject({ mine: [], lent: ['p2'] });
    expect((await back.api('GET', '/api/matches?mine=true')).body.matches).toHaveLength(1);
    expect(await ann.api('POST', `${path}/reclaim`, { seat: 'p2' })).toMatchObject(refused(403, 'not_your_seat'));
    expect((await back.api('POST', `${path}/reclaim`, { seat: 'p2' })).body.match.mine).toEqual(['p2']);
    expect((await seatNow(1)).owner).toBeUndefined();
    expect((await eve.api('GET', path)).body.mine).toEqual([]);
    await ann.until(() => notices(ann).length === 2, 'the notice');
    expect(notices(ann)[1].key).toBe('notice.takenBack');
  });

  test('a seat that is given on has the badge of who plays it, and its own again when it is taken back', async () => {
    const { server, clock, ann, bob, eve, path, give, leave, seatNow } = await table();
    const [badge, other] = [
      { figure: 'ewok', colour: 'blue' },
      { figure: 'officer', colour: 'violet' },
    ];
    await bob.api('PATCH', '/api/profile', { badge });
    await eve.api('PATCH', '/api/profile', { badge: other });
    await expect.poll(() => seatNow(1)).toMatchObject({ playerName: 'Bob', badge });
    await leave(bob, 1);
    clock.move(AWAY_MS);
    await give(ann, 'p2', 'Eve');
    expect(await seatNow(1)).toMatchObject({ playerName: 'Eve', badge: other });
    await ann.until(() => ann.tables.at(-1)?.match.seats[1].badge?.figure === 'officer', 'the badge in the match');
    await eve.api('PATCH', '/api/profile', { badge: null });
    await expect.poll(() => seatNow(1)).not.toHaveProperty('badge');
    const back = bob.at(server.url);
    expect((await back.api('POST', `${path}/reclaim`, { seat: 'p2' })).status).toBe(200);
    expect(await seatNow(1)).toMatchObject({ playerName: 'Bob', badge });
    expect((await seatNow(0)).badge, 'of those who have none').toBeUndefined();
  });

  test('the other players together give a seat on: each present one has to agree', async () => {
    const { clock, ann, bob, cleo, eve, path, personOf, leave, seatNow } = await table();
    await leave(bob, 1);
    clock.move(AWAY_MS);
    const proposal = { kind: 'seat', seat: 'p2', person: await personOf('Eve', cleo) };
    const asked = (await cleo.api('POST', `${path}/propose`, { proposal })).body.match.proposal;
    expect(asked).toMatchObject({ by: 'p3', personName: 'Eve', missing: ['p1'] });
    expect((await seatNow(1)).playerName).toBe('Bob');
    await ann.until(() => ann.tables.at(-1)?.match.proposal?.id === asked.id, 'the question');
    const answer = (who: ProtocolClient, agree: boolean) => who.api('POST', `${path}/answer`, { id: asked.id, agree });
    expect(await answer(eve, true)).toMatchObject(refused(403, 'not_your_seat'));
    expect((await answer(ann, true)).status).toBe(200);
    expect(await seatNow(1)).toMatchObject({ playerName: 'Eve', owner: 'Bob' });
    expect((await eve.api('GET', path)).body).toMatchObject({ mine: ['p2'] });
    expect(await answer(ann, true)).toMatchObject(refused(409, 'no_proposal'));
  });

  test('who declines ends the question, which cannot be asked again at once', async () => {
    const { clock, ann, bob, cleo, path, leave } = await table();
    await leave(bob, 1);
    clock.move(AWAY_MS);
    const ask = () => cleo.api('POST', `${path}/propose`, { proposal: { kind: 'seat', seat: 'p2' } });
    const { id } = (await ask()).body.match.proposal;
    const other = { proposal: { kind: 'absence', after: 600 } };
    expect(await ann.api('POST', `${path}/propose`, other)).toMatchObject(refused(409, 'proposal_open'));
    expect((await ann.api('POST', `${path}/answer`, { id, agree: false })).body.match.proposal).toBeUndefined();
    expect(await ask()).toMatchObject(refused(409, 'proposal_too_soon'));
    clock.move(120_000);
    expect((await ask()).body.match.proposal.missing).toEqual(['p1']);
  });

  test('the computer gets the seat of an absent player, who takes it back', async () => {
    const { server, clock, bob, ann, path, give, leave, seatNow } = await table();
    await leave(bob, 1);
    clock.move(AWAY_MS);
    expect((await give(ann, 'p2')).status).toBe(200);
    expect(await seatNow(1)).toMatchObject({ playerName: 'Bob', standIn: expect.any(String) });
    await bob.at(server.url).api('POST', `${path}/reclaim`, { seat: 'p2' });
    expect((await seatNow(1)).standIn).toBeUndefined();
  });

  test('a link gives a seat once, to the person who opens it but not to who made it', async () => {
    const { server, clock, ann, bob, cleo, path, leave, seatNow } = await table();
    const make = (who: ProtocolClient) => who.api('POST', `${path}/seat-link`, { seat: 'p2' });
    expect(await make(ann)).toMatchObject(refused(409, 'not_absent'));
    await leave(bob, 1);
    clock.move(AWAY_MS);
    expect(await make(cleo)).toMatchObject(refused(403, 'not_creator'));
    const { url } = (await make(ann)).body;
    const [, code] = url.split('#');
    expect(url).toContain(`/seat/${path.split('/').at(-1)}#`);
    const take = (who: ProtocolClient, given = code) => who.api('POST', `${path}/seat`, { code: given });
    const back = await ProtocolClient.guest(server.url, 'Bob');
    expect(await take(back, 'x'.repeat(43))).toMatchObject(refused(403, 'bad_code'));
    expect(await take(ann)).toMatchObject(refused(403, 'not_for_yourself'));
    expect((await take(back)).body.match.mine).toEqual(['p2']);
    expect(await seatNow(1)).toMatchObject({ playerName: 'Bob', owner: 'Bob' });
    expect(await take(await ProtocolClient.guest(server.url, 'Mal'))).toMatchObject(refused(403, 'bad_code'));
  });

  test('a link does not take the seat of a player who came back and has only just gone again', async () => {
    const { server, clock, ann, bob, matchId, path, leave, seatNow } = await table();
    await leave(bob, 1);
    clock.move(AWAY_MS);
    const { url } = (await ann.api('POST', `${path}/seat-link`, { seat: 'p2' })).body;
    const code = url.split('#')[1];
    const eve = await ProtocolClient.guest(server.url, 'Eva');
    const take = () => eve.api('POST', `${path}/seat`, { code });
    const back = bob.at(server.url);
    await back.connect();
    await back.watch(matchId);
    expect(await take()).toMatchObject(refused(403, 'bad_code'));
    await leave(back, 1);
    expect(await take()).toMatchObject(refused(409, 'not_absent'));
    expect(await seatNow(1)).toMatchObject({ playerName: 'Bob' });
    clock.move(AWAY_MS);
    expect((await take()).body.match.mine).toEqual(['p2']);
  });
});

test('an owner of the server gives a seat on without a seat of their own', async () => {
  database = await newDatabase('sqlite');
  const { server, clock, ann, bob, leave, give, seatNow } = await table();
  const owner = await ProtocolClient.guest(server.url, 'Owner');
  await owner.api('POST', '/api/session/owner', { token: 'token-of-the-operator' });
  await leave(bob, 1);
  clock.move(AWAY_MS);
  expect((await give(owner, 'p2', 'Eve')).status).toBe(200);
  expect(await seatNow(1)).toMatchObject({ playerName: 'Eve', owner: 'Bob' });
  ann.close();
  await database.remove();
});

test('in a match played over days a seat is given on only after its own time', async () => {
  database = await newDatabase('sqlite');
  const { clock, ann, bob, leave, give } = await table({ clock: { kind: 'reminder', after: 86_400 } });
  await leave(bob, 1);
  clock.move(AWAY_MS);
  expect(await give(ann, 'p2', 'Eve')).toMatchObject(refused(409, 'not_absent'));
  await database.remove();
});
