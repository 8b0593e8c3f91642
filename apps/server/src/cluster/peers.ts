import type { News, Watching } from './notices.ts';

/** Part of a match that is stored by itself: acts, match and seats, chat, undo request, standing orders, or plans. */
export type Part = 'acts' | 'table' | 'chat' | 'undo' | 'standing' | 'plans';

/** Change of a player or a session: a new name or badge, its end, a ban, whether the player may write, is here, or looks at a page, or of their lists. */
export type PlayerNews = Extract<
  News,
  { kind: 'renamed' | 'badge' | 'ended' | 'expelled' | 'voice' | 'seen' | 'looking' | 'listed' }
>;

/** Listener for changes by other nodes. */
export interface PeerListener {
  /** Another node has stored a change; `isDue` if the owner of the match has work to do. */
  changed(matchId: string, part: Part, isDue: boolean): void;
  /** Notices may have been lost: anything may have changed. Not `isBack` while they still are, at each heartbeat. */
  missed(isBack: boolean): void;
  /** The set of reachable nodes changed: matches may have another owner, or wait for theirs. */
  owners(): void;
  /** Watchers of these matches at another node; with `isAll` no other match is watched there. */
  watching(node: string, matches: readonly Watching[], isAll: boolean): void;
  /** The other nodes have been sent the watchers of a match here. */
  announced(matchId: string): void;
  /** A player or a session has changed, on any node. */
  told(news: PlayerNews): void;
}

/** Nodes that serve matches from one database, this one included. */
export interface Peers {
  /** Whether there may be other nodes. */
  readonly isShared: boolean;
  /** Notifies the others of a stored change; `isDue` if the owner of the match may have work to do. */
  changed(matchId: string, part: Part, isDue: boolean): void;
  /** Tells every node, this one included, of a change of a player or a session. */
  tell(news: PlayerNews): void;
  /** Adds a listener. */
  listen(listener: Partial<PeerListener>): void;
  /**
   * Whether this node owns a match: it plays its bots and runs its clocks. One of the nodes that watch the match does,
   * and one of all if no one watches. Nodes may disagree for some seconds; the primary key of the record then decides
   * which act is stored.
   */
  owns(matchId: string): boolean;
}

/** Single process without other nodes. */
export class Alone implements Peers {
  readonly isShared = false;
  readonly #listeners: Partial<PeerListener>[] = [];

  changed(): void {}

  tell(news: PlayerNews): void {
    for (const listener of this.#listeners) listener.told?.(news);
  }

  listen(listener: Partial<PeerListener>): void {
    this.#listeners.push(listener);
  }

  owns(): boolean {
    return true;
  }
}
