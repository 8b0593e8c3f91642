import type { AnyTitle } from '@echo-base/games/engine';
import { titles } from '@echo-base/games/titles';
import type { Frame } from '@echo-base/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Clock } from '../src/model/now.ts';
import type { Store } from '../src/storage/store.ts';
import { ProtocolClient } from './kit/client.ts';
import { openMatch, playAtRandom, randomChoice } from './kit/play.ts';
import { tempDir, testServer } from './kit/setup.ts';
import { KINDS, type Kind, newDatabase } from './support/databases.ts';
import { otherCount, otherDice, rulesNext, rulesNow, sameDice } from './support/rules.ts';

const SEATS = { title: 'galaxy-dice', seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })) };

const METRICS_TOKEN = 'token-of-the-metrics';

/** Servers of several versions on one database, one after the other. */
async function versions(kind: Kind) {
  const database = await newDatabase(kind);
  onTestFinished(database.remove);
  const dataDir = tempDir();
  return (
    known: readonly AnyTitle[],
    env: Record<string, string> = {},
    clock?: Clock,
    store: (store: Store) => Store = (one) => one,
  ) =>
    testServer({
      titles: known,
      dataDir,
      env: { ...database.env, METRICS_TOKEN, ...env },
      store,
      ...(clock && { clock }),
    });
}

async function table(url: string, more: object = {}) {
  const ann = await ProtocolClient.join(url, 'Ann');
  const bob = await ProtocolClient.join(url, 'Bob');
  return { ann, bob, matchId: await openMatch([ann, bob], { ...SEATS, ...more }) };
}

/** Asserts that a read-only frame shows what a player saw last: the same view, log and end. */
function expectLastSeen(shown: Frame, last: Frame | undefined) {
  expect(last).toBeDefined();
  for (const part of ['view', 'log', 'logLength', 'outcome', 'conceded'] as const)
    expect([part, shown[part]]).toEqual([part, last?.[part]]);
}

async function back(player: ProtocolClient, url: string): Promise<ProtocolClient> {
  const twin = player.at(url);
  await twin.connect();
  return twin;
}

const frozenNow = async (url: string) =>
  /^echo_base_matches_frozen (\d+)$/m.exec(
    await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text(),
  )?.[1];

