import { describe, expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { KINDS, newDatabase } from '../../test/support/databases.ts';
import { operate, playedMatch } from '../../test/support/operator.ts';

const SEATS = { title: 'galaxy-dice', seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })) };

describe.each(KINDS)('%s', (kind) => {
  test('the last acts are undone in the record of a running server, and play continues from there', async () => {
    const database = await newDatabase(kind);
    onTestFinished(database.remove);
    const server = await testServer({ env: database.env });
    const [ann, bob] = [await ProtocolClient.join(server.url, 'Ann'), await ProtocolClient.join(server.url, 'Bob')];
    const matchId = await openMatch([ann, bob], SEATS);
    await playAtRandom([ann, bob], matchId, { most: 20 });
    const before = (await operate(database.env, ['replay', matchId, '--each'])).out.split('\n');

    const said = await operate(database.env, ['undo', matchId, '--acts', '3', '--json']);
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(said.json()).toEqual({ match: matchId, taken: [19, 18, 17], acts: 23 });
    const acts = await server.store.acts(matchId);
    expect(acts.slice(20)).toMatchObject([
      { kind: 'rewind', to: 19 },
      { kind: 'rewind', to: 18 },
      { kind: 'rewind', to: 17 },
    ]);
    expect(await operate(database.env, ['verify', matchId])).toMatchObject({ code: 0 });
    expect(before).toHaveLength(21);

    // Open pages have it without a press of any player, and are told.
    for (const one of [ann, bob]) {
      await one.until(() => one.undoClosed.length === 3, 'the news');
      expect(one.undoClosed.map(({ result }) => result)).toEqual(['operator', 'operator', 'operator']);
      expect(one.gaps).toBe(0);
      const shown = structuredClone(one.framesOf(matchId));
      await one.watch(matchId);
      expect(one.framesOf(matchId), 'as a fresh look').toEqual(shown);
    }
    expect(await playAtRandom([ann, bob], matchId, { most: 5 })).toBe(5);
    expect(await operate(database.env, ['verify', matchId])).toMatchObject({ code: 0 });
  });

  test('what cannot be undone is refused and nothing is written', async () => {
    const database = await newDatabase(kind);
    onTestFinished(database.remove);
    const store = await database.open();
    onTestFinished(() => store.close());
    const over = await playedMatch(store, { acts: 20, ends: true });
    expect(await operate(database.env, ['undo', over])).toMatchObject({
      code: 1,
      err: 'the match is finished, not in play\n',
    });
    const short = await playedMatch(store, { acts: 3 });
    const said = await operate(database.env, ['undo', short, '--acts', '4']);
    expect(said).toMatchObject({
      code: 1,
      err: 'only 3 of the last 4 acts can be undone: concessions are final\n',
    });
    expect(await store.acts(short)).toHaveLength(3);
  });
});
