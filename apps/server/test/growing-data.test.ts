import { growData, notGrown, shrinkData } from '@echo-base/games/testing/grown-data';
import type { Frame } from '@echo-base/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProtocolClient } from './kit/client.ts';
import { openMatch, playAtRandom } from './kit/play.ts';
import { tempDir, testServer } from './kit/setup.ts';

/** The server and the titles of a release with entries in the data that the matches in play were created without. */
let grown: typeof import('./kit/setup.ts') & typeof import('@echo-base/games/titles');

beforeAll(async () => {
  growData();
  grown = { ...(await import('./kit/setup.ts')), ...(await import('@echo-base/games/titles')) };
  // The server and all titles are read a second time.
}, 300_000);

afterAll(shrinkData);

const TABLES = [
  ['galaxy-dice', ['p1', 'p2'], {}],
  ['rebellion', ['rebel', 'imperial'], {}],
  ['battle-of-hoth', ['rebels', 'empire'], { scenario: 'successful-landings', leaders: true }],
  ['imperial-assault', ['p1', 'p2'], {}],
] as const;

const ACTS = 30;

/** What the players of a match see of it. */
async function seenBy(players: readonly ProtocolClient[], matchId: string): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const player of players) frames.push(...(await player.watch(matchId)).frames);
  return frames;
}

test.each(TABLES)('%s: a match in play goes on when the data has grown', async (title, seats, options) => {
  const dataDir = tempDir();
  const before = await testServer({ dataDir });
  const players = [await ProtocolClient.join(before.url, 'Ann'), await ProtocolClient.join(before.url, 'Bob')];
  const matchId = await openMatch(players, { title, options, seats: seats.map((id) => ({ id, kind: 'human' })) });
  await playAtRandom(players, matchId, { most: ACTS });
  const last = await seenBy(players, matchId);
  await before.close();

  // Under another version of the rules the match is replayed before it goes on.
  const titles = grown.titles.map((one) => ({ ...one, rulesVersion: one.rulesVersion + 1 }));
  const after = await grown.testServer({ dataDir, titles });
  expect(notGrown(title)).toEqual([]);
  const again = players.map((player) => player.at(after.url));
  for (const player of again) await player.connect();
  const now = await seenBy(again, matchId);
  expect((await after.store.match(matchId))?.match.frozen).toBeUndefined();
  expect(now).toEqual(last);
  expect(await playAtRandom(again, matchId, { most: 5 })).toBe(5);
});
