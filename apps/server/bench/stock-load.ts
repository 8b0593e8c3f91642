import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';
import type { Decision, Seen } from '@echo-base/games/engine';
import { boardgameOf } from '@echo-base/games/engine/boardgame';
import { titleById } from '@echo-base/games/titles';
import { type Load, onward } from './load.ts';

const require = createRequire(import.meta.url);
// biome-ignore-start lint/suspicious/noExplicitAny: the stock client is driven through its built files.
const { Client } = require('boardgame.io/dist/cjs/client.js') as any;
const { SocketIO } = require('boardgame.io/dist/cjs/multiplayer.js') as any;

interface Screen {
  readonly client: any;
  seen: Seen | null;
}
// biome-ignore-end lint/suspicious/noExplicitAny: see above.

const seats = ['p1', 'p2'];

/** The same random play before one spectator, through stock clients and the stock server. */
export async function playStockLoad(url: string, acts: number): Promise<Load> {
  const ack: number[] = [];
  const seen: number[] = [];
  let seconds = 0;
  for (let match = 0; ack.length < acts; match++) {
    const screens = await openStock(url, match);
    const started = performance.now();
    await playOne(screens, acts - ack.length, ack, seen);
    seconds += (performance.now() - started) / 1_000;
    for (const screen of screens) screen.client.stop();
  }
  return { acts: ack.length, seconds, ack, seen };
}

async function openStock(url: string, match: number): Promise<Screen[]> {
  const title = titleById('galaxy-dice');
  if (!title) throw new Error('no galaxy-dice');
  const table = { seats, options: title.options.parse({}), seed: 'ab'.repeat(32) };
  // A match nobody knows is made when the first client asks for it; the stock REST call fails under today's Koa.
  const matchID = `bench-${match}`;
  const game = boardgameOf(title, table, () => undefined);
  const screens: Screen[] = [];
  for (const playerID of ['0', '1', null]) {
    const multiplayer = SocketIO({ server: url, socketOpts: { transports: ['websocket'] } });
    const client = Client({
      game,
      numPlayers: 2,
      multiplayer,
      matchID,
      playerID,
      debug: false,
    });
    const screen: Screen = { client, seen: null };
    client.subscribe((state: { G: Seen } | null) => {
      screen.seen = state?.G ?? null;
    });
    client.start();
    screens.push(screen);
  }
  await until(() => screens.every((screen) => screen.seen !== null));
  return screens;
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + 10_000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error('the stock server did not answer');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function playOne(screens: readonly Screen[], most: number, ack: number[], seen: number[]): Promise<void> {
  for (let done = 0; done < most; done++) {
    if (screens.some((screen) => screen.seen?.outcome)) return;
    const actor = screens.find((screen) => screen.seen?.decisions.length);
    const decision = actor?.seen?.decisions[0] as Decision | undefined;
    const other = screens.find((screen) => screen !== actor);
    if (!actor || !other || !decision) throw new Error('nobody is asked');
    const [mine, theirs] = [actor.seen, other.seen];
    const sent = performance.now();
    actor.client.moves.act(decision.id, onward(decision as never));
    const arrivals = [
      until(() => actor.seen !== mine).then(() => ack.push(performance.now() - sent)),
      until(() => other.seen !== theirs).then(() => seen.push(performance.now() - sent)),
    ];
    await Promise.all(arrivals);
  }
}
