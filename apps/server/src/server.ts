import { createServer, type Server } from 'node:http';
import type { AnyTitle } from '@echo-base/games/engine';
import { addressOf } from './auth/address.ts';
import { createLimits } from './auth/limits.ts';
import { SessionCookie } from './auth/session-cookie.ts';
import { Sessions } from './auth/sessions.ts';
import { BasePath } from './base-path.ts';
import type { BotRunner } from './bots/bot-runner.ts';
import { Bots } from './bots/bots.ts';
import { Clocks } from './clocks/clocks.ts';
import { MatchTimes } from './clocks/match-times.ts';
import { Uptime } from './clocks/uptime.ts';
import { Nodes } from './cluster/nodes.ts';
import { localOnly, type Peers } from './cluster/peers.ts';
import { Presence } from './cluster/presence.ts';
import type { Config } from './config.ts';
import { type AgreementRouteNeeds, agreementRoutes } from './http/agreements.ts';
import { createApp } from './http/app.ts';
import { guardConnections } from './http/connections.ts';
import { deviceRoutes } from './http/devices.ts';
import { type MatchNeeds, matchRoutes } from './http/matches.ts';
import { moderationRoutes } from './http/moderation.ts';
import { type OperationNeeds, operationRoutes } from './http/operations.ts';
import { createPages } from './http/pages.ts';
import { watchProxy } from './http/proxy-faults.ts';
import { type RightNeeds, rightRoutes } from './http/rights.ts';
import { type SeatNeeds, seatRoutes } from './http/seats.ts';
import { type SocketReportNeeds, serverRoutes, socketReportRoutes } from './http/server-info.ts';
import { type SessionNeeds, sessionRoutes } from './http/session.ts';
import { titleRoutes } from './http/titles.ts';
import { guardAnswers } from './http/unread.ts';
import { type WaitingRoomRouteNeeds, waitingRoomRoutes } from './http/waiting-room.ts';
import { leave, listen } from './listening.ts';
import { Agreements } from './lobby/agreements.ts';
import { Allowance } from './lobby/allowance.ts';
import { Forks } from './lobby/forks.ts';
import { GivenSeats } from './lobby/given-seats.ts';
import { HostRights } from './lobby/host-rights.ts';
import { Imports } from './lobby/imports.ts';
import { Invites } from './lobby/invites.ts';
import { LinkOpenings } from './lobby/link-openings.ts';
import { Lobby } from './lobby/lobby.ts';
import { Moderation } from './lobby/moderation.ts';
import { People } from './lobby/people.ts';
import { SeatKeeper } from './lobby/seat-keeper.ts';
import { WaitingRoom } from './lobby/waiting-room.ts';
import { newId } from './model/ids.ts';
import type { Load } from './model/load.ts';
import { type Clock, clockBy } from './model/now.ts';
import type { Logger } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import { SetupWarnings } from './observability/setup-warnings.ts';
import { type PassTiming, realTiming } from './passes/pass-timing.ts';
import { Passes } from './passes/passes.ts';
import { absentTitle } from './play/absent-title.ts';
import { Alarms } from './play/alarms.ts';
import { MatchChanges } from './play/changes.ts';
import { Loader } from './play/loader.ts';
import { Registry } from './play/registry.ts';
import { FinishedRecords } from './record/finished-records.ts';
import { createRecorder } from './record/recorder.ts';
import { ReplayVerifier } from './record/replay-verifier.ts';
import { Replays } from './record/replays.ts';
import { Snapshots } from './record/snapshots.ts';
import { attachSockets } from './sockets/attach.ts';
import { createHub } from './sockets/hub.ts';
import { LiveRooms } from './sockets/live.ts';
import { SessionEvents } from './sockets/session-events.ts';
import { Voices } from './sockets/voices.ts';
import { DatabaseTime } from './storage/database-time.ts';
import type { Player, Store } from './storage/store.ts';

