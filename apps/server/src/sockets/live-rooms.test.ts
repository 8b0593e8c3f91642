import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { playAtRandom, randomChoice } from '../../test/kit/play.ts';
import { type TestParts, testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';

const BODY = { title: 'galaxy-dice', visibility: 'public', spectators: 'open' };
const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));

async function lobby(parts: TestParts = {}, body: object = {}) {
  const server = await testServer(parts);
  const [ann, bob, eve] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Eve');
  const made = await ann.api('POST', '/api/matches', { ...BODY, seats: SEATS, ...body });
  const matchId: string = made.body.matchId;
  const join = (who: ProtocolClient, more: object = {}) => who.api('POST', `/api/matches/${matchId}/join`, more);
  return { server, ann, bob, eve, matchId, join, inviteCode: made.body.inviteCode as string };
}

test('before the start the match is watched without a view; at the start viewers are told to watch again', async () => {
  const { ann, bob, eve, matchId, join } = await lobby();
  expect(await eve.watch(matchId)).toEqual({ ok: true, viewers: ['spectator'], frames: [], deltas: [] });
  await join(ann);
  expect(await ann.watch(matchId)).toEqual({ ok: true, viewers: ['p1'], frames: [], deltas: [] });
  await join(bob);
  await eve.until(() => eve.tables.at(-1)?.match.status === 'playing');
  const last = eve.tables.at(-1);
  expect(last.match.seats.map((seat: { playerName: string }) => seat.playerName)).toEqual(['Ann', 'Bob']);
  expect(JSON.stringify(last)).not.toMatch(/inviteCode|mine|token/);
  expect((await ann.watch(matchId)).frames[0].viewer).toBe('p1');
  expect((await eve.watch(matchId)).frames[0].viewer).toBe('spectator');
});

test('a spectator who takes a seat watches as that seat only', async () => {
  const { ann, bob, eve, matchId, join } = await lobby();
  await eve.watch(matchId);
  await join(eve);
  await join(bob);
  expect((await eve.watch(matchId)).viewers).toEqual(['p1']);
  await bob.watch(matchId);
  await ann.watch(matchId);
  await playAtRandom([eve, bob], matchId, { most: 5 });
  await ann.until(() => ann.deltas.length > 0);
  expect(new Set(eve.deltas.map((delta) => delta.viewer))).toEqual(new Set(['p1']));
  expect(new Set(ann.deltas.map((delta) => delta.viewer))).toEqual(new Set(['spectator']));
});

test('a player who leaves before the start never receives the view of the seat', async () => {
  const { ann, bob, eve, matchId, join } = await lobby();
  await join(eve);
  await eve.watch(matchId);
  await eve.api('POST', `/api/matches/${matchId}/leave`, {});
  await join(ann);
  await join(bob);
  await ann.watch(matchId);
  await bob.watch(matchId);
  await playAtRandom([ann, bob], matchId, { most: 5 });
  await eve.until(() => eve.deltas.length > 0);
  expect(new Set(eve.deltas.map((delta) => delta.viewer))).toEqual(new Set(['spectator']));
});

test('a session may have several seats and watches as each', async () => {
  const { ann, matchId, join } = await lobby();
  expect((await join(ann, { seat: 'p2' })).body).toEqual({ seat: 'p2' });
  expect((await join(ann, { seat: 'p1' })).body).toEqual({ seat: 'p1' });
  const answer = await ann.watch(matchId);
  expect(answer.viewers).toEqual(['p1', 'p2']);
  expect(answer.frames.map((frame: { viewer: string }) => frame.viewer)).toEqual(['p1', 'p2']);
  expect(await playAtRandom([ann], matchId, { most: 20 })).toBe(20);
});

