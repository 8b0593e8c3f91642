import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { playAtRandom } from '../../test/kit/play.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';

const human = (id: string) => ({ id, kind: 'human' });
const BODY = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats: ['p1', 'p2', 'p3'].map(human) };

/** Ann created the match and has p1, Bob has p2; p3 is open. Eve is a stranger. */
async function waitingRoom(dataDir = tempDir()) {
  const server = await testServer({ dataDir });
  const [ann, bob, eve] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Eve');
  const { matchId } = (await ann.api('POST', '/api/matches', BODY)).body;
  const path = `/api/matches/${matchId}`;
  for (const one of [ann, bob]) await one.api('POST', `${path}/join`, {});
  for (const one of [ann, bob, eve]) await one.watch(matchId);
  const seen = async (who = eve) => (await who.api('GET', path)).body;
  const unready = async () =>
    (await seen()).seats.filter((seat: { unready?: true }) => seat.unready).map((seat: { id: string }) => seat.id);
  const code = async (who: ProtocolClient, method: string, way: string, body: object) => {
    const { status, body: answer } = await who.api(method, path + way, body);
    return status < 300 ? status : answer.error.code;
  };
  return { server, ann, bob, eve, matchId, path, seen, unready, code };
}

test('the creator changes options before the start: all see it, and the others are no longer ready', async () => {
  const { ann, bob, eve, path, seen, unready, code } = await waitingRoom();
  const changed = await ann.api('PATCH', path, { options: { short: true }, name: 'Kitchen table' });
  expect(changed).toMatchObject({ status: 200, body: { match: { options: { short: true }, isHost: true } } });
  for (const one of [bob, eve])
    await one.until(() => one.tables.at(-1)?.match.options.short === true, 'the changed options');
  expect(await seen()).toMatchObject({ name: 'Kitchen table', status: 'waiting' });
  expect(await unready()).toEqual(['p2']);
  expect(await code(ann, 'POST', '/start', {})).toBe('not_ready');
  expect(await code(bob, 'POST', '/ready', { ready: true })).toBe(200);
  expect(await unready()).toEqual([]);
  expect(await code(ann, 'POST', '/start', {})).toBe(200);
  expect((await seen()).options).toMatchObject({ short: true });
});

test('a new name, or options set to what they were, leave all players ready', async () => {
  const { ann, path, seen, unready } = await waitingRoom();
  const { options } = await seen();
  expect((await ann.api('PATCH', path, { name: 'New name', options, clock: { kind: 'none' } })).status).toBe(200);
  expect(await unready()).toEqual([]);
  await ann.api('PATCH', path, { clock: { kind: 'bank', bank: 600, increment: 5, atZero: 'claim' } });
  expect(await unready()).toEqual(['p2']);
  expect((await seen()).clock).toMatchObject({ kind: 'bank', bank: 600 });
  await ann.api('PATCH', path, { clock: { kind: 'none' }, absence: { after: 60 } });
  expect(await seen()).toMatchObject({ absence: { after: 60 } });
  expect(await seen()).not.toHaveProperty('clock');
});

test('the creator adds, changes and removes a computer player; the match waits for the start', async () => {
  const { ann, bob, seen, matchId, path, code } = await waitingRoom();
  const [easy, standard] = (await ann.api('GET', '/api/titles')).body.titles.find(
    (title: { id: string }) => title.id === BODY.title,
  ).bots;
  const set = (seat: object) => code(ann, 'PATCH', '', { seats: [seat] });
  expect(await set({ id: 'p3', kind: 'bot', level: easy })).toBe(200);
  expect((await seen()).seats[2]).toMatchObject({ id: 'p3', kind: 'bot', level: easy });
  expect(await set({ id: 'p3', kind: 'bot', level: standard })).toBe(200);
  expect((await seen()).seats[2]).toMatchObject({ kind: 'bot', level: standard });
  expect(await set({ id: 'p3', kind: 'human' })).toBe(200);
  expect((await seen()).seats[2]).toEqual({ id: 'p3', kind: 'human' });
  expect(await set({ id: 'p3', kind: 'bot', level: standard })).toBe(200);
  expect((await seen()).status).toBe('waiting');
  expect(await code(ann, 'POST', '/start', {})).toBe(200);
  for (const one of [ann, bob]) await one.watch(matchId);
  await playAtRandom([ann, bob], matchId, { most: 6 });
  expect((await ann.api('GET', path)).body.status).toBe('playing');
});

