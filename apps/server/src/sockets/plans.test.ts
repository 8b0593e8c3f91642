import { type Decision, peopleAtTable } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { type TestParts, tempDir, testServer } from '../../test/kit/setup.ts';

const SEATS = ['rebel-admiral', 'rebel-general', 'imperial-admiral', 'imperial-general'] as const;
const REBELLION = { title: 'rebellion', seats: SEATS.map((id) => ({ id, kind: 'human' })) };
const OPEN = { visibility: 'public', spectators: 'open' };

/** Ann and Bob are the Rebels, Cy and Dee the Empire, whose Admiral is asked first; Eve watches. */
async function fourPlayers(body: object = {}, parts: TestParts = {}) {
  const server = await testServer(parts);
  const people = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Cy', 'Dee', 'Eve');
  const [ann, bob, cy, dee, eve] = people;
  const { matchId } = (await ann.api('POST', '/api/matches', { ...REBELLION, ...OPEN, ...body })).body;
  for (const [index, seat] of SEATS.entries())
    await people[index]?.api('POST', `/api/matches/${matchId}/join`, { seat });
  for (const one of people) await one.watch(matchId);
  const asked = cy.frame(matchId, 'imperial-admiral')?.decisions[0];
  if (!asked) throw new Error('the Imperial Admiral is not asked first');
  return { server, matchId, people, ann, bob, cy, dee, eve, asked };
}

const keysOf = ({ options }: Decision, count = 2) =>
  options
    .filter(({ refused }) => !refused)
    .slice(0, count)
    .map(({ key }) => key);

/** Collects each packet that a client receives from now on, as bytes. */
function tapped(who: ProtocolClient): string[] {
  const packets: string[] = [];
  who.socket?.io.engine.on('packet', ({ type, data }) => {
    if (type === 'message') packets.push(String(data));
  });
  return packets;
}

const planned = (matchId: string, asked: Decision, picked = keysOf(asked)) => ({
  matchId,
  seat: asked.seat,
  decision: asked.id,
  picked,
});

test('a mate sees at once what a player has picked but not sent, and when it is put back', async () => {
  const { matchId, cy, dee, asked } = await fourPlayers();
  expect(await cy.plan(matchId, asked, keysOf(asked))).toEqual({ ok: true });
  await dee.until(() => dee.plans.length === 1, 'the plan');
  expect(dee.plans).toEqual([planned(matchId, asked)]);
  expect((await dee.watch(matchId)).plans, 'on another device').toEqual([planned(matchId, asked)]);
  expect((await cy.watch(matchId)).plans, 'its own player too').toEqual([planned(matchId, asked)]);
  expect(await cy.plan(matchId, asked, [])).toEqual({ ok: true });
  await dee.until(() => dee.plans.length === 2, 'the empty plan');
  expect(dee.plans[1]).toEqual(planned(matchId, asked, []));
  expect(await dee.watch(matchId)).not.toHaveProperty('plans');
});

test.each(['open', 'delayed'])(
  'not one byte for others depends on what a side plans (%s spectators)',
  async (spectators) => {
    const { server, matchId, ann, bob, cy, dee, eve, asked } = await fourPlayers({ spectators });
    const others = [ann, bob, eve];
    const seen = async () =>
      JSON.stringify([
        await Promise.all(others.map((one) => one.watch(matchId))),
        (await ann.api('GET', `/api/matches/${matchId}`)).body,
        (await eve.api('GET', `/api/matches/${matchId}`)).body,
      ]);
    const before = await seen();
    const packets = others.map(tapped);
    const keys = keysOf(asked, 3);
    for (let count = 1; count <= 3; count++)
      expect((await cy.plan(matchId, asked, keys.slice(0, count))).ok).toBe(true);
    await dee.until(() => dee.plans.length === 3, 'the plans');
    for (const one of others) await one.emit('ping');
    // Each received the answer to its ping, and nothing else.
    expect(packets.map((sent) => sent.length)).toEqual([1, 1, 1]);
    expect(await seen()).toBe(before);
    server.registry.evict(matchId);
    expect(await seen()).toBe(before);
    expect((await dee.watch(matchId)).plans).toEqual([planned(matchId, asked, keys)]);
  },
);

