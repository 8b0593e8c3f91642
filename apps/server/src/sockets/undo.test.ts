import { actOf, matchRecord, undoClosed, undoProgress, undoRequest } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { playAtRandom, randomChoice } from '../../test/kit/play.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';
import { answerUndo, catchUp, table } from '../../test/kit/undo.ts';

const views = (matchId: string, people: ProtocolClient[]) =>
  people.map((one) => structuredClone(one.framesOf(matchId).map(({ view, log }) => ({ view, log }))));
/** Plays until an act of one of these has crossed the information boundary; returns the actor, and what all saw before. */
async function crossed(matchId: string, people: ProtocolClient[], by: readonly ProtocolClient[] = people) {
  await playAtRandom(people, matchId, { most: 6 });
  for (let acts = 0; acts < 100; acts++) {
    await catchUp(people);
    const actor = people.find((one) => one.framesOf(matchId).some((frame) => frame.decisions.length > 0))!;
    // A copy: the client changes its frames in place, so that the id would become the one after the undo.
    const decision = structuredClone(actor.framesOf(matchId).flatMap((frame) => frame.decisions)[0]!);
    const before = views(matchId, people);
    expect((await actor.act(matchId, decision, randomChoice(decision))).ok).toBe(true);
    await catchUp(people);
    const frame = actor.frame(matchId, decision.seat)!;
    if (by.includes(actor) && !frame.canUndo && !frame.outcome) return { actor, seat: decision.seat, decision, before };
  }
  throw new Error('no act crossed the boundary');
}

test('past the information boundary the others are asked; when all agree, every viewer has the earlier state', async () => {
  const { people, matchId, server } = await table(['Ann', 'Bob', 'Cat']);
  const { actor, seat, before, decision } = await crossed(matchId, people);
  const others = people.filter((one) => one !== actor);
  const version = actor.frame(matchId, seat)!.version;
  expect(await actor.undo(matchId, seat, 'please')).toEqual({ ok: true, version, requested: true });
  expect(await actor.undo(matchId, seat, 'please')).toEqual({ ok: true, version, requested: true });
  await catchUp(people);
  expect(actor.undoRequests).toEqual([]);
  for (const other of others) {
    const own = other.framesOf(matchId)[0]!.viewer;
    const since = before[people.indexOf(other)]?.[0]?.log.length;
    expect(other.undoRequests).toEqual([{ matchId, seat: own, by: seat, since }]);
    expect(undoRequest.safeParse(other.undoRequests[0]).success).toBe(true);
  }
  const [first, last] = others.map((one) => ({ one, own: one.framesOf(matchId)[0]!.viewer }));
  expect((await answerUndo(first!.one, matchId, first!.own, true)).ok).toBe(true);
  await catchUp(people);
  expect(actor.undoClosed).toEqual([]);
  const answer = await answerUndo(last!.one, matchId, last!.own, true, 'yes');
  expect(answer).toMatchObject({ ok: true, version: expect.any(Number) });
  expect(await answerUndo(last!.one, matchId, last!.own, true, 'yes')).toEqual(answer);
  await catchUp(people);
  for (const one of people) {
    expect(one.undoClosed).toEqual([{ matchId, by: seat, result: 'granted' }]);
    expect(undoClosed.safeParse(one.undoClosed[0]).success).toBe(true);
  }
  expect(views(matchId, people)).toEqual(before);
  expect(people.map((one) => one.gaps)).toEqual([0, 0, 0]);
  expect(last!.one.frame(matchId, last!.own)!.version).toBe(answer.version);
  const again = await actor.undo(matchId, seat, 'please');
  expect(again).toEqual({ ok: true, version: actor.frame(matchId, seat)!.version });
  expect((await actor.act(matchId, decision, randomChoice(decision))).error.code).toBe('stale_decision');
  const acts = await server.store.acts(matchId);
  expect(acts.at(-1)).toMatchObject({ kind: 'rewind', seat, to: acts.length - 2 });
});

