import type { Viewer } from '@echo-base/games/engine';
import { ABSENCE_SECONDS } from '@echo-base/protocol';
import type { Now } from '../model/now.ts';
import type { Watching } from './notices.ts';

interface Watcher {
  readonly playerId: string | null;
  readonly viewers: readonly Viewer[];
  /**
   * How long to remember when the player left, in milliseconds: the limit of the match for absence, after which the
   * player is away in any case. By default the longest limit.
   */
  readonly rememberedMs?: number;
}

/** When a player left, and until when that is needed, epoch milliseconds. */
interface Leave {
  readonly at: number;
  readonly until: number;
}

function isSeated({ viewers }: Watcher): boolean {
  return viewers.some((viewer) => viewer !== 'spectator');
}

/** Longest limit for absence. */
const LONG_MS = ABSENCE_SECONDS * 1_000;

/** How long after the last player with a seat has left a match still counts as attended, in milliseconds. */
const ATTENDED_MS = 10 * 60_000;

/** Watchers of matches: one entry per socket of this node, and those that other nodes report. */
export class Presence {
  readonly #now: Now;
  readonly #matches = new Map<string, Map<string, Watcher>>();
  /** By node, then by match. */
  readonly #elsewhere = new Map<string, Map<string, Watching>>();
  /** By match, then by player with a seat: when their last socket stopped watching. */
  readonly #left = new Map<string, Map<string, Leave>>();
  /** Matches that players with seats watch, on any node. */
  readonly #attended = new Set<string>();
  /** When the last player with a seat left a match, epoch milliseconds. */
  readonly #emptiedAt = new Map<string, number>();
  readonly #listeners: ((matchId: string) => void)[] = [];
  readonly #everywhereListeners: ((matchId: string) => void)[] = [];

  /** Calls a listener with each match whose watchers on this node changed. */
  onChange(listener: (matchId: string) => void): void {
    this.#listeners.push(listener);
  }

  /** Calls a listener with each match whose watchers on any node changed. */
  onChangeAnywhere(listener: (matchId: string) => void): void {
    this.#everywhereListeners.push(listener);
  }

  #changed(matchId: string): void {
    for (const changed of this.#listeners) changed(matchId);
    this.#changedAnywhere(matchId);
  }

