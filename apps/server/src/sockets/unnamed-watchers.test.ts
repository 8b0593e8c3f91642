import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { playAtRandom } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));

/** A match of Ann and Bob in play, and a television without a session. */
async function inPlay(body: object = {}) {
  const server = await testServer();
  const [ann, bob] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
  const settings = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats: SEATS, ...body };
  const { matchId, inviteCode } = (await ann.api('POST', '/api/matches', settings)).body;
  for (const who of [ann, bob]) {
    await who.api('POST', `/api/matches/${matchId}/join`, { inviteCode });
  }
  for (const who of [ann, bob]) await who.watch(matchId);
  const unnamed = async () => {
    const client = new ProtocolClient(server.url, '');
    await client.connect();
    return client;
  };
  const television = await unnamed();
  const moderation = `/api/moderation/matches/${matchId}`;
  const people = async (who = ann) => (await who.api('GET', `${moderation}/people`)).body.people;
  const watchers = async () => (await people()).filter((one: { unnamed?: number }) => one.unnamed !== undefined);
  return { server, ann, bob, television, unnamed, matchId, inviteCode, moderation, people, watchers };
}

test('a public match is watched without a name, as its watchers see it, and without a word in the chat', async () => {
  const { ann, bob, television, matchId } = await inPlay();
  expect((await television.watch(matchId)).viewers).toEqual(['spectator']);
  await playAtRandom([ann, bob], matchId, { most: 5 });
  await television.until(() => television.deltas.length > 0);
  expect(new Set(television.deltas.map(({ viewer }) => viewer))).toEqual(new Set(['spectator']));
  expect(JSON.stringify(television.tables)).not.toMatch(/inviteCode|mine|token/);
  expect(await television.emit('say', { matchId, text: 'hi' })).toMatchObject({
    ok: false,
    error: { code: 'no_session' },
  });
});

test('a private match is watched without a name by its link only, and until the host renews it', async () => {
  const { ann, bob, television, unnamed, matchId, inviteCode } = await inPlay({ visibility: 'private' });
  const closed = { ok: false, error: { code: 'private_match' } };
  expect(await television.watch(matchId)).toMatchObject(closed);
  expect(await television.watch(matchId, {}, inviteCode)).toMatchObject({ ok: true, viewers: ['spectator'] });
  const fresh = (await ann.api('POST', `/api/matches/${matchId}/invite`, {})).body.inviteCode;
  await television.until(() => television.refused.length > 0);
  expect(television.refused[0].error).toMatchObject({ code: 'private_match', params: { matchId } });
  await playAtRandom([ann, bob], matchId, { most: 3 });
  expect(television.deltas).toEqual([]);
  const other = await unnamed();
  expect(await other.watch(matchId, {}, inviteCode)).toMatchObject(closed);
  expect(await other.watch(matchId, {}, fresh)).toMatchObject({ ok: true });
});

test('the host sees how many watch without a name, removes them until they have one, and lets them in again', async () => {
  const { ann, bob, television, unnamed, server, matchId, moderation, people, watchers } = await inPlay();
  expect(await watchers()).toEqual([]);
  const second = await unnamed();
  for (const one of [television, second]) await one.watch(matchId);
  const [entry] = await watchers();
  expect(entry).toMatchObject({ name: '', seats: [], isWatching: true, unnamed: 2 });
  expect((await people(bob)).some((one: { unnamed?: number }) => one.unnamed !== undefined)).toBe(false);
  await ann.api('POST', `${moderation}/kick`, { person: entry.person });
  for (const one of [television, second]) {
    await one.until(() => one.refused.length > 0);
    expect(one.refused[0].error).toMatchObject({ code: 'no_session' });
    expect(await one.watch(matchId)).toMatchObject({ ok: false, error: { code: 'no_session' } });
  }
  const named = await ProtocolClient.join(server.url, 'Noah');
  expect(await named.watch(matchId)).toMatchObject({ ok: true, viewers: ['spectator'] });
  expect(await watchers()).toMatchObject([{ unnamed: 0, isWatching: false, kicked: true }]);
  await ann.api('POST', `${moderation}/readmit`, { person: entry.person });
  expect(await television.watch(matchId)).toMatchObject({ ok: true });
});

test('that a match is not watched without a name outlives a restart and another host', async () => {
  const { ann, bob, television, server, matchId, moderation, people, watchers } = await inPlay();
  await television.watch(matchId);
  const [entry] = await watchers();
  await ann.api('POST', `${moderation}/kick`, { person: entry.person });
  expect((await server.store.match(matchId))?.kicked).toEqual(['']);
  const bobIs = (await people()).find((one: { name: string }) => one.name === 'Bob').person;
  await ann.api('POST', `/api/matches/${matchId}/host`, { person: bobIs });
  await bob.api('POST', `${moderation}/readmit`, { person: entry.person });
  expect((await server.store.match(matchId))?.kicked).toBeUndefined();
});
