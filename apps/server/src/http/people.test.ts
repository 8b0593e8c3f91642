import { NAME_LENGTH, ONLINE_SECONDS } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';

const human = (id: string) => ({ id, kind: 'human' });
const DICE = { title: 'galaxy-dice', options: { short: true }, seats: [human('p1'), human('p2')] };

const list = async (who: ProtocolClient) => (await who.api('GET', '/api/people')).body.people;
const personOf = async (who: ProtocolClient, name: string) =>
  (await list(who)).find((one: { name: string }) => one.name === name);

/** Ann and Bob have played, which Ann has won; neither has the match open. */
async function evening(env: Record<string, string> = {}) {
  const clock = new TestClock();
  const server = await testServer({ clock, env });
  const guests = ['Ann', 'Bob', 'Eve'].map((name) => ProtocolClient.guest(server.url, name));
  const [ann, bob, eve] = (await Promise.all(guests)) as [ProtocolClient, ProtocolClient, ProtocolClient];
  const played = await openMatch([ann, bob], DICE);
  await bob.api('POST', `/api/matches/${played}/concede`, {});
  const invite = async (who: ProtocolClient, name: string) =>
    who.api('POST', `/api/people/${(await personOf(who, name)).id}/invite`, {});
  return { server, clock, ann, bob, eve, played, invite };
}

test('a player sees with whom they have played, whether they are here, and how the games ended', async () => {
  const { clock, ann, bob, eve } = await evening();
  expect(await list(ann)).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: 'Bob',
      state: 'online',
      wins: 1,
      losses: 0,
      last: { title: 'galaxy-dice', endedAt: expect.any(String), result: 'won' },
    },
  ]);
  expect(await list(bob)).toMatchObject([{ name: 'Ann', wins: 0, losses: 1, last: { result: 'lost' } }]);
  expect(await list(eve)).toEqual([]);
  const left = clock.now();
  clock.move((ONLINE_SECONDS + 1) * 1_000);
  const [gone] = await list(ann);
  expect(gone).not.toHaveProperty('state');
  expect(Math.abs(Date.parse(gone.seenAt) - left)).toBeLessThan(1_000);
});

test('who sits in a game that runs is playing, who only watches or waits in a room is online', async () => {
  const { server, ann, bob } = await evening();
  const dan = await ProtocolClient.join(server.url, 'Dan');
  const finished = await openMatch([ann, dan], DICE);
  await dan.api('POST', `/api/matches/${finished}/concede`, {});
  expect(await personOf(ann, 'Dan')).toMatchObject({ state: 'online' });
  const running = await openMatch([dan, bob], DICE);
  await dan.until(() => dan.framesOf(running).length > 0);
  expect(await personOf(ann, 'Dan')).toMatchObject({ state: 'playing' });
});

test('who hides shows no state and sees none, and tells the same as one who was never seen', async () => {
  const { ann, bob } = await evening();
  expect((await bob.api('PATCH', '/api/profile', { hidden: true })).body).toEqual({ hidden: true });
  const keys = ['id', 'last', 'losses', 'name', 'wins'];
  const [hidden] = await list(ann);
  expect(Object.keys(hidden).sort()).toEqual(keys);
  const [seen] = await list(bob);
  expect(Object.keys(seen).sort(), 'hiding is mutual').toEqual(keys);
  await bob.api('PATCH', '/api/profile', { hidden: false });
  expect(await list(ann)).toMatchObject([{ state: 'online' }]);
});

