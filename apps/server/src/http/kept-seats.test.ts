import { OFFER_SECONDS } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';

const human = (id: string) => ({ id, kind: 'human' });
const BODY = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats: ['p1', 'p2', 'p3'].map(human) };

/** Ann created the match and has p1; Bob and Eve watch. */
async function waitingRoom(dataDir = tempDir(), clock?: TestClock) {
  const server = await testServer({ dataDir, ...(clock && { clock }) });
  const [ann, bob, eve] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Eve');
  const { matchId } = (await ann.api('POST', '/api/matches', BODY)).body;
  const path = `/api/matches/${matchId}`;
  await ann.api('POST', `${path}/join`, { seat: 'p1' });
  for (const one of [ann, bob, eve]) await one.watch(matchId);
  const seats = async (who = eve) => (await who.api('GET', path)).body.seats;
  const personOf = async (name: string): Promise<string> => {
    const { people } = (await ann.api('GET', `/api/moderation/matches/${matchId}/people`)).body;
    return people.find((one: { name: string }) => one.name === name).person;
  };
  const keep = async (seat: string, name: string, who = ann, more: object = {}) =>
    who.api('PATCH', path, { seats: [{ ...human(seat), keptFor: await personOf(name), ...more }] });
  const join = async (who: ProtocolClient, body: object) => {
    const answer = await who.api('POST', `${path}/join`, body);
    return answer.status < 300 ? answer.body.seat : answer.body.error;
  };
  return { server, ann, bob, eve, matchId, path, seats, personOf, keep, join };
}

test('a kept seat goes to its friend and to no one else; all read for whom it is kept', async () => {
  const { eve, bob, path, keep, join, seats } = await waitingRoom();
  expect((await keep('p2', 'Bob')).status).toBe(200);
  await eve.until(() => eve.tables.at(-1)?.match.seats[1]?.keptFor === 'Bob', 'whose seat it is');
  expect(await join(eve, { seat: 'p2' })).toMatchObject({ code: 'seat_kept', params: { name: 'Bob' } });
  expect((await seats())[1]).toEqual({ id: 'p2', kind: 'human', keptFor: 'Bob' });
  expect((await bob.api('GET', path)).body.keptForMe).toEqual(['p2']);
  expect((await eve.api('GET', path)).body).not.toHaveProperty('keptForMe');
  expect(await join(bob, { seat: 'p2' })).toBe('p2');
  expect((await seats())[1]).toMatchObject({ playerName: 'Bob' });
  expect((await seats())[1]).not.toHaveProperty('keptFor');
});

test('who names no seat gets the one kept for them, and strangers another one or a refusal', async () => {
  const { ann, bob, eve, path, keep, join } = await waitingRoom();
  await keep('p3', 'Bob');
  expect(await join(bob, {})).toBe('p3');
  await bob.api('POST', `${path}/leave`, {});
  await keep('p2', 'Bob');
  await keep('p3', 'Bob');
  expect(await join(eve, {})).toMatchObject({ code: 'seat_kept' });
  await ann.api('PATCH', path, { seats: [human('p3')] });
  expect(await join(eve, {})).toBe('p3');
});

test('the same name does not open a kept seat', async () => {
  const { server, matchId, keep } = await waitingRoom();
  await keep('p2', 'Bob');
  const [other] = await ProtocolClient.joinAll(server.url, 'Bob');
  const answer = await other.api('POST', `/api/matches/${matchId}/join`, { seat: 'p2' });
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'seat_kept' } } });
});

test('only the creator keeps a seat, for a person here, and neither a taken seat nor that of a computer player', async () => {
  const { ann, bob, eve, path, keep, join, personOf } = await waitingRoom();
  const code = async (who: ProtocolClient, seat: object) =>
    (await who.api('PATCH', path, { seats: [seat] })).body.error.code;
  const keptFor = await personOf('Bob');
  expect(await code(eve, { ...human('p2'), keptFor })).toBe('not_creator');
  expect(await code(ann, { ...human('p2'), keptFor: 'no-such-person' })).toBe('no_such_person');
  expect(await code(ann, { id: 'p2', kind: 'bot', keptFor })).toBe('invalid_body');
  expect(await code(ann, { ...human('p1'), keptFor })).toBe('seat_taken');
  await keep('p2', 'Bob');
  expect((await ann.api('PATCH', path, { seats: [{ id: 'p2', kind: 'bot' }] })).body.match.seats[1]).toMatchObject({
    kind: 'bot',
  });
  expect(await join(bob, { seat: 'p2' })).toMatchObject({ code: 'seat_taken' });
});

test('a kept seat survives a restart, and is not played when the match starts without its friend', async () => {
  const dataDir = tempDir();
  const { server, ann, eve, path, keep, join } = await waitingRoom(dataDir);
  await keep('p2', 'Bob');
  await join(eve, { seat: 'p3' });
  await server.close();
  const again = await testServer({ dataDir });
  const ann2 = ann.at(again.url);
  expect((await ann2.api('GET', path)).body.seats[1]).toMatchObject({ keptFor: 'Bob' });
  const { match } = (await ann2.api('POST', `${path}/start`, {})).body;
  expect(match.seats.map(({ id }: { id: string }) => id)).toEqual(['p1', 'p3']);
});

