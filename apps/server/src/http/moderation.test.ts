import { knownPlayers, peopleAtTable, voice } from '@echo-base/protocol';
import { beforeEach, expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, randomChoice } from '../../test/kit/play.ts';
import { type TestServer, tempDir, testServer } from '../../test/kit/setup.ts';

const TOKEN = 'token-of-the-operator';
const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const MATCH = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats: SEATS };

let server: TestServer;
let dataDir: string;
let [owner, han, leia, lando]: ProtocolClient[] = [];

/** The four players of the match. */
function all(): [ProtocolClient, ProtocolClient, ProtocolClient, ProtocolClient] {
  if (!owner || !han || !leia || !lando) throw new Error('no one there');
  return [owner, han, leia, lando];
}

beforeEach(async () => {
  dataDir = tempDir();
  server = await testServer({ dataDir, env: { OPERATOR_TOKEN: TOKEN } });
  const names = ['Owner', 'Han', 'Leia', 'Lando'];
  [owner, han, leia, lando] = await ProtocolClient.joinAll(server.url, ...names);
  await owner?.api('POST', '/api/session/owner', { token: TOKEN });
  return () => {
    for (const client of all()) client.close();
  };
});

const kept = '/api/moderation';
const code = (answer: { body: { error?: { code: string } } | string }) =>
  typeof answer.body === 'string' ? '' : (answer.body.error?.code ?? '');

const decisionsOf = (client: ProtocolClient, matchId: string) =>
  client.framesOf(matchId).flatMap((frame) => frame.decisions);

async function personNamed(by: ProtocolClient, matchId: string, name: string): Promise<string> {
  const { people } = peopleAtTable.parse((await by.api('GET', `${kept}/matches/${matchId}/people`)).body);
  return people.find((person) => person.name === name)?.person ?? 'nobody';
}

test('only owners see ids, players of a match see names, others nothing', async () => {
  const [own, host, guest, stranger] = all();
  const matchId = await openMatch([host, guest], MATCH);
  const path = `${kept}/matches/${matchId}/people`;
  const seen = peopleAtTable.parse((await host.api('GET', path)).body).people;
  expect(seen.map(({ name, seats, isHost }) => [name, seats, isHost]).sort()).toEqual([
    ['Han', ['p1'], true],
    ['Leia', ['p2'], false],
  ]);
  expect(JSON.stringify(seen)).not.toContain(guest.playerId);
  const known = peopleAtTable.parse((await own.api('GET', path)).body).people;
  expect(known.map(({ playerId }) => playerId).sort()).toEqual([host.playerId, guest.playerId].sort());
  expect(peopleAtTable.parse((await guest.api('GET', path)).body).people).toHaveLength(2);
  expect(code(await stranger.api('GET', path))).toBe('not_creator');
  expect(code(await own.api('GET', `${kept}/matches/nowhere/people`))).toBe('no_such_match');
});

test('a kicked player cannot watch or chat in the match until readmitted', async () => {
  const [own, host, guest, watcher] = all();
  const matchId = await openMatch([host, guest], MATCH);
  await watcher.watch(matchId);
  const person = await personNamed(own, matchId, 'Lando');
  expect((await host.api('POST', `${kept}/matches/${matchId}/kick`, { person })).status).toBe(204);
  await expect.poll(() => watcher.refused.map(({ error }) => error.code)).toEqual(['kicked']);
  const received = watcher.deltas.length;
  const acting = [host, guest].find((client) => decisionsOf(client, matchId).length > 0) ?? host;
  const [decision] = decisionsOf(acting, matchId);
  if (!decision) throw new Error('no seat has a decision');
  await acting.act(matchId, decision, randomChoice(decision));
  expect((await watcher.emit('watch', { matchId })).error.code).toBe('kicked');
  expect((await watcher.emit('say', { matchId, text: 'hello' })).error.code).toBe('kicked');
  expect(code(await watcher.api('GET', `/api/matches/${matchId}`))).toBe('kicked');
  expect(code(await watcher.api('GET', `/api/matches/${matchId}/record`))).toBe('kicked');
  expect(watcher.deltas.length).toBe(received);
  expect((await server.store.match(matchId))?.kicked).toEqual([watcher.playerId]);
  expect((await host.api('POST', `${kept}/matches/${matchId}/readmit`, { person })).status).toBe(204);
  expect((await watcher.emit('watch', { matchId })).ok).toBe(true);
});

