import { expect, test } from 'vitest';
import { openMatch, ProtocolClient, playAtRandom } from './protocol-client.ts';
import { childServer, tempDir } from './setup.ts';

const MATCHES = 20;

/** What was rebuilt from deltas must be what a newcomer is sent. */
async function compare(client: ProtocolClient, matchId: string): Promise<void> {
  const rebuilt = structuredClone(client.framesOf(matchId));
  const fresh = await client.emit('watch', { matchId });
  expect(fresh.ok).toBe(true);
  for (const frame of fresh.frames) {
    const now = client.frame(matchId, frame.viewer);
    expect(now).toEqual(frame);
  }
  expect(rebuilt.map((frame) => frame.viewer).sort()).toEqual(fresh.viewers.toSorted());
}

async function wholeMatch(url: string, count: number, number: number): Promise<number> {
  const players = await Promise.all(
    Array.from({ length: count }, (_one, seat) => ProtocolClient.join(url, `P${number}-${seat}`)),
  );
  const spectator = await ProtocolClient.join(url, `S${number}`);
  const seats = ['p1', 'p2', 'p3', 'p4'].slice(0, count).map((id) => ({ id, kind: 'human' }));
  const matchId = await openMatch(players, { title: 'galaxy-dice', seats, options: { short: number % 2 === 0 } });
  expect((await spectator.watch(matchId)).viewers).toEqual(['spectator']);
  const everybody = [...players, spectator];
  const acts = await playAtRandom(players, matchId, {
    after: async (done) => {
      const client = everybody[done % everybody.length];
      if (done % 25 === 0 && client) await compare(client, matchId);
    },
  });
  for (const client of everybody) {
    await client.until(() => client.framesOf(matchId).every((frame) => frame.outcome !== undefined), 'the end');
    await compare(client, matchId);
    expect(client.gaps).toBe(0);
    expect(client.framesOf(matchId)[0]?.decisions).toEqual([]);
  }
  const record = await spectator.api('GET', `/api/matches/${matchId}/record`);
  expect(record.body.acts).toHaveLength(acts);
  expect(record.body.hashes).toHaveLength(acts);
  for (const client of everybody) client.close();
  return acts;
}

test.each([2, 3, 4])(
  `${MATCHES} random matches of %i players are played to the end at once, every frame rebuilt from deltas`,
  { timeout: 240_000 },
  async (count) => {
    const server = await childServer({
      DATA_DIR: tempDir(),
      CREDITS: '1000000',
      HTTP_CREDITS: '1000000',
      LOG_LEVEL: 'info',
    });
    const acts = await Promise.all(
      Array.from({ length: MATCHES }, (_one, number) => wholeMatch(server.url, count, number)),
    );
    expect(Math.min(...acts)).toBeGreaterThan(10);
    expect(await server.stop()).toBe(0);
  },
);
