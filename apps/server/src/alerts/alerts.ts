import type { Peers } from '../cluster/peers.ts';
import type { Clock } from '../model/now.ts';
import { keptPlayers } from '../model/seats.ts';
import type { Logger } from '../observability/log.ts';
import type { MatchChanges } from '../play/changes.ts';
import type { Host } from '../play/host.ts';
import type { Registry } from '../play/registry.ts';
import type { AlertRow, AlertWayRow } from '../storage/store.ts';
import { AlertCloser } from './alert-closer.ts';
import { AlertSender, type AlertSenderNeeds } from './alert-sender.ts';
import { alertsOf, delayOf, reachable } from './match-news.ts';
import { mentionsOf } from './mentions.ts';
import { requestMark, requestsOf } from './requests.ts';

/** After the start clients connect again, and what they watch becomes known. */
const SETTLE_MS = 10_000;
/** How often the outbox is compared with the matches, in milliseconds. */
const LOOK_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
/** News read at once. */
const BATCH = 200;
/** Players to whom is sent at once. */
const MOST_PLAYERS = 32;
/** How long a server that stops waits for services, in milliseconds. */
const STOP_MS = 2_000;
/** When news that could not be sent here is looked at again. */
const RETRY_MS = 60_000;

export interface AlertsNeeds extends Omit<AlertSenderNeeds, 'stop'>, Clock {
  readonly registry: Registry;
  readonly changes: MatchChanges;
  readonly peers: Peers;
  readonly log: Logger;
}

/** What was seen last of a match, and the job that stores its news. */
interface Followed {
  state: string;
  job: Promise<void>;
  /** The job has not begun: it will store the news as they are then. */
  isWaiting: boolean;
}

/** What is due: news, and messages that are out of date. */
interface Due {
  readonly due: readonly AlertRow[];
  readonly closing: readonly AlertRow[];
}

const isFull = ({ due, closing }: Due) => due.length === BATCH || closing.length === BATCH;

/**
 * Alerts: what is news in a match goes into the outbox as soon as this server knows it, and is sent when it is due. The
 * outbox follows from the matches: what a kill has kept out of it is found by comparing both.
 */
export class Alerts {
  readonly #needs: AlertsNeeds;
  readonly #sender: AlertSender;
  readonly #closer: AlertCloser;
  readonly #followed = new WeakMap<Host, Followed>();
  /** Matches whose gaps were looked at, in which state. */
  #looked = new Map<string, string>();
  readonly #startedAt: number;
  #lookAt = Number.NEGATIVE_INFINITY;
  #isFirst = true;
  #timer: { readonly at: number; readonly cancel: () => void } | null = null;
  #running: Promise<void> | null = null;
  #isClosed = false;
  readonly #stop = new AbortController();
  /** Players to whom something is being sent. */
  readonly #sending = new Map<string, Promise<void>>();
  /** News of matches that is being stored. */
  readonly #storing = new Set<Promise<void>>();

  constructor(needs: AlertsNeeds) {
    this.#needs = needs;
    this.#sender = new AlertSender({ ...needs, stop: this.#stop.signal });
    this.#closer = new AlertCloser({ ...needs, stop: this.#stop.signal });
    this.#startedAt = needs.now();
    const follow = (host: Host) => this.#follow(host);
    needs.changes.subscribe({
      ...{ turn: follow, seats: follow, undo: follow },
      said: (host, { text }) => {
        if (text.includes('@')) this.follow(host);
      },
    });
  }

  /** Stores the news of a match, also if nothing else of it has changed. */
  follow(host: Host): void {
    this.#followed.delete(host);
    this.#follow(host);
  }

  /** Begins to send. */
  start(): void {
    this.#wakeAt(this.#startedAt);
  }

  #follow(host: Host): void {
    const { match, seats } = host.stored;
    if (this.#isClosed) return;
    const people = seats.map(({ seat, playerId, standIn, keptFor }) => [
      seat,
      playerId,
      standIn,
      keptFor?.id,
      host.live?.clock?.waitingSince(seat),
    ]);
    const state = JSON.stringify([
      match.status,
      match.frozen,
      match.paused,
      match.waitingFor,
      people,
      requestMark(host),
    ]);
    const followed = this.#followed.get(host) ?? { state: '', job: Promise.resolve(), isWaiting: false };
    if (followed.state === state) return;
    followed.state = state;
    this.#followed.set(host, followed);
    if (followed.isWaiting) return;
    followed.isWaiting = true;
    const job = followed.job
      .then(() => {
        followed.isWaiting = false;
        return this.#keep(host);
      })
      .catch((error: unknown) => {
        // The next look finds what is missing.
        this.#needs.log.warn({ matchId: host.id, problem: String(error) }, 'news of a match cannot be stored');
      })
      .then(() => void this.#storing.delete(job));
    followed.job = job;
    this.#storing.add(job);
  }

  async #keep(host: Host): Promise<void> {
    const { store, now, spectatorDelayMs } = this.#needs;
    const players = new Set([...reachable(host).map(({ playerId }) => playerId), ...keptPlayers(host.stored)]);
    const ways = await store.alertWays([...players]);
    if (ways.length === 0) return;
    if (host.stored.match.status === 'playing')
      await store.howOften(
        host.id,
        ways.map(({ playerId }) => playerId),
      );
    const [requests, nudges, snoozes, calls] = await Promise.all([
      requestsOf(host, store),
      store.nudgesOf(host.id),
      store.snoozesOf(host.id),
      store.callsOf(host.id),
    ]);
    const clock = host.live?.clock ?? null;
    const common = { stored: host.stored, clock, now: now(), spectatorDelayMs, requests, nudges, snoozes, calls };
    const alerts = alertsOf({ ...common, mentions: mentionsOf(host, now() - DAY_MS) }, ways);
    const closeAt = common.now + delayOf(common);
    if (await store.keepAlerts(host.id, alerts, closeAt)) this.#wakeAt(closeAt);
    if (alerts.length > 0) this.#wakeAt(Math.min(...alerts.map(({ dueAt }) => dueAt)));
  }

