import { createServer, type Server } from 'node:http';
import type { AnyTitle } from '@echo-base/games/engine';
import { CHAT_MESSAGES, CHAT_SECONDS } from '@echo-base/protocol';
import { CreditBook } from './auth/credits.ts';
import { Gate } from './auth/gate.ts';
import { Pace } from './auth/pace.ts';
import { Sessions } from './auth/sessions.ts';
import { Bots } from './bots/bots.ts';
import type { Thinker } from './bots/thinker.ts';
import { Clocks } from './clocks/clocks.ts';
import { TableTimes } from './clocks/times.ts';
import { Uptime } from './clocks/uptime.ts';
import { Nodes } from './cluster/nodes.ts';
import { alone, type Peers } from './cluster/peers.ts';
import { Presence } from './cluster/presence.ts';
import { connectRedis } from './cluster/redis.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import { type MatchNeeds, matchRoutes } from './http/matches.ts';
import { moderationRoutes } from './http/moderation.ts';
import { type OperationNeeds, operationRoutes } from './http/operations.ts';
import { type SeatNeeds, seatRoutes } from './http/seats.ts';
import { serverRoutes } from './http/server-info.ts';
import { type SessionNeeds, sessionRoutes } from './http/session.ts';
import { titleRoutes } from './http/titles.ts';
import { webClient } from './http/web.ts';
import { leave, listen } from './listening.ts';
import { Allowance } from './lobby/allowance.ts';
import { Invites } from './lobby/invites.ts';
import { Lobby } from './lobby/lobby.ts';
import { Moderation } from './lobby/moderation.ts';
import { SeatKeeper } from './lobby/seat-keeper.ts';
import { newId } from './model/ids.ts';
import { type Clock, clockBy } from './model/now.ts';
import type { Logger } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import { type PassTiming, realTiming } from './passes/pass-timing.ts';
import { Passes } from './passes/passes.ts';
import { absentTitle } from './play/absent-title.ts';
import { MatchEmitter } from './play/events.ts';
import type { Host } from './play/host.ts';
import { Loader } from './play/loader.ts';
import { Registry } from './play/registry.ts';
import { FinishedRecords } from './record/finished-records.ts';
import { Judge } from './record/judge.ts';
import { createRecorder } from './record/recorder.ts';
import { Snapshots } from './record/snapshots.ts';
import { attachSockets } from './sockets/attach.ts';
import { Happenings } from './sockets/happenings.ts';
import { createHub } from './sockets/hub.ts';
import { LiveRooms } from './sockets/live.ts';
import { DatabaseTime } from './storage/database-time.ts';
import type { Store } from './storage/store.ts';

const SWEEP_MS = 60_000;

/** Everything a server is made of that can be exchanged. */
export interface ServerParts {
  readonly config: Config;
  readonly titles: readonly AnyTitle[];
  readonly store: Store;
  readonly thinker: Thinker;
  /** Timers and random numbers of automatic passes; by default those of this machine. */
  readonly passTiming?: PassTiming;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Clock of matches, instead of one that goes by the database's time. */
  readonly clock?: Clock;
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
  const cluster = await connectCluster(parts);
  const time = new DatabaseTime(parts.store, (error) => {
    parts.log.error({ problem: String(error) }, 'the time of the database cannot be read');
  });
  await time.open();
  const core = createCore(parts, cluster.peers, parts.clock ?? clockBy(time.now));
  const { registry, bots, passes, clocks, records, recorder, judge, snapshots, uptime } = core;
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 20_000 });
  const edge = createEdge(parts, core, cluster, server);
  await edge.join();
  await uptime.load();
  const port = await listen(server, parts.config);
  // Nobody waits until the matches of computer players are back.
  bots.resumeAll();
  passes.resumeAll();
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
      await passes.close();
      await judge.close();
      await records.close();
      await edge.close();
      await registry.idle();
      await recorder.idle();
      cluster.nodes?.leave();
      await cluster.redis?.close();
      registry.close();
      await snapshots.idle();
      await uptime.close();
      time.close();
      await parts.store.close();
    },
  };
}

/** Servers on one database form a group; one Redis may serve several groups. */
function groupOf({ databaseUrl = '' }: Config): string {
  return new URL(databaseUrl).pathname.slice(1);
}

/** The servers that share the matches of one database. */
async function connectCluster({ config, log }: ServerParts) {
  const redis = config.redisUrl === undefined ? null : await connectRedis(config.redisUrl, groupOf(config), log);
  const nodes = redis && new Nodes(log);
  return { redis, nodes, peers: nodes ?? alone };
}

type Cluster = Awaited<ReturnType<typeof connectCluster>>;
type Core = ReturnType<typeof createCore>;