test('a rematch keeps the seats of the players until they come or the host releases them', async () => {
  const server = await testServer();
  const [ann, bob, eve] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Eve');
  const matchId = await openMatch([ann, bob], {
    title: 'galaxy-dice',
    seats: BODY.seats.slice(0, 2),
    options: { short: true },
  });
  await bob.api('POST', `/api/matches/${matchId}/concede`, {});
  const path = `/api/matches/${(await ann.api('POST', `/api/matches/${matchId}/rematch`, {})).body.matchId}`;
  expect((await ann.api('GET', path)).body.seats[1]).toMatchObject({ id: 'p2', keptFor: 'Bob' });
  expect((await eve.api('POST', `${path}/join`, {})).body.error.code).toBe('seat_kept');
  await ann.api('PATCH', path, { seats: [human('p2')] });
  expect((await eve.api('POST', `${path}/join`, {})).body.seat).toBe('p2');
});

test('shuffling deals players, computer players and kept seats anew, for the creator before the start only', async () => {
  const { ann, bob, eve, path, keep, join, seats } = await waitingRoom();
  await join(eve, { seat: 'p3' });
  await keep('p2', 'Bob');
  const shuffle = (who: ProtocolClient) => who.api('POST', `${path}/shuffle`, {});
  expect((await shuffle(bob)).body.error.code).toBe('not_creator');
  const dealt = new Set<string>();
  for (let times = 0; times < 30; times++) {
    const answer = await shuffle(ann);
    expect(answer.status).toBe(200);
    const now = answer.body.match.seats.map(
      (seat: { playerName?: string; keptFor?: string }) => seat.playerName ?? `for ${seat.keptFor}`,
    );
    expect([...now].sort()).toEqual(['Ann', 'Eve', 'for Bob']);
    dealt.add(now.join());
  }
  expect(dealt.size).toBeGreaterThan(1);
  expect((await seats()).map(({ id }: { id: string }) => id)).toEqual(['p1', 'p2', 'p3']);
  expect(await join(bob, {})).toMatch(/^p\d$/);
  expect((await shuffle(ann)).body.error.code).toBe('already_started');
});

test('who is offered a seat may decline it, which opens it to all, and no one declines it for them', async () => {
  const { ann, bob, eve, path, keep, join } = await waitingRoom();
  const decline = async (who: ProtocolClient, seat = 'p2') => {
    const { body } = await who.api('POST', `${path}/decline`, { seat });
    return body.error?.code ?? body.match.keptForMe;
  };
  await keep('p2', 'Bob');
  for (const who of [ann, eve]) expect(await decline(who)).toBe('not_your_seat');
  expect(await decline(bob, 'p3')).toBe('not_your_seat');
  expect(await decline(bob)).toBeUndefined();
  await ann.until(() => ann.tables.at(-1)?.match.seats[1]?.keptFor === undefined, 'the host sees it open');
  expect(await decline(bob), 'once').toBe('not_your_seat');
  expect(await join(eve, { seat: 'p2' })).toBe('p2');
});

test('an offered seat is kept for a minute, which all are told, and is open to all then', async () => {
  const clock = new TestClock();
  const { ann, bob, eve, keep, join, seats } = await waitingRoom(tempDir(), clock);
  const offered = { offered: true };
  await keep('p2', 'Bob', ann, offered);
  await keep('p3', 'Bob');
  const until = new Date(clock.now() + OFFER_SECONDS * 1_000).toISOString();
  expect((await seats())[1]).toEqual({ id: 'p2', kind: 'human', keptFor: 'Bob', keptUntil: until });
  clock.move(OFFER_SECONDS * 1_000 - 1);
  expect(await join(eve, { seat: 'p2' })).toMatchObject({ code: 'seat_kept' });
  clock.move(1);
  await eve.until(() => eve.tables.at(-1)?.match.seats[1]?.keptFor === undefined, 'the end of the offer');
  expect((await seats())[1]).toEqual({ id: 'p2', kind: 'human' });
  expect((await seats())[2], 'one that is kept without an end stays').toMatchObject({ keptFor: 'Bob' });
  expect(await join(eve, { seat: 'p2' })).toBe('p2');
  expect(await join(bob, {})).toBe('p3');
});

test('an offer ends too after a restart, and one that is taken or repeated does not end early', async () => {
  const clock = new TestClock();
  const dataDir = tempDir();
  const { server, ann, bob, path, keep, join } = await waitingRoom(dataDir, clock);
  await keep('p2', 'Bob', ann, { offered: true });
  await keep('p3', 'Eve', ann, { offered: true });
  expect(await join(bob, { seat: 'p2' })).toBe('p2');
  clock.move(OFFER_SECONDS * 500);
  await keep('p3', 'Eve', ann, { offered: true });
  clock.move(OFFER_SECONDS * 500);
  const read = async (who: ProtocolClient) => (await who.api('GET', path)).body.seats;
  expect((await read(ann))[2]).toMatchObject({ keptFor: 'Eve' });
  await server.close();
  const again = await testServer({ dataDir, clock });
  const back = ann.at(again.url);
  await back.connect();
  await back.watch(path.slice('/api/matches/'.length));
  clock.move(OFFER_SECONDS * 500);
  await back.until(() => back.tables.at(-1)?.match.seats[2]?.keptFor === undefined, 'the end of the offer');
  expect((await read(back))[1]).toMatchObject({ playerName: 'Bob' });
});