test('a plan is over with its decision, also for a mate who connects later', async () => {
  const { server, matchId, cy, dee, asked } = await fourPlayers();
  await cy.plan(matchId, asked, keysOf(asked));
  const [one] = asked.options.filter(({ refused }) => !refused);
  const choice = asked.shape === 'one' ? (one?.key ?? '') : [];
  const answer = await cy.act(matchId, asked, choice);
  expect(answer.ok).toBe(true);
  expect(await dee.watch(matchId)).not.toHaveProperty('plans');
  server.registry.evict(matchId);
  expect(await dee.watch(matchId)).not.toHaveProperty('plans');
  expect((await cy.plan(matchId, asked, [])).error).toEqual({ code: 'stale_decision' });
});

test('a mate who has conceded reads no plan any more, neither live nor later', async () => {
  const { server, matchId, cy, dee, ann, asked } = await fourPlayers();
  await cy.plan(matchId, asked, keysOf(asked, 1));
  await dee.until(() => dee.plans.length === 1, 'the plan');
  await dee.api('POST', `/api/matches/${matchId}/concede`, {});
  await cy.until(() => cy.frame(matchId, 'imperial-admiral')?.conceded !== undefined, 'the concession');
  const now = cy.frame(matchId, 'imperial-admiral')?.decisions[0] ?? asked;
  // No mate is left to plan with.
  expect((await cy.plan(matchId, now, keysOf(now))).error).toEqual({ code: 'no_team' });
  await ann.emit('ping');
  expect(await dee.watch(matchId)).not.toHaveProperty('plans');
  server.registry.evict(matchId);
  expect(await dee.watch(matchId)).not.toHaveProperty('plans');
  expect(dee.plans).toHaveLength(1);
});

test('a plan that another server stored before the last mate left is sent to no one', async () => {
  const { server, matchId, people, cy, dee, asked } = await fourPlayers();
  await dee.api('POST', `/api/matches/${matchId}/concede`, {});
  await cy.until(() => cy.frame(matchId, 'imperial-admiral')?.conceded !== undefined, 'the concession');
  const now = cy.frame(matchId, 'imperial-admiral')?.decisions[0] ?? asked;
  await server.store.setPlan(matchId, 'imperial-admiral', { decision: now.id, picked: keysOf(now) });
  await (await server.registry.host(matchId)).follower.refresh(['plans']);
  for (const one of people) await one.emit('ping');
  expect(people.map(({ name, plans }) => [name, plans.length])).toEqual(people.map(({ name }) => [name, 0]));
});

test('a player who was removed reads no plan of the side any more', async () => {
  const { server, matchId, cy, dee, asked } = await fourPlayers();
  const owner = await ProtocolClient.join(server.url, 'Owner');
  await server.store.makeOwner(owner.playerId, 0);
  const path = `/api/moderation/matches/${matchId}`;
  const { people: all } = peopleAtTable.parse((await owner.api('GET', `${path}/people`)).body);
  const person = all.find(({ name }) => name === 'Dee')?.person;
  expect((await owner.api('POST', `${path}/kick`, { person })).status).toBe(204);
  await dee.until(() => dee.refused.length > 0, 'the removal');
  await cy.plan(matchId, cy.frame(matchId, 'imperial-admiral')?.decisions[0] ?? asked, keysOf(asked));
  await dee.emit('ping');
  expect(dee.plans).toEqual([]);
  expect(await dee.watch(matchId)).toMatchObject({ ok: false, error: { code: 'kicked' } });
});

test('a plan survives a restart', async () => {
  const dataDir = tempDir();
  const { server, matchId, people, cy, asked } = await fourPlayers({}, { dataDir });
  await cy.plan(matchId, asked, keysOf(asked));
  await server.close();
  const again = await testServer({ dataDir });
  for (const one of people) {
    const back = one.at(again.url);
    await back.connect();
    const isImperial = ['Cy', 'Dee'].includes(one.name);
    expect((await back.watch(matchId)).plans, one.name).toEqual(isImperial ? [planned(matchId, asked)] : undefined);
  }
});

