import { describe, expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';
import { KINDS, newDatabase } from '../../test/support/databases.ts';
import { operate, playedMatch } from '../../test/support/operator.ts';

const DAY = 86_400_000;

describe.each(KINDS)('%s', (kind) => {
  test('old data is deleted only with --yes; matches in play or frozen stay', async () => {
    const database = await newDatabase(kind);
    onTestFinished(database.remove);
    const store = await database.open();
    onTestFinished(() => store.close());
    const old = Date.now() - 100 * DAY;
    const over = await playedMatch(store, { acts: 5, ends: true, createdAt: old });
    const waiting = await playedMatch(store, { acts: 0, createdAt: old });
    const playing = await playedMatch(store, { acts: 5, createdAt: old });
    const frozen = await playedMatch(store, { acts: 5, ends: true, createdAt: old });
    const young = await playedMatch(store, { acts: 0 });
    await store.setVerified(frozen, 1, { at: 1, reason: 'rules', seq: 1, problem: 'x', shows: null });
    const db = database.connect();
    onTestFinished(() => db.destroy());
    await db.updateTable('matches').set({ ended_at: old }).where('status', '=', 'finished').execute();
    await db.updateTable('matches').set({ rematch: over }).where('id', '=', playing).execute();
    await store.addSession({ id: 'cy', name: 'Cy' }, 'hash-cy', old);
    await store.addRecovery('code', 'cy', { at: old, expiresAt: old + 1 });
    await store.addSession({ id: 'di', name: 'Di' }, 'hash-di', Date.now());

    const all = ['--finished', '90', '--waiting', '90', '--sessions', '90'];
    const counts = { finished: 1, waiting: 1, players: 1 };
    expect((await operate(database.env, ['prune', ...all, '--dry-run', '--json'])).json()).toEqual({
      deleted: false,
      ...counts,
    });
    expect(await operate(database.env, ['prune', ...all])).toMatchObject({
      code: 1,
      err: 'nothing was deleted; use --yes to delete\n',
    });
    expect(await operate(database.env, ['prune', '--yes'])).toMatchObject({ code: 1, out: '' });
    expect(await operate(database.env, ['prune', '--finished', '101', '--yes', '--json'])).toMatchObject({ code: 0 });
    expect(await store.match(over)).not.toBeNull();

    expect((await operate(database.env, ['prune', ...all, '--yes', '--json'])).json()).toEqual({
      deleted: true,
      ...counts,
    });
    const left = await Promise.all([over, waiting, playing, frozen, young].map((id) => store.match(id)));
    expect(left.map((one) => one !== null)).toEqual([false, false, true, true, true]);
    expect(left[2]?.match.rematch).toBeUndefined();
    expect(await store.acts(over)).toEqual([]);
    const known = await Promise.all(['hash-ann', 'hash-cy', 'hash-di'].map((hash) => store.playerByToken(hash)));
    expect(known.map((one) => one?.id)).toEqual(['ann', undefined, 'di']);
    expect((await operate(database.env, ['prune', ...all, '--yes', '--json'])).json()).toMatchObject({
      finished: 0,
      waiting: 0,
      players: 0,
    });
  });

  test('people who have a deleted match open in a running server are turned out of it, and no one finds it there', async () => {
    const database = await newDatabase(kind);
    onTestFinished(database.remove);
    const server = await testServer({ env: database.env });
    const [ann, bob] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
    const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
    const made = async () =>
      (await ann.api('POST', '/api/matches', { title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats }))
        .body.matchId;
    const [old, unwatched, young] = [await made(), await made(), await made()];
    for (const matchId of [old, young]) {
      await ann.watch(matchId);
      await bob.watch(matchId);
    }
    const db = database.connect();
    onTestFinished(() => db.destroy());
    const created = { created_at: Date.now() - 100 * DAY };
    await db.updateTable('matches').set(created).where('id', 'in', [old, unwatched]).execute();
    expect((await operate(database.env, ['prune', '--waiting', '90', '--yes'])).code).toBe(0);
    for (const one of [ann, bob]) {
      await one.until(() => one.refused.length > 0, 'the news');
      expect(one.refused).toEqual([{ event: 'watch', error: { code: 'no_such_match', params: { matchId: old } } }]);
    }
    for (const matchId of [old, unwatched])
      expect((await ann.api('GET', `/api/matches/${matchId}`)).body.error.code).toBe('no_such_match');
    expect((await ann.api('GET', `/api/matches/${young}`)).status).toBe(200);
  });

  test('a player who may have been here within the time given stays: one visit a day is stored', async () => {
    const database = await newDatabase(kind);
    onTestFinished(database.remove);
    const store = await database.open();
    onTestFinished(() => store.close());
    const now = Date.now();
    for (const [id, usedAt] of [
      ['gone', now - 2.1 * DAY],
      ['back', now - 1.9 * DAY],
    ] as const) {
      await store.addSession({ id, name: id }, `hash-${id}`, now - 100 * DAY);
      await store.useSession(`hash-${id}`, usedAt, now);
    }
    const pruned = await operate(database.env, ['prune', '--sessions', '1', '--yes', '--json']);
    expect(pruned.json()).toMatchObject({ players: 1 });
    expect(await store.playerByToken('hash-gone')).toBeNull();
    expect(await store.playerByToken('hash-back')).toMatchObject({ id: 'back' });
  });
});
