import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';
import { RandomBot } from 'boardgame.io/dist/cjs/ai.js';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import { Local, SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { afterEach, describe, expect, test } from 'vitest';
import { games, stockGame } from '../src/boardgame.ts';
import type { Decision, Seen } from '../src/engine/index.ts';
import { randomChoice, testRng } from '../src/engine/testing/index.ts';
import { MISSION_IDS } from '../src/imperial-assault/data/missions.ts';
import { imperialAssault } from '../src/imperial-assault/index.ts';
import { testedTitles } from './tested-titles.ts';

type StockClient = ReturnType<typeof Client>;
const started: StockClient[] = [];
const closing: (() => void)[] = [];
afterEach(() => {
  for (const client of started.splice(0)) client.stop();
  for (const close of closing.splice(0)) close();
});

function connect(game: Game, playerID: string | null, settings: object): StockClient {
  const client = Client({ game, debug: false, ...settings, ...(playerID !== null && { playerID }) });
  started.push(client);
  client.start();
  return client;
}

/** State of a client; null until the master has answered. */
const seenBy = (client: StockClient) => client.getState() as unknown as { G: Seen; ctx: { gameover?: object } } | null;

/** All data of a client about a match, as text, to search for secrets. */
const heldBy = (client: StockClient) => JSON.stringify([client.store.getState(), client.getInitialState(), client.log]);

/** Wrappers of hidden values, a seed, and fields that only the state has. */
const SECRET = /"hidden":|"seed":"[0-9a-f]{64}"|"stack":|"luck":/;

function expectNoSecrets(clients: readonly StockClient[]): void {
  expect(clients.map((client) => SECRET.exec(heldBy(client))?.[0])).toEqual(clients.map(() => undefined));
}

/** A client with a pending decision, and a random answer. */
function nextAct(clients: readonly StockClient[], rng: () => number) {
  const asked = clients.filter((client) => (seenBy(client)?.G.decisions.length ?? 0) > 0);
  const client = asked[Math.floor(rng() * asked.length)];
  const decision = client && (seenBy(client)?.G.decisions[0] as Decision | undefined);
  return client && decision ? { client, decision, choice: randomChoice(decision, rng) } : null;
}

/** Titles with short random games; of long ones only the first acts are played. */
const cases = testedTitles.flatMap((title, index) =>
  title.short
    ? []
    : [...new Set([title.minPlayers, title.maxPlayers])].map((players) => ({
        id: title.id,
        game: games[index] as Game,
        players,
      })),
);

describe.each(cases)('$id with $players players under the stock client and local master', ({ id, game, players }) => {
  test('plays to the end; no secret is sent to a spectator or a player', () => {
    const settings = { multiplayer: Local(), numPlayers: players, matchID: `${id}-${players}` };
    const seated = Array.from({ length: players }, (_one, n) => connect(game, String(n), settings));
    const spectator = connect(game, null, settings);
    const rng = testRng(players);
    for (let acts = 0; !seenBy(spectator)?.ctx.gameover; acts++) {
      const next = nextAct(seated, rng);
      if (!next || acts > 5_000) throw new Error(`no pending decision after ${acts} acts`);
      next.client.moves.act?.(next.decision.id, next.choice);
      if (acts % 50 === 0) expectNoSecrets([...seated, spectator]);
    }
    expect(seenBy(spectator)?.ctx.gameover).toEqual(seenBy(seated[0] as StockClient)?.G.outcome);
    expect(seenBy(spectator)?.G.decisions).toEqual([]);
  });
});

/** Acts of a long game: set-up and the first activations. */
const FIRST_ACTS = 60;

describe.each(MISSION_IDS)('imperial-assault, %s, under the stock client and local master', (mission) => {
  test('plays, and no secret is sent to a spectator or a player', () => {
    const stock = stockGame(imperialAssault, { secret: 'of a test' });
    const options = { mission, roundLimit: 2 };
    const game: Game = { ...stock, setup: (context) => stock.setup?.(context, { options }) };
    const settings = { multiplayer: Local(), numPlayers: 2, matchID: mission };
    const seated = ['0', '1'].map((player) => connect(game, player, settings));
    const spectator = connect(game, null, settings);
    const rng = testRng(1);
    for (let acts = 0; acts < FIRST_ACTS; acts++) {
      const next = nextAct(seated, rng);
      if (!next) break;
      next.client.moves.act?.(next.decision.id, next.choice);
    }
    expect(seenBy(spectator)?.G.view).toMatchObject({ mission });
    expect(seenBy(spectator)?.G.decisions).toEqual([]);
    expectNoSecrets([...seated, spectator]);
  });
});

/** Starts the stock server with a title; returns its address. */
async function serve(game: Game): Promise<string> {
  const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/dist/cjs/server.js');
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  const log = console.info;
  console.info = () => undefined;
  const running: { appServer: HttpServer } = await server.run({ port: 0, callback: () => undefined });
  console.info = log;
  closing.push(() => server.kill(running));
  const address = running.appServer.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

/** Resolves when every client has received at least this many state updates. */
function settled(clients: readonly StockClient[], acts: number): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const numbers = clients.map((client) => (client.getState() as State | null)?._stateID ?? -1);
      if (!numbers.every((number) => number >= acts)) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = clients.map((client) => client.subscribe(check));
    check();
  });
}

