import { expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from '../test/kit/client.ts';
import { openMatch, playAtRandom, randomChoice } from '../test/kit/play.ts';
import { testServer } from '../test/kit/setup.ts';
import { type BotNeeds, Bots } from './bots/bots.ts';
import type { PeerListener } from './cluster/peers.ts';
import type { Store } from './storage/store.ts';

/** Storage that can fail to write acts, before or after writing them. */
function brittle() {
  const outage = { kind: 'none' as 'none' | 'before' | 'after', failures: 0 };
  const store = (whole: Store): Store => ({
    ...whole,
    async appendActs(batch) {
      if (outage.kind === 'none') return whole.appendActs(batch);
      outage.failures += 1;
      if (outage.kind === 'after') await whole.appendActs(batch);
      throw new Error('the disk is gone');
    },
  });
  return { outage, store };
}

const SHORT = { title: 'galaxy-dice', options: { short: true } };
const people = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));

test.each(['before', 'after'] as const)(
  'an act whose writing fails (%s it is done) has no partial effect',
  async (kind) => {
    const { outage, store } = brittle();
    const server = await testServer({ store });
    const [han, leia, spectator] = await ProtocolClient.joinAll(server.url, 'Han', 'Leia', 'Spy');
    const matchId = await openMatch([han!, leia!], { ...SHORT, seats: people });
    await spectator!.watch(matchId);
    await playAtRandom([han!, leia!], matchId, { most: 4 });
    const findAsked = () => [han!, leia!].find((one) => one.framesOf(matchId)[0]?.decisions.length);
    // The delta of the last act may not yet have reached the next player.
    await expect.poll(findAsked).toBeDefined();
    const asked = findAsked()!;
    const decision = asked.framesOf(matchId)[0]!.decisions[0]!;
    const feeds = () => [...server.registry.peek(matchId)!.live!.feeds.values()].map((feed) => feed.head);
    const before = JSON.stringify(feeds());
    outage.kind = kind;
    const choice = randomChoice(decision);
    expect(await asked.act(matchId, decision, choice, 'again')).toMatchObject({
      ok: false,
      error: { code: 'internal' },
    });
    expect(JSON.stringify(feeds()) === before).toBe(true);
    outage.kind = 'none';
    expect(await asked.act(matchId, decision, choice, 'again')).toMatchObject({ ok: true });
    await playAtRandom([han!, leia!], matchId, { most: 3 });
    const acts = await server.store.acts(matchId);
    expect(acts).toHaveLength(8);
    expect(acts.filter((act) => act.clientId === 'again')).toHaveLength(1);
    await expect.poll(() => spectator!.framesOf(matchId)[0]?.version).toBe(feeds().at(-1)?.version);
    expect(spectator!.framesOf(matchId)).toEqual([feeds().at(-1)]);
  },
);

test('bots play on with their choices when the storage works again', async () => {
  const { outage, store } = brittle();
  const server = await testServer({ store });
  const client = await ProtocolClient.join(server.url, 'Han');
  outage.kind = 'before';
  const seats = people.map((seat) => ({ ...seat, kind: 'bot' }));
  const made = await client.api('POST', '/api/matches', { ...SHORT, seats, visibility: 'public', spectators: 'open' });
  await expect.poll(() => outage.failures).toBeGreaterThan(0);
  outage.kind = 'none';
  const length = async () => (await server.store.acts(made.body.matchId)).length;
  await expect.poll(length).toBeGreaterThan(5);
  const fallbacks = await server.metrics.registry.getSingleMetricAsString('echo_base_bot_fallbacks_total');
  expect(fallbacks).toMatch(/ 0$/m);
});

test('a node that cannot list its matches retries', async () => {
  const listeners: Partial<PeerListener>[] = [];
  let asked = 0;
  const needs = {
    changes: { subscribe: () => undefined },
    peers: { listen: (listener: Partial<PeerListener>) => listeners.push(listener) },
    store: {
      async matchesWithBots() {
        asked += 1;
        if (asked === 1) throw new Error('the database is gone');
        return [];
      },
    },
    botRunner: { close: async () => undefined },
    log: { error: () => undefined },
  };
  const bots = new Bots(needs as unknown as BotNeeds);
  onTestFinished(() => bots.close());
  for (const listener of listeners) listener.owners?.();
  await expect.poll(() => asked).toBe(2);
});
