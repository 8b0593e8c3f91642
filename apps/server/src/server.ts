import { createServer, type Server } from 'node:http';
import type { AnyTitle } from '@echo-base/games/engine';
import { CHAT_MESSAGES, CHAT_SECONDS } from '@echo-base/protocol';
import { CreditBook } from './auth/credits.ts';
import { Gate } from './auth/gate.ts';
import { Pace } from './auth/pace.ts';
import { Sessions } from './auth/sessions.ts';
import { type Line, Nodes } from './cluster/nodes.ts';
import { alone, type Peers } from './cluster/peers.ts';
import { connectRedis, type Redis } from './cluster/redis.ts';
import { type Config, StartupError } from './config.ts';
import { createApp } from './http/app.ts';
import { matchRoutes } from './http/matches.ts';
import { moderationRoutes } from './http/moderation.ts';
import { operationRoutes } from './http/operations.ts';
import { seatRoutes } from './http/seats.ts';
import { serverRoutes } from './http/server-info.ts';
import { sessionRoutes } from './http/session.ts';
import { titleRoutes } from './http/titles.ts';
import { webClient } from './http/web.ts';
import { Allowance } from './matches/allowance.ts';
import { Bots } from './matches/bots.ts';
import { Clocks } from './matches/clocks.ts';
import { Invites } from './matches/invites.ts';
import { Judge } from './matches/judge.ts';
import { Lobby } from './matches/lobby.ts';
import { Moderation } from './matches/moderation.ts';
import { Presence } from './matches/presence.ts';
import { createRecorder } from './matches/recorder.ts';
import { Registry } from './matches/registry.ts';
import { SeatKeeper } from './matches/seat-keeper.ts';
import { Snapshots } from './matches/snapshots.ts';
import { newId } from './matches/table.ts';
import type { Thinker } from './matches/thinker.ts';
import { TableTimes } from './matches/times.ts';
import { Uptime } from './matches/uptime.ts';
import type { Logger } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import { attachSockets } from './sockets/attach.ts';
import { hangUp } from './sockets/backlog.ts';
import { Happenings } from './sockets/happenings.ts';
import { createHub, type HubServer } from './sockets/hub.ts';
import { LiveRooms } from './sockets/live.ts';
import type { Store } from './storage/store.ts';

const SWEEP_MS = 60_000;
/** Requests that run when the server leaves, and clients that do not read, may take this long. */
const LEAVE_MS = 5_000;

/** Everything a server is made of that can be exchanged. */
export interface ServerParts {
  readonly config: Config;
  readonly titles: readonly AnyTitle[];
  readonly store: Store;
  readonly thinker: Thinker;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Directory of the built web client. */
  readonly webDir: string;
}

/** A server that runs. */
export interface RunningServer {
  readonly port: number;
  readonly registry: Registry;
  /** Stops taking requests, finishes what is begun, tells the sockets, and closes the storage. */
  close(): Promise<void>;
}

/** Puts the parts together and listens. Throws `StartupError` when it cannot. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, log } = parts;
  const redis = config.redisUrl === undefined ? null : await connectRedis(config.redisUrl, groupOf(config), log);
  const nodes = redis && new Nodes(log);
  const core = createCore(parts, nodes ?? alone);
  const { registry, bots, clocks, recorder, judge, snapshots, uptime } = core;
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 20_000 });
  const edge = createEdge(parts, core, { server, redis, nodes });
  await edge.join();
  await uptime.load();
  const port = await listen(server, parts.config);
  // Nobody waits until the matches of computer players are back.
  bots.resumeAll();
  await uptime.open();
  judge.start((id) => registry.peek(id) !== undefined);
  const sweep = setInterval(() => {
    edge.sweep();
    core.presence.sweep();
    registry.evictIdle();
  }, SWEEP_MS).unref();
  return {
    port,
    registry,
    async close() {
      clearInterval(sweep);
      clocks.close();
      await bots.close();
      await judge.close();
      await edge.close();
      await registry.idle();
      await recorder.idle();
      nodes?.leave();
      await redis?.close();
      registry.close();
      await snapshots.idle();
      await uptime.close();
      await parts.store.close();
    },
  };
}

/** What plays matches, whoever may ask. */
function createCore({ config, titles, store, thinker, log, metrics }: ServerParts, peers: Peers) {
  const presence = new Presence();
  const times = new TableTimes(presence);
  const recorder = createRecorder(store, (acts, seconds) => {
    metrics.appendActs.observe(acts);
    metrics.appendSeconds.observe(seconds);
  });
  const snapshots = new Snapshots({ store, log });
  const { spectatorDelayMs, matchesInMemory } = config;
  const uptime = new Uptime({
    store,
    id: peers.isShared ? newId() : 'alone',
    isShared: peers.isShared,
    failed: (error) => log.error({ problem: String(error) }, 'the time this server is up cannot be kept'),
  });
  const judge = new Judge({ titles, store, log, replaysAll: config.replaysAll });
  const kept = { store, recorder, snapshots, judge, upTime: uptime };
  const registry = new Registry({ ...kept, titles, presence, peers, spectatorDelayMs, matchesInMemory, log });
  const lobby = new Lobby({ store, registry, presence, times, peers, allowance: new Allowance({ store, config }) });
  const bots = new Bots({ registry, store, peers, thinker, delayMs: config.botDelayMs, log, metrics });
  const clocks = new Clocks({ registry, peers, log });
  uptime.onChange = () => clocks.refresh();
  const keeper = new SeatKeeper({ show: (id, player) => lobby.show(id, player), times, store });
  return { presence, times, recorder, snapshots, judge, registry, lobby, bots, clocks, keeper, uptime };
}

