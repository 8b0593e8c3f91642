import { hashOf, see, type Viewer } from '@echo-base/games/engine';
import { randomChoice } from '@echo-base/games/engine/testing';
import { titles } from '@echo-base/games/titles';
import { actOf, type Choice } from '@echo-base/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testRandom } from '../../../../scripts/test-seed.ts';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { row, seat as seatRow } from '../../test/support/rows.ts';
import { RULES } from '../engine-version.ts';
import { createLog } from '../observability/log.ts';
import { historyStart, LiveMatch } from '../play/live-match.ts';
import {
  type ActRow,
  type LoggedAct,
  type NewAct,
  type PlayableMatch,
  SNAPSHOT_EVERY,
  type Snapshot,
} from '../storage/store.ts';
import { startBefore } from './effective-history.ts';
import type { ReadActs } from './older-log.ts';
import type { Start } from './replay.ts';
import { Snapshots } from './snapshots.ts';

const recorder = { insert: async () => true, idle: async () => undefined };

function tableOf(title: (typeof titles)[number]): PlayableMatch {
  const options = title.options.parse({}) as Record<string, unknown>;
  return {
    match: row({ title: title.id, options, seed: hashOf({ test: testRandom() }), status: 'playing' }),
    seats: (title.seatings().at(-1) ?? []).map((id) => seatRow(id)),
    members: [],
    beginning: null,
  };
}

/** Plays a match at random up to `most` acts with some undos, alone or with consent; returns states on the way. */
async function played(title: (typeof titles)[number], most: number, stored = tableOf(title)) {
  const rng = testRandom;
  const logged: LoggedAct[] = [];
  const readActs: ReadActs = async ({ from, before }) => logged.slice(from, before);
  const context = { title, stored, spectatorDelayMs: 0, readActs };
  const acts: ActRow[] = [];
  const states: Start[] = [];
  const live = LiveMatch.begin(context);
  const keep = {
    ...recorder,
    insert: async ({ act, entries }: NewAct) => acts.push(act) === logged.push({ ...act, entries }),
  };
  while (acts.length < most && !live.outcome) {
    states[acts.length] = { seq: acts.length, g: live.g };
    const actor = live.waitingFor[Math.floor(rng() * live.waitingFor.length)] ?? '';
    const decision = see(title, live.g, actor).decisions[0]!;
    const last = live.lastOf(actor);
    const answer = { kind: 'act' as const, seat: actor, decision: decision.id, choice: randomChoice(decision, rng) };
    const id = `${acts.length}`;
    const way = rng();
    const isAgreed = way < 0.02 && last;
    if (!isAgreed && way < 0.25 && !live.undoesAlone(actor, id)) continue;
    const act = isAgreed
      ? live.validate({ kind: 'rewind', seat: actor, to: last }, id, states[last]!.g)
      : live.validate(way < 0.25 ? { kind: 'undo', seat: actor } : answer, id);
    await live.store(act, keep);
    live.apply(act);
    live.showAct(act.insert.act);
  }
  return { context, acts, logged, states, live };
}

/** Like `played`; shorter matches are played again, and the longest is used if the title has none so long. */
async function longEnough(title: (typeof titles)[number], acts: number, stored?: PlayableMatch) {
  let longest = await played(title, acts, stored);
  for (let tries = 1; tries < 20 && longest.acts.length < acts; tries++) {
    const match = await played(title, acts, stored);
    if (match.acts.length > longest.acts.length) longest = match;
  }
  return longest;
}

const viewersOf = (live: LiveMatch): Viewer[] => [...live.feeds.keys()];

/** Everything observable of a match in memory. */
function noticed(live: LiveMatch) {
  const ofViewer = (viewer: Viewer) => {
    const feed = live.feeds.get(viewer)!;
    const known = Array.from({ length: 300 }, (_one, back) => feed.head.version - back).filter((version) =>
      feed.since(version),
    );
    return hashOf([feed.shown, feed.since(known.at(-1)!), known, live.lastOf(viewer)]);
  };
  return {
    state: hashOf({ ...live.g, log: undefined }),
    length: live.length,
    waitingFor: live.waitingFor,
    viewers: viewersOf(live).map(ofViewer),
  };
}