const SWEEP_MS = 60_000;
/** How often watched matches are compared with their record, in milliseconds. */
const LOOK_MS = 2_000;

/** Dependencies of a server, which tests may replace. */
export interface ServerParts {
  readonly config: Config;
  readonly titles: readonly AnyTitle[];
  readonly store: Store;
  readonly botRunner: BotRunner;
  /** Timers and random numbers of automatic passes; by default real ones. */
  readonly passTiming?: PassTiming;
  /** Timers of the pauses of computer players; by default real ones. */
  readonly botPauses?: Clock['after'];
  /** Load shedding; by default by the lag of this process. */
  readonly load?: Load;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Clock of matches; by default database time. */
  readonly clock?: Clock;
  /** Directory of the built web client. */
  readonly webDir: string;
}

export interface RunningServer {
  readonly port: number;
  readonly registry: Registry;
  /** Graceful stop: accepts no more requests, finishes running ones, notifies the sockets, and closes the storage. */
  close(): Promise<void>;
}

/**
 * Time after which an idle connection is closed, in milliseconds: longer than proxies keep theirs (nginx 60 s, Caddy
 * 120 s), or a request that goes out just then ends as a reset connection, for the player as a 502.
 */
const IDLE_MS = 130_000;

/** Composes the server and listens. Throws `StartupError` if it cannot. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const cluster = await connectCluster(parts);
  const time = await openTime(parts);
  const core = createCore(parts, cluster.peers, parts.clock ?? clockBy(time.now));
  time.onStep((skipped) => core.uptime.stepped(skipped));
  const { registry, bots, passes, records, replays, recorder, verifier, snapshots, uptime } = core;
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 20_000, keepAliveTimeout: IDLE_MS });
  guardConnections(server, parts.config);
  guardAnswers(server, (request) => addressOf(request, parts.config.trustProxy));
  const edge = createEdge(parts, core, cluster, server, await parts.store.installation());
  await edge.join();
  await uptime.load();
  const port = await listen(server, parts.config);
  // Matches with bots resume in the background.
  bots.resumeAll();
  passes.resumeAll();
  await uptime.open();
  verifier.start((id) => registry.peek(id) !== undefined);
  const stopTimers = startTimers(core, edge);
  return {
    port,
    registry,
    async close() {
      stopTimers();
      for (const timed of [core.clocks, core.alarms, core.rights]) timed.close();
      await bots.close();
      await passes.close();
      await verifier.close();
      await Promise.all([records.close(), replays.close()]);
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

/** Starts what is done again and again; returns how to stop it. */
function startTimers(core: Core, edge: { sweep(): void }): () => void {
  const look = setInterval(() => void core.registry.lookForOthers(), LOOK_MS).unref();
  const sweep = setInterval(() => {
    edge.sweep();
    core.presence.sweep();
    core.registry.evictIdle();
  }, SWEEP_MS).unref();
  return () => {
    clearInterval(look);
    clearInterval(sweep);
  };
}

async function openTime({ store, log }: ServerParts): Promise<DatabaseTime> {
  const time = new DatabaseTime(store, (error) => {
    log.error({ problem: String(error) }, 'the time of the database cannot be read');
  });
  await time.open();
  return time;
}

/** Servers on one database form a group; one Redis may serve several groups. */
function groupOf({ databaseUrl = '' }: Config): string {
  return new URL(databaseUrl).pathname.slice(1);
}

/** Cluster of the servers on one database. The client of Redis is loaded only where there is one. */
async function connectCluster({ config, log }: ServerParts) {
  const { redisUrl } = config;
  const redis =
    redisUrl === undefined
      ? null
      : await (await import('./cluster/redis.ts')).connectRedis(redisUrl, groupOf(config), log);
  const nodes = redis && new Nodes(log);
  return { redis, nodes, peers: nodes ?? localOnly };
}

