import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../observability/log.ts';
import { Nodes, type Transport } from './nodes.ts';
import { Presence } from './presence.ts';

type Handlers = Parameters<Transport['listen']>[0];

/** Connections between nodes, each of which can be cut. */
function exchange() {
  const plugs: { handlers: Handlers; isUp: boolean }[] = [];
  return () => {
    const plug = { handlers: { received: () => undefined, up: () => undefined } as Handlers, isUp: true };
    plugs.push(plug);
    const transport: Transport = {
      get isUp() {
        return plug.isUp;
      },
      send(notice) {
        for (const other of plugs) if (other !== plug && plug.isUp && other.isUp) other.handlers.received(notice);
      },
      listen: (handlers) => {
        plug.handlers = handlers;
      },
    };
    const cut = () => {
      plug.isUp = false;
    };
    const mend = () => {
      plug.isUp = true;
      plug.handlers.up();
    };
    return { transport, cut, mend };
  };
}

async function node(plug: { transport: Transport }) {
  const nodes = new Nodes(createLog('silent'));
  const presence = new Presence();
  const news: string[] = [];
  nodes.listen({
    changed: (matchId, what) => news.push(`${matchId} ${what}`),
    missed: () => news.push('missed'),
    owners: () => news.push('owners'),
    watching: (from, matches, isAll) => void presence.take(from, matches, isAll),
  });
  await nodes.join(plug.transport, presence);
  onTestFinished(() => nodes.leave());
  return { nodes, news, presence };
}

test('notices lost while a node is disconnected are made up for by the others and by the node itself', async () => {
  const plugIn = exchange();
  const [hereLine, thereLine] = [plugIn(), plugIn()];
  const here = await node(hereLine);
  const there = await node(thereLine);
  here.nodes.changed('m1', 'acts', true);
  expect(there.news).toContain('m1 acts');
  there.news.length = 0;
  here.news.length = 0;
  hereLine.cut();
  here.nodes.changed('m2', 'acts', true);
  expect(there.news).toEqual([]);
  hereLine.mend();
  for (const { news } of [here, there]) {
    // Matches in memory may be behind, and others may wait for their owner.
    expect(news).toContain('missed');
    expect(news).toContain('owners');
  }
});

test('a match is owned by a server that watches it, of players before spectators, and by one of all while no one does', async () => {
  const plugIn = exchange();
  const all = [await node(plugIn()), await node(plugIn()), await node(plugIn())] as const;
  const ids = Array.from({ length: 12 }, (_one, number) => `m${number}`);
  const ownersOf = (id: string) => all.filter(({ nodes }) => nodes.owns(id));
  // Watchers that changed in one turn are announced in the next.
  const announced = () => new Promise((resolve) => setImmediate(resolve));
  for (const id of ids) expect(ownersOf(id)).toHaveLength(1);
  expect(new Set(ids.flatMap(ownersOf)).size).toBeGreaterThan(1);
  const unwatched = ids.map((id) => ownersOf(id)[0]);
  for (const id of ids) all[1].presence.set(id, 'socket', { playerId: null, viewers: ['spectator'] });
  await announced();
  for (const id of ids) expect(ownersOf(id)).toEqual([all[1]]);
  for (const id of ids) all[2].presence.set(id, 'socket', { playerId: 'ann', viewers: ['p1'] });
  await announced();
  for (const id of ids) expect(ownersOf(id)).toEqual([all[2]]);
  for (const id of ids) for (const { presence } of [all[1], all[2]]) presence.remove(id, 'socket');
  await announced();
  expect(ids.map((id) => ownersOf(id)[0])).toEqual(unwatched);
});
