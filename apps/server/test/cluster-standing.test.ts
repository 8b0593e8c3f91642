import { smugglers } from '@echo-base/games/engine/testing/smugglers';
import type { Choice } from '@echo-base/protocol';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { ProtocolClient } from './kit/client.ts';
import { openMatch } from './kit/play.ts';
import { testServer } from './kit/setup.ts';
import { newDatabase, type TestDatabase } from './support/databases.ts';
import { ManualTiming } from './support/manual-timing.ts';

let database: TestDatabase;
const node = (passTiming: ManualTiming) =>
  testServer({ titles: [smugglers], passTiming, env: { ...database.env, REDIS_URL: inject('redis') } });

beforeEach(async () => {
  database = await newDatabase('postgres');
  // Hooks run in reverse order: the servers close before their database is removed.
  onTestFinished(database.remove);
});

async function answer(one: ProtocolClient, matchId: string, seat: string, choice: Choice): Promise<void> {
  await one.until(() => (one.frame(matchId, seat)?.decisions.length ?? 0) > 0, `a question to ${seat}`);
  const decision = one.frame(matchId, seat)!.decisions[0]!;
  const reply = await one.act(matchId, decision, choice);
  expect(reply.ok).toBe(true);
  await one.until(() => one.frame(matchId, seat)!.version >= reply.version, 'the frame');
}

test('RB-16.2.4 an order given on one server holds on all, and only one of them passes', async () => {
  const timings = [new ManualTiming(), new ManualTiming()] as const;
  const nodes = [await node(timings[0]), await node(timings[1])] as const;
  const passesDue = () => timings[0].waiting + timings[1].waiting;
  const passDue = () => {
    for (const timing of timings) timing.ring();
  };
  const [ann, bob] = [await ProtocolClient.join(nodes[0].url, 'Ann'), await ProtocolClient.join(nodes[1].url, 'Bob')];
  const seats = ['a', 'b'].map((id) => ({ id, kind: 'human' }));
  const matchId = await openMatch([ann, bob], { title: 'smugglers', seats });
  for (const one of [ann, bob]) await one.watch(matchId);
  const device = bob.at(nodes[0].url);
  await device.connect();
  await device.watch(matchId);
  const load = async () => {
    for (const choice of [0, []] as const) {
      await answer(ann, matchId, 'a', choice as Choice);
      await answer(bob, matchId, 'b', choice as Choice);
    }
  };

  const delivery = { kind: 'delivery', until: 'match' };
  expect((await bob.order(matchId, 'b', [delivery])).ok).toBe(true);
  await device.until(() => device.standing.length === 1, 'the order at the other server');
  expect(device.standing[0]).toEqual({ matchId, seat: 'b', orders: [delivery] });
  await load();
  await expect.poll(passesDue).toBe(1);
  passDue();
  await ann.until(() => ann.frame(matchId, 'a')!.decisions.length > 0, 'the pass');
  expect(passesDue()).toBe(0);
  const acts = await nodes[0].store.acts(matchId);
  expect(acts.slice(4)).toMatchObject([{ seat: 'b', choice: 'pass' }]);

  // Withdrawn on the other server: neither passes any more.
  expect((await device.order(matchId, 'b', [])).ok).toBe(true);
  await bob.until(() => bob.standing.at(-1)?.orders.length === 0, 'the order taken back');
  await answer(ann, matchId, 'a', 'pass');
  await load();
  for (const one of [bob, device]) await one.until(() => one.frame(matchId, 'b')!.decisions.length > 0, 'a question');
  expect(passesDue()).toBe(0);
  expect(await nodes[0].store.acts(matchId)).toHaveLength(acts.length + 5);

  // One server stops, and the other one passes.
  expect((await bob.order(matchId, 'b', [delivery])).ok).toBe(true);
  await nodes[1].close();
  await expect.poll(() => timings[0].waiting).toBe(1);
  passDue();
  await device.until(() => device.frame(matchId, 'b')!.decisions.length === 0, 'the pass of the server that stays');
  expect((await nodes[0].store.acts(matchId)).at(-1)).toMatchObject({ seat: 'b', choice: 'pass' });
  expect(ann.standing).toEqual([]);
});