test('a badge is chosen from those there are, stays, is seen by others and can be taken off', async () => {
  const { ann, bob, played } = await evening();
  const badge = { figure: 'ewok', colour: 'blue' };
  expect((await bob.api('GET', '/api/profile')).body).toEqual({ hidden: false });
  expect((await bob.api('PATCH', '/api/profile', { badge })).body).toEqual({ badge, hidden: false });
  expect(await list(ann)).toMatchObject([{ name: 'Bob', badge }]);
  const { people } = (await ann.api('GET', `/api/moderation/matches/${played}/people`)).body;
  expect(people).toContainEqual(expect.objectContaining({ name: 'Bob', badge }));
  expect(people.find((one: { name: string }) => one.name === 'Ann')).not.toHaveProperty('badge');
  expect((await bob.api('GET', '/api/session')).body).toMatchObject({ badge });
  for (const wrong of [{ figure: 'ewok' }, { figure: 'x'.repeat(NAME_LENGTH), colour: 'blue' }, 'ewok'])
    expect((await bob.api('PATCH', '/api/profile', { badge: wrong })).body.error.code).toBe('invalid_body');
  expect((await bob.api('PATCH', '/api/profile', { badge: null })).body).toEqual({ hidden: false });
});

test('a badge chosen during a match shows at the seat at once, to later viewers, and after a restart', async () => {
  const dataDir = tempDir();
  const { server, ann, bob, eve, played } = await evening({ DATA_DIR: dataDir });
  const badge = { figure: 'ewok', colour: 'blue' };
  const seatsIn = async (who: ProtocolClient, id: string) => (await who.api('GET', `/api/matches/${id}`)).body.seats;
  const running = await openMatch([ann, bob], DICE);
  await eve.connect();
  await eve.watch(running);
  expect((await seatsIn(ann, running))[1]).not.toHaveProperty('badge');
  await bob.api('PATCH', '/api/profile', { badge });
  const shown = () => eve.tables.at(-1)?.match.seats;
  await eve.until(() => shown()?.[1].badge !== undefined, 'the badge at the seat');
  expect(shown()).toMatchObject([{ playerName: 'Ann' }, { playerName: 'Bob', badge }]);
  expect(shown()[0]).not.toHaveProperty('badge');
  expect((await seatsIn(eve, played))[1], 'of a finished match').toMatchObject({ badge });
  const bots = { ...DICE, seats: [human('p1'), { id: 'p2', kind: 'bot', level: 'sensible' }] };
  const matchId = await openMatch([bob], bots);
  const [taken, computer] = await seatsIn(eve, matchId);
  expect(taken, 'of one who sits down').toMatchObject({ playerName: 'Bob', badge });
  expect(computer).not.toHaveProperty('badge');
  await server.close();
  const next = await testServer({ dataDir });
  const bobLater = bob.at(next.url);
  expect((await seatsIn(bobLater, running))[1], 'after a restart').toMatchObject({ badge });
  await bobLater.api('PATCH', '/api/profile', { badge: null });
  await expect.poll(async () => (await seatsIn(bobLater, running))[1]).not.toHaveProperty('badge');
});

test('people of one name are told apart by a number: who was played with first has none, whoever plays next', async () => {
  const { server, clock, ann, bob, eve } = await evening();
  const other = await ProtocolClient.guest(server.url, 'B0b');
  const begin = (...players: ProtocolClient[]) => {
    clock.move(1_000);
    return openMatch(players, DICE);
  };
  const concede = async (...players: ProtocolClient[]) => {
    const matchId = await begin(...players);
    await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  };
  const names = async (who: ProtocolClient) => (await list(who)).map(({ name }: { name: string }) => name);
  await concede(ann, other);
  expect(await names(ann)).toEqual(['B0b (2)', 'Bob']);
  const { results } = (await ann.api('GET', '/api/results')).body;
  expect(results.map(({ name }: { name: string }) => name).sort(), 'as among finished games').toEqual([
    'B0b (2)',
    'Bob',
  ]);
  await concede(ann, bob);
  expect(await names(ann), 'the last game counts for the order only').toEqual(['Bob', 'B0b (2)']);
  // A game in play counts too, before any has ended against that person.
  await begin(eve, other);
  await concede(ann, eve);
  await begin(eve, bob);
  expect((await names(eve)).sort()).toEqual(['Ann', 'B0b', 'Bob (2)']);
  const [second] = (await list(ann)).filter(({ name }: { name: string }) => name === 'B0b (2)');
  const invited = await ann.api('POST', `/api/people/${second.id}/invite`, {});
  const room = (await ann.api('GET', `/api/matches/${invited.body.matchId}`)).body;
  expect(room.seats.map(({ keptFor }: { keptFor?: string }) => keptFor)).toContain('B0b');
});

