import type { News, Watching } from './notices.ts';

/** What of a match has changed: acts were appended, the table, the chat, an undo request, or standing orders. */
export type Change = 'acts' | 'table' | 'chat' | 'undo' | 'standing';

/** Who is told what the other nodes do. */
export interface PeerListener {
  /** Another node has changed something of a match, and it is stored; `isDue` if its owner has something to do. */
  changed(matchId: string, what: Change, isDue: boolean): void;
  /** The others could not be heard for a while: anything may have changed. */
  missed(): void;
  /** Nodes came or went, or could not be heard: matches may have got another owner, or wait for theirs. */
  owners(): void;
  /** These watch matches at another node now; nobody watches others there where `isAll` says so. */
  watching(node: string, matches: readonly Watching[], isAll: boolean): void;
  /** A player goes by another name. */
  renamed(playerId: string, name: string): void;
  /** A session is over. */
  ended(tokenHash: string): void;
  /** A player has been banned. */
  expelled(playerId: string): void;
}

/** The nodes that serve the same matches on one database; this one is one of them. */
export interface Peers {
  /** Whether there may be others. */
  readonly isShared: boolean;
  /** Tells the others what has been stored; `isDue` if the match's owner may have to do something. */
  changed(matchId: string, what: Change, isDue: boolean): void;
  /** Tells the others what has become of a player or a session. */
  tell(news: Extract<News, { kind: 'renamed' | 'ended' | 'expelled' }>): void;
  /** Tells this listener too what the others do. */
  listen(listener: Partial<PeerListener>): void;
  /**
   * Whether this node does what a match needs done once: plays its bots, ends its clocks. Nodes may disagree for
   * some seconds; the place in the record then decides whose act stands.
   */
  owns(matchId: string): boolean;
}

/** One process that shares its matches with nobody. */
export const alone: Peers = {
  isShared: false,
  changed: () => undefined,
  tell: () => undefined,
  listen: () => undefined,
  owns: () => true,
};
