import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { row, seat } from '../../test/support/rows.ts';
import { prune } from './prune.ts';
import type { MatchRow, Store } from './store.ts';

const PEOPLE = ['ann', 'bob', 'cid', 'dee'];

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    database = await newDatabase(kind);
    store = await database.open();
    for (const id of PEOPLE) await store.addSession({ id, name: id }, `hash-${id}`, 1);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const by = (id: string, playerId: string) => seat(id, { playerId });
  const over = (endedAt: number, ...winners: string[]): Partial<MatchRow> => ({
    status: 'finished',
    startedAt: 1,
    endedAt,
    outcome: { winners, reason: { key: 'end' } },
  });
  const play = (id: string, more: Partial<MatchRow>, players: Record<string, string>) =>
    store.createMatch(
      row({ id, ...more }),
      Object.entries(players).map(([one, player]) => by(one, player)),
    );
  const known = async (player = 'ann') =>
    (await store.acquaintances(player, 10)).map(({ player: { id }, last, wins, losses, finished }) => [
      id,
      last.matchId,
      `${wins}:${losses} of ${finished}`,
    ]);

  test('everybody with a common game is found, the last one first, with wins and losses against each', async () => {
    await play('m1', over(10, 'p1'), { p1: 'ann', p2: 'bob' });
    await play('m2', over(20, 'p2'), { p1: 'ann', p2: 'bob' });
    await play('m3', over(30, 'p2'), { p1: 'ann', p2: 'bob', p3: 'cid' });
    await play('m4', over(40, 'p1', 'p2'), { p1: 'ann', p2: 'cid', p3: 'dee' });
    expect(await known()).toEqual([
      ['cid', 'm4', '0:0 of 2'],
      ['dee', 'm4', '1:0 of 1'],
      ['bob', 'm3', '1:2 of 3'],
    ]);
    expect(await known('dee')).toEqual([
      ['ann', 'm4', '0:1 of 1'],
      ['cid', 'm4', '0:1 of 1'],
    ]);
    expect(await store.acquaintances('ann', 2)).toHaveLength(2);
    expect((await store.matesOf('ann')).sort()).toEqual(['bob', 'cid', 'dee']);
    expect((await store.matesOf('bob')).sort()).toEqual(['ann', 'cid']);
  });

  test('a game in play comes first and counts for neither; one with more seats of a player counts once', async () => {
    await play('m1', over(30, 'p1'), { p1: 'ann', p2: 'bob', p3: 'ann' });
    await play('m2', { status: 'playing', startedAt: 5 }, { p1: 'ann', p2: 'cid' });
    expect(await known()).toEqual([
      ['cid', 'm2', '0:0 of 0'],
      ['bob', 'm1', '1:0 of 1'],
    ]);
  });

  test('who was met comes in the order of the first game, in play or over, with the name of today', async () => {
    await play('m1', { ...over(50, 'p1'), startedAt: 30 }, { p1: 'ann', p2: 'bob' });
    await play('m2', { status: 'playing', startedAt: 20 }, { p1: 'ann', p2: 'cid' });
    await play('m3', { ...over(60, 'p1'), startedAt: 10 }, { p1: 'dee', p2: 'ann' });
    await play('m4', { ...over(70, 'p1'), startedAt: 40 }, { p1: 'dee', p2: 'ann' });
    await play('m5', {}, { p1: 'bob', p2: 'cid' });
    await store.renamePlayer('cid', 'Cidney');
    expect(await store.metBy('ann')).toEqual([
      { id: 'dee', name: 'dee' },
      { id: 'cid', name: 'Cidney' },
      { id: 'bob', name: 'bob' },
    ]);
    expect(await store.metBy('bob'), 'a room has not begun').toEqual([{ id: 'ann', name: 'ann' }]);
  });

  test('rooms that never began, imported games and computer players make no one known, and a fork is no win', async () => {
    await play('m1', {}, { p1: 'ann', p2: 'bob' });
    await play('m2', { ...over(10, 'p1'), startedAt: null }, { p1: 'ann', p2: 'bob' });
    await play('m3', { ...over(10, 'p1'), imported: true }, { p1: 'ann', p2: 'bob' });
    await store.createMatch(row({ id: 'm4', ...over(10, 'p1') }), [by('p1', 'ann'), seat('p2', { kind: 'bot' })]);
    expect(await known()).toEqual([]);
    await play('m5', { ...over(20, 'p1'), fork: { matchId: 'm4', step: 1 } }, { p1: 'ann', p2: 'bob' });
    expect(await known()).toEqual([['bob', 'm5', '0:0 of 0']]);
  });

  test('a profile keeps what is not changed, and comes with the people who are known', async () => {
    expect(await store.profile('bob')).toEqual({ badge: null, isHidden: false });
    const badge = { figure: 'ewok', colour: 'violet' } as const;
    await store.setProfile('bob', { badge });
    await store.setSeen(
      new Map([
        ['bob', 50],
        ['gone', 60],
      ]),
    );
    await store.setSeen(new Map([['bob', 77]]));
    await store.setProfile('bob', { isHidden: true });
    expect(await store.profile('bob')).toEqual({ badge, isHidden: true });
    await play('m1', over(10, 'p1'), { p1: 'ann', p2: 'bob' });
    expect(await store.acquaintances('ann', 10)).toMatchObject([{ badge, isHidden: true, seenAt: 77 }]);
    expect(await store.acquaintances('bob', 10)).toMatchObject([{ badge: null, isHidden: false, seenAt: null }]);
    expect([...(await store.badges(PEOPLE))]).toEqual([['bob', badge]]);
    await store.setProfile('bob', { badge: null });
    expect(await store.profile('bob')).toEqual({ badge: null, isHidden: true });
  });

  test('a badge that a later version has stored, and this one does not know, is none', async () => {
    await store.setProfile('bob', { badge: { figure: 'ewok', colour: 'violet' } });
    await play('m1', over(10, 'p1'), { p1: 'ann', p2: 'bob' });
    const db = database.connect();
    await db
      .updateTable('profiles')
      .set({ figure: 'hologram' as 'ewok' })
      .execute();
    await db.destroy();
    expect((await store.profile('bob')).badge).toBeNull();
    expect([...(await store.badges(PEOPLE))]).toEqual([]);
    expect(await store.acquaintances('ann', 10)).toMatchObject([{ badge: null }]);
    expect((await store.match('m1'))?.badges).toBeUndefined();
  });

  test('a player who is deleted takes the profile along', async () => {
    await store.setProfile('bob', { isHidden: true });
    const db = database.connect();
    await prune(db, { sessionsBefore: Date.now() });
    expect(await db.selectFrom('profiles').selectAll().execute()).toEqual([]);
    await db.destroy();
  });

  test('who plays a lot costs no more than the own games: those of others are not read', async () => {
    const db = database.connect();
    const games = 1_500;
    const strangers = Array.from({ length: games }, (_, index) => ({ id: `s${index}`, between: ['cid', 'dee'] }));
    const own = Array.from({ length: games }, (_, index) => ({ id: `o${index}`, between: ['ann', 'bob'] }));
    await store.createMatch(row({ id: 'm1' }), [seat('p1')]);
    const [first] = await db.selectFrom('matches').selectAll().where('id', '=', 'm1').execute();
    const outcome = JSON.stringify({ winners: ['p1'], reason: { key: 'end' } });
    const empty = {
      kind: 'human',
      level: null,
      stand_in: null,
      unready: null,
      kept_for: null,
      kept_until: null,
    } as const;
    const rest = { standing: null, plan: null, owner: null, seated_at: null };
    const all = [...strangers, ...own];
    for (let from = 0; from < all.length; from += 300) {
      const some = all.slice(from, from + 300);
      await db
        .insertInto('matches')
        .values(
          some.map(({ id }) => ({ ...first!, id, status: 'finished' as const, started_at: 1, ended_at: 9, outcome })),
        )
        .execute();
      await db
        .insertInto('seats')
        .values(
          some.flatMap(({ id, between }) =>
            between.map((player, index) => ({
              ...{ match_id: id, seat: `p${index + 1}`, position: index, player_id: player },
              ...{ ...empty, ...rest },
            })),
          ),
        )
        .execute();
    }
    await db.destroy();
    const started = performance.now();
    const [bob] = await store.acquaintances('ann', 60);
    const mates = await store.matesOf('ann');
    const met = await store.metBy('ann');
    const ms = performance.now() - started;
    expect(bob).toMatchObject({ finished: games, wins: games, losses: 0 });
    expect(mates).toEqual(['bob']);
    expect(met.map(({ id }) => id)).toEqual(['bob']);
    expect(ms, `${games} games took ${Math.round(ms)} ms`).toBeLessThan(400);
  });
});
