import type { Viewer } from '@echo-base/games/engine';

interface Watcher {
  readonly playerId: string | null;
  readonly viewers: readonly Viewer[];
}

/** Who watches which match now: one entry per socket. */
export class Presence {
  #matches = new Map<string, Map<string, Watcher>>();

  /** A socket watches a match as these viewers; it did not before, or as others. */
  set(matchId: string, socketId: string, watcher: Watcher): void {
    const watchers = this.#matches.get(matchId) ?? new Map<string, Watcher>();
    this.#matches.set(matchId, watchers.set(socketId, watcher));
  }

  /** A socket watches no more. */
  remove(matchId: string, socketId: string): void {
    const watchers = this.#matches.get(matchId);
    watchers?.delete(socketId);
    if (watchers?.size === 0) this.#matches.delete(matchId);
  }

  /** Whether a player has a socket that watches the match. */
  isWatching(matchId: string, playerId: string): boolean {
    return [...(this.#matches.get(matchId)?.values() ?? [])].some((watcher) => watcher.playerId === playerId);
  }

  /** How many sockets watch as spectators. */
  spectators(matchId: string): number {
    return [...(this.#matches.get(matchId)?.values() ?? [])].filter((one) => one.viewers.includes('spectator')).length;
  }

  /** Whether anybody watches. */
  isWatched(matchId: string): boolean {
    return this.#matches.has(matchId);
  }
}