test('a full match starts once the last player is ready again', async () => {
  const { ann, bob, eve, matchId, path, seen, code } = await waitingRoom();
  await ann.api('PATCH', path, { options: { short: true } });
  expect(await code(eve, 'POST', '/join', { seat: 'p3' })).toBe(200);
  expect((await seen()).status).toBe('waiting');
  expect(await code(bob, 'POST', '/ready', { ready: true })).toBe(200);
  expect((await seen()).status).toBe('playing');
  await bob.watch(matchId);
  expect((await seen()).seats.some((seat: object) => 'unready' in seat)).toBe(false);
});

test('a player who leaves and takes a seat again has seen the settings', async () => {
  const { ann, bob, path, unready, code } = await waitingRoom();
  await ann.api('PATCH', path, { options: { short: true } });
  await code(bob, 'POST', '/leave', {});
  expect(await unready()).toEqual([]);
  await code(bob, 'POST', '/join', {});
  expect(await unready()).toEqual([]);
  expect(await code(bob, 'POST', '/ready', { ready: false })).toBe(200);
  expect(await unready()).toEqual(['p2']);
});

test('changes before the start are refused to others, for seats of players, and after the start', async () => {
  const { ann, bob, eve, code } = await waitingRoom();
  const options = { options: { short: true } };
  expect(await code(bob, 'PATCH', '', options)).toBe('not_creator');
  expect(await code(ann, 'PATCH', '', { options: { short: 'perhaps' } })).toBe('invalid_body');
  expect(await code(ann, 'PATCH', '', { seats: [{ id: 'p2', kind: 'bot' }] })).toBe('seat_taken');
  expect(await code(ann, 'PATCH', '', { seats: [{ id: 'p9', kind: 'bot' }] })).toBe('invalid_body');
  expect(await code(ann, 'PATCH', '', { seats: [{ id: 'p3', kind: 'bot', level: 'genius' }] })).toBe('invalid_body');
  expect(await code(ann, 'PATCH', '', { spectators: 'closed' })).toBe('invalid_body');
  expect(await code(eve, 'POST', '/ready', { ready: true })).toBe('not_your_seat');
  expect(await code(bob, 'POST', '/ready', {})).toBe('invalid_body');
  expect(await code(ann, 'POST', '/start', {})).toBe(200);
  expect(await code(ann, 'PATCH', '', options)).toBe('already_started');
  expect(await code(bob, 'POST', '/ready', { ready: true })).toBe('already_started');
});

test('settings and who is ready survive a restart, and play replays from them', async () => {
  const dataDir = tempDir();
  const { server, ann, bob, matchId, path } = await waitingRoom(dataDir);
  await ann.api('PATCH', path, { options: { short: true }, seats: [{ id: 'p3', kind: 'bot' }] });
  await server.close();
  const again = await testServer({ dataDir });
  const [ann2, bob2] = [ann.at(again.url), bob.at(again.url)];
  for (const one of [ann2, bob2]) await one.connect();
  const { body } = await bob2.api('GET', path);
  expect(body).toMatchObject({ options: { short: true }, seats: [{}, { unready: true }, { kind: 'bot' }] });
  expect((await bob2.api('POST', `${path}/ready`, { ready: true })).body.match.status).toBe('playing');
  for (const one of [ann2, bob2]) await one.watch(matchId);
  await playAtRandom([ann2, bob2], matchId, { most: 8 });
  again.registry.evict(matchId);
  expect((await ann2.watch(matchId)).ok).toBe(true);
  expect((await again.store.match(matchId))?.match.frozen).toBeUndefined();
});

test('a match is not started with settings that another server has changed', async () => {
  const { server, ann, matchId, path } = await waitingRoom();
  const stored = await server.store.match(matchId);
  await ann.api('PATCH', path, { options: { short: true } });
  const start = { seats: ['p1', 'p2'], waitingFor: ['p1'], at: Date.now() };
  expect(await server.store.startMatch(matchId, { ...start, settings: stored!.match })).toBe(false);
  const { match } = (await server.store.match(matchId))!;
  expect(await server.store.startMatch(matchId, { ...start, settings: match })).toBe(true);
});