test('one refusal ends the request; the same act is not asked about twice', async () => {
  const { people, matchId } = await table(['Ann', 'Bob', 'Cat']);
  const { actor, seat } = await crossed(matchId, people);
  const [other, third] = people.filter((one) => one !== actor);
  const own = other!.framesOf(matchId)[0]!.viewer;
  const after = views(matchId, people);
  await actor.undo(matchId, seat);
  expect((await answerUndo(other!, matchId, own, false)).ok).toBe(true);
  await catchUp(people);
  for (const one of people) expect(one.undoClosed).toEqual([{ matchId, by: seat, result: 'refused' }]);
  expect(views(matchId, people)).toEqual(after);
  expect((await actor.undo(matchId, seat)).error).toEqual({ code: 'undo_refused' });
  const late = await answerUndo(third!, matchId, third!.framesOf(matchId)[0]!.viewer, true);
  expect(late.error).toEqual({ code: 'no_undo_request' });
});

test('all whom a request concerns are told which entries would go, who has allowed it and who is still open', async () => {
  const { people, matchId } = await table(['Ann', 'Bob', 'Cat']);
  const { actor, seat, before } = await crossed(matchId, people);
  const others = people.filter((one) => one !== actor);
  const [first, last] = others.map((one) => ({ one, own: one.framesOf(matchId)[0]!.viewer }));
  const stranger = await ProtocolClient.join(actor.base, 'Eve');
  expect((await stranger.emit('watch', { matchId })).ok).toBe(true);
  await actor.undo(matchId, seat);
  await catchUp(people);
  for (const one of people) {
    const own = one.framesOf(matchId)[0]!.viewer;
    const since = before[people.indexOf(one)]?.[0]?.log.length;
    expect(one.undoProgress).toEqual([
      { matchId, seat: own, by: seat, since, allowed: [], open: [first!.own, last!.own] },
    ]);
    expect(undoProgress.safeParse(one.undoProgress[0]).success).toBe(true);
  }
  await answerUndo(first!.one, matchId, first!.own, true);
  await catchUp(people);
  for (const one of people)
    expect(one.undoProgress.at(-1)).toMatchObject({ by: seat, allowed: [first!.own], open: [last!.own] });
  // The one who asks, and comes back, reads it again; a watcher reads none of it.
  const device = actor.at(actor.base);
  await device.connect();
  await device.watch(matchId);
  await device.until(() => device.undoProgress.length === 1, 'the state of the request');
  expect(device.undoProgress[0]).toMatchObject({ seat, by: seat, allowed: [first!.own], open: [last!.own] });
  expect(stranger.undoProgress).toEqual([]);
});

test('the requesting seat may withdraw the request, but not ask again before the next act', async () => {
  const { people, matchId } = await table(['Ann', 'Bob']);
  const { actor, seat } = await crossed(matchId, people);
  await actor.undo(matchId, seat);
  expect((await answerUndo(actor, matchId, seat, true)).error).toEqual({ code: 'no_undo_request' });
  expect((await answerUndo(actor, matchId, seat, false)).ok).toBe(true);
  await catchUp(people);
  for (const one of people) expect(one.undoClosed).toEqual([{ matchId, by: seat, result: 'withdrawn' }]);
  expect((await answerUndo(actor, matchId, seat, false)).error).toEqual({ code: 'no_undo_request' });
  const asked = people.flatMap((one) => one.undoRequests).length;
  for (let again = 0; again < 5; again++)
    expect((await actor.undo(matchId, seat)).error).toEqual({ code: 'undo_refused' });
  await catchUp(people);
  expect(people.flatMap((one) => one.undoRequests)).toHaveLength(asked);
  const next = await crossed(matchId, people);
  expect(await next.actor.undo(matchId, next.seat)).toMatchObject({ ok: true, requested: true });
});

test('a player who does not want to be asked is not, for the rest of the match', async () => {
  const dataDir = tempDir();
  const { people, matchId, server } = await table(['Ann', 'Bob'], [], { dataDir });
  const { actor, seat } = await crossed(matchId, people);
  await actor.undo(matchId, seat);
  const other = people.find((one) => one !== actor)!;
  const own = other.framesOf(matchId)[0]!.viewer;
  const never = { matchId, seat: own, allow: false, never: true, id: 'never' };
  expect((await other.emit('answerUndo', never)).ok).toBe(true);
  await crossed(matchId, people, [actor]);
  expect((await actor.undo(matchId, seat)).error).toEqual({ code: 'undo_not_asked' });
  // The one who does not want to be asked may ask.
  await crossed(matchId, people, [other]);
  expect(await other.undo(matchId, own)).toMatchObject({ ok: true, requested: true });
  server.registry.evict(matchId);
  expect((await server.store.undoRequests(matchId))?.never).toEqual([own]);
});

