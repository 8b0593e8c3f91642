import type { AnyTitle } from '@echo-base/games/engine';
import { CHAT_HISTORY } from '@echo-base/protocol';
import { Refused } from '../refused.ts';
import type { Store, StoredMatch } from '../storage/store.ts';
import { Host, type HostedMatch, type HostListener } from './host.ts';
import { LiveMatch } from './live.ts';
import type { Presence } from './presence.ts';
import type { Recorder } from './recorder.ts';

/** After this long without anything happening an unwatched match leaves memory. */
const IDLE_MS = 10 * 60_000;

export interface RegistryNeeds {
  readonly titles: readonly AnyTitle[];
  readonly store: Store;
  readonly recorder: Recorder;
  readonly presence: Presence;
  readonly spectatorDelayMs: number;
}

/** The matches in memory; others are loaded from the record when they are asked for. */
export class Registry {
  readonly #needs: RegistryNeeds;
  readonly #hosts = new Map<string, Promise<Host>>();
  readonly #loaded = new Map<string, Host>();
  readonly #listeners: HostListener[] = [];
  readonly #listener: HostListener = {
    deltas: (deltas) => this.#each((one) => one.deltas(deltas)),
    table: (host) => this.#each((one) => one.table(host)),
    seated: (host) => this.#each((one) => one.seated(host)),
    said: (said, viewers) => this.#each((one) => one.said(said, viewers)),
    undo: (host, news) => this.#each((one) => one.undo(host, news)),
    moved: (host) => this.#each((one) => one.moved(host)),
    stale: (host) => {
      this.evict(host.id);
      this.#each((one) => one.stale(host));
    },
  };

  constructor(needs: RegistryNeeds) {
    this.#needs = needs;
  }

  #each(tell: (listener: HostListener) => void): void {
    for (const listener of this.#listeners) tell(listener);
  }

  /** Tells this listener too what happens in any match. */
  listen(listener: HostListener): void {
    this.#listeners.push(listener);
  }

  /** Matches in memory. */
  get loaded(): Iterable<Host> {
    return this.#loaded.values();
  }

  /** A match in memory, or undefined. */
  peek(id: string): Host | undefined {
    return this.#loaded.get(id);
  }

  /** The host of a match. Throws `no_such_match`. */
  host(id: string): Promise<Host> {
    this.#loaded.get(id)?.touch();
    const found = this.#hosts.get(id);
    if (found) return found;
    const loading = this.#load(id);
    this.#hosts.set(id, loading);
    loading.catch(() => this.#hosts.delete(id));
    return loading;
  }

  async #load(id: string): Promise<Host> {
    const stored = await this.#needs.store.match(id);
    if (!stored) throw new Refused('no_such_match');
    const live = stored.match.status === 'waiting' ? null : await this.#resume(stored);
    return this.#open({ stored, live, past: await this.#needs.store.lastSaid(id, CHAT_HISTORY) });
  }

  async #resume(stored: StoredMatch): Promise<LiveMatch> {
    const acts = await this.#needs.store.acts(stored.match.id);
    return new LiveMatch(this.title(stored.match.title), stored, this.#needs.spectatorDelayMs, acts);
  }

  #open(match: HostedMatch): Host {
    const host = new Host(this.title(match.stored.match.title), match, { ...this.#needs, listener: this.#listener });
    this.#loaded.set(host.id, host);
    return host;
  }

  /** The title of an id. Throws when this server does not have it. */
  title(id: string): AnyTitle {
    const title = this.findTitle(id);
    if (!title) throw new Error(`no title ${id}`);
    return title;
  }

  /** The title of an id, if this server has it. */
  findTitle(id: string): AnyTitle | undefined {
    return this.#needs.titles.find((one) => one.id === id);
  }

  /** A match that has just been stored. */
  add(stored: StoredMatch): Host {
    const host = this.#open({ stored, live: null, past: [] });
    this.#hosts.set(host.id, Promise.resolve(host));
    return host;
  }

  /** The first state of a match that begins with this table. */
  begin(stored: StoredMatch): LiveMatch {
    return new LiveMatch(this.title(stored.match.title), stored, this.#needs.spectatorDelayMs);
  }

  /** Forgets a match; it is loaded again when asked for. */
  evict(id: string): void {
    this.#loaded.get(id)?.close();
    this.#loaded.delete(id);
    this.#hosts.delete(id);
  }

  /** Forgets matches nobody watches and in which nothing has happened for a while. */
  evictIdle(now = Date.now()): void {
    for (const host of [...this.loaded]) {
      const isQuiet = host.isIdle && now - host.touchedAt > IDLE_MS && !this.#needs.presence.isWatched(host.id);
      const botsTurn = host.stored.seats.some(
        (seat) => seat.kind === 'bot' && host.stored.match.waitingFor.includes(seat.seat),
      );
      if (isQuiet && !botsTurn) this.evict(host.id);
    }
  }

  /** Resolves when every queue is through. */
  async idle(): Promise<void> {
    await Promise.all([...this.loaded].map((host) => host.idle()));
  }

  /** Ends all timers. */
  close(): void {
    for (const host of [...this.loaded]) this.evict(host.id);
  }
}
