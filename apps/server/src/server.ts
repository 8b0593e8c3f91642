import { createServer, type Server } from 'node:http';
import type { AnyTitle } from '@echo-base/games/engine';
import type { Alerts } from './alerts/alerts.ts';
import type { HookNetwork } from './alerts/hook-call.ts';
import { createReach, openReachKeys, type ReachKeys } from './alerts/parts.ts';
import { addressOf } from './auth/address.ts';
import { createLimits, type Limits } from './auth/limits.ts';
import { SessionCookie } from './auth/session-cookie.ts';
import { Sessions } from './auth/sessions.ts';
import { BasePath } from './base-path.ts';
import type { BotRunner } from './bots/bot-runner.ts';
import { Bots } from './bots/bots.ts';
import { MatchTimes } from './clocks/match-times.ts';
import { Uptime } from './clocks/uptime.ts';
import { Looks } from './cluster/looks.ts';
import { Nodes } from './cluster/nodes.ts';
import { Alone, type Peers } from './cluster/peers.ts';
import { Presence } from './cluster/presence.ts';
import { Seen } from './cluster/seen.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import { guardConnections } from './http/connections.ts';
import { watchProxy } from './http/proxy-faults.ts';
import { guardAnswers } from './http/unread.ts';
import { leave, listen } from './listening.ts';
import type { Glances } from './lobby/glances.ts';
import { createLobby } from './lobby/parts.ts';
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
import { Clocks } from './play/clocks.ts';
import { Loader } from './play/loader.ts';
import { type PlayNeeds, Registry } from './play/registry.ts';
import { FinishedRecords } from './record/finished-records.ts';
import { createRecorder } from './record/recorder.ts';
import { ReplayVerifier } from './record/replay-verifier.ts';
import { Replays } from './record/replays.ts';
import { Snapshots } from './record/snapshots.ts';
import { attachSockets } from './sockets/attach.ts';
import { createHub } from './sockets/hub.ts';
import { tellLists } from './sockets/list-news.ts';
import { LiveRooms } from './sockets/live-rooms.ts';
import { SessionEvents } from './sockets/session-events.ts';
import { Voices } from './sockets/voices.ts';
import { DatabaseTime } from './storage/database-time.ts';
import type { Store } from './storage/store.ts';

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
  /** Timers of heartbeats; by default real ones. */
  readonly heartbeats?: Clock['after'];
  /** Load shedding; by default by the lag of this process. */
  readonly load?: Load;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Clock of matches; by default database time. */
  readonly clock?: Clock;
  /** How hooks find and trust their services; by default by the system. */
  readonly hooks?: Partial<HookNetwork>;
  /** Directory of the built web client. */
  readonly webDir: string;
}

export interface RunningServer {
  readonly port: number;
  readonly registry: Registry;
  readonly alerts: Pick<Alerts, 'idle'>;
  readonly glances: Pick<Glances, 'flush'>;
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
  const limits = createLimits(parts.config, parts.metrics, cluster.redis?.counters ?? null, parts.load);
  const keys = await openReachKeys(parts);
  const core = createCore({ ...parts, keys }, limits, cluster.peers, parts.clock ?? clockBy(time.now));
  time.onStep((skipped) => core.uptime.stepped(skipped));
  const { registry, bots, passes, records, replays, recorder, verifier, snapshots, uptime } = core;
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 20_000, keepAliveTimeout: IDLE_MS });
  guardConnections(server, parts.config);
  guardAnswers(server, (request) => addressOf(request, parts.config.trustProxy));
  const edge = createEdge({ ...parts, ...core, ...limits }, cluster, server, await parts.store.installation());
  await edge.join();
  await uptime.load();
  const port = await listen(server, parts.config);
  // Matches with bots resume in the background.
  for (const resumed of [bots, passes]) resumed.resumeAll();
  await uptime.open();
  verifier.start((id) => registry.peek(id) !== undefined);
  const stopTimers = startTimers(core, edge);
  return {
    port,
    registry,
    alerts: core.alerts,
    glances: core.glances,
    async close() {
      stopTimers();
      for (const timed of [core.clocks, core.alarms, core.rights, core.offeredSeats]) timed.close();
      await bots.close();
      await Promise.all([passes.close(), core.alerts.close(), verifier.close()]);
      await Promise.all([records.close(), replays.close()]);
      await edge.close();
      await registry.idle();
      await Promise.all([recorder.idle(), core.glances.flush()]);
      cluster.nodes?.leave();
      await cluster.redis?.close();
      registry.close();
      await Promise.all([snapshots.idle(), core.seen.store()]);
      await uptime.close();
      time.close();
      await parts.store.close();
    },
  };
}