describe.each(KINDS)('%s', (kind) => {
  test('a match that new rules do not replay is frozen, notifies its players, and is unfrozen later', async () => {
    const start = await versions(kind);
    const old = await start(titles);
    const { ann, bob, matchId } = await table(old.url);
    await playAtRandom([ann, bob], matchId, { most: 30 });
    const before = await old.store.acts(matchId);
    const frameAsked = () => [ann, bob].flatMap((one) => one.framesOf(matchId)).find((one) => one.decisions.length);
    // The last act may have been acknowledged to one client before the other has received it.
    await ann.until(() => frameAsked() !== undefined, 'a seat to be asked');
    const asked = frameAsked();
    await old.close();

    const changed = await start([otherDice]);
    // No client has requested the match: it is found in the background.
    await expect.poll(() => frozenNow(changed.url)).toBe('1');
    expect(changed.log.filter((line) => line.includes('does not replay and is frozen'))).toHaveLength(1);
    const ann2 = await back(ann, changed.url);
    const { body } = await ann2.api('GET', `/api/matches/${matchId}`);
    expect(body).toMatchObject({ status: 'playing', frozen: { reason: 'rules' } });
    expect(body).not.toHaveProperty('waitingFor');
    const seen = await ann2.watch(matchId, { p1: ann.frame(matchId, 'p1')?.version ?? 0 });
    expect(seen).toMatchObject({ ok: true, viewers: ['p1'], deltas: [] });
    expect(seen.frames[0]).toMatchObject({ viewer: 'p1', decisions: [], canUndo: false, waitingFor: [] });
    expect(seen.frames[0]).not.toHaveProperty('draw');
    expectLastSeen(seen.frames[0], ann.frame(matchId, 'p1'));
    const seats = { p1: ann2, p2: await back(bob, changed.url) };
    const [decision] = asked?.decisions ?? [];
    const actor = seats[(decision?.seat ?? 'p1') as 'p1' | 'p2'];
    const refused = { ok: false, error: { code: 'frozen', params: { reason: 'rules', since: body.frozen.since } } };
    if (!decision) throw new Error('no one was asked');
    expect(await actor.act(matchId, decision, randomChoice(decision))).toMatchObject(refused);
    expect(await actor.undo(matchId, decision.seat)).toMatchObject(refused);
    // Other matches are played meanwhile.
    const other = await table(changed.url);
    expect(await playAtRandom([other.ann, other.bob], other.matchId, { most: 5 })).toBe(5);
    expect(await changed.store.acts(matchId)).toEqual(before);
    await changed.close();

    const again = await start(titles);
    const isFrozen = async (id: string) => (await again.store.match(id))?.match.frozen !== undefined;
    await expect.poll(async () => [await isFrozen(matchId), await isFrozen(other.matchId)]).toEqual([false, true]);
    // Time lost to a frozen match is not charged.
    const pause = { from: Date.parse(body.frozen.since), to: expect.any(Number) };
    expect((await again.store.match(matchId))?.match.pauses).toEqual([pause]);
    const [ann3, bob3] = [await back(ann, again.url), await back(bob, again.url)];
    for (const one of [ann3, bob3]) await one.watch(matchId);
    expect(ann3.frame(matchId, 'p1')).toEqual(ann.frame(matchId, 'p1'));
    expect(await playAtRandom([ann3, bob3], matchId, { most: 3 })).toBe(3);
    expect((await ann3.api('POST', `/api/matches/${matchId}/concede`, {})).status).toBe(200);
    const record = await ann3.api('GET', `/api/matches/${matchId}/record`);
    expect(record.body).toMatchObject({ rules: rulesNow, hashes: expect.any(Array) });
    expect((await again.store.match(matchId))?.match.endHash).toBe(record.body.hashes.at(-1));
  });

  test('a match found at its first request is frozen too, and new rules that play alike change nothing', async () => {
    const start = await versions(kind);
    const old = await start(titles);
    const { ann, bob, matchId } = await table(old.url);
    await playAtRandom([ann, bob], matchId, { most: 30 });
    await old.close();

    const alike = await start([sameDice], { REPLAY_ON_START: 'all' });
    await expect.poll(async () => (await alike.store.match(matchId))?.match.rulesChecked).toBe(rulesNext);
    const players = [await back(ann, alike.url), await back(bob, alike.url)];
    for (const one of players) await one.watch(matchId);
    expect(await playAtRandom(players, matchId, { most: 3 })).toBe(3);
    await alike.close();

    const unsaid = await start([otherDice]);
    expect(await frozenNow(unsaid.url)).toBe('0');
    const late = await back(bob, unsaid.url);
    expect(await late.watch(matchId)).toMatchObject({ ok: true, frames: [{ decisions: [] }] });
    expect((await unsaid.store.match(matchId))?.match.frozen).toMatchObject({ reason: 'rules' });
  });

  test('a match that replays differently without a refused act is found by its last snapshot', async () => {
    const start = await versions(kind);
    const old = await start(titles);
    const { ann, bob, matchId } = await table(old.url);
    await playAtRandom([ann, bob], matchId, { most: 10 });
    await old.close();
    const silent = await start([otherCount]);
    await expect.poll(() => frozenNow(silent.url)).toBe('1');
    const mark = (await silent.store.match(matchId))?.match.frozen;
    expect(mark).toMatchObject({
      reason: 'rules',
      seq: 10,
      shows: null,
      problem: 'after 10 acts "rolls" differs',
    });
    // Its replay is not what its players saw; the snapshot is.
    const watchers = [await back(ann, silent.url), await back(bob, silent.url)];
    for (const [index, seat] of ['p1', 'p2'].entries()) {
      const seen = await watchers[index]?.watch(matchId);
      expect(seen.frames.map(({ viewer }: { viewer: string }) => viewer)).toEqual([seat]);
      expectLastSeen(seen.frames[0], [ann, bob][index]?.frame(matchId, seat));
    }
  });

  test('delayed spectators of a frozen match see what its players last saw once that is due, and not before', async () => {
    const start = await versions(kind);
    const old = await start(titles);
    const { ann, bob, matchId } = await table(old.url, { spectators: 'delayed', visibility: 'public' });
    await playAtRandom([ann, bob], matchId, { most: 10 });
    const { at = 0 } = (await old.store.acts(matchId)).at(-1) ?? {};
    await old.close();
    const seenAt = async (now: number) => {
      const server = await start([otherCount], {}, { now: () => now, after: () => () => undefined });
      const eve = await ProtocolClient.join(server.url, 'Eve');
      const { frames } = await eve.watch(matchId);
      await server.close();
      return frames;
    };
    expect(await seenAt(at + 119_000)).toEqual([]);
    expect(await seenAt(at + 121_000)).toMatchObject([{ viewer: 'spectator', decisions: [] }]);
  });

  test('a frozen match is conceded by a player or closed by its host, and is over then', async () => {
    const start = await versions(kind);
    const old = await start(titles);
    const { ann, bob, matchId } = await table(old.url);
    const second = await openMatch([ann, bob], SEATS);
    for (const id of [matchId, second]) await playAtRandom([ann, bob], id, { most: 30 });
    await old.close();

    const changed = await start([otherDice]);
    await expect.poll(() => frozenNow(changed.url)).toBe('2');
    // A match that its creator cannot play does not keep them from playing others.
    expect(await changed.store.openMatches(ann.playerId)).toBe(0);
    const [ann2, bob2] = [await back(ann, changed.url), await back(bob, changed.url)];
    await ann2.watch(matchId);
    const conceded = await bob2.api('POST', `/api/matches/${matchId}/concede`, {});
    const outcome = { winners: ['p1'], reason: { key: 'outcome.conceded' } };
    expect(conceded.body.match).toMatchObject({ status: 'finished', outcome });
    await ann2.until(() => ann2.frame(matchId, 'p1')?.outcome !== undefined, 'the end');
    expect((await bob2.api('DELETE', `/api/matches/${second}`)).body.error.code).toBe('not_creator');
    expect((await ann2.api('DELETE', `/api/matches/${second}`)).status).toBe(204);
    const closed = { status: 'finished', outcome: { winners: [], reason: { key: 'outcome.closed' } } };
    expect((await bob2.api('GET', `/api/matches/${second}`)).body).toMatchObject(closed);
    expect((await bob2.watch(second)).frames).toMatchObject([{ viewer: 'p2', outcome: closed.outcome }]);
    expect(await frozenNow(changed.url)).toBe('0');
    for (const id of [matchId, second])
      expect((await ann2.api('GET', `/api/matches/${id}/record`)).body.error.code).toBe('frozen');
    await changed.close();

    const again = await start(titles);
    expect((await (await back(ann, again.url)).api('GET', `/api/matches/${matchId}`)).body).toMatchObject({
      status: 'finished',
      outcome,
    });
  });

  test('the record of a match that ended under other rules is the one stored then; without it, it is refused in words', async () => {
    const start = await versions(kind);
    const old = await start(titles);
    const { ann, bob, matchId } = await table(old.url);
    await playAtRandom([ann, bob], matchId, { most: 30 });
    await bob.api('POST', `/api/matches/${matchId}/concede`, {});
    const record = (await ann.api('GET', `/api/matches/${matchId}/record`)).body;
    await old.close();

    const changed = await start([otherDice]);
    const ann2 = await back(ann, changed.url);
    await ann2.watch(matchId);
    expect(await ann2.api('GET', `/api/matches/${matchId}/record`)).toMatchObject({ status: 200, body: record });
    await changed.store.setVerified(matchId, 0, null);
    await changed.close();

    const unstored = await start([otherDice], {}, undefined, (store) => ({ ...store, record: async () => null }));
    const refused = await (await back(ann, unstored.url)).api('GET', `/api/matches/${matchId}/record`);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'diverged']);
    expect(unstored.log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('a match whose title is no longer installed stays stored, and the server starts', async () => {
    const start = await versions(kind);
    const old = await start(titles);
    const { ann, bob, matchId } = await table(old.url);
    await playAtRandom([ann, bob], matchId, { most: 5 });
    await old.close();
    const without = await start([]);
    const ann2 = await back(ann, without.url);
    expect((await ann2.api('GET', `/api/matches/${matchId}`)).body.frozen).toMatchObject({ reason: 'title' });
    expect(await ann2.watch(matchId)).toMatchObject({ ok: true, frames: [], deltas: [] });
    const conceded = await ann2.api('POST', `/api/matches/${matchId}/concede`, {});
    expect(conceded.body.match).toMatchObject({ status: 'finished', outcome: { winners: ['p2'] } });
  });
});
