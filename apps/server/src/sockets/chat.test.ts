import { said } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { playAtRandom } from '../../test/kit/play.ts';
import { type TestParts, tempDir, testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const BODY = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats: SEATS };

/** Ann and Bob play, Eve spectates; all watch if they may. */
async function table(body: object = {}, parts: TestParts = {}) {
  const server = await testServer(parts);
  const people = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Eve');
  const [ann, bob, eve] = people;
  const { matchId } = (await ann.api('POST', '/api/matches', { ...BODY, ...body })).body;
  const sit = async (...players: ProtocolClient[]) => {
    for (const player of players) await player.api('POST', `/api/matches/${matchId}/join`, {});
    for (const one of people) await one.watch(matchId);
  };
  const say = (who: ProtocolClient, text: string) => who.emit('say', { matchId, text });
  const texts = (who: ProtocolClient) => who.said.map((one) => one.text);
  return { server, ann, bob, eve, matchId, sit, say, texts };
}

test('a chat message reaches all watchers, with the name of the sender but no id', async () => {
  const { ann, bob, eve, matchId, sit, say } = await table();
  await sit(ann, bob);
  expect(await say(ann, '  Have fun!  ')).toEqual({ ok: true, seq: 0 });
  expect(await say(eve, 'I only watch')).toEqual({ ok: true, seq: 1 });
  for (const one of [ann, bob, eve]) await one.until(() => one.said.length === 2, 'both messages');
  const [at, person] = [expect.any(String), expect.any(String)];
  const first = { matchId, person, seq: 0, from: 'Ann', role: 'player', seat: 'p1', text: 'Have fun!', at };
  const second = { matchId, person, seq: 1, from: 'Eve', role: 'spectator', text: 'I only watch', at };
  for (const one of [ann, bob, eve]) expect(one.said).toEqual([first, second]);
  for (const one of ann.said) expect(said.safeParse(one).success).toBe(true);
  expect(JSON.stringify(bob.said)).not.toContain(ann.playerId);
});

test('a session with two seats receives a message once', async () => {
  const { ann, matchId, sit, say } = await table();
  await ann.api('POST', `/api/matches/${matchId}/join`, { seat: 'p2' });
  await ann.api('POST', `/api/matches/${matchId}/join`, { seat: 'p1' });
  await sit();
  await say(ann, 'to myself');
  await ann.emit('ping');
  expect(ann.said).toMatchObject([{ seat: 'p1', text: 'to myself' }]);
});

test('a client that reconnects, also after a restart, reads earlier messages', async () => {
  const dataDir = tempDir();
  const { server, ann, bob, eve, matchId, sit, say } = await table({}, { dataDir });
  await sit(ann, bob);
  for (const text of ['one', 'two', 'three']) await say(ann, text);
  await bob.until(() => bob.said.length === 3);
  expect((await bob.watch(matchId)).chat).toEqual(bob.said);
  await server.close();
  const again = await testServer({ dataDir });
  const back = eve.at(again.url);
  await back.connect();
  expect((await back.watch(matchId)).chat).toEqual(bob.said);
  expect(await back.emit('say', { matchId, text: 'four' })).toEqual({ ok: true, seq: 3 });
});

test('the last hundred messages are available', async () => {
  const { server, ann, bob, matchId, sit } = await table();
  await sit(ann, bob);
  const host = await server.registry.host(matchId);
  for (let seq = 0; seq < 120; seq++) await host.say({ id: ann.playerId, name: 'Ann' }, { text: `${seq}` });
  const kept = async () => (await bob.watch(matchId)).chat.map((one: { seq: number }) => one.seq);
  const last = Array.from({ length: 100 }, (_one, index) => 20 + index);
  expect(await kept()).toEqual(last);
  server.registry.evict(matchId);
  expect(await kept()).toEqual(last);
});

test("delayed spectators read messages of players with their delay, and each other's at once", async () => {
  const clock = new TestClock();
  const { ann, bob, eve, matchId, sit, say, texts } = await table(
    { spectators: 'delayed' },
    { env: { SPECTATOR_DELAY_S: '10' }, clock },
  );
  await ann.api('POST', `/api/matches/${matchId}/join`, {});
  await sit();
  await say(ann, 'before the start');
  await eve.until(() => texts(eve).length === 1, 'what is said before the start');
  await sit(bob);
  await say(ann, 'I hold the ambush');
  await say(eve, 'who is winning?');
  await bob.until(() => texts(bob).includes('who is winning?'));
  await eve.until(() => texts(eve).includes('who is winning?'));
  expect(texts(bob)).toContain('I hold the ambush');
  expect(texts(eve)).not.toContain('I hold the ambush');
  clock.move(9_999);
  expect(JSON.stringify(await eve.watch(matchId))).not.toContain('I hold the ambush');
  expect(texts(eve)).not.toContain('I hold the ambush');
  expect(JSON.stringify(await bob.watch(matchId))).toContain('I hold the ambush');
  clock.move(1);
  await eve.until(() => texts(eve).includes('I hold the ambush'), 'the delay to pass');
  expect(JSON.stringify(await eve.watch(matchId))).toContain('I hold the ambush');
});

