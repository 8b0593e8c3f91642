import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmptyDatabase, emptyDatabase, KINDS } from '../../test/support/databases.ts';
import { act, row, seat } from '../../test/support/rows.ts';
import type { Store } from './store.ts';

describe.each(KINDS)('%s', (kind) => {
  let database: EmptyDatabase;
  let store: Store;

  beforeEach(async () => {
    database = await emptyDatabase(kind);
    store = await database.open();
    await store.addSession({ id: 'ann', name: 'Ann' }, 'hash-ann', 1);
    await store.addSession({ id: 'bob', name: 'Bob' }, 'hash-bob', 2);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  test('what is said is numbered by match and comes back oldest first', async () => {
    await store.createMatch(row(), [seat('p1')]);
    await store.createMatch(row({ id: 'm2' }), [seat('p1')]);
    const said = (text: string, more = {}) => ({ playerId: 'ann', name: 'Ann', seat: 'p1', text, at: 5, ...more });
    expect(await store.addSaid('m1', said('one'))).toBe(0);
    expect(await store.addSaid('m2', said('elsewhere'))).toBe(0);
    expect(await store.addSaid('m1', said('two', { seat: null, at: 2_000_000_000_000 }))).toBe(1);
    expect(await store.addSaid('m1', said('three'))).toBe(2);
    expect(await store.lastSaid('m1', 2)).toEqual([
      { seq: 1, ...said('two', { seat: null, at: 2_000_000_000_000 }) },
      { seq: 2, ...said('three') },
    ]);
    expect(await store.lastSaid('m3', 2)).toEqual([]);
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

  test('an imported match comes back with all its acts', async () => {
    const acts = Array.from({ length: 2_500 }, (_one, seq) => act(seq, { clientId: null, versions: {} }));
    await store.importMatch(row({ status: 'finished' }), [seat('p1')], acts);
    expect((await store.match('m1'))?.match.status).toBe('finished');
    expect(await store.acts('m1')).toEqual(acts);
  });
});
