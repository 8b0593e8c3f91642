import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { ProtocolClient } from './kit/client.ts';
import { openMatch, playAtRandom } from './kit/play.ts';
import { childServer } from './kit/setup.ts';
import { emptyDatabase, type TestDatabase } from './support/databases.ts';

const HOUR_MS = 3_600_000;
const BODY = { title: 'galaxy-dice', options: { short: true }, spectators: 'delayed' };
const SEATS = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));

let database: TestDatabase;

beforeEach(async () => {
  database = await emptyDatabase('postgres');
  onTestFinished(database.remove);
});

/** Starts a server whose wall clock is ahead by this much; all of them share matches. */
function serverAhead(aheadMs: number, delayS: number) {
  const step = `const wall = Date.now; Date.now = () => wall() + ${aheadMs};`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(step)}`;
  const env = { BOT_DELAY_MS: '0', SPECTATOR_DELAY_S: String(delayS), REDIS_URL: inject('redis') };
  return childServer({ ...database.env, ...env, NODE_OPTIONS: preload });
}

/** A match played on one server; Eve watches on another, as a delayed spectator. */
async function watchedElsewhere(playersAheadMs: number, watcherAheadMs: number, delayS: number) {
  const [home, away] = await Promise.all([serverAhead(playersAheadMs, delayS), serverAhead(watcherAheadMs, delayS)]);
  const people = await ProtocolClient.joinAll(home.url, 'Ann', 'Bob');
  const eve = await ProtocolClient.join(away.url, 'Eve');
  const clock = { kind: 'bank', bank: 600, increment: 0, atZero: 'claim' };
  const matchId = await openMatch(people, { ...BODY, seats: SEATS, clock });
  await eve.watch(matchId);
  const began = performance.now();
  await playAtRandom(people, matchId, { most: 3 });
  await people[0]!.emit('say', { matchId, text: 'not yet' });
  return { home, away, people, eve, matchId, passed: () => (performance.now() - began) / 1_000 };
}

const versionAt = (eve: ProtocolClient, matchId: string) => eve.frame(matchId, 'spectator')?.version ?? 0;

/** Version a new spectator is shown on this server. */
async function newcomer(base: string, matchId: string): Promise<number> {
  const client = await ProtocolClient.join(base, 'Late');
  await client.watch(matchId);
  client.close();
  return versionAt(client, matchId);
}

test('delayed spectators on a server whose clock is an hour ahead see and read nothing early', async () => {
  const { home, away, people, eve, matchId, passed } = await watchedElsewhere(0, HOUR_MS, 60);
  // What spectators say is not held back: when it has come from the server of the players, all before it has.
  const dan = await ProtocolClient.join(home.url, 'Dan');
  await dan.watch(matchId);
  await dan.emit('say', { matchId, text: 'I watch too' });
  await eve.until(() => eve.said.length > 0, 'what Dan says');
  expect(await newcomer(away.url, matchId)).toBe(0);
  expect([versionAt(eve, matchId), eve.said.map(({ text }) => text)]).toEqual([0, ['I watch too']]);
  expect(passed()).toBeLessThan(60);
  for (const one of [...people, dan]) one.close();
});

test('delayed spectators of players on a server whose clock is an hour ahead see play after the delay', async () => {
  const { people, eve, matchId, passed } = await watchedElsewhere(HOUR_MS, 0, 3);
  await eve.until(() => versionAt(eve, matchId) > 0 && eve.said.length > 0, 'what is due', 30_000);
  expect(passed()).toBeGreaterThan(2.5);
  const twin = people[0]!.at(eve.base);
  const match = (await twin.api('GET', `/api/matches/${matchId}`)).body;
  for (const { leftMs } of match.clocks.seats) expect(leftMs).toBeGreaterThan(500_000);
  for (const one of people) one.close();
});
