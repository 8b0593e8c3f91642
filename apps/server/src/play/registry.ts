import type { Part, Peers } from '../cluster/peers.ts';
import type { Presence } from '../cluster/presence.ts';
import type { Clock } from '../model/now.ts';
import { hasDuties, seatsOf } from '../model/seats.ts';
import type { Logger } from '../observability/log.ts';
import type { Recorder } from '../record/recorder.ts';
import type { Snapshots } from '../record/snapshots.ts';
import type { Player, Store, StoredMatch } from '../storage/store.ts';
import type { MatchChanges } from './changes.ts';
import { Host } from './host.ts';
import type { HostedMatch, Loader } from './loader.ts';
import { checkOwns, computerPlaying } from './who-plays.ts';

/** Idle time after which an unwatched match leaves memory, in milliseconds. */
const IDLE_MS = 10 * 60_000;
/** Idle time after which an unwatched match may leave memory if there are too many, in milliseconds. */
const CROWDED_MS = 2_000;
/** Most matches examined for eviction when one is loaded. */
const LOOKS = 50;

/** What matches in memory are played with; the clock uses database time. */
export interface PlayNeeds extends Clock {
  readonly loader: Loader;
  readonly store: Store;
  readonly recorder: Recorder;
  readonly snapshots: Snapshots;
  readonly presence: Presence;
  readonly peers: Peers;
  readonly changes: MatchChanges;
  readonly spectatorDelayMs: number;
  /** Beyond this number unwatched matches leave memory early. */
  readonly matchesInMemory: number;
  readonly log: Logger;
}

/** Matches in memory; others are loaded from the record on demand. */
export class Registry {
  readonly #needs: PlayNeeds;
  readonly #hosts = new Map<string, Promise<Host>>();
  readonly #loaded = new Map<string, Host>();
  #isLooking = false;

  constructor(needs: PlayNeeds) {
    this.#needs = needs;
    const { peers, presence, changes } = needs;
    peers.listen({
      changed: (id, part, isDue) => void this.#follow(id, part, isDue),
      announced: (id) => this.#handOver(id),
      missed: () => void this.#followAll(),
    });
    changes.subscribe({
      stored: (host, part) => this.#stored(host, part),
      diverged: (host) => this.#drop(host, 'invalidated'),
    });
    presence.onChangeAnywhere((id) => {
      const host = this.peek(id);
      if (host) changes.publish('watched', host);
    });
  }