const onServer = testedTitles.map(({ id, short }, index) => ({
  id,
  game: games[index] as Game,
  isLong: short !== undefined,
}));
describe.each(onServer)('$id on the stock server over socket.io', ({ id, game, isLong }) => {
  test(`plays ${isLong ? 'the first acts' : 'to the end'}; no received byte holds a secret`, async () => {
    const server = await serve(game);
    const create = await fetch(`${server}/games/${id}/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ numPlayers: 2, setupData: {} }),
    });
    const { matchID } = (await create.json()) as { matchID: string };
    const settings = {
      multiplayer: SocketIO({ server, socketOpts: { transports: ['websocket'] } }),
      numPlayers: 2,
      matchID,
    };
    const join = async (playerID: string) => {
      const url = `${server}/games/${id}/${matchID}/join`;
      const body = JSON.stringify({ playerID, playerName: playerID });
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const { playerCredentials } = (await answer.json()) as { playerCredentials: string };
      return connect(game, playerID, { ...settings, credentials: playerCredentials });
    };
    const seated = [await join('0'), await join('1')];
    const clients = [...seated, connect(game, null, settings)];
    await settled(clients, 0);
    const rng = testRng(1);
    for (let acts = 0; !seenBy(clients[2] as StockClient)?.ctx.gameover; acts++) {
      if (isLong && acts === FIRST_ACTS) break;
      const next = nextAct(seated, rng);
      if (!next || acts > 5_000) throw new Error(`no pending decision after ${acts} acts`);
      const before = (next.client.getState() as unknown as State)._stateID;
      next.client.moves.act?.(next.decision.id, next.choice);
      await settled(clients, before + 1);
      if (acts % 50 === 0) expectNoSecrets(clients);
    }
    expectNoSecrets(clients);
  });
});

describe.each(testedTitles.map((title) => ({ id: title.id, title })))(
  '$id set up by stock boardgame.io',
  ({ title }) => {
    const game = stockGame(title, { secret: 'of a test' });
    const setUp = (numPlayers: number, setupData?: object) => InitializeGame({ game, numPlayers, setupData }) as State;
    const view = (state: State, playerID: string | null) =>
      game.playerView?.({ G: state.G, ctx: state.ctx, playerID }) as Seen;

    test.each(title.seatings().map((seats) => ({ seats })))('setupData seats $seats', ({ seats }) => {
      const state = setUp(seats.length, { seats });
      expect(seats.map((_seat, n) => view(state, String(n)).viewer)).toEqual(seats);
      expect(view(state, String(seats.length)).viewer).toBe('spectator');
      expect(Object.keys(state.ctx.activePlayers ?? {})).toHaveLength(seats.length);
      expect(seats.some((_seat, n) => view(state, String(n)).decisions.length > 0)).toBe(true);
    });

    test('invalid setupData is reported before a match is created', () => {
      expect(game.validateSetupData?.({ seats: ['nowhere'] }, 2)).toMatch('cannot seat nowhere');
      expect(game.validateSetupData?.({ options: { nonsense: 1, players: '?' } }, 9)).toMatch('cannot seat 9');
      expect(game.validateSetupData?.(undefined, title.minPlayers)).toBeUndefined();
      expect(() => setUp(2, { seats: ['nowhere'] })).toThrow('cannot seat nowhere');
    });

    test('two matches never share a seed, and a match has the same seed after a JSON round trip', () => {
      const [one, other] = [setUp(2), setUp(2)];
      expect(one.G.sealed).not.toBe(other.G.sealed);
      const again = { ...one, G: JSON.parse(JSON.stringify(one.G)) };
      for (const playerID of ['0', '1', null]) expect(view(again, playerID)).toEqual(view(one, playerID));
    });

    test('boardgame.io\u2019s RandomBot plays acts that the rules accept', async () => {
      const refusals: unknown[] = [];
      const told = stockGame(title, { refused: (refusal) => refusals.push(refusal) });
      const client = connect(told, null, { numPlayers: 2 });
      const enumerate = told.ai?.enumerate as NonNullable<Game['ai']>['enumerate'];
      const bot = new RandomBot({ enumerate, seed: 'bot' });
      for (let acts = 0; acts < 100; acts++) {
        const state = client.store.getState() as State;
        const asked = Object.entries(state.ctx.activePlayers ?? {}).find(([, stage]) => stage === 'act');
        if (state.ctx.gameover || !asked) break;
        const { action } = await bot.play(state, asked[0]);
        client.store.dispatch(action as never);
        expect((client.store.getState() as State)._stateID).toBeGreaterThan(state._stateID);
      }
      expect(refusals).toEqual([]);
    });
  },
);