test('messages of players change neither the numbers nor the history of delayed spectators', async () => {
  const { server, ann, bob, eve, matchId, sit, say } = await table({ spectators: 'delayed' });
  await sit(ann, bob);
  const host = await server.registry.host(matchId);
  const speak = async (one: ProtocolClient, count: number) => {
    const numbers: number[] = [];
    for (let line = 0; line < count; line++)
      numbers.push(await host.say({ id: one.playerId, name: 'X' }, { text: `${line}` }));
    return numbers;
  };
  const before = await speak(eve, 120);
  const history = async () => (await eve.watch(matchId)).chat.map((one: { seq: number }) => one.seq);
  expect(await history()).toEqual(before.slice(20));
  const hidden = await speak(ann, 150);
  expect(await history()).toEqual(before.slice(20));
  server.registry.evict(matchId);
  expect(await history()).toEqual(before.slice(20));
  expect((await bob.watch(matchId)).chat.map((one: { seq: number }) => one.seq)).toEqual(hidden.slice(50));
  const { seq } = await say(eve, 'is anyone there?');
  // Numbers of spectators are even, those of players odd.
  expect([before, [seq]].flat().filter((one) => one % 2 !== 0)).toEqual([]);
  expect(hidden.filter((one) => one % 2 === 0)).toEqual([]);
  expect(seq).toBeGreaterThan(before.at(-1) ?? 0);
});

test('the end of the match shows delayed spectators the delayed messages', async () => {
  const { ann, bob, eve, matchId, sit, say, texts } = await table({ spectators: 'delayed' });
  await sit(ann, bob);
  await playAtRandom([ann, bob], matchId, { most: 2 });
  await say(ann, 'so close');
  await bob.until(() => texts(bob).length === 1);
  expect(texts(eve)).toEqual([]);
  await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  await eve.until(() => texts(eve).length === 1, 'what was said');
  await say(bob, 'well played');
  await eve.until(() => texts(eve).length === 2, 'what is said after the end');
});

test('W15 after the end only the players write, for a week', async () => {
  const clock = new TestClock();
  const { ann, bob, eve, matchId, sit, say } = await table({}, { clock });
  await sit(ann, bob);
  expect(await say(eve, 'have fun')).toMatchObject({ ok: true });
  await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  expect((await say(eve, 'buy my things')).error).toEqual({ code: 'chat_closed' });
  expect(await say(bob, 'well played')).toMatchObject({ ok: true });
  clock.move(7 * 24 * 3_600_000 - 1_000);
  expect(await say(ann, 'again?')).toMatchObject({ ok: true });
  clock.move(2_000);
  expect((await say(ann, 'too late')).error).toEqual({ code: 'chat_closed' });
});

test('every message that is not allowed is refused', async () => {
  const { server, ann, bob, eve, matchId, sit, say } = await table({ spectators: 'closed', visibility: 'private' });
  await ann.api('POST', `/api/matches/${matchId}/join`, {});
  expect((await say(eve, 'let me in')).error).toEqual({ code: 'private_match' });
  const { inviteCode } = (await ann.api('GET', `/api/matches/${matchId}`)).body;
  for (const one of [bob, eve]) await one.emit('watch', { matchId, inviteCode });
  await sit(bob);
  expect((await say(eve, 'let me talk')).error).toEqual({ code: 'spectators_closed' });
  const visitor = new ProtocolClient(server.url, 'visitor');
  await visitor.connect();
  expect((await say(visitor, 'hello')).error).toEqual({ code: 'no_session' });
  expect((await ann.emit('say', { matchId: 'nowhere', text: 'hello' })).error).toEqual({ code: 'no_such_match' });
  for (const text of ['', '   ', 'x'.repeat(501), '\u2068\u2069', 7, null])
    expect((await ann.emit('say', { matchId, text })).error.code).toBe('invalid_body');
  expect((await say(ann, 'x'.repeat(500))).ok).toBe(true);
  expect(eve.said).toEqual([]);
  // Pasted text is taken as it is read.
  expect((await say(ann, '\u2068Bob\u2069, your\tmove\u202e')).ok).toBe(true);
  await expect.poll(() => bob.said.at(-1)?.text).toBe('Bob, your move');
});

test('watchers of one address share what they write in a match; its players and other matches are not concerned', async () => {
  const { server, ann, bob, sit, say } = await table();
  await sit(bob);
  const crowd = await ProtocolClient.joinAll(
    server.url,
    ...Array.from({ length: 6 }, (_one, count) => `Guest ${count}`),
  );
  const codes = [];
  for (const guest of crowd)
    for (let line = 0; line < 5; line++) codes.push((await say(guest, `${line}`)).error?.code ?? 'said');
  expect(codes.filter((code) => code === 'said')).toHaveLength(20);
  expect(new Set(codes.slice(20))).toEqual(new Set(['slow_down']));
  const other = (
    await ann.api('POST', '/api/matches', { title: 'galaxy-dice', visibility: 'public', spectators: 'open' })
  ).body;
  expect((await ann.emit('say', { matchId: other.matchId, text: 'elsewhere' })).ok, 'in another match').toBe(true);
  expect((await say(bob, 'as a player')).ok).toBe(true);
  expect((await say(ann, 'as a watcher')).error?.code).toBe('slow_down');
});

test('five messages in ten seconds, over all matches; a sender who continues is disconnected', async () => {
  const { ann, bob, matchId, sit, say } = await table();
  await sit(ann, bob);
  const answers = await Promise.all(Array.from({ length: 7 }, (_one, count) => say(ann, `${count}`)));
  expect(answers.map((answer) => answer.ok)).toEqual([true, true, true, true, true, false, false]);
  expect(answers.at(-1).error).toEqual({ code: 'slow_down', params: { retryAfter: expect.any(Number) } });
  expect((await say(bob, 'mine')).ok).toBe(true);
  expect((await bob.watch(matchId)).chat).toHaveLength(6);
  for (let sent = 0; sent < 60; sent++) ann.socket?.emit('say', { matchId, text: 'again' }, () => undefined);
  await expect.poll(() => ann.socket?.connected).toBe(false);
});
