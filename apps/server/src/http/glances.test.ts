import { titles } from '@echo-base/games/titles';
import { expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, randomChoice } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { KINDS, newDatabase } from '../../test/support/databases.ts';

const human = (id: string) => ({ id, kind: 'human' });
const HOTH = {
  title: 'battle-of-hoth',
  seats: ['rebels', 'empire'].map(human),
  options: { scenario: 'outpost-attack' },
};
const REBELLION = { title: 'rebellion', seats: ['rebel', 'imperial'].map(human) };

async function server(kind: (typeof KINDS)[number]) {
  const database = await newDatabase(kind);
  // Hooks run in reverse order: the server closes before its database is removed.
  onTestFinished(database.remove);
  return testServer({ env: database.env });
}

const mine = async (one: ProtocolClient, status = 'playing') =>
  (await one.api('GET', `/api/matches?mine=true&status=${status}`)).body.matches;

/** Answers the first question of one of these players, and waits until it is answered. */
async function actOnce(people: ProtocolClient[], matchId: string): Promise<void> {
  const asked = () =>
    people.flatMap((one) =>
      one.framesOf(matchId).flatMap(({ decisions }) => decisions.map((it) => [one, it] as const)),
    );
  await people[0]?.until(() => asked().length > 0, 'a question');
  const [one, decision] = asked()[0] ?? [];
  if (!one || !decision) throw new Error('no question');
  const answer = await one.act(matchId, decision, randomChoice(decision));
  expect(answer.ok).toBe(true);
  await one.until(() => !asked().some(([, { id }]) => id === decision.id), 'the answer');
}

test.each(KINDS)(
  '%s: my match is listed with its place, score, picture and since when it waits, without loading it',
  async (kind) => {
    const { url, registry, store } = await server(kind);
    const [ann, bob, eve] = await ProtocolClient.joinAll(url, 'Ann', 'Bob', 'Eve');
    const matchId = await openMatch([ann, bob], HOTH);
    await actOnce([ann, bob], matchId);
    await expect.poll(async () => (await mine(ann))[0]?.glance?.last?.key).toMatch(/^log\./);
    registry.evict(matchId);
    const loads = registry.peek(matchId);
    const [row] = await mine(ann);
    expect(row.glance).toMatchObject({
      place: { key: 'option.scenario.outpost-attack' },
      at: { key: 'at.turn', params: { n: 1 } },
      scores: { rebels: 0, empire: 0 },
    });
    expect(row.glance.sketch.rows).toHaveLength(7);
    expect(row.glance.sketch.pieces.length).toBeGreaterThan(5);
    expect(Object.keys(row.waitingSince)).toEqual(row.waitingFor);
    expect([loads, registry.peek(matchId)]).toEqual([undefined, undefined]);
    expect(await store.match(matchId)).not.toHaveProperty('shown');
    const [open] = (await eve.api('GET', '/api/matches?status=playing')).body.matches;
    expect(open.matchId).toBe(matchId);
    expect(open).not.toHaveProperty('glance');
  },
);

test.each(KINDS)('%s: an older look does not replace a newer one, which goes with its match', async (kind) => {
  const { url, store } = await server(kind);
  const [ann, bob] = await ProtocolClient.joinAll(url, 'Ann', 'Bob');
  const matchId = await openMatch([ann, bob], HOTH);
  const look = async () => {
    const listed = await store.listMatches({ player: ann.playerId, mine: true, limit: 9, glances: true });
    return listed[0]?.shown?.glance?.at.params;
  };
  await expect.poll(look).toEqual({ n: 1 });
  const shown = (n: number) => ({
    glance: { at: { key: 'at.turn', params: { n } }, sketch: { rows: [], pieces: [] } },
    since: {},
  });
  await store.keepGlances([{ matchId, seq: 90, shown: shown(9) }]);
  await store.keepGlances([{ matchId, seq: 80, shown: shown(8) }]);
  expect(await look()).toEqual({ n: 9 });
});

