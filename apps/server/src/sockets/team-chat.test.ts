import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { type TestParts, tempDir, testServer } from '../../test/kit/setup.ts';

const SEATS = ['rebel-admiral', 'rebel-general', 'imperial-admiral', 'imperial-general'] as const;
const BODY = { title: 'rebellion', seats: SEATS.map((id) => ({ id, kind: 'human' })) };

const OPEN = { visibility: 'public', spectators: 'open' };

const toTeam = (who: ProtocolClient, matchId: string, text: string) =>
  who.emit('say', { matchId, text, audience: 'team' });
const toAll = (who: ProtocolClient, matchId: string, text: string) => who.emit('say', { matchId, text });
const texts = (who: ProtocolClient) => who.said.map((one) => one.text);

/** Ann and Bob are the Rebels, Cy and Dee the Empire; Eve watches. */
async function fourPlayers(body: object = {}, parts: TestParts = {}) {
  const server = await testServer(parts);
  const people = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Cy', 'Dee', 'Eve');
  const [ann, bob, cy, dee, eve] = people;
  const made = await ann.api('POST', '/api/matches', { ...BODY, ...OPEN, ...body });
  const { matchId } = made.body;
  for (const [index, seat] of SEATS.entries())
    await people[index]?.api('POST', `/api/matches/${matchId}/join`, { seat });
  for (const one of people) await one.watch(matchId);
  return { server, matchId, people, ann, bob, cy, dee, eve };
}

/** Collects each packet that a client receives from now on, as bytes. */
function tapped(who: ProtocolClient): string[] {
  const packets: string[] = [];
  who.socket?.io.engine.on('packet', ({ type, data }) => {
    if (type === 'message') packets.push(String(data));
  });
  return packets;
}

test('a message to the team reaches the seats of the team, and is numbered by team', async () => {
  const { matchId, ann, bob, cy, dee, eve } = await fourPlayers();
  expect(await toAll(cy, matchId, 'hello')).toEqual({ ok: true, seq: 0 });
  expect(await toTeam(ann, matchId, 'the base is on Hoth')).toEqual({ ok: true, seq: 0 });
  expect(await toTeam(bob, matchId, 'I know')).toEqual({ ok: true, seq: 1 });
  expect(await toTeam(dee, matchId, 'probe Hoth')).toEqual({ ok: true, seq: 0 });
  expect(await toAll(eve, matchId, 'who leads?')).toEqual({ ok: true, seq: 1 });
  for (const one of [ann, bob, cy, dee, eve]) await one.until(() => texts(one).includes('who leads?'));
  const said = { matchId, at: expect.any(String), person: expect.any(String), role: 'player' };
  expect(ann.said[1]).toEqual({
    ...said,
    seq: 0,
    from: 'Ann',
    seat: 'rebel-admiral',
    team: 'rebel',
    text: 'the base is on Hoth',
  });
  for (const one of [ann, bob]) expect(texts(one)).toEqual(['hello', 'the base is on Hoth', 'I know', 'who leads?']);
  for (const one of [cy, dee]) expect(texts(one)).toEqual(['hello', 'probe Hoth', 'who leads?']);
  expect(texts(eve)).toEqual(['hello', 'who leads?']);
});

test.each(['open', 'delayed'])(
  'not one byte for others depends on what a team says (%s spectators)',
  async (spectators) => {
    const { server, matchId, ann, bob, cy, dee, eve } = await fourPlayers({ spectators });
    await toAll(eve, matchId, 'before');
    for (const one of [bob, cy, dee, eve]) await one.until(() => texts(one).includes('before'));
    const others = [cy, dee, eve];
    const seen = async () =>
      JSON.stringify([
        await Promise.all(others.map((one) => one.watch(matchId))),
        (await cy.api('GET', `/api/matches/${matchId}`)).body,
      ]);
    const before = await seen();
    const packets = others.map(tapped);
    for (const text of ['one', 'two', 'three']) expect((await toTeam(ann, matchId, text)).ok).toBe(true);
    await bob.until(() => texts(bob).includes('three'));
    for (const one of others) await one.emit('ping');
    // Each received the answer to its ping, and nothing else.
    expect(packets.map((sent) => sent.length)).toEqual([1, 1, 1]);
    expect(await seen()).toBe(before);
    server.registry.evict(matchId);
    expect(await seen()).toBe(before);
    if (spectators === 'delayed') return;
    expect(await toAll(cy, matchId, 'after')).toEqual({ ok: true, seq: 1 });
  },
);

