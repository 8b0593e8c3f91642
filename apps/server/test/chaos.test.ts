import { afterEach, describe, expect, inject, test } from 'vitest';
import { TEST_SEED } from '../../../scripts/test-seed.ts';
import { Campaign, type Round } from './chaos/campaign.ts';
import { openFaultyProxy } from './chaos/faulty-proxy.ts';
import { seededRandom } from './chaos/seeded-random.ts';
import { emptyDatabase, type Kind } from './support/databases.ts';
import { startBuilt } from './support/server.ts';

/** Number of rounds; `npm run tool -- test:chaos` raises it. */
const ROUNDS = Number(process.env.CHAOS_ROUNDS ?? 16);

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function told(name: string, rounds: readonly Round[], { matches, repeats }: Campaign): string {
  const resumed = rounds.flatMap((round) => round.resumed);
  const acts = rounds.reduce((sum, round) => sum + round.acts, 0);
  const faults = [...new Set(rounds.map(({ fault }) => fault))].map(
    (fault) => `${rounds.filter((round) => round.fault === fault).length} ${fault}`,
  );
  const back = `back after ${median(resumed)} ms in the median, ${Math.max(0, ...resumed)} ms at most (${resumed.length})`;
  return `${name}: ${rounds.length} rounds (${faults.join(', ')}), ${acts} acts, ${repeats} sent again, ${matches} matches ended; ${back}`;
}

const ways: { name: string; kind: Kind; nodes: number; share: number }[] = [
  { name: 'one server, SQLite', kind: 'sqlite', nodes: 1, share: 0.5 },
  { name: 'one server, PostgreSQL', kind: 'postgres', nodes: 1, share: 0.25 },
  { name: 'two servers, PostgreSQL', kind: 'postgres', nodes: 2, share: 0.25 },
];

describe(`chaos with seed ${TEST_SEED}`, () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  test.each(ways)(
    '$name: no acknowledged act is lost, whatever happens',
    { timeout: 60_000 + ROUNDS * 10_000 },
    async (way) => {
      const random = seededRandom(TEST_SEED);
      const database = await emptyDatabase(way.kind);
      ends.push(() => database.remove());
      const store = await database.open();
      ends.push(() => store.close());
      const nodes = [];
      for (let node = 0; node < way.nodes; node++) {
        const server = await startBuilt({
          ...database.env,
          ...(way.nodes > 1 && { REDIS_URL: inject('redis') }),
        });
        ends.push(() => server.remove());
        const proxy = await openFaultyProxy(server.url, random);
        ends.push(() => proxy.close());
        nodes.push({ server, proxy });
      }
      const campaign = new Campaign({ nodes, store, random });
      ends.push(async () => campaign.close());
      const rounds: Round[] = [];
      while (rounds.length < ROUNDS * way.share) rounds.push(await campaign.round());
      console.log(told(way.name, rounds, campaign));
      expect(rounds.reduce((sum, { acts }) => sum + acts, 0)).toBeGreaterThan(rounds.length);
    },
  );
});
