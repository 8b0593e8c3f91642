import { type MatchRecord, SEAT_ABSENCE_SECONDS, writtenOf } from '@echo-base/protocol';
import { describe, expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';
import { TestClock } from '../../test/kit/test-clock.ts';
import { longRecord } from '../../test/support/long-record.ts';
import type { Store } from '../storage/store.ts';

const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
const BODY = { title: 'galaxy-dice', seats: SEATS, options: { short: true } };
const STEP = 12;

/** Ann and Bob have finished a match after at least twenty acts. */
async function finished({ dataDir = tempDir(), clock = new TestClock(), settings = {} } = {}) {
  const server = await testServer({ dataDir, clock });
  const [ann, bob, eve] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Eve');
  const matchId = await openMatch([ann, bob], { ...BODY, ...settings });
  await playAtRandom([ann, bob], matchId, { most: 20 });
  await ann.api('POST', `/api/matches/${matchId}/concede`, {});
  const path = `/api/matches/${matchId}`;
  const record: MatchRecord = (await ann.api('GET', `${path}/record`)).body;
  return { server, ann, bob, eve, matchId, path, record };
}

/** Both take their seats in a fork; resolves when it has begun. */
async function enter(forkId: string, ann: ProtocolClient, bob: ProtocolClient): Promise<void> {
  const { inviteCode } = (await ann.api('GET', `/api/matches/${forkId}`)).body;
  await ann.api('POST', `/api/matches/${forkId}/join`, { seat: 'p1' });
  await bob.api('POST', `/api/matches/${forkId}/join`, { seat: 'p2', inviteCode });
  for (const one of [ann, bob]) await one.watch(forkId);
}

async function forked(step = STEP) {
  const all = await finished();
  const { ann, bob, path } = all;
  const made = await ann.api('POST', `${path}/fork`, { step });
  expect(made.status).toBe(200);
  const forkId: string = made.body.matchId;
  await enter(forkId, ann, bob);
  return { ...all, forkId };
}

test('a fork begins with the position of the step, the same log, and a seed of its own', async () => {
  const { server, ann, forkId, matchId, path } = await forked();
  const { body } = await ann.api('GET', `/api/matches/${forkId}`);
  expect(body).toMatchObject({ status: 'playing', visibility: 'private', fork: { matchId, step: STEP } });
  const replay = await ann.api('GET', `${path}/replay/views?viewer=p1&from=${STEP}&limit=1`);
  expect(ann.frame(forkId, 'p1')?.view).toEqual(replay.body.view);
  const outline = (await ann.api('GET', `${path}/replay?viewer=p1`)).body;
  const told = [outline.opening, ...outline.steps.slice(0, STEP).map(({ log }: { log: object[] }) => log)].flat();
  const keys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);
  expect(keys(ann.frame(forkId, 'p1')?.log ?? [])).toEqual(keys(told));
  const [old, fresh] = [await server.store.match(matchId), await server.store.match(forkId)];
  expect(fresh?.match.seed).not.toBe(old?.match.seed);
  expect(fresh?.match.seedHash).toBe(body.seedHash);
});

test('nothing before the fork can be undone, acts after it can', async () => {
  const { ann, bob, forkId } = await forked();
  for (const [who, seat] of [
    [ann, 'p1'],
    [bob, 'p2'],
  ] as const) {
    expect(who.frame(forkId, seat)?.canUndo).toBe(false);
    expect((await who.undo(forkId, seat)).error).toMatchObject({ code: 'nothing_to_undo' });
  }
  await playAtRandom([ann, bob], forkId, { most: 6 });
});