/** Who may do how much. */
function createLimits(config: Config) {
  const gate = new Gate(config);
  const socketCredits = new CreditBook(config.credits);
  const httpCredits = new CreditBook(config.httpCredits);
  const chatPace = new Pace({ most: CHAT_MESSAGES, seconds: CHAT_SECONDS });
  const sweep = () => {
    for (const book of [gate, socketCredits, httpCredits, chatPace]) book.sweep();
  };
  return { gate, socketCredits, httpCredits, chatPace, sweep };
}

/** Through what a server is reached. */
interface Outlets {
  readonly server: Server;
  readonly redis: Redis | null;
  readonly nodes: Nodes | null;
}

/** Servers on one database hear one another; one Redis may serve those of several. */
function groupOf({ databaseUrl = '' }: Config): string {
  return new URL(databaseUrl).pathname.slice(1);
}

/** What talks to the outside: HTTP and sockets on one port. */
function createEdge(parts: ServerParts, core: ReturnType<typeof createCore>, { server, redis, nodes }: Outlets) {
  const { config, store, log, metrics } = parts;
  const { presence, times, registry, lobby, keeper } = core;
  const sessions = new Sessions(store);
  const { gate, socketCredits, httpCredits, chatPace, sweep } = createLimits(config);
  const invites = new Invites({ registry, gate });
  const io = createHub({ server, config, sessions, gate });
  const line = redis?.attach(io) ?? null;
  const happenings = new Happenings({ io, registry, peers: nodes ?? alone });
  const moderation = new Moderation({ registry, store, presence, log, expel: (id) => happenings.expelled(id) });
  const rooms = new LiveRooms(io, presence, times);
  let isLeaving = false;
  registry.listen(rooms);
  nodes?.listen({
    watching(node, matches, isAll) {
      for (const [id, seated] of presence.take(node, matches, isAll)) {
        const host = registry.peek(id);
        if (host) rooms.changedElsewhere(host, seated);
      }
    },
  });
  const doors = { lobby, invites, moderation, registry, rooms };
  const detach = attachSockets({ io, ...doors, credits: socketCredits, chatPace, log, metrics });
  const outward = { registry, lobby, keeper, sessions, gate, invites, moderation, happenings, line };
  const routes = createRoutes(parts, outward, () => isLeaving);
  const app = createApp({ config, sessions, credits: httpCredits, log, metrics, routes, web: webClient(parts.webDir) });
  server.on('request', app.callback());
  return {
    sweep,
    async join() {
      if (!nodes || !line) return;
      presence.onChange = (matchId) => nodes.watched(matchId);
      await nodes.join(line, presence);
    },
    close() {
      isLeaving = true;
      detach();
      return leave(server, io);
    },
  };
}

interface Outward {
  readonly registry: Registry;
  readonly lobby: Lobby;
  readonly keeper: SeatKeeper;
  readonly invites: Invites;
  readonly sessions: Sessions;
  readonly gate: Gate;
  readonly moderation: Moderation;
  readonly happenings: Happenings;
  readonly line: Line | null;
}

/** Everything that can be asked for over HTTP. */
function createRoutes({ config, titles, store, log, metrics }: ServerParts, at: Outward, isLeaving: () => boolean) {
  const { registry, lobby, keeper, sessions, gate, invites, moderation, happenings, line } = at;
  return [
    ...serverRoutes(config),
    ...sessionRoutes({
      sessions,
      gate,
      log,
      publicUrl: config.publicUrl,
      renamed: (playerId, name) => happenings.renamed(playerId, name),
      ended: (tokenHash) => happenings.ended(tokenHash),
    }),
    ...titleRoutes(titles),
    ...matchRoutes({ lobby, invites, store }),
    ...seatRoutes({ lobby, keeper }),
    ...moderationRoutes(moderation),
    ...operationRoutes({
      store,
      metrics,
      matches: registry,
      isLeaving,
      isRedisUp: () => line?.isUp ?? null,
      metricsToken: config.metricsToken,
    }),
  ];
}

/** Resolves with the port. Throws `StartupError` where nothing can be listened to. */
function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const where = host === undefined ? `PORT=${port}` : `HOST=${host} PORT=${port}`;
      const reason = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used: ${error.message}`;
      reject(new StartupError(`${where} ${reason}`));
    });
    server.listen({ port, ...(host !== undefined && { host }) }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Takes no more requests, lets those that run finish, and tells the sockets, so that they come back by themselves. */
async function leave(server: Server, io: HubServer): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const hangUpNow = hangUp(io);
  // Closing the sockets waits for everything that is connected, so the patience begins before it.
  const patience = setTimeout(() => {
    server.closeAllConnections();
    hangUpNow();
  }, LEAVE_MS);
  io.local.emit('going_away', {});
  await io.close();
  server.closeIdleConnections();
  await closed;
  clearTimeout(patience);
}
