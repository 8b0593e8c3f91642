import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../observability/log.ts';
import { type Line, Nodes } from './nodes.ts';

type Ears = Parameters<Line['listen']>[0];

/** Lines of nodes to one another, each of which can be cut. */
function exchange() {
  const plugs: { ears: Ears; isUp: boolean }[] = [];
  return () => {
    const plug = { ears: { heard: () => undefined, up: () => undefined } as Ears, isUp: true };
    plugs.push(plug);
    const line: Line = {
      get isUp() {
        return plug.isUp;
      },
      send(notice) {
        for (const other of plugs) if (other !== plug && plug.isUp && other.isUp) other.ears.heard(notice);
      },
      listen: (ears) => {
        plug.ears = ears;
      },
    };
    const cut = () => {
      plug.isUp = false;
    };
    const mend = () => {
      plug.isUp = true;
      plug.ears.up();
    };
    return { line, cut, mend };
  };
}

async function node(plug: { line: Line }) {
  const nodes = new Nodes(createLog('silent'));
  const news: string[] = [];
  nodes.listen({
    changed: (matchId, what) => news.push(`${matchId} ${what}`),
    missed: () => news.push('missed'),
    owners: () => news.push('owners'),
  });
  await nodes.join(plug.line, {
    here: () => [],
    hereAt: (matchId) => ({ matchId, players: [], seated: [], spectators: 0 }),
    onChange: () => undefined,
  });
  onTestFinished(() => nodes.leave());
  return { nodes, news };
}

test('what a node could not tell while its line was cut is looked for by the others, and by itself', async () => {
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
    // What is in memory may be behind, and a match that is not may wait for its owner.
    expect(news).toContain('missed');
    expect(news).toContain('owners');
  }
});