test.each(titles.map((title) => [title.id, title] as const))(
  '%s: a match loaded from a snapshot equals the one loaded from its whole record',
  async (_id, title) => {
    const { context, acts, logged, states, live } = await longEnough(title, 320);
    const isLong = acts.length === 320;
    if (isLong) expect(acts.some(({ kind }) => kind === 'undo' || kind === 'rewind')).toBe(true);
    const now = Date.now();
    const again = await LiveMatch.resume(context, acts, { logged }, now);
    const framesOf = (one: LiveMatch) => [...one.feeds.values()].map((feed) => feed.shown);
    expect(framesOf(again)).toEqual(framesOf(live));
    const whole = noticed(again);
    expect(noticed(await LiveMatch.resume(context, acts, {}, now))).toEqual(whole);
    const most = startBefore(acts, historyStart(context, acts, now));
    const usable = states.filter(({ seq }) => seq > 0 && seq <= most && startBefore(acts, seq) === seq);
    // In a short match every state is within the history for reconnects, which is always replayed.
    if (isLong) expect(usable.length).toBeGreaterThan(0);
    for (const state of new Set([...usable.slice(0, 1), ...usable.slice(-1)])) {
      const start = JSON.parse(JSON.stringify(state)) as Start;
      expect(noticed(await LiveMatch.resume(context, acts, { start, logged }, now))).toEqual(whole);
    }
  },
);

test('a snapshot that a later undo goes back past is not used', () => {
  const act = (decision = 'd', choice: Choice | null = 'go') => actOf({ seat: 'p1', decision, choice });
  const undo = (to: number | null = null) => act('undo', to);
  const acts = [act(), act(), act(), undo(1), act(), undo(), act(), undo(6)];
  expect([8, 7, 6, 5, 4, 3, 2, 1, 0].map((most) => startBefore(acts, most))).toEqual([8, 6, 6, 5, 4, 1, 1, 1, 0]);
  expect(startBefore([act(), act(), undo(1), undo(0)], 3)).toBe(0);
});

test('the last valid snapshot is used that no later undo goes back past', async () => {
  const act = (seq: number, choice?: number): ActRow => {
    const answer = choice === undefined ? { decision: 'd', choice: 'go' } : { decision: 'undo', choice };
    return { ...actOf({ seat: 'p1', ...answer }), seq, clientId: null, at: 0, versions: {} };
  };
  const whole = '{"seats":[],"flow":{},"luck":{},"log":[]}';
  const states: Readonly<Record<number, string>> = { 1: '{}', 2: '{', 3: 'null', 4: whole, 6: whole, 9: whole };
  const store = {
    addSnapshots: async () => undefined,
    snapshot: async (matchId: string, { upTo = 0 } = {}) => {
      const seq = Math.max(
        ...Object.keys(states)
          .map(Number)
          .filter((one) => one <= upTo),
      );
      return states[seq] === undefined ? null : { matchId, seq, rules: RULES, state: states[seq] };
    },
  };
  const snapshots = new Snapshots(store, createLog('silent'));
  // The undo after nine acts goes back to before the sixth snapshot.
  const acts = [...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((seq) => act(seq)), act(9, 5), act(10)];
  const taken = (most: number, of = acts) => snapshots.before('m', of, most).then((start) => start?.seq);
  expect(await taken(11)).toBe(4);
  expect(await taken(9, acts.slice(0, 9))).toBe(9);
  expect(await taken(8, acts.slice(0, 9))).toBe(6);
  for (const damaged of [3, 2, 1]) expect(await taken(damaged)).toBeUndefined();
});

test('a snapshot that cannot be stored is logged and has no other effect', async () => {
  const lines: string[] = [];
  const store = {
    snapshot: async () => null,
    addSnapshots: async () => {
      throw new Error('disk full');
    },
  };
  const snapshots = new Snapshots(store, createLog('warn', { write: (line: string) => void lines.push(line) }));
  const { live } = await played(titles[0]!, 3);
  for (const seq of [1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 1]) snapshots.passed({ matchId: 'm', seq, g: live.g });
  await snapshots.idle();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('disk full');
  expect(lines[0]).not.toContain(live.g.luck.hidden.seed);
});

