import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testRandom } from '../../../../scripts/test-seed.ts';
import { Player } from '../kit/stranger.ts';
import { compareWithFresh, openMatch, play } from '../kit/stranger-play.ts';
import { emptyDatabase, type Kind, type TestDatabase } from '../support/databases.ts';
import { type BuiltServer, startBuilt } from '../support/server.ts';

/** Matches per test file on SQLite; `npm run tool -- test:matches 20` plays more. */
const MATCHES = Number(process.env.WHOLE_MATCHES ?? 4);
/** The game is the same on both databases, so a few matches show that PostgreSQL stores what SQLite stores. */
const POSTGRES_SHARE = 0.25;
const AT_ONCE = 5;
/** Frames are compared after about this many acts: some ten times in a match. */
const COMPARE_EVERY = 12;

interface MatchRecord {
  seed: string;
  seedHash: string;
  acts: { seq: number; seat: string; decision: string; choice: unknown }[];
  hashes: string[];
  outcome: unknown;
}

async function wholeMatch(server: BuiltServer, count: number, number: number): Promise<number> {
  const enter = (name: string) => Player.enter(server.url, name);
  const players = await Promise.all(Array.from({ length: count }, (_one, seat) => enter(`P${number}-${seat}`)));
  const spectator = await enter(`S${number}`);
  const clients = [...players, spectator];
  const devices = await Promise.all(clients.map((one) => one.twin()));
  const options = { ...(number % 2 === 0 && { rebels: 'dealt' }), ...(number % 4 < 2 && { short: true }) };
  const { matchId, seedHash } = await openMatch(players, { options });
  expect((await spectator.watch(matchId)).viewers).toEqual(['spectator']);
  const compare = () => Promise.all(clients.map((one, index) => compareWithFresh(matchId, one, devices[index]!)));
  const record = () => spectator.http<MatchRecord>('GET', `/api/matches/${matchId}/record`);

  const played = await play(matchId, players, 3_000, async () => {
    if (testRandom() >= 1 / COMPARE_EVERY || players.some((one) => one.frame(matchId).outcome)) return;
    await compare();
    expect(await record()).toMatchObject({ status: 403, body: { error: { code: 'not_finished' } } });
  });

  for (const one of clients) await one.until(() => one.frame(matchId).outcome !== undefined, 'the end');
  const { outcome } = spectator.frame(matchId);
  for (const one of clients) {
    expect(one.frame(matchId).outcome).toEqual(outcome);
    expect(one.frame(matchId)).toMatchObject({ decisions: [], waitingFor: [] });
  }
  await compare();
  const { status, body } = await record();
  expect(status).toBe(200);
  expect(body).toMatchObject({ seedHash, outcome });
  expect(createHash('sha256').update(Buffer.from(body.seed, 'hex')).digest('hex')).toBe(seedHash);
  const acts = played.map(({ decision, choice }, seq) => ({ seq, seat: decision.seat, decision: decision.id, choice }));
  expect(body.acts).toMatchObject(acts);
  expect(body.hashes).toHaveLength(acts.length);
  for (const one of [...clients, ...devices]) one.close();
  return acts.length;
}

/** Plays whole matches of these numbers of players on a database; split over test files, which run in parallel. */
export function describeMatches(kind: Kind, counts: readonly number[]): void {
  const matches = Math.ceil(MATCHES * (kind === 'postgres' ? POSTGRES_SHARE : 1));

  describe(kind, () => {
    let database: TestDatabase;
    let server: BuiltServer;
    beforeAll(async () => {
      database = await emptyDatabase(kind);
      server = await startBuilt(database.env);
    });
    afterAll(async () => {
      await server.remove();
      await database.remove();
    });

    test.each(counts)(
      `${matches} random matches of %i players end, every frame rebuilt from deltas equals that of a new client`,
      { timeout: 120_000 + matches * 6_000 },
      async (count) => {
        const numbers = Array.from({ length: matches }, (_one, number) => number);
        const lengths: number[] = [];
        const worker = async () => {
          for (let next = numbers.shift(); next !== undefined; next = numbers.shift())
            lengths.push(await wholeMatch(server, count, next));
        };
        await Promise.all(Array.from({ length: AT_ONCE }, worker));
        expect(lengths).toHaveLength(matches);
        expect(Math.min(...lengths)).toBeGreaterThan(10);
      },
    );
  });
}