test('a match without spectators is visible to visitors before the start, and its play only to players', async () => {
  const { ann, bob, eve, matchId, join } = await lobby({}, { spectators: 'closed' });
  expect(await eve.watch(matchId)).toEqual({ ok: true, viewers: [], frames: [], deltas: [] });
  await join(ann);
  await join(bob);
  expect((await eve.watch(matchId)).error).toEqual({ code: 'spectators_closed' });
  await ann.watch(matchId);
  await bob.watch(matchId);
  await playAtRandom([ann, bob], matchId, { most: 5 });
  expect(eve.deltas).toEqual([]);
});

test('a private match is watched by members, or with the invite code', async () => {
  const { bob, eve, matchId, inviteCode, server } = await lobby({}, { visibility: 'private' });
  expect((await eve.watch(matchId)).error).toEqual({ code: 'private_match' });
  expect((await eve.emit('watch', { matchId, inviteCode: 'wrong' })).error).toEqual({ code: 'private_match' });
  expect((await eve.emit('watch', { matchId, inviteCode })).ok).toBe(true);
  expect((await eve.watch(matchId)).ok).toBe(true);
  expect((await eve.api('GET', `/api/matches/${matchId}`)).body.inviteCode).toBe(inviteCode);
  expect((await bob.api('GET', `/api/matches/${matchId}`)).body.error.code).toBe('private_match');
  const visitor = new ProtocolClient(server.url, 'visitor');
  await visitor.connect();
  expect((await visitor.watch(matchId)).error).toEqual({ code: 'private_match' });
});

test('delayed spectators see each change later, by watch and by delta, and the end with all others', async () => {
  const clock = new TestClock();
  const parts = { env: { SPECTATOR_DELAY_S: '10' }, clock };
  const { ann, bob, eve, matchId, join } = await lobby(parts, { spectators: 'delayed' });
  await join(ann);
  await join(bob);
  for (const one of [ann, bob, eve]) await one.watch(matchId);
  const shown = async () => (await eve.watch(matchId)).frames[0].version;
  await playAtRandom([ann, bob], matchId, { most: 3 });
  clock.move(6_000);
  await playAtRandom([ann, bob], matchId, { most: 3 });
  clock.move(3_999);
  expect([await shown(), eve.deltas]).toEqual([0, []]);
  clock.move(1);
  await eve.until(() => eve.deltas.length > 0, 'the first changes');
  const first = await shown();
  expect(first).toBe(eve.deltas.at(-1)?.to);
  clock.move(5_999);
  expect(await shown()).toBe(first);
  clock.move(1);
  await eve.until(() => (eve.framesOf(matchId)[0]?.version ?? 0) > first, 'the others');
  expect(await shown()).toBe(eve.deltas.at(-1)?.to);
  await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  await eve.until(() => eve.framesOf(matchId)[0]?.outcome !== undefined, 'the end');
  expect(eve.gaps).toBe(0);
  expect((await eve.api('GET', `/api/matches/${matchId}`)).body.waitingFor).toBeUndefined();
});

test('all watchers see who is connected', async () => {
  const { ann, bob, eve, matchId, join } = await lobby();
  await join(ann);
  await ann.watch(matchId);
  await eve.watch(matchId);
  await ann.until(() => ann.tables.at(-1)?.match.spectatorCount === 1);
  await join(bob);
  await bob.watch(matchId);
  const seat = (index: number) => ann.tables.at(-1)?.match.seats[index];
  await ann.until(() => seat(1)?.connected === true);
  bob.close();
  await ann.until(() => seat(1)?.connected === false);
  await eve.emit('unwatch', { matchId });
  await ann.until(() => ann.tables.at(-1)?.match.spectatorCount === 0);
  await ann.api('PATCH', '/api/session', { name: 'Anna' });
  await ann.until(() => seat(0)?.playerName === 'Anna');
});