type Cluster = Awaited<ReturnType<typeof connectCluster>>;
type Core = ReturnType<typeof createCore>;

/** Recording: acts, snapshots, and finished records. */
function createRecording({ titles, store, log, metrics }: ServerParts) {
  const title = (id: string) => titles.find((one) => one.id === id) ?? absentTitle(id);
  const records = new FinishedRecords({ store, log, title });
  const replays = new Replays({ store, title });
  const recorder = createRecorder(store, {
    written(acts, seconds) {
      metrics.appendActs.observe(acts);
      metrics.appendSeconds.observe(seconds);
    },
    ended: (id) => records.ended(id),
  });
  return { records, replays, recorder, snapshots: new Snapshots({ store, log }) };
}

/** Core: plays matches, without HTTP and sockets. */
function createCore(parts: ServerParts, peers: Peers, clock: Clock) {
  const { now } = clock;
  const { config, titles, store, log } = parts;
  const presence = new Presence(now);
  const times = new MatchTimes(presence, now);
  const recording = createRecording(parts);
  const { matchesInMemory } = config;
  const spectatorDelayMs = config.spectatorDelayS * 1_000;
  const uptime = new Uptime({
    store,
    id: peers.isShared ? newId() : 'alone',
    isShared: peers.isShared,
    now,
    failed: (error) => log.error({ problem: String(error) }, 'heartbeats cannot be stored'),
  });
  const verifier = new ReplayVerifier({ titles, store, log, now, replaysAll: config.replayOnStart === 'all' });
  const loader = new Loader({
    titles,
    store,
    verifier,
    snapshots: recording.snapshots,
    uptime,
    now,
    spectatorDelayMs,
  });
  const kept = { store, ...recording, loader };
  const changes = new MatchChanges((what, error) => log.error({ err: error, what }, 'a subscriber failed'));
  const registry = new Registry({
    ...kept,
    ...clock,
    presence,
    peers,
    changes,
    spectatorDelayMs,
    matchesInMemory,
    log,
  });
  const allowance = new Allowance({ store, config });
  const openings = new LinkOpenings(registry, changes, now);
  const lobby = new Lobby({ store, registry, loader, presence, times, peers, allowance, openings });
  const drivers = createDrivers(parts, { registry, changes, peers, presence, uptime, clock });
  const rooms = createRooms({ ...kept, registry, lobby, presence, times, peers, allowance, clock, log });
  return { presence, times, openings, ...recording, verifier, registry, loader, changes, ...rooms, ...drivers, uptime };
}

interface RoomNeeds {
  readonly store: Store;
  readonly registry: Registry;
  readonly loader: Loader;
  readonly lobby: Lobby;
  readonly presence: Presence;
  readonly times: MatchTimes;
  readonly peers: Peers;
  readonly allowance: Allowance;
  readonly clock: Clock;
  readonly log: Logger;
}

/** What people do with a match besides acts: waiting room, seats, agreements, rights of the host, forks and imports. */
function createRooms({ store, registry, loader, lobby, presence, times, peers, allowance, clock, log }: RoomNeeds) {
  const show = (id: string, player: Player) => lobby.show(id, player);
  const people = new People({ store, presence });
  const given = new GivenSeats({ find: (id) => registry.fresh(id), times, store });
  const keeper = new SeatKeeper({ show, times, given, store });
  const agreements = new Agreements({ show, times, presence, people, given, store });
  const [peek, owns] = [(id: string) => registry.peek(id), (id: string) => peers.owns(id)];
  const rights = new HostRights({ ...clock, show, peek, owns, presence, people, store, log });
  const waitingRoom = new WaitingRoom({ show, startIfFull: (host) => lobby.startIfFull(host), people, store });
  const read = (id: string, player: Player) => lobby.readRecord(id, player);
  const forks = new Forks({ read, loader, registry, store, allowance });
  return {
    lobby,
    imports: new Imports({ loader, store, allowance }),
    keeper,
    waitingRoom,
    forks,
    agreements,
    given,
    rights,
  };
}