  /** Sends what is due then, or as soon after the start as it is known who watches. */
  #wakeAt(at: number): void {
    const { now, after } = this.#needs;
    const time = Math.min(now() + LOOK_MS, Math.max(at, this.#startedAt + SETTLE_MS));
    if (this.#isClosed || (this.#timer && this.#timer.at <= time)) return;
    this.#timer?.cancel();
    const cancel = after(Math.max(0, time - now()), () => {
      this.#timer = null;
      this.#run();
    });
    this.#timer = { at: time, cancel };
  }

  #run(): void {
    if (this.#running) return;
    this.#running = this.#work()
      .catch((error: unknown) => {
        this.#needs.log.warn({ problem: String(error) }, 'alerts cannot be sent');
        return Number.POSITIVE_INFINITY;
      })
      .then((next) => {
        this.#running = null;
        this.#wakeAt(next);
      });
  }

  async #work(): Promise<number> {
    const { store, now } = this.#needs;
    if (now() >= this.#lookAt) {
      this.#lookAt = now() + LOOK_MS;
      await this.#look();
      await store.pruneAlerts(now());
    }
    const busy = [...this.#sending.keys()];
    const [due, closing] = await Promise.all([
      store.dueAlerts(now(), BATCH, busy),
      store.dueClosings(now(), BATCH, busy),
    ]);
    const found = { due, closing };
    const players = [...new Set([...due, ...closing].map(({ playerId }) => playerId))].slice(
      0,
      MOST_PLAYERS - busy.length,
    );
    const ways = await store.alertWays(players);
    for (const player of players) {
      const own = ways.filter(({ playerId }) => playerId === player);
      const job = this.#sendTo(own, found).then((next) => {
        this.#sending.delete(player);
        this.#wakeAt(next);
      });
      this.#sending.set(player, job);
    }
    // The others are read next.
    return isFull(found) && players.length > 0 ? now() : Number.POSITIVE_INFINITY;
  }

  /** Sends a player what is due, by one way after the other; resolves with the time of the next attempt. No player waits for the service of another. */
  async #sendTo(ways: readonly AlertWayRow[], all: Due): Promise<number> {
    let next = isFull(all) || this.#sending.size + 1 >= MOST_PLAYERS ? this.#needs.now() : Number.POSITIVE_INFINITY;
    for (const way of ways) next = Math.min(next, await this.#sendBy(way, all));
    return next;
  }

  async #sendBy(way: AlertWayRow, { due, closing }: Due): Promise<number> {
    const { store, now, log } = this.#needs;
    const failed = (error: unknown) => {
      log.warn({ problem: String(error) }, 'an alert cannot be sent');
      return Number.POSITIVE_INFINITY;
    };
    let next = Number.POSITIVE_INFINITY;
    for (const row of closing.filter(({ wayId }) => wayId === way.id))
      if (!this.#isClosed) next = Math.min(next, await this.#closer.close(way, row, now()).catch(failed));
    const rows = due.filter(({ wayId }) => wayId === way.id);
    if (rows.length === 0 || this.#isClosed) return next;
    const sent = this.#sender.send(way, rows, now()).catch(async (error: unknown) => {
      const ids = rows.map(({ id }) => id);
      await store.postponeAlerts(ids, now() + RETRY_MS).catch(() => undefined);
      return failed(error);
    });
    return Math.min(next, await sent);
  }

  /** Loads the matches whose news are missing, which stores them. */
  async #look(): Promise<void> {
    const { store, registry, peers, now } = this.#needs;
    const before = this.#looked;
    const gaps = await store.alertGaps(now() - DAY_MS, this.#isFirst);
    this.#isFirst = false;
    this.#looked = new Map();
    for (const { matchId, state } of gaps) this.#looked.set(matchId, `${this.#looked.get(matchId) ?? ''} ${state}`);
    for (const [matchId, state] of this.#looked) {
      if (this.#isClosed || before.get(matchId) === state || !peers.owns(matchId)) continue;
      const host = await registry.host(matchId).catch(() => null);
      if (!host) continue;
      await host.follower.refresh();
      await this.#followed.get(host)?.job;
      await this.#keep(host);
    }
  }

  /** Resolves once no news is being stored or sent. */
  async idle(): Promise<void> {
    while (this.#running || this.#sending.size > 0 || this.#storing.size > 0)
      await Promise.all([this.#running, ...this.#sending.values(), ...this.#storing]);
  }

  /** Sends no more; calls that are not answered within a moment are taken back. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#timer?.cancel();
    await this.#running;
    const stopping = setTimeout(() => this.#stop.abort(), STOP_MS);
    await this.idle();
    clearTimeout(stopping);
  }
}