test('a seat of another player cannot act, and a match that has not started has no decisions', async () => {
  const { ann, bob, eve, matchId, join } = await lobby();
  await join(ann);
  const act = { matchId, seat: 'p1', decision: 'p1:0.x', choice: 'x', id: '1' };
  expect((await ann.emit('act', act)).error).toEqual({ code: 'not_started' });
  await join(bob);
  expect((await eve.emit('act', act)).error).toEqual({ code: 'not_seated' });
  expect((await bob.emit('act', act)).error).toEqual({ code: 'not_seated' });
  expect((await ann.emit('act', act)).error).toEqual({ code: 'stale_decision' });
  expect((await ann.emit('act', { ...act, decision: 'p2:0.x' })).error.code).toMatch(/stale|not_your/);
  expect((await ann.emit('act', { ...act, matchId: 'nowhere' })).error).toEqual({ code: 'no_such_match' });
  expect((await ann.emit('undo', { matchId, seat: 'p1', id: '2' })).error).toEqual({ code: 'nothing_to_undo' });
});

test('every message is answered: unknown, without a callback, invalid, too large', async () => {
  const { ann } = await lobby();
  expect((await ann.emit('shout', { text: 'hi' })).error).toEqual({ code: 'unknown_event' });
  expect((await ann.emit('__proto__', {})).error).toEqual({ code: 'unknown_event' });
  expect((await ann.emit('act', { matchId: 5 })).error.code).toBe('invalid_body');
  expect((await ann.emit('watch')).error.code).toBe('invalid_body');
  expect((await ann.emit('watch', { matchId: 'x'.repeat(70_000) })).error).toEqual({ code: 'too_large' });
  expect((await ann.emit('ping')).ok).toBe(true);
  ann.socket?.emit('ping', {});
  await expect.poll(() => ann.refused).toEqual([{ event: 'ping', error: { code: 'no_ack' } }]);
});

test('the time of the server is that of its matches, by which clients count down, whatever its wall clock shows', async () => {
  const clock = new TestClock();
  const { ann } = await lobby({ clock });
  clock.move(3_600_000);
  expect(await ann.emit('ping')).toEqual({ ok: true, at: clock.now() });
});

test('a binary choice is invalid and is not logged', async () => {
  const { server, ann, matchId, join } = await lobby();
  await join(ann);
  const act = { matchId, seat: 'p1', decision: 'p1:0.x', id: '1' };
  const before = server.log.length;
  for (const choice of [Buffer.from('roll'), Buffer.alloc(0), new Uint8Array([1]).buffer])
    expect(await ann.emit('act', { ...act, choice })).toEqual({ ok: false, error: { code: 'bad_choice' } });
  expect((await ann.emit('act', { ...act, choice: [Buffer.from('roll')] })).error.code).toBe('invalid_body');
  expect((await ann.emit('act', Buffer.from('roll'))).error.code).toBe('invalid_body');
  expect((await ann.emit('watch', { matchId: Buffer.from(matchId) })).error.code).toBe('invalid_body');
  expect(server.log.slice(before).filter((line) => !line.includes('"level":20'))).toEqual([]);
});

test('a client that sends too much gets slow_down, and is disconnected if it continues', async () => {
  const { ann, bob } = await lobby({ env: { CREDITS: '5', CREDITS_PER_SECOND: '1' } });
  const answers = await Promise.all(Array.from({ length: 10 }, () => ann.emit('ping')));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(5);
  expect(answers.at(-1)).toEqual({ ok: false, error: { code: 'slow_down', params: { retryAfter: 1 } } });
  expect((await bob.emit('ping')).ok).toBe(true);
  for (let sent = 0; sent < 120; sent++) ann.socket?.emit('ping', () => undefined);
  await expect.poll(() => ann.socket?.connected).toBe(false);
  expect((await bob.emit('ping')).ok).toBe(true);
});