test('before the start the creator frees seats; in play only an owner removes players', async () => {
  const [own, host, guest] = all();
  const waiting = (await host.api('POST', '/api/matches', MATCH)).body.matchId;
  await guest.api('POST', `/api/matches/${waiting}/join`, { seat: 'p2' });
  const early = await personNamed(host, waiting, 'Leia');
  expect((await host.api('POST', `${kept}/matches/${waiting}/kick`, { person: early })).status).toBe(204);
  const { seats } = (await host.api('GET', `/api/matches/${waiting}`)).body;
  expect(seats.map((seat: { playerName?: string }) => seat.playerName)).toEqual([undefined, undefined]);
  expect(code(await guest.api('POST', `/api/matches/${waiting}/join`, { seat: 'p2' }))).toBe('kicked');
  const matchId = await openMatch([host, guest], MATCH);
  const person = await personNamed(host, matchId, 'Leia');
  expect(code(await host.api('POST', `${kept}/matches/${matchId}/kick`, { person }))).toBe('owner_only');
  expect((await own.api('POST', `${kept}/matches/${matchId}/kick`, { person })).status).toBe(204);
  const { decision, choice } = { decision: 'd', choice: 'c' };
  expect((await guest.emit('act', { matchId, seat: 'p2', decision, choice, id: '1' })).error.code).toBe('kicked');
});

test('a removal is no concession: the computer plays the seat, all are told, and readmission gives it back', async () => {
  const [own, host, guest] = all();
  const matchId = await openMatch([host, guest], MATCH);
  const person = await personNamed(own, matchId, 'Leia');
  expect((await own.api('POST', `${kept}/matches/${matchId}/kick`, { person })).status).toBe(204);
  await expect.poll(() => guest.refused.map(({ error }) => error.code)).toEqual(['kicked']);
  const seat = { playerName: 'Leia', removed: true, standIn: 'sensible' };
  await host.until(() => host.tables.at(-1)?.match.seats[1].removed === true, 'the removal');
  expect(host.tables.at(-1).match).toMatchObject({ status: 'playing', seats: [{}, seat] });
  expect((await server.store.acts(matchId)).filter(({ kind }) => kind === 'concede')).toEqual([]);
  const path = `/api/matches/${matchId}`;
  expect(code(await guest.api('POST', `${path}/reclaim`, { seat: 'p2' }))).toBe('kicked');
  const listed = async () => (await guest.api('GET', '/api/matches?mine=true')).body.matches;
  expect(await listed(), 'her own list').toEqual([]);
  server.registry.evict(matchId);
  expect((await host.api('GET', path)).body.seats[1], 'after a restart').toMatchObject(seat);
  // A second removal changes nothing.
  expect((await own.api('POST', `${kept}/matches/${matchId}/kick`, { person })).status).toBe(204);
  expect((await own.api('POST', `${kept}/matches/${matchId}/readmit`, { person })).status).toBe(204);
  const back = (await guest.api('GET', path)).body;
  expect(back.mine).toEqual(['p2']);
  expect(back.seats[1]).not.toHaveProperty('removed');
  expect(back.seats[1]).not.toHaveProperty('standIn');
  expect(await listed()).toMatchObject([{ matchId }]);
  await guest.watch(matchId);
  expect(guest.frame(matchId, 'p2')?.conceded).toBeUndefined();
});

test('a removed player is asked about no undo', async () => {
  const [own, host, guest] = all();
  const matchId = await openMatch([host, guest], { ...MATCH, options: { firstPlayer: 'first-seat' } });
  for (;;) {
    const [decision] = decisionsOf(host, matchId);
    if (!decision) break;
    const answer = await host.act(matchId, decision, randomChoice(decision));
    await host.until(() => (host.frame(matchId, 'p1')?.version ?? 0) >= answer.version, 'the act');
  }
  const person = await personNamed(own, matchId, 'Leia');
  expect((await own.api('POST', `${kept}/matches/${matchId}/kick`, { person })).status).toBe(204);
  const answer = await host.undo(matchId, 'p1');
  expect(answer).toMatchObject({ ok: true });
  expect(answer).not.toHaveProperty('requested');
});

