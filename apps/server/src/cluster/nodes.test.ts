import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../observability/log.ts';
import { Nodes, type Transport } from './nodes.ts';

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
  const news: string[] = [];
  nodes.listen({
    changed: (matchId, what) => news.push(`${matchId} ${what}`),
    missed: () => news.push('missed'),
    owners: () => news.push('owners'),
  });
  await nodes.join(plug.transport, {
    here: () => [],
    hereAt: (matchId) => ({ matchId, players: [], seated: [], spectators: 0 }),
    onChange: () => undefined,
  });
  onTestFinished(() => nodes.leave());
  return { nodes, news };
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