  #stored(host: Host, part: Part): void {
    this.#notifyPeers(host, part);
    const { id, live } = host;
    if (part === 'acts' && live) this.#needs.snapshots.passed({ matchId: id, seq: live.length, g: live.g });
  }

  #notifyPeers(host: Host, part: Part): void {
    this.#needs.peers.changed(host.id, part, hasDuties(host.stored) || host.hasOrders);
  }

  /** No one watches a match here any more: its owner loads it if there is work to do. */
  #handOver(id: string): void {
    const host = this.peek(id);
    if (host && !this.#needs.presence.isWatchedAnywhere(id)) this.#notifyPeers(host, 'table');
  }

  /**
   * Another node has changed a match: refreshes it if it is in memory, or loads it if this node has work to do. A match
   * that is neither watched nor used here leaves memory, because following it costs as much as playing it.
   */
  async #follow(id: string, part: Part | undefined, isDue: boolean): Promise<void> {
    const known = this.#hosts.get(id);
    try {
      const isOurs = isDue && this.#needs.peers.owns(id);
      const host = await known;
      if (host && !isOurs && this.#mayLeave(host, Date.now() - CROWDED_MS)) this.#putAway(host);
      else if (host) await host.follower.refresh(part && [part]);
      else if (isOurs) await this.host(id);
    } catch (error) {
      this.#needs.log.error({ matchId: id, problem: String(error) }, 'a match cannot be refreshed');
    }
  }

  /** One after the other, so that play continues in between. */
  async #followAll(): Promise<void> {
    for (const id of [...this.#hosts.keys()]) await this.#follow(id, undefined, false);
  }

  /**
   * Reads what another program, such as the operator's, has done to matches here: what it has added to the records of
   * watched ones in play, and which of the others it has deleted.
   */
  async lookForOthers(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    // A storage that is down is reported where it is needed; the next look finds what this one missed.
    await this.#lookForDeleted().catch(() => undefined);
    for (const host of [...this.loaded]) {
      const isPlayed = host.stored.match.status === 'playing' && host.queue.isEmpty;
      if (!isPlayed || !this.#needs.presence.isWatched(host.id)) continue;
      await host.follower.refresh(['acts']).catch(() => undefined);
    }
    this.#isLooking = false;
  }

  /** Only matches that wait or are over are ever deleted. */
  async #lookForDeleted(): Promise<void> {
    const mortal = [...this.loaded].filter(({ stored, queue }) => stored.match.status !== 'playing' && queue.isEmpty);
    if (mortal.length === 0) return;
    const left = new Set(await this.#needs.store.existing(mortal.map(({ id }) => id)));
    for (const host of mortal) if (!left.has(host.id)) this.#drop(host, 'deleted');
  }

  get loaded(): Iterable<Host> {
    return this.#loaded.values();
  }

  /** Match in memory, or undefined. */
  peek(id: string): Host | undefined {
    return this.#loaded.get(id);
  }

  /** Host of a match. Throws `no_such_match`. */
  host(id: string): Promise<Host> {
    this.#touch(id);
    const found = this.#hosts.get(id);
    if (found) return found;
    const loading = this.#load(id);
    this.#hosts.set(id, loading);
    loading.catch(() => this.#hosts.delete(id));
    return loading;
  }

  /** Moves a match to the end: they are ordered by last use. */
  #touch(id: string): void {
    const host = this.#loaded.get(id);
    if (!host) return;
    host.touch();
    this.#loaded.delete(id);
    this.#loaded.set(id, host);
  }

  /** Like `host`, refreshed: clients from another node find what that node told them. */
  async fresh(id: string): Promise<Host> {
    const host = await this.host(id);
    if (this.#needs.peers.isShared) await host.follower.refresh();
    return host;
  }

  /** Host of a match in which a player owns a seat; for others it is not loaded. Throws `no_such_match`, `kicked` or `not_seated`. */
  async seated(id: string, player: Player, seat: string): Promise<Host> {
    if (!this.#hosts.has(id)) checkOwns(await this.#needs.loader.find(id), player, seat);
    const host = await this.host(id);
    if (!seatsOf(host.stored, player.id).includes(seat)) await this.fresh(id);
    checkOwns(host.stored, player, seat);
    return host;
  }

  async #load(id: string): Promise<Host> {
    const host = this.#open(await this.#needs.loader.load(id));
    this.#needs.changes.publish('turn', host);
    return host;
  }

  #open(match: HostedMatch): Host {
    const title = this.#needs.loader.title(match.stored.match.title);
    const host = new Host(title, match, this.#needs);
    this.#loaded.set(host.id, host);
    this.#makeRoom();
    return host;
  }

  /** Adds a match that has just been stored. */
  add(stored: StoredMatch): Host {
    const host = this.#open({ stored, live: null, past: [], talk: null, standing: new Map(), plans: new Map() });
    this.#hosts.set(host.id, Promise.resolve(host));
    return host;
  }

  /** Evicts a match; it is loaded again on demand. */
  evict(id: string): void {
    this.#loaded.get(id)?.follower.close();
    this.#loaded.delete(id);
    this.#hosts.delete(id);
  }

  /** Evicts a match and says why; one that has already been evicted emits nothing about its replacement. */
  #drop(host: Host, why: 'invalidated' | 'deleted'): void {
    if (this.peek(host.id) !== host) return;
    this.evict(host.id);
    this.#needs.changes.publish(why, host);
  }

  /** Evicts unwatched matches that have been idle. */
  evictIdle(now = Date.now()): void {
    for (const host of [...this.loaded]) if (this.#mayLeave(host, now - IDLE_MS)) this.#putAway(host);
  }

  /** LRU eviction if there are too many: requests for many matches do not fill memory. */
  #makeRoom(now = Date.now()): void {
    let looks = 0;
    for (const host of this.#loaded.values()) {
      if (this.#loaded.size <= this.#needs.matchesInMemory || looks === LOOKS) return;
      looks += 1;
      if (this.#mayLeave(host, now - CROWDED_MS)) this.#putAway(host);
      else {
        this.#loaded.delete(host.id);
        this.#loaded.set(host.id, host);
      }
    }
  }

  /** Whether a match is unused since then, and not in play with watchers or bots. */
  #mayLeave(host: Host, since: number): boolean {
    const { presence, peers } = this.#needs;
    const { match, seats } = host.stored;
    if (!host.queue.isEmpty || host.touchedAt >= since) return false;
    // Watchers of a finished match have seen all of it; chat or a rematch loads it again.
    if (match.status === 'finished') return true;
    if (presence.isWatched(host.id)) return false;
    const isBots = seats.some(
      (one) => match.waitingFor.includes(one.seat) && computerPlaying(host, one, presence) !== null,
    );
    return !isBots || !peers.owns(host.id) || match.frozen !== undefined;
  }

  /** Evicts a match even if it could stay. */
  #putAway(host: Host): void {
    const { live } = host;
    if (live?.hasNews && !live.outcome) this.#needs.snapshots.keep({ matchId: host.id, seq: live.length, g: live.g });
    this.evict(host.id);
  }

  /** Resolves when every queue is empty. */
  async idle(): Promise<void> {
    await Promise.all([...this.loaded].map((host) => host.queue.idle()));
  }

  /** Evicts every match; called when no more requests are possible. */
  close(): void {
    for (const host of [...this.loaded]) this.#putAway(host);
  }
}