test('an owner closes a match: all viewers see the end, there is no winner, and it stays closed', async () => {
  const [own, host, guest] = all();
  const matchId = await openMatch([host, guest], MATCH);
  expect(code(await host.api('POST', `${kept}/matches/${matchId}/close`, {}))).toBe('owner_only');
  expect((await own.api('POST', `${kept}/matches/${matchId}/close`, {})).status).toBe(204);
  const outcome = { winners: [], reason: { key: 'outcome.closed' } };
  await expect.poll(() => host.frame(matchId, 'p1')?.outcome).toEqual(outcome);
  expect(decisionsOf(host, matchId)).toEqual([]);
  expect(host.tables.at(-1).match).toMatchObject({ status: 'finished', outcome });
  const act = { matchId, seat: 'p1', decision: 'd', choice: 'c', id: '1' };
  expect((await host.emit('act', act)).error.code).toBe('match_over');
  expect(code(await own.api('POST', `${kept}/matches/${matchId}/close`, {}))).toBe('match_over');
  const record = (await guest.api('GET', `/api/matches/${matchId}/record`)).body;
  expect(record.outcome).toEqual(outcome);
  expect(record.acts.at(-1)).toMatchObject({ seat: '', decision: 'close', choice: ['closed'] });
  const imported = await guest.api('POST', '/api/matches/import', { record });
  expect(imported.body.match).toMatchObject({ status: 'finished', outcome });
  const before = JSON.stringify((await host.emit('watch', { matchId })).frames);
  server.registry.evict(matchId);
  expect(JSON.stringify((await host.emit('watch', { matchId })).frames)).toBe(before);
  expect((await host.emit('act', act)).error.code).toBe('match_over');
});

test('a waiting match is closed too, and never starts', async () => {
  const [own, host, guest] = all();
  const { matchId } = (await host.api('POST', '/api/matches', MATCH)).body;
  expect((await own.api('POST', `${kept}/matches/${matchId}/close`, {})).status).toBe(204);
  expect(code(await guest.api('POST', `/api/matches/${matchId}/join`, {}))).toBe('already_started');
  expect(code(await host.api('GET', `/api/matches/${matchId}/record`))).toBe('not_started');
  server.registry.evict(matchId);
  expect((await host.emit('watch', { matchId })).ok).toBe(true);
});

test('a muted player cannot chat, in a match or anywhere, and gets the end of the mute', async () => {
  const [own, host, guest] = all();
  const [matchId, other] = [await openMatch([host, guest], MATCH), await openMatch([host, guest], MATCH)];
  const say = async (at: string, to = {}) => (await guest.emit('say', { matchId: at, text: 'hello', ...to })).error;
  const person = await personNamed(own, matchId, 'Leia');
  expect((await own.api('POST', `${kept}/matches/${matchId}/mute`, { person, minutes: 5 })).status).toBe(204);
  const until = Date.parse((await say(matchId))?.params?.until);
  expect(until - Date.now()).toBeGreaterThan(4 * 60_000);
  expect(await say(other)).toBeUndefined();
  expect((await own.api('POST', `${kept}/matches/${matchId}/unmute`, { person })).status).toBe(204);
  expect(await say(matchId)).toBeUndefined();
  const everywhere = `${kept}/players/${guest.playerId}`;
  expect((await own.api('POST', `${everywhere}/mute`, {})).status).toBe(204);
  expect([await say(matchId, { audience: 'team' }), await say(other)]).toEqual([{ code: 'muted' }, { code: 'muted' }]);
  expect((await own.api('POST', `${everywhere}/unmute`, {})).status).toBe(204);
  expect((await own.api('GET', `${kept}/players?restrained=true`)).body).toEqual({ players: [] });
});