test('a wrong token is refused, an ended session is disconnected, and without a session one may spectate', async () => {
  const { server, ann, bob, eve, matchId, join } = await lobby();
  const stranger = ann.at(server.url);
  stranger.token = 'made-up';
  await expect(stranger.connect()).rejects.toMatchObject({ data: { code: 'no_session' } });
  await join(ann);
  await join(bob);
  const visitor = new ProtocolClient(server.url, 'visitor');
  await visitor.connect();
  expect((await visitor.watch(matchId)).viewers).toEqual(['spectator']);
  expect((await visitor.emit('act', { matchId, seat: 'p1', decision: 'd', choice: 'c', id: '1' })).error.code).toBe(
    'no_session',
  );
  await eve.api('DELETE', '/api/session');
  await expect.poll(() => eve.socket?.connected).toBe(false);
});

test('pages of another origin cannot connect; there is no long polling', async () => {
  const { server } = await lobby();
  const attempt = (options: object) =>
    new Promise<boolean>((resolve) => {
      const socket = io(server.url, { reconnection: false, forceNew: true, transports: ['websocket'], ...options });
      socket.once('connect', () => resolve(true));
      socket.once('connect_error', () => resolve(false));
    });
  expect(await attempt({ extraHeaders: { origin: 'http://evil.example' } })).toBe(false);
  expect(await attempt({ extraHeaders: { origin: server.url } })).toBe(true);
  expect(await attempt({ transports: ['polling'] })).toBe(false);
});

test('a server that shuts down notifies clients, which reconnect', async () => {
  const { server, ann, bob, matchId, join } = await lobby();
  await join(ann);
  await join(bob);
  const received: string[] = [];
  ann.socket?.on('going_away', () => received.push('going_away'));
  ann.socket?.on('disconnect', (reason) => received.push(reason));
  await ann.watch(matchId);
  const [decision] = ann.framesOf(matchId)[0]?.decisions ?? bob.framesOf(matchId)[0]?.decisions ?? [];
  if (decision) await ann.act(matchId, decision, randomChoice(decision));
  await server.close();
  await expect.poll(() => received).toEqual(['going_away', 'transport close']);
  expect(ann.socket?.active).toBe(true);
  ann.close();
});

test('spectators who join together are announced together, and see the match at once', async () => {
  const { server, ann, bob, matchId, join } = await lobby();
  await join(ann);
  await join(bob);
  for (const one of [ann, bob]) await one.watch(matchId);
  await ann.until(() => ann.tables.at(-1)?.match.seats.every((seat: { connected: boolean }) => seat.connected));
  const before = ann.tables.length;
  const audience = Array.from({ length: 100 }, () => new ProtocolClient(server.url, 'visitor'));
  await Promise.all(audience.map((one) => one.connect()));
  await Promise.all(audience.map((one) => one.watch(matchId)));
  for (const one of audience) await one.until(() => one.tables.length > 0, 'the table');
  await ann.until(() => ann.tables.at(-1)?.match.spectatorCount === 100);
  // What each was sent alone, and the number of all.
  for (const one of audience) await one.until(() => one.tables.length > 1, 'the number of spectators');
  expect(ann.tables.length - before).toBeLessThan(30);
  for (const one of audience) one.close();
  await ann.until(() => ann.tables.at(-1)?.match.spectatorCount === 0);
  expect(ann.tables.length - before).toBeLessThan(60);
});

test('W1 spectators without a session at the address of one who floods are neither refused nor disconnected', async () => {
  const { server, matchId } = await lobby({ env: { CREDITS: '20', CREDITS_PER_SECOND: '5' } });
  const nobodies = Array.from({ length: 21 }, () => new ProtocolClient(server.url, ''));
  const [flood, ...quiet] = nobodies;
  for (const one of nobodies) await one.connect();
  for (const one of quiet) expect(await one.watch(matchId)).toMatchObject({ ok: true });
  const told = await Promise.all(Array.from({ length: 119 }, () => flood?.emit('ping')));
  expect(told.filter((answer) => answer.error?.code === 'slow_down').length).toBeGreaterThan(80);
  for (const one of quiet) expect(await one.emit('ping')).toMatchObject({ ok: true });
  for (const one of nobodies) one.close();
});