test('a fork survives a restart, plays to its end, and its record is imported again', async () => {
  const dataDir = tempDir();
  const { server, ann, bob, path } = await finished({ dataDir });
  const forkId: string = (await ann.api('POST', `${path}/fork`, { step: STEP })).body.matchId;
  await enter(forkId, ann, bob);
  await playAtRandom([ann, bob], forkId, { most: 5 });
  await ann.watch(forkId);
  const before = ann.frame(forkId, 'p1');
  await server.close();
  const again = await testServer({ dataDir, env: { REPLAY_ON_START: 'all' } });
  const [ann2, bob2] = [ann.at(again.url), bob.at(again.url)];
  for (const one of [ann2, bob2]) {
    await one.connect();
    await one.watch(forkId);
  }
  expect(ann2.frame(forkId, 'p1')).toEqual(before);
  await playAtRandom([ann2, bob2], forkId, { most: 5 });
  await ann2.api('POST', `/api/matches/${forkId}/concede`, {});
  const record: MatchRecord = (await ann2.api('GET', `/api/matches/${forkId}/record`)).body;
  expect(record.prefix).toHaveLength(1);
  expect(record.prefix?.[0]?.acts.length).toBeGreaterThanOrEqual(STEP);
  const imported = await bob2.api('POST', '/api/matches/import', { record });
  expect(imported.status).toBe(201);
  const copy = (await bob2.api('GET', `/api/matches/${imported.body.matchId}/record`)).body;
  expect(copy).toEqual({ ...record, imported: true });
  const [part] = record.prefix ?? [];
  const changed = { ...record, prefix: [{ ...part, acts: part?.acts.slice(0, -1) }] };
  const refused = await bob2.api('POST', '/api/matches/import', { record: changed });
  expect(refused.body.error).toMatchObject({ code: 'diverged' });
});

test('the dice after a fork differ from those of the match it continues', async () => {
  const { ann, bob, server, matchId, forkId } = await forked(1);
  const acts = async (id: string) => (await server.store.acts(id)).map(writtenOf);
  const old = (await acts(matchId)).slice(1).filter(({ decision }) => decision !== 'concede');
  // The acts of the old match fit only as long as nothing has been drawn.
  let same = 0;
  for (const { decision, choice } of old) {
    const seat = decision.slice(0, 2);
    const who = seat === 'p1' ? ann : bob;
    const reply = await who.emit('act', { matchId: forkId, seat, decision, choice, id: `old ${same}` });
    if (!reply.ok) break;
    same += 1;
    await who.until(() => (who.frame(forkId, seat)?.version ?? 0) >= reply.version);
  }
  const views = [ann.frame(forkId, 'p1')?.view];
  const replay = await ann.api('GET', `/api/matches/${matchId}/replay/views?viewer=p1&from=${same + 1}&limit=1`);
  expect(same < old.length || JSON.stringify(views[0]) !== JSON.stringify(replay.body.view)).toBe(true);
});

test('a fork of a fork has both prefixes', async () => {
  const { ann, bob, forkId } = await forked();
  await playAtRandom([ann, bob], forkId, { most: 10 });
  await ann.api('POST', `/api/matches/${forkId}/concede`, {});
  const next = await ann.api('POST', `/api/matches/${forkId}/fork`, { step: 4 });
  expect(next.status).toBe(200);
  await enter(next.body.matchId, ann, bob);
  const replay = await ann.api('GET', `/api/matches/${forkId}/replay/views?viewer=p1&from=4&limit=1`);
  expect(ann.frame(next.body.matchId, 'p1')?.view).toEqual(replay.body.view);
});