test('a muted player is told at once, when they come back, and when they may write again; the others are not', async () => {
  const [own, host, guest] = all();
  const matchId = await openMatch([host, guest], MATCH);
  const person = await personNamed(own, matchId, 'Leia');
  const told = async (who: ProtocolClient, count: number) => {
    await who.until(() => who.voices.length === count, 'the news');
    expect(who.voices.every((one) => one.matchId === matchId && voice.safeParse(one).success)).toBe(true);
    return who.voices.at(-1).muted;
  };
  await host.api('POST', `${kept}/matches/${matchId}/mute`, { person, minutes: 5 });
  expect(Date.parse((await told(guest, 1)).until) - Date.now()).toBeGreaterThan(4 * 60_000);
  await own.api('POST', `${kept}/players/${guest.playerId}/mute`, {});
  expect(await told(guest, 2)).toEqual({});
  const again = guest.at(server.url);
  await again.connect();
  await again.watch(matchId);
  expect(await told(again, 1)).toEqual({});
  await own.api('POST', `${kept}/players/${guest.playerId}/unmute`, {});
  expect((await told(again, 2)).until).toBeDefined();
  await host.api('POST', `${kept}/matches/${matchId}/unmute`, { person });
  expect(await told(again, 3)).toBeUndefined();
  expect(host.voices).toEqual([]);
  again.close();
});

test('the creator mutes a person in the match, but neither everywhere nor against an owner of the server', async () => {
  const [own, host, guest, watcher] = all();
  const matchId = await openMatch([host, guest], MATCH);
  await watcher.watch(matchId);
  const mute = async (by: ProtocolClient, what: 'mute' | 'unmute', body = {}) =>
    by.api('POST', `${kept}/matches/${matchId}/${what}`, { person: await personNamed(own, matchId, 'Lando'), ...body });
  const say = async () => (await watcher.emit('say', { matchId, text: 'hello' })).error?.code;
  expect(code(await mute(guest, 'mute'))).toBe('not_creator');
  expect((await mute(host, 'mute', { minutes: 5 })).status).toBe(204);
  expect(await say()).toBe('muted');
  expect((await mute(host, 'unmute')).status).toBe(204);
  expect(await say()).toBeUndefined();
  expect((await mute(own, 'mute')).status).toBe(204);
  for (const what of ['mute', 'unmute'] as const) expect(code(await mute(host, what, {}))).toBe('owner_only');
  expect(await say()).toBe('muted');
  expect(code(await host.api('POST', `${kept}/players/${watcher.playerId}/mute`, {}))).toBe('owner_only');
});

test('a banned player is disconnected with a reason, until the ban is lifted', async () => {
  const [own, , guest] = all();
  const [listed] = knownPlayers.parse((await own.api('GET', `${kept}/players?name=Leia`)).body).players;
  expect(listed).toMatchObject({ playerId: guest.playerId, name: 'Leia' });
  expect((await own.api('POST', `${kept}/players/${guest.playerId}/ban`, { minutes: 60 })).status).toBe(204);
  await expect.poll(() => guest.socket?.connected).toBe(false);
  const told = await guest.api('GET', '/api/titles');
  expect([told.status, told.body.error.code, typeof told.body.error.params.until]).toEqual([403, 'banned', 'string']);
  const again = guest.at(server.url);
  await expect(again.connect()).rejects.toThrow('banned');
  again.close();
  const { players } = knownPlayers.parse((await own.api('GET', `${kept}/players?restrained=true`)).body);
  expect(players.map(({ name, banned }) => [name, typeof banned?.until])).toEqual([['Leia', 'string']]);
  expect((await own.api('POST', `${kept}/players/${guest.playerId}/unban`, {})).status).toBe(204);
  expect((await guest.api('GET', '/api/titles')).status).toBe(200);
});

test('only owners moderate the server, not each other, and all actions are logged', async () => {
  const [own, host, guest] = all();
  for (const [method, path, body] of [
    ['GET', 'players?name=Han', undefined],
    ['POST', `players/${guest.playerId}/ban`, {}],
    ['POST', `players/${guest.playerId}/unban`, {}],
    ['POST', `players/${guest.playerId}/mute`, {}],
  ] as const) {
    expect(code(await host.api(method, `${kept}/${path}`, body))).toBe('owner_only');
    const visitor = new ProtocolClient(server.url, 'visitor');
    expect(code(await visitor.api(method, `${kept}/${path}`, body))).toBe('no_session');
  }
  expect(code(await own.api('POST', `${kept}/players/${own.playerId}/ban`, {}))).toBe('owner_only');
  expect(code(await own.api('POST', `${kept}/players/__proto__/ban`, {}))).toBe('no_such_person');
  await own.api('POST', `${kept}/players/${guest.playerId}/mute`, { minutes: 1 });
  const written = server.log.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'moderation');
  expect(written).toMatchObject({ action: 'mute', by: own.playerId, playerId: guest.playerId });
});