test('a player who has conceded neither reads nor writes to the team any more, and sees what a watcher sees', async () => {
  const { server, matchId, ann, bob, cy, eve } = await fourPlayers();
  await toTeam(ann, matchId, 'the base is on Hoth');
  await bob.until(() => texts(bob).length > 0);
  await bob.api('POST', `/api/matches/${matchId}/concede`, {});
  await bob.until(() => bob.frame(matchId, 'rebel-general')?.conceded !== undefined);
  expect((await toTeam(bob, matchId, 'look at Hoth')).error.code).toBe('no_team');
  await toTeam(ann, matchId, 'he is gone');
  await toAll(cy, matchId, 'hello');
  await bob.until(() => texts(bob).includes('hello'));
  expect(texts(bob)).not.toContain('he is gone');
  const watches = async () => {
    const seen = await bob.watch(matchId);
    return [seen.frames, (seen.chat ?? []).map(({ text }: { text: string }) => text)];
  };
  const [frames, chat] = await watches();
  expect(chat).toEqual(['hello']);
  const { frames: spectated } = await eve.watch(matchId);
  const shown = (seen: object[]) => ({ ...seen[0], version: 0, viewer: 'spectator' });
  expect(shown(frames)).toEqual(shown(spectated));
  const page = async (who: ProtocolClient, viewer: string) =>
    (await who.api('GET', `/api/matches/${matchId}/log?viewer=${viewer}&before=5`)).body;
  expect(await page(bob, 'rebel-general')).toEqual(await page(eve, 'spectator'));
  server.registry.evict(matchId);
  const [again, chatAgain] = await watches();
  expect([shown(again), chatAgain], 'after a restart').toEqual([shown(spectated), ['hello']]);
});

test('after a restart and after the end the team reads its messages, and no one else', async () => {
  const dataDir = tempDir();
  const { server, matchId, people, ann, bob } = await fourPlayers({}, { dataDir });
  await toTeam(ann, matchId, 'the base is on Hoth');
  for (const one of [ann, bob]) await one.api('POST', `/api/matches/${matchId}/concede`, {});
  await server.close();
  const again = await testServer({ dataDir });
  for (const one of people) {
    const back = one.at(again.url);
    await back.connect();
    const isRebel = ['Ann', 'Bob'].includes(one.name);
    expect(JSON.stringify(await back.watch(matchId)).includes('the base is on Hoth'), one.name).toBe(isRebel);
  }
});

test('a message to a team is refused before the start, without team-mates, to spectators, and while muted', async () => {
  const server = await testServer();
  const [ann, bob, cy, eve] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Cy', 'Eve');
  const seats = (ids: readonly string[]) => ids.map((id) => ({ id, kind: 'human' }));
  const body = { ...BODY, ...OPEN };
  const { matchId } = (await ann.api('POST', '/api/matches', body)).body;
  await ann.api('POST', `/api/matches/${matchId}/join`, { seat: 'rebel-admiral' });
  const refused = async (who: ProtocolClient, id: string, audience: unknown = 'team') =>
    (await who.emit('say', { matchId: id, text: 'psst', audience })).error?.code;
  expect(await refused(ann, matchId)).toBe('not_started');
  // Bob plays for both sides: he has no team of his own.
  for (const [who, seat] of [
    [bob, 'rebel-general'],
    [bob, 'imperial-admiral'],
    [cy, 'imperial-general'],
  ] as const)
    await who.api('POST', `/api/matches/${matchId}/join`, { seat });
  await ann.api('POST', `/api/matches/${matchId}/start`, {});
  expect(await refused(bob, matchId)).toBe('no_team');
  expect(await refused(eve, matchId)).toBe('no_team');
  expect(await refused(ann, matchId, 'rebel')).toBe('invalid_body');
  expect(await refused(ann, matchId)).toBeUndefined();
  const alone = await openMatch([ann, bob], { title: 'rebellion', seats: seats(['rebel', 'imperial']) });
  expect(await refused(ann, alone)).toBe('no_team');
  const hoth = await openMatch([ann, bob, cy], {
    title: 'battle-of-hoth',
    seats: seats(['rebels', 'empire', 'rebels-2']),
  });
  expect(await refused(ann, hoth)).toBe('no_team');
  const dice = await openMatch([ann, bob], { title: 'galaxy-dice', seats: seats(['p1', 'p2']) });
  expect(await refused(ann, dice)).toBe('no_team');
});