describe('who plays a fork may read the match that it continues, as its creator has', () => {
  /** Ann and Bob play a fork of a match that Eve may not read; Eve watches it by its invite. */
  async function watchedFork(settings: object = {}) {
    const clock = new TestClock();
    const { server, ann, bob, eve, record } = await finished({ clock, settings });
    const source: string = (await ann.api('POST', '/api/matches/import', { record })).body.matchId;
    const read = (who: ProtocolClient) =>
      who.api('GET', `/api/matches/${source}/replay/views?viewer=p1&from=0&limit=1`);
    const forkId: string = (await ann.api('POST', `/api/matches/${source}/fork`, { step: STEP })).body.matchId;
    const { inviteCode } = (await ann.api('GET', `/api/matches/${forkId}`)).body;
    return { clock, server, ann, bob, eve, read, forkId, inviteCode };
  }

  const codeOf = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code;

  test('by a seat taken before the start, not by its invite alone', async () => {
    const { ann, eve, read, forkId, inviteCode } = await watchedFork();
    await eve.emit('watch', { matchId: forkId, inviteCode });
    expect(codeOf(await read(eve))).toBe('private_match');
    await eve.api('POST', `/api/matches/${forkId}/join`, { seat: 'p2', inviteCode });
    expect((await read(eve)).body.view).toEqual((await read(ann)).body.view);
    expect((await read(eve)).status).toBe(200);
  });

  test.each(['a link', 'the host'])('by a seat that %s gives in play, and so may its owner', async (how) => {
    const { clock, ann, bob, eve, read, forkId, inviteCode } = await watchedFork();
    await enter(forkId, ann, bob);
    await eve.emit('watch', { matchId: forkId, inviteCode });
    bob.close();
    await ann.until(() => ann.tables.at(-1)?.match.seats[1].connected === false, 'the absence');
    clock.move(SEAT_ABSENCE_SECONDS * 1_000);
    expect(codeOf(await read(eve))).toBe('private_match');
    if (how === 'a link') {
      const { url } = (await ann.api('POST', `/api/matches/${forkId}/seat-link`, { seat: 'p2' })).body;
      const code = url.split('#')[1];
      expect((await eve.api('POST', `/api/matches/${forkId}/seat`, { code })).status).toBe(200);
    } else {
      const { people } = (await ann.api('GET', `/api/moderation/matches/${forkId}/people`)).body;
      const { person } = people.find(({ name }: { name: string }) => name === 'Eve');
      const proposal = { kind: 'seat', seat: 'p2', person };
      expect((await ann.api('POST', `/api/matches/${forkId}/propose`, { proposal })).status).toBe(200);
    }
    for (const one of [eve, bob]) expect((await read(one)).status).toBe(200);
  });

  test('also of a match that was played without watchers', async () => {
    const { eve, read, forkId, inviteCode } = await watchedFork({ spectators: 'closed' });
    await eve.api('POST', `/api/matches/${forkId}/join`, { seat: 'p2', inviteCode });
    expect((await read(eve)).status).toBe(200);
  });
});

test('a fork is refused in play, at the end, past it, to strangers, and keeps options and seats', async () => {
  const { ann, bob, eve, path, record } = await finished();
  const code = async (who: ProtocolClient, at: string, body: object) =>
    (await who.api('POST', `${at}/fork`, body)).body.error?.code;
  expect(await code(ann, path, { step: record.acts.length })).toBe('match_over');
  expect(await code(ann, path, { step: 4_000 })).toBe('invalid_body');
  expect(await code(ann, path, { step: 0 })).toBe('invalid_body');
  const playing = await openMatch([ann, bob], BODY);
  expect(await code(ann, `/api/matches/${playing}`, { step: 1 })).toBe('not_finished');
  const forkId = (await ann.api('POST', `${path}/fork`, { step: 5 })).body.matchId;
  const own = `/api/matches/${forkId}`;
  expect((await eve.api('GET', own)).body.error.code).toBe('private_match');
  expect((await ann.api('PATCH', own, { options: { short: false } })).body.error.code).toBe('invalid_body');
  await ann.api('POST', `${own}/join`, {});
  expect((await ann.api('POST', `${own}/start`, {})).body.error.code).toBe('not_enough_players');
});

test('L3 a player who has too many matches is refused before a fork is replayed', async () => {
  let reads = 0;
  const counted = (store: Store): Store => ({
    ...store,
    acts(...args) {
      reads += 1;
      return store.acts(...args);
    },
  });
  const { url } = await testServer({ env: { MATCHES_PER_PLAYER: '1' }, store: counted });
  const ann = await ProtocolClient.guest(url, 'Ann');
  const { body } = await ann.api('POST', '/api/matches/import', { record: longRecord({ acts: 20 }) });
  const before = reads;
  const { error } = (await ann.api('POST', `/api/matches/${body.matchId}/fork`, { step: 1 })).body;
  expect([error.code, reads - before]).toEqual(['too_many_matches', 0]);
});
