import { randomUUID } from 'node:crypto';
import { frame, matchRecord, writtenOf } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { quickBotRunner, type TestParts, tempDir, testServer } from '../../test/kit/setup.ts';
import { catchUp } from '../../test/kit/undo.ts';
import { ManualTiming } from '../../test/support/manual-timing.ts';

const human = (id: string) => ({ id, kind: 'human' });

/** A server with a battle of Hoth: people for the first of these seats, `more` in the others. */
async function hoth(names: readonly string[], more: object[] = [], parts: TestParts = {}, options: object = {}) {
  const server = await testServer(parts);
  const people = await Promise.all(names.map((name) => ProtocolClient.join(server.url, name)));
  const seats = [...['rebels', 'empire'].slice(0, names.length).map(human), ...more];
  const matchId = await openMatch(people, { title: 'battle-of-hoth', seats, options });
  return { server, people: people as [ProtocolClient, ProtocolClient], matchId };
}

const say = (who: ProtocolClient, matchId: string, seat: string, choice: unknown, id: string = randomUUID()) =>
  who.emit('act', { matchId, seat, decision: 'draw', choice, id });

test('BH-4.13 an offer reaches every viewer, and the match ends when the other side accepts', async () => {
  const { server, people, matchId } = await hoth(['Ann', 'Bob']);
  const [ann, bob] = people;
  const eve = await ProtocolClient.join(server.url, 'Eve');
  await eve.watch(matchId);
  const first = await say(ann, matchId, 'rebels', 'offer', 'offer-1');
  expect(first).toEqual({ ok: true, version: expect.any(Number) });
  // A repetition gets the first acknowledgement.
  expect(await say(ann, matchId, 'rebels', 'offer', 'offer-1')).toEqual(first);
  await catchUp([...people, eve]);
  for (const [who, viewer] of [
    [ann, 'rebels'],
    [bob, 'empire'],
    [eve, 'spectator'],
  ] as const) {
    const shown = who.frame(matchId, viewer);
    expect(shown?.draw?.offer).toEqual({ id: 1, by: 'rebels', asked: ['empire'] });
    expect(frame.safeParse(shown).success).toBe(true);
    expect(shown?.log.at(-1)?.key).toBe('log.draw-offered');
  }
  expect((await say(bob, matchId, 'empire', 'accept:1')).ok).toBe(true);
  await catchUp([...people, eve]);
  for (const who of [ann, bob, eve])
    expect(who.framesOf(matchId)[0]?.outcome).toMatchObject({ winners: ['rebels', 'empire'] });
  const record = matchRecord.parse((await ann.api('GET', `/api/matches/${matchId}/record`)).body);
  expect(record.acts.map(({ seat, decision, choice }) => [seat, decision, choice])).toEqual([
    ['rebels', 'draw', 'offer'],
    ['empire', 'draw', 'accept:1'],
  ]);
  expect((await eve.api('POST', '/api/matches/import', { record })).status).toBe(201);
});

test('stale offers, other seats and spectators are refused; a refused offer cannot be repeated at once', async () => {
  const { server, people, matchId } = await hoth(['Ann', 'Bob']);
  const [ann, bob] = people;
  const eve = await ProtocolClient.join(server.url, 'Eve');
  await eve.watch(matchId);
  const code = async (who: ProtocolClient, seat: string, choice: unknown) =>
    (await say(who, matchId, seat, choice)).error?.code;
  expect(await code(bob, 'empire', 'accept:1')).toBe('no_draw_offer');
  await say(ann, matchId, 'rebels', 'offer');
  expect(await code(ann, 'rebels', 'accept:1')).toBe('no_draw_offer');
  expect(await code(ann, 'empire', 'accept:1')).toBe('not_seated');
  expect(await code(eve, 'empire', 'accept:1')).toBe('not_seated');
  expect(await code(eve, 'spectator', 'accept:1')).toBe('not_seated');
  expect(await code(bob, 'empire', 'accept:2')).toBe('no_draw_offer');
  expect(await code(bob, 'empire', ['accept:1'])).toBe('bad_choice');
  expect(await code(bob, 'empire', 'offer')).toBe('draw_open');
  expect((await say(bob, matchId, 'empire', 'decline:1')).ok).toBe(true);
  expect(await code(bob, 'empire', 'accept:1')).toBe('no_draw_offer');
  const again = await say(ann, matchId, 'rebels', 'offer');
  expect(again.error).toEqual({ code: 'draw_too_soon', params: { n: 4 } });
  expect((await server.store.acts(matchId)).map((act) => writtenOf(act).choice)).toEqual(['offer', 'decline:1']);
});

test('an offer leaves the decision of the side at turn open, and lapses with its answer', async () => {
  const { people, matchId } = await hoth(['Ann', 'Bob']);
  const turn = () => people.find((one) => one.framesOf(matchId)[0]!.decisions.length > 0)!;
  const active = turn();
  const other = people.find((one) => one !== active)!;
  const decision = structuredClone(active.framesOf(matchId)[0]!.decisions[0]!);
  await say(other, matchId, other.framesOf(matchId)[0]!.viewer, 'offer');
  expect((await active.act(matchId, decision, decision.options[0]!.key)).ok).toBe(true);
  await catchUp(people);
  expect(other.framesOf(matchId)[0]!.draw).toEqual({ refused: { code: 'draw_too_soon', params: { n: 4 } } });
});