test('an invite makes a private room as the last game, with a seat kept for that person, who is told in the lobby', async () => {
  const { ann, bob, eve, invite } = await evening();
  const { body } = await invite(bob, 'Ann');
  expect(body).toEqual({ matchId: expect.any(String), isNew: true });
  const path = `/api/matches/${body.matchId}`;
  const room = (await bob.api('GET', path)).body;
  expect(room).toMatchObject({
    status: 'waiting',
    visibility: 'private',
    title: 'galaxy-dice',
    mine: ['p2'],
    isHost: true,
  });
  expect(room.options).toMatchObject({ short: true });
  expect(room.seats).toMatchObject([{ id: 'p1', keptFor: 'Ann' }, { playerName: 'Bob' }]);
  const mine = (await ann.api('GET', '/api/matches?mine=true&status=waiting')).body.matches;
  expect(mine).toMatchObject([{ matchId: body.matchId, keptForMe: ['p1'] }]);
  expect((await eve.api('GET', path)).body.error.code).toBe('private_match');
  expect((await invite(bob, 'Ann')).body, 'no second room').toEqual({ matchId: body.matchId, isNew: false });
  expect((await ann.api('POST', `${path}/join`, {})).body.seat).toBe('p1');
  expect((await bob.api('GET', path)).body.status).toBe('playing');
});

test('an invite that is taken back leaves nothing in the lobby of the other one', async () => {
  const { ann, bob, invite } = await evening();
  const { matchId } = (await invite(ann, 'Bob')).body;
  expect((await ann.api('DELETE', `/api/matches/${matchId}`)).status).toBe(204);
  expect((await bob.api('GET', '/api/matches?mine=true')).body.matches).not.toContainEqual(
    expect.objectContaining({ matchId }),
  );
});

test('of a game of three only the two have seats in the room, and the third is open', async () => {
  const { server, ann, bob } = await evening();
  const cid = await ProtocolClient.guest(server.url, 'Cid');
  const three = { ...DICE, seats: ['p1', 'p2', 'p3'].map(human) };
  const played = await openMatch([ann, bob, cid], three);
  await cid.api('POST', `/api/matches/${played}/concede`, {});
  const { id } = await personOf(ann, 'Cid');
  const { matchId } = (await ann.api('POST', `/api/people/${id}/invite`, {})).body;
  const { seats } = (await ann.api('GET', `/api/matches/${matchId}`)).body;
  expect(seats[0]).toMatchObject({ playerName: 'Ann' });
  expect(seats[1]).toEqual({ id: 'p2', kind: 'human' });
  expect(seats[2]).toMatchObject({ keptFor: 'Cid' });
});

test('no one is invited by an id of another player or without a common game, nor without end', async () => {
  const { ann, bob, eve } = await evening();
  const { id } = await personOf(ann, 'Bob');
  for (const who of [eve, bob])
    expect((await who.api('POST', `/api/people/${id}/invite`, {})).body.error.code).toBe('no_such_person');
  for (let times = 0; times < 20; times++) {
    const { body } = await ann.api('POST', `/api/people/${id}/invite`, {});
    await ann.api('DELETE', `/api/matches/${body.matchId}`);
  }
  expect((await ann.api('POST', `/api/people/${id}/invite`, {})).body.error.code).toBe('slow_down');
  for (let times = 0; times < 60; times++) await ann.api('GET', '/api/people');
  expect((await ann.api('GET', '/api/people')).body.error.code).toBe('slow_down');
});

test('an invite fits what the server allows: the limit of open games, and who may create them', async () => {
  const { ann, invite } = await evening({ MATCHES_PER_PLAYER: '1' });
  const { seats, ...rest } = DICE;
  await ann.api('POST', '/api/matches', { ...rest, seats, visibility: 'public', spectators: 'open' });
  expect((await invite(ann, 'Bob')).body.error.code).toBe('too_many_matches');
});