/** What stores matches: acts, snapshots, and the records of those that are over. */
function createRecording({ titles, store, log, metrics }: ServerParts) {
  const title = (id: string) => titles.find((one) => one.id === id) ?? absentTitle(id);
  const records = new FinishedRecords({ store, log, title });
  const recorder = createRecorder(store, {
    written(acts, seconds) {
      metrics.appendActs.observe(acts);
      metrics.appendSeconds.observe(seconds);
    },
    ended: (id) => records.ended(id),
  });
  return { records, recorder, snapshots: new Snapshots({ store, log }) };
}

/** What plays matches, whoever may ask. */
function createCore(parts: ServerParts, peers: Peers, clock: Clock) {
  const { now } = clock;
  const { config, titles, store, log } = parts;
  const presence = new Presence(now);
  const times = new TableTimes(presence, now);
  const recording = createRecording(parts);
  const { spectatorDelayMs, matchesInMemory } = config;
  const uptime = new Uptime({
    store,
    id: peers.isShared ? newId() : 'alone',
    isShared: peers.isShared,
    now,
    failed: (error) => log.error({ problem: String(error) }, 'the time this server is up cannot be kept'),
  });
  const judge = new Judge({ titles, store, log, now, replaysAll: config.replaysAll });
  const loader = new Loader({
    titles,
    store,
    judge,
    snapshots: recording.snapshots,
    upTime: uptime,
    now,
    spectatorDelayMs,
  });
  const kept = { store, ...recording, loader };
  const events = new MatchEmitter<Host>((event, error) => log.error({ err: error, event }, 'a listener failed'));
  const registry = new Registry({ ...kept, ...clock, presence, peers, events, spectatorDelayMs, matchesInMemory, log });
  const allowance = new Allowance({ store, config });
  const lobby = new Lobby({ store, registry, loader, presence, times, peers, allowance });
  const drivers = createDrivers(parts, { registry, events, peers, uptime, clock });
  const keeper = new SeatKeeper({ show: (id, player) => lobby.show(id, player), times, store });
  return { presence, times, ...recording, judge, registry, loader, events, lobby, ...drivers, keeper, uptime };
}

interface DriverNeeds {
  readonly registry: Registry;
  readonly events: MatchEmitter<Host>;
  readonly peers: Peers;
  readonly uptime: Uptime;
  readonly clock: Clock;
}

/** What acts in matches by itself: computer players, automatic passes, clocks. */
function createDrivers(parts: ServerParts, { registry, events, peers, uptime, clock }: DriverNeeds) {
  const { config, store, thinker, passTiming: timing = realTiming, log, metrics } = parts;
  const common = { registry, events, store, peers, log };
  return {
    bots: new Bots({ ...common, thinker, delayMs: config.botDelayMs, metrics }),
    passes: new Passes({ ...common, timing, meanMs: config.passDelayMs }),
    clocks: new Clocks({ ...common, ...clock, uptime }),
  };
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

/** What talks to the outside: HTTP and sockets on one port. */
function createEdge(parts: ServerParts, core: Core, { redis, nodes, peers }: Cluster, server: Server) {
  const limits = createLimits(parts.config);
  const sessions = new Sessions(parts.store);
  const io = createHub({ ...parts, ...limits, server, sessions });
  const line = redis?.attach(io) ?? null;
  const happenings = new Happenings({ io, registry: core.registry, peers });
  const leaving = new AbortController();
  const services = {
    ...parts,
    ...core,
    ...limits,
    ...{ peers, sessions, io, line, happenings, leaving: leaving.signal },
    invites: new Invites({ ...core, ...limits }),
    moderation: new Moderation({ ...parts, ...core, expel: (id) => happenings.expelled(id) }),
    rooms: new LiveRooms({ ...core, io, peers }),
  };
  const detach = attachSockets(services);
  const web = webClient(parts.webDir);
  const app = createApp({ ...services, credits: limits.httpCredits, routes: createRoutes(services), web });
  server.on('request', app.callback());
  return {
    sweep: limits.sweep,
    async join() {
      if (nodes && line) await nodes.join(line, core.presence);
    },
    close() {
      leaving.abort();
      detach();
      return leave(server, io);
    },
  };
}

type RouteNeeds = SessionNeeds & MatchNeeds & SeatNeeds & OperationNeeds & ServerParts & { moderation: Moderation };

/** Everything that can be asked for over HTTP. */
function createRoutes(needs: RouteNeeds) {
  return [
    ...serverRoutes(needs.config),
    ...sessionRoutes(needs),
    ...titleRoutes(needs.titles),
    ...matchRoutes(needs),
    ...seatRoutes(needs),
    ...moderationRoutes(needs.moderation),
    ...operationRoutes(needs),
  ];
}