test('a plan is refused for a seat of another, a foreign or closed decision, and options that it does not have', async () => {
  const { matchId, ann, bob, cy, dee, eve, asked } = await fourPlayers();
  const refused = async (who: ProtocolClient, at: Pick<Decision, 'seat' | 'id'>, picked: readonly string[] = []) =>
    (await who.plan(matchId, at, picked)).error?.code;
  expect(await refused(eve, asked)).toBe('not_seated');
  expect(await refused(dee, asked)).toBe('not_seated');
  expect(await refused(ann, asked)).toBe('not_seated');
  // An open decision of the other side is as unknown as one that never was.
  expect(await refused(bob, { seat: 'rebel-general', id: asked.id })).toBe('stale_decision');
  expect(await refused(dee, { seat: 'imperial-general', id: asked.id })).toBe('stale_decision');
  expect(await refused(cy, { ...asked, id: 'imperial-admiral:0.zzz' })).toBe('stale_decision');
  expect(await refused(cy, asked, ['assign:sabotage:princess-leia'])).toBe('not_an_option');
  const [key = ''] = keysOf(asked, 1);
  expect(await refused(cy, asked, [key, key])).toBe('invalid_body');
  expect(
    await refused(
      cy,
      asked,
      Array.from({ length: 501 }, (_one, index) => `${index}`),
    ),
  ).toBe('invalid_body');
  expect(dee.plans).toEqual([]);
});

test('no plan before the start, without a mate, and where mates do not see each other’s options', async () => {
  const server = await testServer();
  const [ann, bob] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
  const { matchId } = (await ann.api('POST', '/api/matches', { ...REBELLION, ...OPEN })).body;
  await ann.api('POST', `/api/matches/${matchId}/join`, { seat: 'rebel-admiral' });
  expect((await ann.plan(matchId, { seat: 'rebel-admiral', id: 'x' }, [])).error.code).toBe('not_started');
  const seats = (ids: readonly string[]) => ids.map((id) => ({ id, kind: 'human' }));
  const code = async (title: string, ids: readonly string[]) => {
    const id = await openMatch([ann, bob], { title, seats: seats(ids) });
    return (await ann.plan(id, { seat: ids[0] ?? '', id: 'x' }, [])).error.code;
  };
  expect(await code('rebellion', ['rebel', 'imperial'])).toBe('no_team');
  expect(await code('galaxy-dice', ['p1', 'p2'])).toBe('no_team');
});

test('who plans far too often is slowed down, and may still act', async () => {
  const { matchId, cy, asked } = await fourPlayers();
  const codes = new Set<string | undefined>();
  for (let count = 0; count < 65; count++) codes.add((await cy.plan(matchId, asked, [])).error?.code);
  expect([...codes]).toEqual([undefined, 'slow_down']);
  const [one] = asked.options.filter(({ refused }) => !refused);
  expect((await cy.act(matchId, asked, asked.shape === 'one' ? (one?.key ?? '') : [])).ok).toBe(true);
});

test('a mark on the map reaches the team as a line with its place, and no one else', async () => {
  const { matchId, ann, bob, cy, dee, eve } = await fourPlayers();
  const packets = [ann, bob, eve].map(tapped);
  const mark = { matchId, kind: 'here', name: 'system.hoth', at: 'place:hoth' };
  expect(await dee.emit('signal', mark)).toEqual({ ok: true, seq: 0 });
  await cy.until(() => cy.said.length === 1, 'the mark');
  expect(cy.said[0]).toMatchObject({
    from: 'Dee',
    seat: 'imperial-general',
    team: 'imperial',
    text: '',
    notice: { key: 'signal.here', params: { what: { key: 'system.hoth' }, at: 'place:hoth' } },
  });
  for (const one of [ann, bob, eve]) await one.emit('ping');
  expect(packets.map((sent) => sent.length)).toEqual([1, 1, 1]);
  expect((await eve.emit('signal', mark)).error.code).toBe('no_team');
  expect((await dee.emit('signal', { ...mark, kind: 'there' })).error.code).toBe('invalid_body');
  expect((await dee.emit('signal', { ...mark, at: '<b>' })).error.code).toBe('invalid_body');
  expect((await dee.emit('signal', { ...mark, name: 'a name' })).error.code).toBe('invalid_body');
});