  #changedAnywhere(matchId: string): void {
    if (this.#everywhere(matchId).some(({ seated }) => seated.length > 0)) this.#attended.add(matchId);
    else if (this.#attended.delete(matchId)) this.#emptiedAt.set(matchId, this.#now());
    for (const changed of this.#everywhereListeners) changed(matchId);
  }

  /** Sets the viewers as which a socket watches a match. */
  set(matchId: string, socketId: string, watcher: Watcher): void {
    const watchers = this.#matches.get(matchId) ?? new Map<string, Watcher>();
    this.#matches.set(matchId, watchers.set(socketId, watcher));
    this.#changed(matchId);
  }

  /** Viewers as which a socket watches. */
  viewersOf(matchId: string, socketId: string): readonly Viewer[] {
    return this.#matches.get(matchId)?.get(socketId)?.viewers ?? [];
  }

  /** Removes a socket from the watchers. */
  remove(matchId: string, socketId: string): void {
    const watchers = this.#matches.get(matchId);
    const watcher = watchers?.get(socketId);
    watchers?.delete(socketId);
    if (watchers?.size === 0) this.#matches.delete(matchId);
    if (watcher?.playerId && isSeated(watcher)) this.#leave(matchId, watcher.playerId, watcher.rememberedMs);
    this.#changed(matchId);
  }

  /** `now` is database time. */
  constructor(now: Now = Date.now) {
    this.#now = now;
  }

  #leave(matchId: string, playerId: string, rememberedMs = LONG_MS): void {
    if (rememberedMs === 0) return;
    const left = this.#left.get(matchId) ?? new Map<string, Leave>();
    const at = this.#now();
    this.#left.set(matchId, left.set(playerId, { at, until: at + rememberedMs }));
  }

  /** When an absent player with a seat last watched, on any node; undefined if unknown. */
  lastSeen(matchId: string, playerId: string): number | undefined {
    return this.#left.get(matchId)?.get(playerId)?.at;
  }

  /** Whether a player with a seat watches a match or did a short time ago, on any node; unknown before this node started. */
  isAttended(matchId: string): boolean {
    const emptiedAt = this.#emptiedAt.get(matchId) ?? Number.NEGATIVE_INFINITY;
    return this.#attended.has(matchId) || this.#now() - emptiedAt < ATTENDED_MS;
  }

  /** Deletes players of whom it is not needed any more when they left. */
  sweep(now = this.#now()): void {
    for (const [matchId, at] of this.#emptiedAt) if (now - at >= ATTENDED_MS) this.#emptiedAt.delete(matchId);
    for (const [matchId, left] of this.#left) {
      for (const [playerId, { until }] of left) if (now > until) left.delete(playerId);
      if (left.size === 0) this.#left.delete(matchId);
    }
  }

  /**
   * Replaces the watchers at another node; returns the matches that changed, each with the players with a seat who
   * joined or left.
   */
  take(node: string, matches: readonly Watching[], isAll: boolean): Map<string, readonly string[]> {
    const before = this.#elsewhere.get(node) ?? new Map<string, Watching>();
    const next = new Map(isAll ? [] : before);
    for (const match of matches) {
      if (match.players.length > 0 || match.spectators > 0) next.set(match.matchId, match);
      else next.delete(match.matchId);
    }
    if (next.size > 0) this.#elsewhere.set(node, next);
    else this.#elsewhere.delete(node);
    const ids = new Set([...(isAll ? before.keys() : []), ...matches.map((match) => match.matchId)]);
    for (const id of ids) this.#changedAnywhere(id);
    return new Map([...ids].map((id) => [id, this.#compare(id, before.get(id), next.get(id))]));
  }

  #compare(matchId: string, before: Watching | undefined, now: Watching | undefined): readonly string[] {
    const [were, are] = [new Set(before?.seated), new Set(now?.seated)];
    const gone = [...were].filter((player) => !are.has(player));
    for (const player of gone) this.#leave(matchId, player);
    return [...gone, ...[...are].filter((player) => !were.has(player))];
  }

  /** Watchers of a match on this node. */
  hereAt(matchId: string): Watching {
    const watchers = [...(this.#matches.get(matchId)?.values() ?? [])];
    const players = [...new Set(watchers.flatMap((one) => one.playerId ?? []))];
    const seated = [...new Set(watchers.filter(isSeated).flatMap((one) => one.playerId ?? []))];
    const spectators = watchers.filter((one) => one.viewers.includes('spectator'));
    const unnamed = spectators.filter((one) => one.playerId === null).length;
    return { matchId, players, seated, spectators: spectators.length, unnamed };
  }

  /** Watchers of all matches on this node. */
  here(): Watching[] {
    return [...this.#matches.keys()].map((matchId) => this.hereAt(matchId));
  }

  #everywhere(matchId: string): Watching[] {
    return [this.hereAt(matchId), ...[...this.#elsewhere.values()].flatMap((matches) => matches.get(matchId) ?? [])];
  }

  /** Whether a player watches the match, on any node. */
  isWatching(matchId: string, playerId: string): boolean {
    return this.#everywhere(matchId).some(({ players }) => players.includes(playerId));
  }

  /** Players who watch a match, on any node. */
  playersAt(matchId: string): Set<string> {
    return new Set(this.#everywhere(matchId).flatMap(({ players }) => players));
  }

  /** Matches that players watch, on any node, by player; `seated` only with seats of their own. */
  watchedBy(players: ReadonlySet<string>): ReadonlyMap<string, { matches: string[]; seated: string[] }> {
    const found = new Map<string, { matches: string[]; seated: string[] }>();
    const all = [this.here(), ...[...this.#elsewhere.values()].map((matches) => [...matches.values()])].flat();
    for (const watching of all)
      for (const player of watching.players) {
        if (!players.has(player)) continue;
        const one = found.get(player) ?? { matches: [], seated: [] };
        one.matches.push(watching.matchId);
        if (watching.seated.includes(player)) one.seated.push(watching.matchId);
        found.set(player, one);
      }
    return found;
  }

  /** Number of sockets that spectate, on any node. */
  spectators(matchId: string): number {
    return this.#everywhere(matchId).reduce((sum, { spectators }) => sum + spectators, 0);
  }

  /** Number of sockets without a session that spectate, on any node. */
  unnamed(matchId: string): number {
    return this.#everywhere(matchId).reduce((sum, { unnamed }) => sum + unnamed, 0);
  }

  /** Nodes that watch a match, null for this one: those of players with seats, or else all. */
  nodesAt(matchId: string): readonly (string | null)[] {
    const nodes: [string | null, Watching][] = this.isWatched(matchId) ? [[null, this.hereAt(matchId)]] : [];
    for (const [node, matches] of this.#elsewhere) {
      const watching = matches.get(matchId);
      if (watching) nodes.push([node, watching]);
    }
    const seated = nodes.filter(([, watching]) => watching.seated.length > 0);
    return (seated.length > 0 ? seated : nodes).map(([node]) => node);
  }

  /** Whether a match is watched, on any node. */
  isWatchedAnywhere(matchId: string): boolean {
    return this.isWatched(matchId) || [...this.#elsewhere.values()].some((matches) => matches.has(matchId));
  }

  /** Whether a match is watched on this node. */
  isWatched(matchId: string): boolean {
    return this.#matches.has(matchId);
  }
}