/** The history always has the last change; two large ones may be too much for it, and then a whole frame is sent. */
const MISSED = 1;

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await newDatabase(kind);
  });
  afterEach(() => database.remove());

  const kept = async () => {
    const db = database.connect();
    const rows = await db.selectFrom('snapshots').selectAll().orderBy('seq').execute();
    await db.destroy();
    return rows;
  };
  const change = async (how: 'delete' | 'spoil') => {
    const db = database.connect();
    if (how === 'delete') await db.deleteFrom('snapshots').execute();
    else await db.updateTable('snapshots').set({ state: '{"seats":["p1"]}' }).execute();
    await db.destroy();
  };

  test('of each match the last snapshot is stored, and those that a reconnect may need', async () => {
    const store = await database.open();
    await store.addSession({ id: 'ann', name: 'Ann' }, 'hash-ann', 1);
    for (const id of ['m1', 'm2']) await store.createMatch(row({ id }), [seatRow('p1')]);
    const of = (seq: number, rules = 'r1'): Snapshot => ({ matchId: 'm1', seq, rules, state: `{"at":${seq}}` });
    await store.addSnapshots([{ ...of(256), matchId: 'm2' }, of(40), of(100), of(256)]);
    expect((await kept()).map((one) => `${one.match_id} ${one.seq}`).sort()).toEqual(['m1 256', 'm2 256']);
    for (const seq of [300, 512, 600, 768, 800, 801]) await store.addSnapshots([of(seq)]);
    await store.addSnapshots([of(801, 'r2')]);
    expect((await kept()).filter((one) => one.match_id === 'm1').map((one) => one.seq)).toEqual([512, 768, 801]);
    expect(await store.snapshot('m1')).toEqual(of(801, 'r2'));
    expect(await store.snapshot('m1', { rules: 'r1' })).toEqual(of(768));
    expect(await store.snapshot('m1', { upTo: 767, rules: 'r1' })).toEqual(of(512));
    expect(await store.snapshot('m1', { upTo: 511 })).toBeNull();
    expect(await store.snapshot('m1', { rules: 'r3' })).toBeNull();
    await store.close();
  });

  test('a long match loads the same with snapshots, without them, and with damaged ones', async () => {
    const env = { ...database.env };
    const dataDir = 'DATA_DIR' in env ? { dataDir: env.DATA_DIR } : {};
    const first = await testServer({ env, ...dataDir });
    const people = await ProtocolClient.joinAll(first.url, 'Ann', 'Bob', 'Cat', 'Dan');
    const seats = ['p1', 'p2', 'p3', 'p4'].map((id) => ({ id, kind: 'human' }));
    const matchId = await openMatch(people, { title: 'galaxy-dice', seats });
    first.registry.evict(matchId);
    const stored = (await first.store.match(matchId))!;
    const { acts, states } = await longEnough(titles.find(({ id }) => id === 'galaxy-dice')!, 505, {
      ...stored,
      beginning: null,
    });
    expect(acts).toHaveLength(505);
    await first.store.appendActs(acts.map((act) => ({ matchId, entries: [], act })));
    const snapshots = new Snapshots(first.store, createLog('silent'));
    for (const state of states) snapshots.passed({ matchId, ...state });
    await snapshots.idle();
    for (const one of people) await one.watch(matchId);
    expect(await playAtRandom(people, matchId, { most: 10 })).toBe(10);
    const before = (await first.registry.host(matchId)).live!.versionOf('p1') - MISSED;
    await first.close();
    expect((await kept()).map((one) => one.seq)).toEqual([256, 512, 515]);
    const versions = new Set<string>();
    for (const step of ['with', 'delete', 'spoil'] as const) {
      if (step !== 'with') await change(step);
      const server = await testServer({ env, ...dataDir });
      const device = people[0]!.at(server.url);
      await device.connect();
      const { frames, deltas } = await device.watch(matchId, { p1: before });
      expect(frames).toEqual([]);
      expect(deltas).toHaveLength(MISSED);
      const host = await server.registry.host(matchId);
      versions.add(JSON.stringify([deltas, hashOf(host.live!.g), (await device.watch(matchId)).frames]));
      await server.close();
    }
    expect(versions.size).toBe(1);
  });
});
