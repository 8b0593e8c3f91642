import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { act, row, seat } from '../../test/support/rows.ts';
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

  test('a match stores its clock, absence rule and stand-ins', async () => {
    const bank = { kind: 'bank' as const, bank: 60, increment: 5 };
    const set = { clock: { ...bank, atZero: 'bot' as const }, absence: { after: 90 } };
    await store.createMatch(row(set), [seat('p1'), seat('p2')]);
    await store.setStandIn('m1', 'p2', 'easy');
    const found = await store.match('m1');
    expect(found?.match).toMatchObject(set);
    expect(found?.seats).toEqual([seat('p1'), seat('p2', { standIn: 'easy' })]);
    await store.setStandIn('m1', 'p2', null);
    expect((await store.match('m1'))?.seats[1]).toEqual(seat('p2'));
    await store.createMatch(row({ id: 'm2' }), [seat('p1')]);
    expect((await store.match('m2'))?.match).toEqual(row({ id: 'm2' }));
  });

  test('matches in which a computer player may have to act are found', async () => {
    const bank = { kind: 'bank' as const, bank: 60, increment: 5 };
    await store.createMatch(row({ id: 'none' }), [seat('p1')]);
    await store.createMatch(row({ id: 'claim', clock: { ...bank, atZero: 'claim' } }), [seat('p1')]);
    await store.createMatch(row({ id: 'clock', clock: { ...bank, atZero: 'bot' } }), [seat('p1')]);
    await store.createMatch(row({ id: 'bot' }), [seat('p1'), seat('p2', { kind: 'bot', level: 'easy' })]);
    await store.createMatch(row({ id: 'stand-in' }), [seat('p1')]);
    await store.createMatch(row({ id: 'later' }), [seat('p1'), seat('p2', { kind: 'bot', level: 'easy' })]);
    await store.setStandIn('stand-in', 'p1', 'easy');
    expect(await store.matchesWithBots()).toEqual([]);
    for (const id of ['none', 'claim', 'clock', 'bot', 'later', 'stand-in']) {
      await store.takeSeat(id, 'p1', 'ann');
      const seats = id === 'bot' || id === 'later' ? ['p1', 'p2'] : ['p1'];
      expect(await store.startMatch(id, { seats, waitingFor: [id === 'bot' ? 'p2' : 'p1'], at: 20 })).toBe(true);
    }
    expect((await store.matchesWithBots()).sort()).toEqual(['bot', 'clock']);
  });

  test('RB-16.2.4 standing orders are stored with their seat and read separately, and matches that wait for such a seat are found', async () => {
    const turn = { kind: 'block', until: 'turn' as const, mark: '3' };
    const whole = { kind: 'start-cards', until: 'match' as const };
    for (const id of ['m1', 'm2', 'm3']) {
      await store.createMatch(row({ id }), [seat('p1'), seat('p2')]);
      await store.takeSeat(id, 'p1', 'ann');
      await store.takeSeat(id, 'p2', 'bob');
      const start = { seats: ['p1', 'p2'], waitingFor: [id === 'm3' ? 'p1' : 'p2'], at: 20 };
      expect(await store.startMatch(id, start)).toBe(true);
    }
    const before = await store.match('m1');
    expect(await store.standing('m1')).toEqual(new Map());
    await store.setStanding('m1', 'p2', [turn, whole]);
    await store.setStanding('m1', 'p1', [whole]);
    await store.setStanding('m3', 'p2', [whole]);
    expect([...(await store.standing('m1'))]).toEqual([
      ['p1', [whole]],
      ['p2', [turn, whole]],
    ]);
    expect(await store.match('m1')).toEqual(before);
    expect(await store.matchesWithOrders()).toEqual(['m1']);
    await store.setStanding('m1', 'p2', []);
    expect([...(await store.standing('m1')).keys()]).toEqual(['p1']);
    expect(await store.matchesWithOrders()).toEqual([]);
  });

  test('the plan of a seat is stored and read separately, and an empty one is none', async () => {
    await store.createMatch(row(), [seat('p1'), seat('p2')]);
    const before = await store.match('m1');
    const plan = { decision: 'p2:0.a', picked: ['assign:sabotage:leia'] };
    await store.setPlan('m1', 'p2', plan);
    expect([...(await store.plans('m1'))]).toEqual([['p2', plan]]);
    expect(await store.match('m1')).toEqual(before);
    await store.setPlan('m1', 'p2', { ...plan, picked: [] });
    expect(await store.plans('m1')).toEqual(new Map());
  });

  test('pauses of a frozen match are stored', async () => {
    await store.createMatch(row(), [seat('p1')]);
    await store.setVerified('m1', 2, null, [{ from: 5, to: 2_000_000_000_000 }]);
    await store.setVerified('m1', 3, null);
    expect((await store.match('m1'))?.match.pauses).toEqual([{ from: 5, to: 2_000_000_000_000 }]);
  });

  test('heartbeats and outages are stored', async () => {
    expect([await store.servers(), await store.outages()]).toEqual([[], []]);
    await store.heartbeat({ id: 'one', aliveAt: 2_000_000_000_000, isStopped: false });
    await store.heartbeat({ id: 'two', aliveAt: 5, isStopped: false });
    await store.heartbeat({ id: 'one', aliveAt: 2_000_000_000_001, isStopped: true });
    const servers = await store.servers();
    expect(servers.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { id: 'one', aliveAt: 2_000_000_000_001, isStopped: true },
      { id: 'two', aliveAt: 5, isStopped: false },
    ]);
    await store.heartbeat({ id: 'one', aliveAt: 2_000_000_000_002, isStopped: false }, 6);
    expect((await store.servers()).map(({ id }) => id)).toEqual(['one']);
    await store.addOutage({ from: 7, to: 9 });
    await store.addOutage({ from: 7, to: 10 });
    await store.addOutage({ from: 3, to: 4 });
    expect(await store.outages()).toEqual([
      { from: 3, to: 4 },
      { from: 7, to: 9 },
    ]);
  });

  test('chat messages are numbered by match and returned oldest first', async () => {
    await store.createMatch(row(), [seat('p1')]);
    await store.createMatch(row({ id: 'm2' }), [seat('p1')]);
    const said = (text: string, more = {}) => ({ playerId: 'ann', name: 'Ann', seat: 'p1', text, at: 5, ...more });
    expect(await store.addChatMessage('m1', said('one'))).toEqual({ seq: 0, number: 0 });
    expect(await store.addChatMessage('m2', said('elsewhere'))).toEqual({ seq: 0, number: 0 });
    const two = said('two', { seat: null, at: 2_000_000_000_000 });
    expect(await store.addChatMessage('m1', two)).toEqual({ seq: 1, number: 1 });
    expect(await store.addChatMessage('m1', said('three'))).toEqual({ seq: 2, number: 2 });
    expect(await store.lastChatMessages('m1', 2)).toEqual([
      { seq: 1, number: 1, ...two },
      { seq: 2, number: 2, ...said('three') },
    ]);
    expect(await store.lastChatMessages('m3', 2)).toEqual([]);
    expect(await store.lastChatMessages('m1', 9, { after: 1 })).toEqual([{ seq: 2, number: 2, ...said('three') }]);
  });

  test('chat messages to a team are numbered and read separately', async () => {
    await store.createMatch(row(), [seat('p1')]);
    const said = (text: string, more = {}) => ({ playerId: 'ann', name: 'Ann', seat: 'p1', text, at: 5, ...more });
    const add = (text: string, more = {}) => store.addChatMessage('m1', said(text, more));
    expect(await add('to all')).toEqual({ seq: 0, number: 0 });
    expect(await add('to us', { team: 'a' })).toEqual({ seq: 1, number: 0 });
    expect(await add('to them', { team: 'b' })).toEqual({ seq: 2, number: 0 });
    expect(await add('to us again', { team: 'a' })).toEqual({ seq: 3, number: 1 });
    expect(await add('to all again')).toEqual({ seq: 4, number: 1 });
    const texts = async (part?: object) => (await store.lastChatMessages('m1', 9, part)).map(({ text }) => text);
    expect(await texts()).toEqual(['to all', 'to all again']);
    expect(await texts({ team: 'a' })).toEqual(['to us', 'to us again']);
    expect(await texts({ team: 'b', after: 2 })).toEqual([]);
    expect(await store.lastChatMessages('m1', 1, { team: 'b' })).toEqual([
      { seq: 2, number: 0, ...said('to them', { team: 'b' }) },
    ]);
  });

  test('concurrent chat messages get numbers without gaps', async () => {
    await store.createMatch(row(), [seat('p1')]);
    const other = await database.open();
    const said = { playerId: 'ann', name: 'Ann', seat: 'p1', text: 'hello', at: 5 };
    const all = Array.from({ length: 30 }, (_one, index) => (index % 2 ? store : other).addChatMessage('m1', said));
    const numbers = (await Promise.all(all)).map(({ number }) => number).sort((a, b) => a - b);
    await other.close();
    expect(numbers).toEqual(Array.from({ length: 30 }, (_one, index) => index));
  });

  test('undo requests are stored once per revision', async () => {
    await store.createMatch(row(), [seat('p1')]);
    expect(await store.undoRequests('m1')).toBeNull();
    const request = { by: 'p1', seq: 3, clientId: 'c', open: ['p2'], botsUntil: 2_000_000_000_000 };
    const talk = { revision: 1, length: 4, request, refused: [], answers: {} };
    expect(await store.storeUndoRequests('m1', talk)).toBe(true);
    expect(await store.storeUndoRequests('m1', { ...talk, length: 5 })).toBe(false);
    expect(await store.undoRequests('m1')).toEqual(talk);
    const answered = { ...talk, revision: 2, request: null, refused: ['p1'], answers: { 'p2 x': 7 } };
    expect(await store.storeUndoRequests('m1', answered)).toBe(true);
    expect(await store.undoRequests('m1')).toEqual(answered);
  });

  test('a recovery code is used once, in time, and replaced by the next', async () => {
    await store.addRecovery('old', 'ann', { at: 10, expiresAt: 20 });
    await store.addRecovery('bobs', 'bob', { at: 10, expiresAt: 20 });
    await store.addRecovery('new', 'ann', { at: 11, expiresAt: 21 });
    expect(await store.useRecovery('old', 'hash-1', 12)).toBeNull();
    expect(await store.useRecovery('new', 'hash-2', 21)).toBeNull();
    expect(await store.useRecovery('new', 'hash-3', 12)).toEqual({ id: 'ann', name: 'Ann' });
    expect(await store.useRecovery('new', 'hash-4', 12)).toBeNull();
    expect(await store.useRecovery('bobs', 'hash-5', 19)).toEqual({ id: 'bob', name: 'Bob' });
    expect(await store.playerByToken('hash-3')).toEqual({ id: 'ann', name: 'Ann' });
    for (const hash of ['hash-1', 'hash-2', 'hash-4']) expect(await store.playerByToken(hash)).toBeNull();
  });

  test('a match has one rematch, with the same members', async () => {
    await store.createMatch(row(), [seat('p1')]);
    await store.addMember('m1', 'bob');
    const first = await store.match('m1');
    if (!first) throw new Error('no match');
    expect(await store.createRematch(first, row({ id: 'm2' }), [seat('p1')])).toBe('m2');
    expect(await store.createRematch(first, row({ id: 'm3' }), [seat('p1')])).toBe('m2');
    expect((await store.match('m1'))?.match.rematch).toBe('m2');
    expect([...((await store.match('m2'))?.members ?? [])].sort()).toEqual(['ann', 'bob']);
    expect(await store.match('m3')).toBeNull();
  });

  test('an imported match is returned with all its acts', async () => {
    const acts = Array.from({ length: 2_500 }, (_one, seq) => act(seq, { clientId: null, versions: {} }));
    const entries = [{ key: 'log.done', params: { n: 1 }, audience: ['p1'] }];
    const logged = acts.map((one) => ({ ...one, entries }));
    await store.importMatch(row({ status: 'finished' }), [seat('p1')], logged);
    expect((await store.match('m1'))?.match.status).toBe('finished');
    expect(await store.acts('m1')).toEqual(acts);
    expect((await store.loggedActs('m1', { from: 2_499 })).map((one) => one.entries)).toEqual([entries]);
  });
});