/** What the Rebels see of their secrets. */
interface Seen {
  readonly base: { readonly system: string };
  readonly missions: { readonly rebel: { readonly hand: { readonly cards: readonly string[] } } };
}

test('the hidden base and the hands are in no list', async () => {
  const { url } = await testServer();
  const [ann, bob] = await ProtocolClient.joinAll(url, 'Ann', 'Bob');
  const matchId = await openMatch([ann, bob], REBELLION);
  const rebel = () => [ann, bob].flatMap((one) => one.framesOf(matchId)).find(({ viewer }) => viewer === 'rebel');
  const seen = () => rebel()?.view as Seen | undefined;
  for (let acts = 0; acts < 20 && !seen()?.base.system; acts++) await actOnce([ann, bob], matchId);
  const view = seen();
  if (!view) throw new Error('no view');
  expect(view.base.system).toBeTruthy();
  await expect.poll(async () => (await mine(bob))[0]?.glance?.at.key).toBe('at.roundOf');
  for (const one of [ann, bob]) {
    const listed = JSON.stringify(await mine(one));
    for (const secret of [view.base.system, ...view.missions.rebel.hand.cards])
      expect(listed).not.toContain(`"${secret}"`);
  }
});

test('spectators that are delayed, or not let in, see no picture of a match that is over or in play', async () => {
  const { url } = await testServer();
  const [ann, bob, eve] = await ProtocolClient.joinAll(url, 'Ann', 'Bob', 'Eve');
  const matchId = await openMatch([ann, bob], { ...HOTH, spectators: 'closed' });
  await expect.poll(async () => (await mine(ann))[0]?.glance).toBeDefined();
  await bob.api('POST', `/api/matches/${matchId}/concede`, {});
  const over = async (one: ProtocolClient) => (await one.api('GET', '/api/matches?status=finished')).body.matches[0];
  await expect.poll(async () => (await over(ann)).glance).toBeDefined();
  expect(await over(eve)).not.toHaveProperty('glance');
});

test('a player in the lobby is told of a rematch within a second, one who watches a match is not', async () => {
  const { url } = await testServer();
  const [ann, bob] = await ProtocolClient.joinAll(url, 'Ann', 'Bob');
  const matchId = await openMatch([ann, bob], HOTH);
  await bob.api('POST', `/api/matches/${matchId}/concede`, {});
  await bob.until(() => bob.tables.at(-1)?.match.status === 'finished', 'the end');
  const lobby = ann.at(url);
  await lobby.connect();
  const { body } = await bob.api('POST', `/api/matches/${matchId}/rematch`, {});
  const at = performance.now();
  const told = async () => {
    await lobby.until(() => lobby.listed > 0, 'to be told');
    return (await mine(lobby, 'waiting')).some((one: { matchId: string }) => one.matchId === body.matchId);
  };
  await expect.poll(told).toBe(true);
  expect(performance.now() - at).toBeLessThan(1_000);
  expect(bob.listed).toBe(0);
  lobby.close();
});

test('matches of all titles that change together are all listed with their looks', async () => {
  const { url, log } = await testServer();
  const [ann, bob] = await ProtocolClient.joinAll(url, 'Ann', 'Bob');
  const dice = { title: 'galaxy-dice', seats: ['p1', 'p2'].map(human) };
  const assault = { title: 'imperial-assault', seats: ['p1', 'p2'].map(human) };
  await Promise.all([dice, assault, HOTH, REBELLION].map((table) => openMatch([ann, bob], table)));
  const looks = async () => (await mine(ann)).filter((match: { glance?: unknown }) => match.glance).length;
  await expect.poll(looks).toBe(4);
  expect(log.filter((line) => line.includes('cannot be stored'))).toEqual([]);
});

test('every title tells how its matches look', () => {
  expect(titles.filter(({ glance }) => !glance)).toEqual([]);
});
