import type { Choice, MatchStatus, Outcome, SeatKind, Spectators, Visibility } from '@echo-base/protocol';

/** Somebody who plays. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

/** A match as it is kept; times are epoch milliseconds. */
export interface MatchRow {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** 64 hex digits; leaves the server only after the end. */
  readonly seed: string;
  readonly seedHash: string;
  readonly visibility: Visibility;
  readonly spectators: Spectators;
  readonly status: MatchStatus;
  /** Player who created it. */
  readonly creator: string;
  readonly creatorName: string;
  readonly inviteCode: string;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly outcome: Outcome | null;
  /** Seats the match waits for, so that lists need no running game. */
  readonly waitingFor: readonly string[];
  /** Version of the product it was created by. */
  readonly engine: string;
  /** The match its players go on with; absent while there is none. */
  readonly rematch?: string;
}

/** A seat of a match; `playerId` is null while it is free, and for bots. */
export interface SeatRow {
  readonly seat: string;
  readonly kind: SeatKind;
  readonly level: string | null;
  readonly playerId: string | null;
  readonly playerName: string | null;
}

/** A match with its table; seats in the title's order. Members may see a private match. */
export interface StoredMatch {
  readonly match: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly members: readonly string[];
}

/** One thing a seat did: an act, or `undo` or `concede` with the choice null. */
export interface ActRow {
  readonly seq: number;
  readonly seat: string;
  readonly decision: string;
  readonly choice: Choice | null;
  /** Null for bots and concessions. */
  readonly clientId: string | null;
  readonly at: number;
  /** Each viewer's version before the act: resync goes on after a restart without replaying every view. */
  readonly versions: Readonly<Record<string, number>>;
}

/** An act to be appended, with what it changes in the match's row. */
export interface Append {
  readonly matchId: string;
  readonly act: ActRow;
  /** Absent where it stays as it was. */
  readonly waitingFor?: readonly string[];
  /** Present when the act ended the match. */
  readonly outcome?: Outcome;
}

/** Something said at a table. */
export interface SaidRow {
  /** Numbers what was said in the match. */
  readonly seq: number;
  readonly playerId: string;
  /** The name the player went by then. */
  readonly name: string;
  /** The first seat of who had one. */
  readonly seat: string | null;
  readonly text: string;
  readonly at: number;
}

/** Which matches to list, newest first. */
export interface MatchFilter {
  readonly title?: string;
  readonly status?: MatchStatus;
  /** Whose private matches are listed too. */
  readonly player: string | null;
  /** Only matches this player sits in or created. */
  readonly mine: boolean;
  /** The last match of the page before. */
  readonly after?: { readonly createdAt: number; readonly id: string };
  readonly limit: number;
}

/** The record: the only truth. Every promise resolves when the change is on disk. */
export interface Store {
  /** Resolves if the storage answers. */
  ready(): Promise<void>;
  close(): Promise<void>;

  addSession(player: Player, tokenHash: string, at: number): Promise<void>;
  playerByToken(tokenHash: string): Promise<Player | null>;
  renamePlayer(id: string, name: string): Promise<void>;
  dropSession(tokenHash: string): Promise<void>;
  /** Keeps the hash of a recovery code; codes the player had before, and all that are too old, are forgotten. */
  addRecovery(codeHash: string, playerId: string, time: { at: number; expiresAt: number }): Promise<void>;
  /** Uses a code up: the player, who has this session from now on, or null. */
  useRecovery(codeHash: string, tokenHash: string, at: number): Promise<Player | null>;

  createMatch(match: MatchRow, seats: readonly SeatRow[]): Promise<void>;
  /** As `createMatch`, as the one rematch of a match and with all its members; the id of the one that came first. */
  createRematch(of: StoredMatch, match: MatchRow, seats: readonly SeatRow[]): Promise<string>;
  /** A match that was played elsewhere, with all its acts. */
  importMatch(match: MatchRow, seats: readonly SeatRow[], acts: readonly ActRow[]): Promise<void>;
  match(id: string): Promise<StoredMatch | null>;
  listMatches(filter: MatchFilter): Promise<StoredMatch[]>;
  countMatches(): Promise<Readonly<Record<MatchStatus, number>>>;
  /** Ids of matches in play that have a bot at the table. */
  matchesWithBots(): Promise<string[]>;

  addMember(matchId: string, playerId: string): Promise<void>;
  /** False if somebody else sits there. */
  takeSeat(matchId: string, seat: string, playerId: string): Promise<boolean>;
  freeSeat(matchId: string, seat: string): Promise<void>;
  /** Begins play with these seats and drops the others. False if play had begun. */
  startMatch(
    matchId: string,
    start: { seats: readonly string[]; waitingFor: readonly string[]; at: number },
  ): Promise<boolean>;

  acts(matchId: string): Promise<ActRow[]>;
  /** Appends in one transaction; false for each whose place in its match was taken, which then changed nothing. */
  appendActs(batch: readonly Append[]): Promise<boolean[]>;

  /** Keeps what was said; its number in the match. */
  addSaid(matchId: string, said: Omit<SaidRow, 'seq'>): Promise<number>;
  /** What was last said, oldest first. */
  lastSaid(matchId: string, limit: number): Promise<SaidRow[]>;
}
