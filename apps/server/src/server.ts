import { createServer, type Server } from 'node:http';
import type { AnyTitle } from '@echo-base/games/engine';
import { CHAT_MESSAGES, CHAT_SECONDS } from '@echo-base/protocol';
import { CreditBook } from './auth/credits.ts';
import { Pace } from './auth/pace.ts';
import { Sessions } from './auth/sessions.ts';
import { type Config, StartupError } from './config.ts';
import { createApp } from './http/app.ts';
import { matchRoutes } from './http/matches.ts';
import { operationRoutes } from './http/operations.ts';
import { sessionRoutes } from './http/session.ts';
import { titleRoutes } from './http/titles.ts';
import { webClient } from './http/web.ts';
import { Bots } from './matches/bots.ts';
import { Lobby } from './matches/lobby.ts';
import { Presence } from './matches/presence.ts';
import { createRecorder } from './matches/recorder.ts';
import { Registry } from './matches/registry.ts';
import type { Thinker } from './matches/thinker.ts';
import type { Logger } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import { attachSockets, renameSockets } from './sockets/attach.ts';
import { createHub, type HubServer, sessionRoom } from './sockets/hub.ts';
import { LiveRooms } from './sockets/live.ts';
import type { Store } from './storage/store.ts';

const SWEEP_MS = 60_000;
/** Requests that run when the server leaves may take this long. */
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
  const core = createCore(parts);
  const { registry, bots, recorder } = core;
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 20_000 });
  const edge = createEdge(parts, core, server);
  await bots.resumeAll();
  const port = await listen(server, parts.config);
  const sweep = setInterval(() => {
    edge.sweep();
    registry.evictIdle();
  }, SWEEP_MS).unref();
  return {
    port,
    registry,
    async close() {
      clearInterval(sweep);
      await bots.close();
      await edge.close();
      await registry.idle();
      await recorder.idle();
      registry.close();
      await parts.store.close();
    },
  };
}

/** What plays matches, whoever may ask. */
function createCore({ config, titles, store, thinker, log, metrics }: ServerParts) {
  const presence = new Presence();
  const recorder = createRecorder(store);
  const registry = new Registry({ titles, store, recorder, presence, spectatorDelayMs: config.spectatorDelayMs });
  const lobby = new Lobby({ store, registry, presence });
  const bots = new Bots({ registry, store, thinker, delayMs: config.botDelayMs, log, metrics });
  return { presence, recorder, registry, lobby, bots };
}

/** What talks to the outside: HTTP and sockets on one port. */
function createEdge(parts: ServerParts, { presence, registry, lobby }: ReturnType<typeof createCore>, server: Server) {
  const { config, titles, store, log, metrics } = parts;
  const sessions = new Sessions(store);
  const io = createHub({ server, config, sessions });
  const rooms = new LiveRooms(io, presence);
  const socketCredits = new CreditBook(config.credits);
  const httpCredits = new CreditBook(config.httpCredits);
  const chatPace = new Pace({ most: CHAT_MESSAGES, seconds: CHAT_SECONDS });
  let isLeaving = false;
  registry.listen(rooms);
  attachSockets({ io, lobby, registry, rooms, credits: socketCredits, chatPace, log, metrics });
  const routes = [
    ...sessionRoutes({
      sessions,
      publicUrl: config.publicUrl,
      renamed: (playerId, name) => {
        for (const host of registry.loaded) host.rename(playerId, name);
        renameSockets(io, playerId, name);
      },
      ended: (tokenHash) => io.in(sessionRoom(tokenHash)).disconnectSockets(true),
    }),
    ...titleRoutes(titles),
    ...matchRoutes({ lobby, store }),
    ...operationRoutes({ store, metrics, matches: registry, isLeaving: () => isLeaving }),
  ];
  const app = createApp({ config, sessions, credits: httpCredits, log, metrics, routes, web: webClient(parts.webDir) });
  server.on('request', app.callback());
  return {
    sweep() {
      socketCredits.sweep();
      httpCredits.sweep();
      chatPace.sweep();
    },
    close() {
      isLeaving = true;
      return leave(server, io);
    },
  };
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
  io.emit('going_away', {});
  await io.close();
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), LEAVE_MS);
  await closed;
  clearTimeout(patience);
}