test('an open offer survives a restart', async () => {
  const dataDir = tempDir();
  const { server, people, matchId } = await hoth(['Ann', 'Bob'], [], { dataDir });
  await playAtRandom(people, matchId, { most: 5 });
  await say(people[0], matchId, 'rebels', 'offer');
  await server.close();
  const again = await testServer({ dataDir });
  const bob = people[1].at(again.url);
  await bob.connect();
  await bob.watch(matchId);
  expect(bob.frame(matchId, 'empire')?.draw?.offer).toEqual({ id: 1, by: 'rebels', asked: ['empire'] });
  expect((await say(bob, matchId, 'empire', 'accept:1')).ok).toBe(true);
  expect(bob.frame(matchId, 'empire')?.outcome?.reason.key).toBe('outcome.agreed-draw');
});

test('an undo by consent skips offers: it restores the state before the last act of play', async () => {
  const { people, matchId } = await hoth(['Ann', 'Bob']);
  const actor = people.find((one) => one.framesOf(matchId)[0]!.decisions.length > 0)!;
  const other = people.find((one) => one !== actor)!;
  const { viewer: seat, decisions, view } = structuredClone(actor.framesOf(matchId)[0]!);
  await actor.act(matchId, decisions[0]!, decisions[0]!.options[0]!.key);
  await say(actor, matchId, seat, 'offer');
  await say(other, matchId, other.framesOf(matchId)[0]!.viewer, 'decline:1');
  expect((await actor.undo(matchId, seat)).requested).toBe(true);
  const allow = { matchId, seat: other.framesOf(matchId)[0]!.viewer, allow: true, id: 'yes' };
  expect((await other.emit('answerUndo', allow)).ok).toBe(true);
  await catchUp(people);
  expect(actor.frame(matchId, seat)!.view).toEqual(view);
});

test('a computer player answers before it plays; one that stands in for a person never does', async () => {
  const bot = { id: 'empire', kind: 'bot', level: 'officer' };
  const { people, matchId, server } = await hoth(['Ann'], [bot], { botRunner: quickBotRunner() });
  const [ann] = people;
  await ann.until(() => ann.frame(matchId, 'rebels')!.decisions.length > 0, 'my turn');
  await say(ann, matchId, 'rebels', 'offer');
  await ann.until(() => ann.frame(matchId, 'rebels')!.draw?.offer === undefined, 'the answer');
  expect((await server.store.acts(matchId)).at(-1)).toMatchObject({ seat: 'empire', choice: 'decline:1' });

  const pauses = new ManualTiming();
  const second = await hoth(['Ann', 'Bob'], [], { botRunner: quickBotRunner(), botPauses: pauses.after });
  const [ann2, bob2] = second.people;
  const handOver = { seat: 'empire', level: 'random' };
  expect((await bob2.api('POST', `/api/matches/${second.matchId}/standin`, handOver)).status).toBe(200);
  const isMyTurn = () => {
    pauses.ring();
    return ann2.frame(second.matchId, 'rebels')!.decisions.length > 0;
  };
  await expect.poll(isMyTurn).toBe(true);
  await say(ann2, second.matchId, 'rebels', 'offer');
  await catchUp(second.people);
  expect(pauses.waiting).toBe(0);
  expect(ann2.frame(second.matchId, 'rebels')!.draw?.offer?.asked).toEqual(['empire']);
  expect((await say(bob2, second.matchId, 'empire', 'accept:1')).error).toEqual({ code: 'stand_in_plays' });
});

test('BH-4.13 BH-17.15 a battle of a campaign is conceded alone, and an agreement ends the whole campaign', async () => {
  const { people, matchId, server } = await hoth(['Ann', 'Bob'], [], {}, { campaign: 'outpost-delta' });
  const [ann, bob] = people;
  expect(ann.frame(matchId, 'rebels')).toMatchObject({ canConcedePart: true, draw: { endsCampaign: true } });
  const path = `/api/matches/${matchId}/concede`;
  expect((await ann.api('POST', path, { seat: 'rebels', part: true })).body.match.status).toBe('playing');
  await catchUp(people);
  const { view } = bob.frame(matchId, 'empire')! as { view: { campaign?: { past: object[] } } } & object;
  expect(view.campaign?.past).toMatchObject([{ winner: 'empire' }]);
  expect((await ann.api('POST', path, { seat: 'rebels', part: true })).body.error.code).toBe('no_part');
  expect((await server.store.acts(matchId))[0]).toMatchObject({ kind: 'concede', part: true });
  expect((await bob.api('POST', path, { seat: 'rebels', part: true })).status).toBe(403);
  expect((await say(bob, matchId, 'empire', 'offer')).ok).toBe(true);
  expect((await say(ann, matchId, 'rebels', 'accept:1')).ok).toBe(true);
  await catchUp(people);
  expect(bob.framesOf(matchId)[0]?.outcome).toMatchObject({ winners: ['rebels', 'empire'] });
});

test('a title whose rules know no draw refuses every offer, and its frames say nothing of draws', async () => {
  const server = await testServer();
  const [ann, bob] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
  const matchId = await openMatch([ann, bob], { title: 'galaxy-dice', seats: [human('p1'), human('p2')] });
  expect((await say(ann, matchId, 'p1', 'offer')).error).toEqual({ code: 'no_draw' });
  expect(ann.frame(matchId, 'p1')!.draw).toBeUndefined();
});