test('a request ends with any act, and only seats that are asked can answer it', async () => {
  const { people, matchId } = await table(['Ann', 'Bob', 'Cat']);
  const { actor, seat } = await crossed(matchId, people);
  const [other, third] = people.filter((one) => one !== actor) as [ProtocolClient, ProtocolClient];
  const own = other.framesOf(matchId)[0]!.viewer;
  expect((await answerUndo(other, matchId, own, true)).error).toEqual({ code: 'no_undo_request' });
  await actor.undo(matchId, seat);
  expect((await answerUndo(actor, matchId, seat, true)).error).toEqual({ code: 'no_undo_request' });
  expect((await answerUndo(third, matchId, own, true)).error).toEqual({ code: 'not_seated' });
  expect((await other.undo(matchId, own)).ok).toBe(false);
  const stranger = await ProtocolClient.join(actor.base, 'Eve');
  expect((await answerUndo(stranger, matchId, own, true)).error).toEqual({ code: 'not_seated' });
  expect((await stranger.emit('watch', { matchId })).ok).toBe(true);
  await playAtRandom(people, matchId, { most: 1 });
  await catchUp([...people, stranger]);
  for (const one of people) expect(one.undoClosed).toEqual([{ matchId, by: seat, result: 'expired' }]);
  expect([...stranger.undoClosed, ...stranger.undoRequests]).toEqual([]);
  expect((await answerUndo(other, matchId, own, true)).error).toEqual({ code: 'no_undo_request' });
});

test('a player who reconnects during an undo request is asked too', async () => {
  const { people, matchId } = await table(['Ann', 'Bob']);
  const { actor, seat } = await crossed(matchId, people);
  const other = people.find((one) => one !== actor)!;
  const own = other.framesOf(matchId)[0]!.viewer;
  await actor.undo(matchId, seat);
  const device = other.at(other.base);
  await device.connect();
  await device.watch(matchId);
  await device.until(() => device.undoRequests.length === 1, 'the question');
  expect(device.undoRequests).toEqual([{ matchId, seat: own, by: seat, since: expect.any(Number) }]);
});

test('requests and answers survive a restart', async () => {
  const dataDir = tempDir();
  const { server, people, matchId } = await table(['Ann', 'Bob', 'Cat'], [], { dataDir });
  const { actor, seat, before } = await crossed(matchId, people);
  const [first, last] = people.filter((one) => one !== actor) as [ProtocolClient, ProtocolClient];
  const firstSeat = first.framesOf(matchId)[0]!.viewer;
  const lastSeat = last.framesOf(matchId)[0]!.viewer;
  await actor.undo(matchId, seat);
  const allowed = await answerUndo(first, matchId, firstSeat, true, 'yes');
  await server.close();
  const again = await testServer({ dataDir });
  const back = people.map((one) => one.at(again.url));
  for (const one of back) {
    await one.connect();
    await one.watch(matchId);
  }
  const [actorBack, firstBack, lastBack] = [actor, first, last].map((one) => back[people.indexOf(one)]!);
  await catchUp(back);
  expect(back.flatMap((one) => one.undoRequests)).toEqual([
    { matchId, seat: lastSeat, by: seat, since: expect.any(Number) },
  ]);
  expect(await answerUndo(firstBack!, matchId, firstSeat, true, 'yes')).toEqual(allowed);
  expect((await answerUndo(firstBack!, matchId, firstSeat, true)).error).toEqual({ code: 'no_undo_request' });
  expect((await answerUndo(lastBack!, matchId, lastSeat, true)).ok).toBe(true);
  await catchUp(back);
  expect(actorBack!.undoClosed).toEqual([{ matchId, by: seat, result: 'granted' }]);
  expect(views(matchId, back)).toEqual(before);
});

