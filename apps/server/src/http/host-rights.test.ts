import { HOST_ABSENCE_SECONDS } from '@echo-base/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';

const AWAY_MS = HOST_ABSENCE_SECONDS * 1_000;
const human = (id: string) => ({ id, kind: 'human' });
const BODY = {
  title: 'galaxy-dice',
  visibility: 'private',
  spectators: 'open',
  seats: ['p1', 'p2', 'p3', 'p4'].map(human),
};
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

let database: TestDatabase;

/** Ann's room: she has p1, Cleo p3, then Bob p2; all watch. */
async function room(body: object = {}) {
  const clock = new TestClock();
  const server = await testServer({ env: { ...database.env }, clock });
  const [ann, bob, cleo] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Cleo');
  const made = (await ann.api('POST', '/api/matches', { ...BODY, ...body })).body;
  const { matchId, inviteCode } = made;
  const path = `/api/matches/${matchId}`;
  for (const [who, seat] of [
    [ann, 'p1'],
    [cleo, 'p3'],
    [bob, 'p2'],
  ] as const) {
    await who.api('POST', `${path}/join`, { seat, inviteCode });
    await who.watch(matchId);
    clock.move(1_000);
  }
  const isHost = async (who: ProtocolClient) => (await who.api('GET', path)).body.isHost;
  return { server, clock, ann, bob, cleo, matchId, inviteCode, path, isHost };
}

describe.each(KINDS)('%s', (kind) => {
  beforeEach(async () => {
    database = await newDatabase(kind);
  });
  afterEach(() => database.remove());

  test('the rights of an absent host pass to the player who has sat for the longest time, who adds computers and starts', async () => {
    const { server, clock, ann, bob, cleo, matchId, path, isHost } = await room();
    ann.close();
    await bob.until(() => bob.tables.at(-1)?.match.seats[0].connected === false, 'her absence');
    clock.move(AWAY_MS - 1);
    expect(await isHost(cleo)).toBe(false);
    clock.move(1);
    await cleo.until(() => cleo.tables.at(-1)?.match.host === 'Cleo', 'the new host');
    expect([await isHost(ann), await isHost(bob), await isHost(cleo)]).toEqual([false, false, true]);
    await bob.until(() => bob.said.length > 0, 'the notice');
    expect(bob.said[0]).toMatchObject({ from: 'Cleo', notice: { key: 'notice.host' } });
    expect((await server.store.match(matchId))?.match.creatorName).toBe('Cleo');
    await cleo.api('PATCH', path, { seats: [{ id: 'p4', kind: 'bot' }] });
    expect((await cleo.api('GET', path)).body.status).toBe('waiting');
    expect((await cleo.api('POST', `${path}/start`, {})).status).toBe(200);
    expect((await ann.api('GET', path)).body.mine).toEqual(['p1']);
  });

  test('a host who returns in time stays the host', async () => {
    const { server, clock, ann, bob, matchId, isHost } = await room();
    ann.close();
    await bob.until(() => bob.tables.at(-1)?.match.seats[0].connected === false, 'her absence');
    clock.move(AWAY_MS - 1);
    const back = ann.at(server.url);
    await back.connect();
    await back.watch(matchId);
    clock.move(AWAY_MS);
    expect(await isHost(ann)).toBe(true);
  });

  test('the rights of a host who signs out pass on at once', async () => {
    const { ann, cleo, isHost } = await room();
    await ann.api('DELETE', '/api/session');
    await cleo.until(() => cleo.tables.at(-1)?.match.host === 'Cleo', 'the new host');
    expect(await isHost(cleo)).toBe(true);
  });

  test('the host passes the rights on to another player', async () => {
    const { ann, bob, matchId, path, isHost } = await room();
    const { people } = (await bob.api('GET', `/api/moderation/matches/${matchId}/people`)).body;
    const { person } = people.find(({ name }: { name: string }) => name === 'Bob');
    expect(await bob.api('POST', `${path}/host`, { person })).toMatchObject(refused(403, 'not_creator'));
    expect((await ann.api('POST', `${path}/host`, { person })).body.match.host).toBe('Bob');
    expect([await isHost(ann), await isHost(bob)]).toEqual([false, true]);
  });

  test('the host cancels a waiting game: it is over for all, and in no list', async () => {
    const { ann, bob, path } = await room();
    expect(await bob.api('DELETE', path)).toMatchObject(refused(403, 'not_creator'));
    expect((await ann.api('DELETE', path)).status).toBe(204);
    await bob.until(() => bob.tables.at(-1)?.match.status === 'finished', 'the end');
    expect(bob.tables.at(-1).match.outcome).toEqual({ winners: [], reason: { key: 'outcome.cancelled' } });
    expect((await bob.api('GET', '/api/matches?mine=true')).body.matches).toEqual([]);
    expect((await bob.api('GET', '/api/matches?status=finished')).body.matches).toEqual([]);
    expect(await ann.api('DELETE', path)).toMatchObject(refused(409, 'already_started'));
  });

  test('after a new invite code the old link lets no one in any more', async () => {
    const { server, ann, bob, path, inviteCode } = await room();
    const before = (await bob.api('GET', path)).body.inviteMark;
    expect(await bob.api('POST', `${path}/invite`, {})).toMatchObject(refused(403, 'not_creator'));
    const renewed = (await ann.api('POST', `${path}/invite`, {})).body.inviteCode;
    const mal = await ProtocolClient.guest(server.url, 'Mal');
    expect(await mal.api('GET', `${path}?invite=${inviteCode}`)).toMatchObject(refused(403, 'private_match'));
    expect((await mal.api('GET', `${path}?invite=${renewed}`)).status).toBe(200);
    expect((await bob.api('GET', path)).body).toMatchObject({ inviteCode: renewed, mine: ['p2'] });
    expect((await bob.api('GET', path)).body.inviteMark).not.toBe(before);
  });
});

test('the sides of a waiting room are swapped, and who sits on the other one now is asked again', async () => {
  database = await newDatabase('sqlite');
  const server = await testServer({ env: { ...database.env } });
  const [ann, bob] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
  const seats = ['p1', 'p2'].map(human);
  const { matchId } = (await ann.api('POST', '/api/matches', { ...BODY, visibility: 'public', seats })).body;
  const path = `/api/matches/${matchId}`;
  await ann.api('POST', `${path}/join`, { seat: 'p1' });
  await ann.api('POST', `${path}/ready`, { ready: false });
  await bob.api('POST', `${path}/join`, { seat: 'p2' });
  expect(await bob.api('POST', `${path}/swap`, {})).toMatchObject(refused(403, 'not_creator'));
  const swapped = (await ann.api('POST', `${path}/swap`, {})).body.match;
  expect(swapped.seats).toMatchObject([
    { id: 'p1', playerName: 'Bob', unready: true },
    { id: 'p2', playerName: 'Ann' },
  ]);
  const four = (await ann.api('POST', '/api/matches', BODY)).body.matchId;
  expect(await ann.api('POST', `/api/matches/${four}/swap`, {})).toMatchObject(refused(409, 'no_sides'));
  await database.remove();
});
