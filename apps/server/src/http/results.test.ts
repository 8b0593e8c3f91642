import type { Acquaintance, ResultList } from '@echo-base/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { KINDS, type Kind, newDatabase } from '../../test/support/databases.ts';

const human = (id: string) => ({ id, kind: 'human' });
const HOTH = { title: 'battle-of-hoth', seats: ['rebels', 'empire'].map(human) };
const DICE = { title: 'galaxy-dice', seats: ['p1', 'p2', 'p3'].map(human) };
const DUEL = { ...DICE, seats: DICE.seats.slice(0, 2) };

async function serverOn(kind: Kind): Promise<string> {
  const database = await newDatabase(kind);
  // Hooks run in reverse order: the server closes before its database is removed.
  onTestFinished(database.remove);
  return (await testServer({ env: database.env })).url;
}

/** Plays a match to its end: one of them gives up. */
async function play(people: ProtocolClient[], table: object, loser: ProtocolClient): Promise<string> {
  const matchId = await openMatch(people, table);
  expect((await loser.api('POST', `/api/matches/${matchId}/concede`, {})).status).toBe(200);
  return matchId;
}

const results = async (who: ProtocolClient): Promise<ResultList['results']> =>
  (await who.api('GET', '/api/results')).body.results;
const acquaintances = async (who: ProtocolClient): Promise<Acquaintance[]> =>
  (await who.api('GET', '/api/people')).body.people;
/** Ids of a player's own matches that a query finds. */
const found = async (who: ProtocolClient, query: string): Promise<string[]> =>
  (await who.api('GET', `/api/matches?mine=true&${query}`)).body.matches.map(
    ({ matchId }: { matchId: string }) => matchId,
  );

test.each(KINDS)(
  '%s: wins and losses are counted by person, title and side, and my matches are found by person',
  async (kind) => {
    const [ann, bob, eve] = await ProtocolClient.joinAll(await serverOn(kind), 'Ann', 'Bob', 'Eve');
    const first = await play([ann, bob], HOTH, bob);
    await play([ann, bob], HOTH, ann);
    await play([ann, bob], HOTH, bob);
    const other = await play([bob, ann], HOTH, ann);
    const three = await play([ann, bob, eve], DICE, eve);
    await bob.api('POST', `/api/matches/${three}/concede`, {});
    const running = await openMatch([ann, eve], HOTH);
    const known = await acquaintances(ann);
    const idOf = (name: string) => known.find((one) => one.name === name)?.id;
    const row = (name: string, title: string, seat: string, won: number, lost: number) => ({
      ...{ person: idOf(name), name, title, seat, won, lost },
    });
    expect(await results(ann)).toEqual([
      row('Bob', 'galaxy-dice', 'p1', 1, 0),
      row('Eve', 'galaxy-dice', 'p1', 1, 0),
      row('Bob', 'battle-of-hoth', 'empire', 0, 1),
      row('Bob', 'battle-of-hoth', 'rebels', 2, 1),
    ]);
    // Both have lost against Ann, and neither against the other.
    expect((await results(eve)).map(({ name }) => name)).toEqual(['Ann']);
    expect(await found(ann, `status=finished&with=${idOf('Eve')}`)).toEqual([three]);
    expect(await found(ann, `with=${idOf('Eve')}`)).toEqual([running, three]);
    const onHoth = await found(ann, `status=finished&with=${idOf('Bob')}&title=battle-of-hoth`);
    expect(onHoth).toHaveLength(4);
    expect(onHoth).toEqual(expect.arrayContaining([first, other]));
  },
);

test.each(KINDS)('%s: a Bob I have beaten and another Bob who has beaten me are two people', async (kind) => {
  const [ann, bob, otherBob, eve] = await ProtocolClient.joinAll(await serverOn(kind), 'Ann', 'Bob', 'Bob', 'Eve');
  const won = await play([ann, bob], DUEL, bob);
  const lost = await play([ann, otherBob], DUEL, ann);
  const told = (await results(ann)).map(({ person: _person, title: _title, seat: _seat, ...row }) => row);
  expect(told, 'who came later has the number').toEqual([
    { name: 'Bob (2)', won: 0, lost: 1 },
    { name: 'Bob', won: 1, lost: 0 },
  ]);
  const [second = '', first = ''] = (await results(ann)).map(({ person }) => person);
  expect((await acquaintances(ann)).map(({ id }) => id)).toEqual([second, first]);
  expect(await found(ann, `with=${first}`)).toEqual([won]);
  expect(await found(ann, `with=${second}`)).toEqual([lost]);
  // Once more against the first one: the numbers stay.
  const again = await play([ann, bob], DUEL, bob);
  expect((await results(ann)).map(({ name }) => name)).toEqual(['Bob', 'Bob (2)']);
  expect(await found(ann, `with=${first}`)).toEqual([again, won]);

  await play([eve, bob], DUEL, bob);
  const [ofEve] = await results(eve);
  expect(ofEve, 'Eve knows one Bob, by an id of her own').toMatchObject({ name: 'Bob', won: 1 });
  expect([first, second]).not.toContain(ofEve?.person);
});

test('my matches are found by my own ids of those I have played with only', async () => {
  const [ann, bob, eve] = await ProtocolClient.joinAll(await serverOn('sqlite'), 'Ann', 'Bob', 'Eve');
  await play([ann, bob], DUEL, bob);
  await play([eve, bob], DUEL, bob);
  const [ofEve] = await results(eve);
  const [own] = await results(ann);
  expect(await found(ann, `with=${own?.person}`)).toHaveLength(1);
  for (const stranger of [ofEve?.person, bob.playerId, eve.playerId, 'Bob', '%00', ''])
    expect(await found(ann, `with=${stranger}`), String(stranger)).toEqual([]);
});