test('a match with undos of every kind survives a restart, and its record replays to the same hashes', async () => {
  const dataDir = tempDir();
  const { server, people, matchId } = await table(['Ann', 'Bob'], [], { dataDir });
  for (let round = 0; round < 5; round++) {
    const { actor, seat } = await crossed(matchId, people);
    const other = people.find((one) => one !== actor)!;
    expect((await actor.undo(matchId, seat)).requested).toBe(true);
    expect((await answerUndo(other, matchId, other.framesOf(matchId)[0]!.viewer, true)).ok).toBe(true);
    await catchUp(people);
    const free = people.flatMap((one) => one.framesOf(matchId)).find((frame) => frame.canUndo);
    expect(free).toBeUndefined();
  }
  await playAtRandom(people, matchId, { most: 3 });
  await catchUp(people);
  const before = people.map((one) => structuredClone(one.framesOf(matchId)));
  await server.close();
  const again = await testServer({ dataDir });
  const back = people.map((one) => one.at(again.url));
  for (const [index, one] of back.entries()) {
    await one.connect();
    await one.watch(matchId);
    expect(one.framesOf(matchId)).toEqual(before[index]);
  }
  await playAtRandom(back, matchId);
  const record = matchRecord.parse((await back[0]!.api('GET', `/api/matches/${matchId}/record`)).body);
  const rewinds = record.acts.filter((act) => actOf(act).kind === 'rewind');
  expect(rewinds).toHaveLength(5);
  expect(record.hashes).toHaveLength(record.acts.length);
  for (const act of rewinds) expect(record.hashes[act.seq]).not.toBe(record.hashes[act.seq - 1]);
});

test('neither a concession nor anything after the end can be undone; no decision is named undo', async () => {
  const { people, matchId } = await table(['Ann', 'Bob', 'Cat']);
  const { actor, seat } = await crossed(matchId, people);
  const quitter = people.find((one) => one !== actor)!;
  for (const decision of ['undo', 'concede', 'close']) {
    const act = { matchId, seat, decision, choice: 0 as never, id: decision };
    expect(['stale_decision', 'not_your_decision']).toContain((await actor.emit('act', act)).error?.code);
  }
  await quitter.api('POST', `/api/matches/${matchId}/concede`, {});
  expect((await actor.undo(matchId, seat)).error).toEqual({ code: 'nothing_to_undo' });
  await actor.api('POST', `/api/matches/${matchId}/concede`, {});
  expect((await actor.undo(matchId, seat)).error).toEqual({ code: 'match_over' });
});

test('an undo under the id of an act is refused, not falsely acknowledged; nor is an act under the id of an undo', async () => {
  const { people, matchId, server } = await table(['Ann', 'Bob']);
  const used = { ok: false, error: { code: 'invalid_body', params: { path: 'id', problem: 'used' } } };
  const length = async () => (await server.store.acts(matchId)).length;
  for (let acts = 0; acts < 100; acts++) {
    await catchUp(people);
    const actor = people.find((one) => one.framesOf(matchId).some((frame) => frame.decisions.length > 0))!;
    const decision = structuredClone(actor.framesOf(matchId).flatMap((frame) => frame.decisions)[0]!);
    expect((await actor.act(matchId, decision, randomChoice(decision), `id-${acts}`)).ok).toBe(true);
    expect(await actor.undo(matchId, decision.seat, `id-${acts}`)).toEqual(used);
    await catchUp(people);
    if (!actor.frame(matchId, decision.seat)?.canUndo) continue;
    expect((await actor.undo(matchId, decision.seat, 'undo-it')).ok).toBe(true);
    await catchUp(people);
    const again = actor.frame(matchId, decision.seat)!.decisions[0]!;
    const before = await length();
    expect(await actor.act(matchId, again, randomChoice(again), 'undo-it')).toEqual(used);
    server.registry.evict(matchId);
    expect(await actor.act(matchId, again, randomChoice(again), 'undo-it')).toEqual(used);
    expect(await length()).toBe(before);
    return;
  }
  throw new Error('no act could be undone');
});
