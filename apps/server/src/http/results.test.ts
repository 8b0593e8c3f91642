import { expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { KINDS, newDatabase } from '../../test/support/databases.ts';

const human = (id: string) => ({ id, kind: 'human' });
const HOTH = { title: 'battle-of-hoth', seats: ['rebels', 'empire'].map(human) };
const DICE = { title: 'galaxy-dice', seats: ['p1', 'p2', 'p3'].map(human) };

test.each(KINDS)(
  '%s: wins and losses are counted by person, title and side, and my matches are found by person',
  async (kind) => {
    const database = await newDatabase(kind);
    // Hooks run in reverse order: the server closes before its database is removed.
    onTestFinished(database.remove);
    const { url } = await testServer({ env: database.env });
    const [ann, bob, eve] = await ProtocolClient.joinAll(url, 'Ann', 'Bob', 'Eve');
    const play = async (people: ProtocolClient[], table: object, loser: ProtocolClient) => {
      const matchId = await openMatch(people, table);
      expect((await loser.api('POST', `/api/matches/${matchId}/concede`, {})).status).toBe(200);
      return matchId;
    };
    const first = await play([ann, bob], HOTH, bob);
    await play([ann, bob], HOTH, ann);
    await play([ann, bob], HOTH, bob);
    const other = await play([bob, ann], HOTH, ann);
    const three = await play([ann, bob, eve], DICE, eve);
    await bob.api('POST', `/api/matches/${three}/concede`, {});
    const running = await openMatch([ann, eve], HOTH);
    const results = async (who: ProtocolClient) => (await who.api('GET', '/api/results')).body.results;
    const row = (name: string, title: string, seat: string, won: number, lost: number) => ({
      name,
      title,
      seat,
      won,
      lost,
    });
    expect(await results(ann)).toEqual([
      row('Bob', 'galaxy-dice', 'p1', 1, 0),
      row('Eve', 'galaxy-dice', 'p1', 1, 0),
      row('Bob', 'battle-of-hoth', 'empire', 0, 1),
      row('Bob', 'battle-of-hoth', 'rebels', 2, 1),
    ]);
    // Both have lost against Ann, and neither against the other.
    expect((await results(eve)).map(({ name }: { name: string }) => name)).toEqual(['Ann']);
    const found = async (query: string) =>
      (await ann.api('GET', `/api/matches?${query}`)).body.matches.map(({ matchId }: { matchId: string }) => matchId);
    expect(await found('status=finished&mine=true&with=Eve')).toEqual([three]);
    expect(await found('mine=true&with=Eve')).toEqual([running, three]);
    expect((await found('status=finished&mine=true&with=Bob&title=battle-of-hoth')).sort()).toHaveLength(4);
    expect(await found('status=finished&mine=true&with=Bob&title=battle-of-hoth')).toEqual(
      expect.arrayContaining([first, other]),
    );
    expect(await found('status=finished&mine=true&with=Zoe')).toEqual([]);
  },
);