test('a player kicked while another server starts the match keeps the seat, which the computer plays', async () => {
  const [own, host, guest] = all();
  const { matchId } = (await host.api('POST', '/api/matches', MATCH)).body;
  await guest.api('POST', `/api/matches/${matchId}/join`, { seat: 'p2' });
  const person = await personNamed(own, matchId, 'Leia');
  await server.store.takeSeat(matchId, 'p1', host.playerId);
  await server.store.startMatch(matchId, { seats: ['p1', 'p2'], waitingFor: ['p1'], at: Date.now() });
  expect(code(await host.api('POST', `${kept}/matches/${matchId}/kick`, { person }))).toBe('owner_only');
  expect((await server.store.match(matchId))?.kicked).toBeUndefined();
  expect((await own.api('POST', `${kept}/matches/${matchId}/kick`, { person })).status).toBe(204);
  expect((await server.store.match(matchId))?.seats[1]).toMatchObject({
    playerId: guest.playerId,
    standIn: 'sensible',
  });
  expect((await server.store.acts(matchId)).filter(({ kind }) => kind === 'concede')).toEqual([]);
});

test('a player kicked from a private match is not a member of the rematch', async () => {
  const [, host, guest, watcher] = all();
  const { matchId, inviteCode } = (await host.api('POST', '/api/matches', { ...MATCH, visibility: 'private' })).body;
  for (const player of [host, guest]) await player.api('POST', `/api/matches/${matchId}/join`, { inviteCode });
  await watcher.watch(matchId, undefined, inviteCode);
  const person = await personNamed(host, matchId, 'Lando');
  await host.api('POST', `${kept}/matches/${matchId}/kick`, { person });
  await guest.api('POST', `/api/matches/${matchId}/concede`, {});
  const next = (await host.api('POST', `/api/matches/${matchId}/rematch`, {})).body.matchId;
  expect((await guest.api('GET', `/api/matches/${next}`)).status).toBe(200);
  expect(code(await watcher.api('GET', `/api/matches/${next}`))).toBe('private_match');
  server.registry.evict(next);
  expect(code(await watcher.api('GET', `/api/matches/${next}`))).toBe('private_match');
});

test('a kicked guest does not come back by the old link under a new name; who waits keeps their place', async () => {
  const [, host, guest, watcher] = all();
  const { matchId, inviteCode } = (await host.api('POST', '/api/matches', { ...MATCH, visibility: 'private' })).body;
  const joins = (who: ProtocolClient, by: string) =>
    who.api('POST', `/api/matches/${matchId}/join`, { inviteCode: by });
  await joins(guest, inviteCode);
  await watcher.watch(matchId, undefined, inviteCode);
  await host.watch(matchId);
  await host.api('POST', `${kept}/matches/${matchId}/kick`, { person: await personNamed(host, matchId, 'Leia') });
  const renamed = await ProtocolClient.guest(server.url, 'Leila');
  expect(code(await renamed.api('GET', `/api/matches/${matchId}?invite=${inviteCode}`))).toBe('private_match');
  expect(code(await joins(renamed, inviteCode))).toBe('private_match');
  const renewed = (await host.api('GET', `/api/matches/${matchId}`)).body.inviteCode;
  expect(renewed).not.toBe(inviteCode);
  expect((await server.store.match(matchId))?.match.inviteCode).toBe(renewed);
  expect(host.tables.at(-1)?.match.inviteMark, 'open pages learn that the link is another').toBe(
    (await host.api('GET', `/api/matches/${matchId}`)).body.inviteMark,
  );
  expect((await watcher.api('GET', `/api/matches/${matchId}`)).body.inviteCode).toBe(renewed);
  expect((await joins(watcher, inviteCode)).status).toBe(200);
  expect((await joins(renamed, renewed)).status, 'the new link lets others in').toBe(200);
});
