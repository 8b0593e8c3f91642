import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Core } from '@echo-base/games/engine';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { act, row, seat } from '../../test/support/rows.ts';
import { StartupError } from '../config.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    database = await newDatabase(kind);
    store = await database.open();
    await store.addSession({ id: 'ann', name: 'Ann' }, 'hash-ann', 1);
    await store.addSession({ id: 'bob', name: 'Bob' }, 'hash-bob', 2);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  test('a session is found by the hash of its token until it is deleted; names change', async () => {
    expect(await store.playerByToken('hash-ann')).toEqual({ id: 'ann', name: 'Ann' });
    await store.renamePlayer('ann', 'Anna');
    expect(await store.playerByToken('hash-ann')).toEqual({ id: 'ann', name: 'Anna' });
    await store.dropSession('hash-ann');
    expect(await store.playerByToken('hash-ann')).toBeNull();
  });

  test('a match is returned as it was created, seats in order, creator as member', async () => {
    await store.createMatch(row(), [seat('p2'), seat('p1', { kind: 'bot', level: 'easy' })]);
    expect(await store.match('m1')).toEqual({
      match: row(),
      seats: [seat('p2'), seat('p1', { kind: 'bot', level: 'easy' })],
      members: ['ann'],
    });
    expect(await store.match('m2')).toBeNull();
  });

  test('a list shows where a fork began and the options of a form, and reads neither what came before nor long options', async () => {
    const options = { short: true, count: 3, files: { a: 'x' } };
    const fork = { matchId: 'm0', step: 7 };
    const prefix = [{ seed: 'ab'.repeat(32), acts: [{ seat: 'p1', decision: 'd', choice: 'go' }] }];
    const state = { seats: ['p1'] } as unknown as Core;
    await store.createMatch(row({ options, fork }), [seat('p1')], { prefix, state });
    expect((await store.match('m1'))?.match).toEqual(row({ options, fork }));
    expect(await store.beginning('m1')).toEqual({ prefix, state });
    const listed = async () => (await store.listMatches({ player: null, mine: false, limit: 9 }))[0]?.match;
    expect(await listed()).toEqual(row({ options: { short: true, count: 3 }, fork }));
    await store.changeWaiting('m1', { match: { options: { short: false } } });
    expect(await listed()).toEqual(row({ options: { short: false }, fork }));
    await store.importMatch(row({ id: 'm2', fork }), [seat('p1')], [], { prefix, state });
    expect(await store.beginning('m2')).toEqual({ prefix, state });
    await store.createMatch(row({ id: 'm3' }), [seat('p1')]);
    expect(await store.beginning('m3')).toBeNull();
  });

  test('a seat is taken once, by a person, and can be freed', async () => {
    await store.createMatch(row(), [seat('p1'), seat('p2', { kind: 'bot', level: 'easy' })]);
    expect(await store.takeSeat('m1', 'p1', 'bob')).toBe(true);
    expect(await store.takeSeat('m1', 'p1', 'ann')).toBe(false);
    expect(await store.takeSeat('m1', 'p2', 'ann')).toBe(false);
    const found = await store.match('m1');
    expect(found?.seats[0]).toMatchObject({ playerId: 'bob', playerName: 'Bob' });
    expect([...(found?.members ?? [])].sort()).toEqual(['ann', 'bob']);
    expect(await store.freeSeat('m1', 'p1', 'ann')).toBe(false);
    expect(await store.freeSeat('m1', 'p1', 'bob')).toBe(true);
    expect(await store.takeSeat('m1', 'p1', 'ann')).toBe(true);
  });

  test('starting happens once and drops unplayed seats', async () => {
    await store.createMatch(row(), [seat('p1'), seat('p2'), seat('p3', { kind: 'bot', level: 'easy' })]);
    expect(await store.startMatch('m1', { seats: ['p1', 'p3'], waitingFor: ['p3'], at: 50 })).toBe(false);
    await store.takeSeat('m1', 'p1', 'ann');
    expect(await store.startMatch('m1', { seats: ['p3'], waitingFor: ['p3'], at: 50 })).toBe(false);
    expect(await store.startMatch('m1', { seats: ['p1', 'p3'], waitingFor: ['p3'], at: 50 })).toBe(true);
    expect(await store.takeSeat('m1', 'p2', 'bob')).toBe(false);
    expect(await store.freeSeat('m1', 'p1', 'ann')).toBe(false);
    expect(await store.startMatch('m1', { seats: ['p1', 'p2'], waitingFor: [], at: 51 })).toBe(false);
    const found = await store.match('m1');
    expect(found?.seats.map((one) => one.seat)).toEqual(['p1', 'p3']);
    expect(found?.match).toMatchObject({ status: 'playing', startedAt: 50, waitingFor: ['p3'] });
    expect(await store.matchesWithBots()).toEqual(['m1']);
  });

  test('lists show public matches and one’s own private ones, newest first, page by page', async () => {
    await store.createMatch(row({ id: 'a', createdAt: 1 }), [seat('p1')]);
    await store.createMatch(row({ id: 'b', createdAt: 2, visibility: 'private' }), [seat('p1')]);
    await store.createMatch(row({ id: 'c', createdAt: 2, creator: 'bob', title: 'other' }), [seat('p1')]);
    await store.createMatch(row({ id: 'd', createdAt: 3, creator: 'bob', visibility: 'private' }), [seat('p1')]);
    const list = async (more: object) =>
      (await store.listMatches({ player: null, mine: false, limit: 10, ...more })).map((found) => found.match.id);
    expect(await list({})).toEqual(['c', 'a']);
    expect(await list({ player: 'ann' })).toEqual(['c', 'b', 'a']);
    expect(await list({ player: 'ann', mine: true })).toEqual(['b', 'a']);
    expect(await list({ player: 'ann', limit: 2 })).toEqual(['c', 'b']);
    expect(await list({ player: 'ann', after: { createdAt: 2, id: 'b' } })).toEqual(['a']);
    expect(await list({ title: 'other' })).toEqual(['c']);
    expect(await list({ status: 'playing' })).toEqual([]);
    expect(await store.countMatches()).toEqual({ waiting: 4, playing: 0, finished: 0 });
  });

  test('W15 a fair list has three public matches of each creator, and says how many it leaves out', async () => {
    const add = (id: string, createdAt: number, more: object = {}) =>
      store.createMatch(row({ id, createdAt, creator: 'bob', ...more }), [seat('p1')]);
    await add('ann-1', 1, { creator: 'ann' });
    for (let at = 2; at <= 9; at++) await add(`bob-${at}`, at, at === 9 ? { title: 'other' } : {});
    await add('bob-secret', 10, { visibility: 'private' });
    await add('ann-2', 7, { creator: 'ann' });
    const list = async (more: object) =>
      (await store.listMatches({ player: null, mine: false, limit: 10, status: 'waiting', isFair: true, ...more })).map(
        ({ match, leftOut }) => (leftOut === undefined ? match.id : `${match.id}+${leftOut}`),
      );
    expect(await list({})).toEqual(['bob-9', 'bob-8', 'bob-7+5', 'ann-2', 'ann-1']);
    expect(await list({ limit: 2 })).toEqual(['bob-9', 'bob-8']);
    expect(await list({ after: { createdAt: 8, id: 'bob-8' } })).toEqual(['bob-7+5', 'ann-2', 'ann-1']);
    expect(await list({ after: { createdAt: 7, id: 'bob-7' } })).toEqual(['ann-2', 'ann-1']);
    expect(await list({ title: row().title })).toEqual(['bob-8', 'bob-7', 'ann-2', 'bob-6+4', 'ann-1']);
    expect(await list({ title: 'other' })).toEqual(['bob-9']);
    expect(await list({ player: 'bob' })).toEqual(['bob-secret', 'bob-9', 'bob-8', 'bob-7+5', 'ann-2', 'ann-1']);
    expect(await list({ isFair: false, creator: 'bob' })).toHaveLength(8);
    expect(await list({ status: 'playing' })).toEqual([]);
  });

  test('acts are returned in order with all their fields', async () => {
    await store.createMatch(row(), [seat('p1')]);
    const acts = [act(0), act(1, { choice: ['a', 'b'] }), act(2, { choice: 3 }), act(3, { clientId: null })];
    expect(await store.appendActs(acts.map((one) => ({ matchId: 'm1', entries: [], act: one })))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(await store.acts('m1')).toEqual(acts);
    expect(await store.acts('m1', { from: 1 })).toEqual(acts.slice(1));
    expect(await store.acts('m1', { before: 1 })).toEqual(acts.slice(0, 1));
  });

  test('a sequence number is taken once; the loser changes nothing, others of its batch are stored', async () => {
    await store.createMatch(row(), [seat('p1')]);
    await store.createMatch(row({ id: 'm2' }), [seat('p1')]);
    await store.appendActs([{ matchId: 'm1', entries: [], act: act(0) }]);
    const outcome = { winners: ['p1'], reason: { key: 'won' } };
    const results = await store.appendActs([
      { matchId: 'm1', entries: [], act: act(0, { clientId: 'late' }), waitingFor: ['p9'], outcome },
      { matchId: 'm2', entries: [], act: act(0), waitingFor: ['p1'] },
      { matchId: 'm2', entries: [], act: act(0, { clientId: 'twin' }), outcome },
      { matchId: 'm1', entries: [], act: act(1, { clientId: 'c0' }), outcome },
    ]);
    expect(results).toEqual([false, true, false, false]);
    expect(await store.acts('m1')).toEqual([act(0)]);
    expect((await store.match('m1'))?.match).toMatchObject({ status: 'waiting', waitingFor: [], outcome: null });
    expect((await store.match('m2'))?.match).toMatchObject({ status: 'waiting', waitingFor: ['p1'], outcome: null });
  });

  test('a repeated act leaves its new sequence number to the next', async () => {
    await store.createMatch(row(), [seat('p1')]);
    await store.appendActs([{ matchId: 'm1', entries: [], act: act(0, { clientId: 'c' }) }]);
    const results = await store.appendActs([
      { matchId: 'm1', entries: [], act: act(1, { clientId: 'c' }) },
      { matchId: 'm1', entries: [], act: act(1, { clientId: 'd' }), waitingFor: ['p1'] },
    ]);
    expect(results).toEqual([false, true]);
    expect((await store.acts('m1')).map((one) => one.clientId)).toEqual(['c', 'd']);
    expect((await store.match('m1'))?.match.waitingFor).toEqual(['p1']);
  });

  test('several acts of one match change it in their order, and not after its end', async () => {
    await store.createMatch(row(), [seat('p1')]);
    await store.createMatch(row({ id: 'm2' }), [seat('p1')]);
    const outcome = { winners: ['p1'], reason: { key: 'won' } };
    const results = await store.appendActs([
      { matchId: 'm1', entries: [], act: act(2), waitingFor: ['p3'] },
      { matchId: 'm1', entries: [], act: act(0), waitingFor: ['p1'] },
      { matchId: 'm2', entries: [], act: act(0), outcome },
      { matchId: 'm1', entries: [], act: act(1), waitingFor: ['p2'] },
      { matchId: 'm2', entries: [], act: act(1), waitingFor: ['p2'] },
    ]);
    expect(results).toEqual([true, true, true, true, true]);
    expect((await store.match('m1'))?.match.waitingFor).toEqual(['p3']);
    expect((await store.match('m2'))?.match).toMatchObject({
      status: 'finished',
      endedAt: 100,
      outcome,
      waitingFor: [],
    });
  });

  test('the act that ends a match closes it in the same transaction', async () => {
    await store.createMatch(row(), [seat('p1')]);
    const outcome = { winners: ['p1'], reason: { key: 'won' } };
    await store.appendActs([{ matchId: 'm1', entries: [], act: act(0), waitingFor: [], outcome }]);
    expect((await store.match('m1'))?.match).toMatchObject({ status: 'finished', endedAt: 100, outcome });
  });
});

test('a directory that cannot be used is reported in one line', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'echo-base-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'file'), '');
  await expect(openSqlite(join(dir, 'file'))).rejects.toThrow(StartupError);
  await expect(openSqlite(join(dir, 'file'))).rejects.toThrow(/^DATA_DIR=.*file cannot be used: .*$/);
});