interface DriverNeeds {
  readonly registry: Registry;
  readonly changes: MatchChanges;
  readonly peers: Peers;
  readonly presence: Presence;
  readonly uptime: Uptime;
  readonly clock: Clock;
}

/** Automatic actors: computer players, automatic passes, clocks. */
function createDrivers(parts: ServerParts, { registry, changes, peers, presence, uptime, clock }: DriverNeeds) {
  const { config, store, botRunner, passTiming: timing = realTiming, log, metrics } = parts;
  const { botPauses = clockBy(Date.now).after } = parts;
  const common = { registry, changes, store, peers, presence, log };
  return {
    bots: new Bots({ ...common, botRunner, delayMs: config.botDelayMs, after: botPauses, metrics }),
    passes: new Passes({ ...common, timing, meanMs: config.passDelayMs }),
    clocks: new Clocks({ ...common, ...clock, uptime }),
    alarms: new Alarms(registry, changes, clock),
  };
}

/** Edge: HTTP and sockets on one port. */
function createEdge(
  parts: ServerParts,
  core: Core,
  { redis, nodes, peers }: Cluster,
  server: Server,
  installation: string,
) {
  const limits = createLimits(parts.config, parts.metrics, redis?.counters ?? null, parts.load);
  const sessions = new Sessions(parts.store);
  const basePath = new BasePath(parts.config.publicUrl);
  const cookie = new SessionCookie({ sessions, installation, config: parts.config, basePath });
  const warnings = new SetupWarnings(parts.config, parts.log);
  const io = createHub({ ...parts, ...limits, server, sessions, cookie, warnings });
  basePath.attach(server);
  const line = redis?.line ?? null;
  const sessionEvents = new SessionEvents({ io, registry: core.registry, peers, store: parts.store, sessions });
  const voices = new Voices({ io, peers, store: parts.store });
  const leaving = new AbortController();
  const services = {
    ...parts,
    ...core,
    ...limits,
    ...{ peers, sessions, cookie, basePath, io, line, sessionEvents, warnings, leaving: leaving.signal },
    invites: new Invites({ ...core, ...limits }),
    moderation: new Moderation({ ...parts, ...core, sessionEvents, voices }),
    voices,
    rooms: new LiveRooms({ ...core, io, peers }),
  };
  const detach = attachSockets(services);
  const routes = createRoutes(services);
  const web = createPages(services, routes);
  const app = createApp({ ...services, buckets: limits.httpBuckets, routes, web });
  server.on('request', app.callback());
  watchProxy(server, warnings);
  return {
    sweep() {
      limits.sweep();
      void sessions.sweep();
      sessionEvents.sweep();
    },
    async join() {
      if (nodes && line) await nodes.join(line, core.presence);
    },
    close() {
      leaving.abort();
      limits.load.close();
      sessionEvents.close();
      detach();
      return leave(server, io);
    },
  };
}

type RouteNeeds = SessionNeeds &
  MatchNeeds &
  SeatNeeds &
  WaitingRoomRouteNeeds &
  AgreementRouteNeeds &
  RightNeeds &
  OperationNeeds &
  SocketReportNeeds &
  ServerParts & { moderation: Moderation };

/** HTTP routes. */
function createRoutes(needs: RouteNeeds) {
  return [
    ...serverRoutes(needs.config),
    ...socketReportRoutes(needs),
    ...sessionRoutes(needs),
    ...deviceRoutes(needs),
    ...titleRoutes(needs.titles),
    ...matchRoutes(needs),
    ...seatRoutes(needs),
    ...agreementRoutes(needs),
    ...rightRoutes(needs),
    ...waitingRoomRoutes(needs),
    ...moderationRoutes(needs.moderation),
    ...operationRoutes(needs),
  ];
}