/** Starts what is done again and again; returns how to stop it. */
function startTimers(core: Core, edge: { sweep(): void }): () => void {
  core.alerts.start();
  const look = setInterval(() => void core.registry.lookForOthers(), LOOK_MS).unref();
  const sweep = setInterval(() => {
    edge.sweep();
    core.presence.sweep();
    core.looks.sweep();
    core.seen.sweep();
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
  return { redis, nodes, peers: nodes ?? new Alone() };
}

type Cluster = Awaited<ReturnType<typeof connectCluster>>;
type Core = ReturnType<typeof createCore>;

/** Recording: acts, snapshots, and finished records. */
function createRecording({ titles, store, log, metrics }: ServerParts) {
  const title = (id: string) => titles.find((one) => one.id === id) ?? absentTitle(id);
  const records = new FinishedRecords(store, title, log);
  const replays = new Replays(store, title);
  const recorder = createRecorder(store, {
    written(acts, seconds) {
      metrics.appendActs.observe(acts);
      metrics.appendSeconds.observe(seconds);
    },
    ended: (id) => records.ended(id),
  });
  return { records, replays, recorder, snapshots: new Snapshots(store, log) };
}

/** Core: plays matches, without HTTP and sockets. */
function createCore(
  parts: ServerParts & { keys: ReachKeys },
  { abuseGuard, alertWindow, mailWindow, ...limited }: Limits,
  peers: Peers,
  clock: Clock,
) {
  const { now } = clock;
  const { config, titles, store, log } = parts;
  const spectatorDelayMs = config.spectatorDelayS * 1_000;
  const presence = new Presence(now);
  const looks = new Looks(peers, now);
  const seen = new Seen({ peers, store, now, log });
  const times = new MatchTimes(presence, now);
  const recording = createRecording(parts);
  const uptime = new Uptime({
    store,
    id: peers.isShared ? newId() : 'alone',
    isShared: peers.isShared,
    now,
    after: parts.heartbeats,
    failed: (error) => log.error({ problem: String(error) }, 'heartbeats cannot be stored'),
  });
  const verifier = new ReplayVerifier({ titles, store, log, now, replaysAll: config.replayOnStart === 'all' });
  const changes = new MatchChanges((what, error) => log.error({ err: error, what }, 'a subscriber failed'));
  const { snapshots } = recording;
  const loader = new Loader({ titles, store, verifier, snapshots, uptime, now, spectatorDelayMs });
  const limits = { spectatorDelayMs, matchesInMemory: config.matchesInMemory };
  const common = { ...clock, ...recording, ...limits, config, store, loader, presence, peers, changes, log };
  const registry = new Registry(common);
  const drivers = createDrivers(parts, registry, uptime, common);
  const lobby = createLobby({ ...common, ...limited, registry, times, abuseGuard, seen });
  const reached = createReach({
    ...common,
    looks,
    ...parts,
    ...clock,
    registry,
    lobby: lobby.lobby,
    alertWindow,
    mailWindow,
    spectatorDelayMs,
  });
  const core = { ...recording, presence, looks, seen, times, uptime, verifier, loader, changes, registry };
  return { ...core, ...drivers, ...lobby, ...reached };
}

/** Automatic actors: computer players, automatic passes, clocks, and what else is due. */
function createDrivers(parts: ServerParts, registry: Registry, uptime: Uptime, needs: PlayNeeds) {
  const { config, botRunner, passTiming: timing = realTiming, botPauses, metrics } = parts;
  const pauses = { delayMs: config.botDelayMs, after: botPauses ?? clockBy(Date.now).after };
  return {
    bots: new Bots({ ...needs, registry, botRunner, ...pauses, metrics }),
    passes: new Passes({ ...needs, registry, timing, meanMs: config.passDelayMs }),
    clocks: new Clocks(registry, uptime, needs),
    alarms: new Alarms(registry, needs),
  };
}

/** Edge: HTTP and sockets on one port. */
function createEdge(
  inside: ServerParts & Core & Limits,
  { redis, nodes, peers }: Cluster,
  server: Server,
  installation: string,
) {
  const { config, store, log, registry, presence } = inside;
  const sessions = new Sessions(store);
  const basePath = new BasePath(config.publicUrl);
  const cookie = new SessionCookie(sessions, installation, config, basePath);
  const warnings = new SetupWarnings(config, log);
  const io = createHub({ ...inside, server, sessions, cookie, warnings });
  basePath.attach(server);
  const line = redis?.line ?? null;
  const sessionEvents = new SessionEvents({ io, registry, peers, store, sessions });
  const leaving = new AbortController();
  const services = {
    ...inside,
    ...{ peers, sessions, cookie, basePath, io, line, warnings, leaving: leaving.signal },
    voices: new Voices(io, peers, store),
    rooms: new LiveRooms({ ...inside, io, peers }),
  };
  const detach = attachSockets(services);
  tellLists({ ...inside, io, peers });
  server.on('request', createApp(services).callback());
  watchProxy(server, warnings);
  return {
    sweep() {
      inside.sweep();
      void sessions.sweep();
      sessionEvents.sweep();
    },
    async join() {
      if (nodes && line) await nodes.join(line, presence);
    },
    close() {
      leaving.abort();
      inside.load.close();
      sessionEvents.close();
      detach();
      return leave(server, io);
    },
  };
}
