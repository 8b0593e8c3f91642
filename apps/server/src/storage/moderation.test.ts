import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { row, seat } from '../../test/support/rows.ts';
import type { Store } from './store.ts';

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await newDatabase(kind);
    store = await database.open();
    for (const id of ['ann', 'bob']) await store.addSession({ id, name: id }, `hash-${id}`, 1);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  test('a player made an owner stays one', async () => {
    await store.makeOwner('ann', 5);
    await store.makeOwner('ann', 6);
    expect(await store.playerByToken('hash-ann')).toEqual({ id: 'ann', name: 'ann', isOwner: true });
    expect(await store.playerByToken('hash-bob')).toEqual({ id: 'bob', name: 'bob' });
    expect(await store.players(['ann', 'bob', 'nobody'])).toEqual(
      expect.arrayContaining([
        { id: 'ann', name: 'ann', createdAt: 1, isOwner: true },
        { id: 'bob', name: 'bob', createdAt: 1 },
      ]),
    );
    expect(await store.players([])).toEqual([]);
    expect((await store.playersNamed('bob', 5)).map(({ id }) => id)).toEqual(['bob']);
  });

  test('a sanction applies until it ends or is lifted, and the last one counts', async () => {
    const mute = { playerId: 'bob', kind: 'mute' as const, at: 10, by: 'ann' };
    await store.addSanction({ ...mute, matchId: '', until: 100 });
    await store.addSanction({ ...mute, matchId: 'm', until: null });
    await store.addSanction({ ...mute, matchId: '', until: 200, at: 11 });
    const held = (now: number, matchIds: string[]) => store.sanctions({ matchIds, playerIds: ['bob'], now });
    expect(await held(150, ['', 'm'])).toEqual([
      { ...mute, matchId: '', until: 200, at: 11 },
      { ...mute, matchId: 'm', until: null },
    ]);
    expect(await held(200, [''])).toEqual([]);
    expect(await held(150, ['other'])).toEqual([]);
    expect(await store.liftSanction('m', 'bob', 'mute')).toBe(true);
    expect(await store.liftSanction('m', 'bob', 'mute')).toBe(false);
    expect(await store.sanctions({ matchIds: ['', 'm'], now: 150 })).toHaveLength(1);
  });

  test('a session includes the ban of its player, a match its kicked players', async () => {
    await store.createMatch(row({ id: 'm' }), [seat('p1'), seat('p2')]);
    const by = { playerId: 'bob', at: 1, by: 'ann' };
    await store.addSanction({ ...by, matchId: '', kind: 'ban', until: 99 });
    await store.addSanction({ ...by, matchId: 'm', kind: 'kick', until: null });
    expect(await store.playerByToken('hash-bob')).toEqual({ id: 'bob', name: 'bob', ban: { until: 99 } });
    expect((await store.match('m'))?.kicked).toEqual(['bob']);
    await store.liftSanction('m', 'bob', 'kick');
    expect(await store.match('m')).not.toHaveProperty('kicked');
  });

  test('only open matches are counted', async () => {
    for (const id of ['a', 'b', 'c']) await store.createMatch(row({ id }), [seat('p1'), seat('p2')]);
    await store.startMatch('b', { seats: ['p1', 'p2'], waitingFor: ['p1'], at: 2 });
    expect(await store.openMatches('ann')).toBe(3);
    const outcome = { winners: [], reason: { key: 'outcome.closed' } };
    const close = { kind: 'close', seat: null, reason: 'closed', winners: [] } as const;
    const act = { ...close, seq: 0, clientId: null, at: 50, versions: {} };
    expect(await store.appendActs([{ matchId: 'b', entries: [], act, waitingFor: [], outcome }])).toEqual([true]);
    expect(await store.acts('b')).toEqual([{ ...act, waitingFor: [] }]);
    expect((await store.match('b'))?.match).toMatchObject({ status: 'finished', outcome, endedAt: 50, waitingFor: [] });
    expect([await store.openMatches('ann'), await store.openMatches('bob')]).toEqual([2, 0]);
  });
});
