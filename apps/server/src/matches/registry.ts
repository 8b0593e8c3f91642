import type { AnyTitle, Core } from '@echo-base/games/engine';
import type { Change, Peers } from '../cluster/peers.ts';
import type { Logger } from '../observability/log.ts';
import { Refused } from '../refused.ts';
import type { ActRow, Store, StoredMatch } from '../storage/store.ts';
import { absentTitle } from './absent-title.ts';
import { lastLines } from './chat.ts';
import { clockOf, type UpTime } from './clock.ts';
import { Host, type HostedMatch, type HostListener } from './host.ts';
import type { Judge } from './judge.ts';
import { historyStart, LiveMatch, type LivePlace } from './live.ts';
import type { Presence } from './presence.ts';
import type { Recorder } from './recorder.ts';
import { replayAll, type Start } from './replay.ts';
import type { Snapshots } from './snapshots.ts';
import { computerAt } from './who-plays.ts';

/** After this long without anything happening an unwatched match leaves memory. */
const IDLE_MS = 10 * 60_000;
/** Where too many are in memory, one that nobody has asked for this long may leave. */
const CROWDED_MS = 2_000;
/** Matches looked at, when one is loaded, for some that may leave. */
const LOOKS = 50;

export interface RegistryNeeds {
  readonly titles: readonly AnyTitle[];
  readonly store: Store;
  readonly recorder: Recorder;
  readonly snapshots: Snapshots;
  readonly judge: Judge;
  readonly presence: Presence;
  readonly peers: Peers;
  readonly spectatorDelayMs: number;
  /** Beyond these, matches that nobody watches leave memory early. */
  readonly matchesInMemory: number;
  readonly upTime: UpTime;
  readonly log: Logger;
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
      // One that has been put away already says nothing about the one in its place.
      if (this.peek(host.id) !== host) return;
      this.evict(host.id);
      this.#each((one) => one.stale(host));
    },
  };

  constructor(needs: RegistryNeeds) {
    this.#needs = needs;
    needs.peers.listen({
      changed: (id, what, isDue) => void this.#follow(id, what, isDue),
      missed: () => void this.#followAll(),
    });
  }

  /** Another server has changed a match: it is taken in where the match is in memory, or this server has to act. */
  async #follow(id: string, what: Change | undefined, isDue: boolean): Promise<void> {
    const known = this.#hosts.get(id);
    try {
      if (known) await (await known).follower.refresh(what && [what]);
      else if (isDue && this.#needs.peers.owns(id)) await this.host(id);
    } catch (error) {
      this.#needs.log.error({ matchId: id, problem: String(error) }, 'a match cannot be followed');
    }
  }

  /** One after the other, so that play goes on in between. */
  async #followAll(): Promise<void> {
    for (const id of [...this.#hosts.keys()]) await this.#follow(id, undefined, false);
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

  /** A match as it is stored, without bringing it into memory. Throws `no_such_match`. */
  async find(id: string): Promise<StoredMatch> {
    const found = await this.#needs.store.match(id);
    if (!found) throw new Refused('no_such_match');
    return found;
  }

  /** The host of a match. Throws `no_such_match`. */
  host(id: string): Promise<Host> {
    this.#touch(id);
    const found = this.#hosts.get(id);
    if (found) return found;
    const loading = this.#load(id);
    this.#hosts.set(id, loading);
    loading.catch(() => this.#hosts.delete(id));
    return loading;
  }

  /** Loaded matches are in the order in which they were last asked for. */
  #touch(id: string): void {
    const host = this.#loaded.get(id);
    if (!host) return;
    host.touch();
    this.#loaded.delete(id);
    this.#loaded.set(id, host);
  }

  /** As `host`, up to date with what other servers have stored: whoever comes from there finds what it was told. */
  async fresh(id: string): Promise<Host> {
    const host = await this.host(id);
    if (this.#needs.peers.isShared) await host.follower.refresh();
    return host;
  }

  async #load(id: string): Promise<Host> {
    const { stored, live } = await this.#wake(await this.find(id));
    const past = await lastLines(this.#needs.store, stored.match, this.#needs.spectatorDelayMs);
    const host = this.#open({ stored, live, past, talk: await this.#needs.store.undoTalk(id) });
    if (live) this.#listener.moved(host);
    return host;
  }

  /** Takes a match up where its record leaves it, or freezes it. */
  async #wake(found: StoredMatch): Promise<Pick<HostedMatch, 'stored' | 'live'>> {
    const { judge } = this.#needs;
    const { id } = found.match;
    const stored = judge.isDue(found) ? await judge.judge(id) : found;
    if (stored.match.frozen) return this.#asFarAsItGoes(stored);
    if (stored.match.startedAt === null) return { stored, live: null };
    try {
      return { stored, live: await this.#resume(stored) };
    } catch (error) {
      const judged = await judge.judge(id);
      if (!judged.match.frozen) throw error;
      return this.#asFarAsItGoes(judged);
    }
  }

  /** A frozen match with what can be shown of it. */
  async #asFarAsItGoes(stored: StoredMatch): Promise<Pick<HostedMatch, 'stored' | 'live'>> {
    const shows = stored.match.frozen?.shows ?? null;
    try {
      return { stored, live: shows === null ? null : await this.#resume(stored, shows) };
    } catch {
      // Even that cannot be shown; the table can.
      return { stored, live: null };
    }
  }

  async #resume(stored: StoredMatch, before?: number): Promise<LiveMatch> {
    const { store, snapshots } = this.#needs;
    const now = Date.now();
    const acts = await store.acts(stored.match.id, before === undefined ? {} : { before });
    const place = this.#place(stored);
    const start = await snapshots.before(stored.match.id, acts, historyStart(place, acts, now));
    try {
      return this.#timed(await LiveMatch.resume(place, acts, start, now), place, acts);
    } catch (error) {
      if (!start) throw error;
      // The record counts, not what was kept beside it.
      return this.#timed(await LiveMatch.resume(place, acts, undefined, now), place, acts);
    }
  }

  #timed(live: LiveMatch, { title, stored }: LivePlace, acts: readonly ActRow[]): LiveMatch {
    live.clock = clockOf(title, stored, acts, this.#needs.upTime);
    return live;
  }

  async #earlier(stored: StoredMatch, seq: number): Promise<Core> {
    const { store, snapshots } = this.#needs;
    const acts = await store.acts(stored.match.id, { before: seq });
    const start = await snapshots.before(stored.match.id, acts, seq);
    const replay = (from?: Start) => replayAll(this.title(stored.match.title), stored, acts, undefined, from);
    if (!start) return replay();
    // As above: what was kept may be spoilt.
    return replay(start).catch(() => replay());
  }

  #place(stored: StoredMatch): LivePlace {
    return { title: this.title(stored.match.title), stored, spectatorDelayMs: this.#needs.spectatorDelayMs };
  }

  #open(match: HostedMatch): Host {
    const resume = (stored: StoredMatch) => this.#resume(stored);
    const earlier = (stored: StoredMatch, seq: number) => this.#earlier(stored, seq);
    const needs = { ...this.#needs, resume, earlier, listener: this.#listener };
    const host = new Host(this.title(match.stored.match.title), match, needs);
    this.#loaded.set(host.id, host);
    this.#makeRoom();
    return host;
  }

  /** The title of an id, or one that cannot be played where this server does not have it. */
  title(id: string): AnyTitle {
    return this.findTitle(id) ?? absentTitle(id);
  }

  /** The title of an id, if this server has it. */
  findTitle(id: string): AnyTitle | undefined {
    return this.#needs.titles.find((one) => one.id === id);
  }

  /** A match that has just been stored. */
  add(stored: StoredMatch): Host {
    const host = this.#open({ stored, live: null, past: [], talk: null });
    this.#hosts.set(host.id, Promise.resolve(host));
    return host;
  }

  /** The first state of a match that begins with this table. */
  begin(stored: StoredMatch): LiveMatch {
    const place = this.#place(stored);
    return this.#timed(LiveMatch.begin(place), place, []);
  }

  /** Forgets a match; it is loaded again when asked for. */
  evict(id: string): void {
    this.#loaded.get(id)?.close();
    this.#loaded.delete(id);
    this.#hosts.delete(id);
  }

  /** Forgets matches nobody watches and in which nothing has happened for a while. */
  evictIdle(now = Date.now()): void {
    for (const host of [...this.loaded]) if (this.#mayLeave(host, now - IDLE_MS)) this.#putAway(host);
  }

  /** Of too many, those nobody has asked for for longest go: whoever asks for match after match fills no memory. */
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

  /** Whether nobody has asked for a match since then, and nothing goes on in it that anybody watches or a bot plays. */
  #mayLeave(host: Host, since: number): boolean {
    const { presence, peers } = this.#needs;
    const { match, seats } = host.stored;
    if (!host.queue.isEmpty || host.touchedAt >= since) return false;
    // Whoever watches one that is over has seen all of it; what is said or set up there loads it again.
    if (match.status === 'finished') return true;
    if (presence.isWatched(host.id)) return false;
    const isBots = seats.some((one) => match.waitingFor.includes(one.seat) && computerAt(host, one) !== null);
    return !isBots || !peers.owns(host.id) || match.frozen !== undefined;
  }

  /** As `evict`, for a match that could stay. */
  #putAway(host: Host): void {
    const { live } = host;
    if (live?.hasNews && !live.outcome) this.#needs.snapshots.keep({ matchId: host.id, seq: live.length, g: live.g });
    this.evict(host.id);
  }

  /** Resolves when every queue is through. */
  async idle(): Promise<void> {
    await Promise.all([...this.loaded].map((host) => host.queue.idle()));
  }

  /** Puts every match away; call when nobody can ask for one any more. */
  close(): void {
    for (const host of [...this.loaded]) this.#putAway(host);
  }
}
