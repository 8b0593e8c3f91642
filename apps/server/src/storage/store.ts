import type { MatchStatus, Outcome } from '@echo-base/protocol';
import type {
  ActRow,
  Append,
  FrozenMark,
  ImportedAct,
  KnownRow,
  LiveRow,
  LoggedAct,
  MatchRow,
  Outage,
  Player,
  RestraintKind,
  RestraintRow,
  SaidRow,
  SeatRow,
  ServerRow,
  Snapshot,
  StandingRow,
  StoredMatch,
  UndoTalkRow,
  Visitor,
} from '../model/rows.ts';

export type * from '../model/rows.ts';

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

/** States are kept whenever a match passes a multiple of this many acts. */
export const SNAPSHOT_EVERY = 256;

/** The record: the only truth. Every promise resolves when the change is on disk. */
export interface Store {
  /** The database's time, epoch milliseconds; null where it has no clock but this machine's. */
  time(): Promise<number | null>;
  /** Resolves if the storage answers. */
  ready(): Promise<void>;
  close(): Promise<void>;

  addSession(player: Player, tokenHash: string, at: number): Promise<void>;
  playerByToken(tokenHash: string): Promise<Visitor | null>;
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
  importMatch(match: MatchRow, seats: readonly SeatRow[], acts: readonly ImportedAct[]): Promise<void>;
  match(id: string): Promise<StoredMatch | null>;
  listMatches(filter: MatchFilter): Promise<StoredMatch[]>;
  countMatches(): Promise<Readonly<Record<MatchStatus, number>>>;
  /** Ids of matches in play that a computer player has to act in, or may have to when a clock has run down. */
  matchesWithBots(): Promise<string[]>;

  addMember(matchId: string, playerId: string): Promise<void>;
  /** False if somebody sits there, or play has begun. */
  takeSeat(matchId: string, seat: string, playerId: string): Promise<boolean>;
  /** False if this player does not sit there, or play has begun. */
  freeSeat(matchId: string, seat: string, playerId: string): Promise<boolean>;
  /** A computer player of this level plays a seat for its owner; with null the owner does again. */
  setStandIn(matchId: string, seat: string, level: string | null): Promise<void>;
  /** Begins play with these seats and drops the others. False if play had begun, or others than these are taken. */
  startMatch(
    matchId: string,
    start: { seats: readonly string[]; waitingFor: readonly string[]; at: number },
  ): Promise<boolean>;

  /** The acts of a match in order: all, or those from a place on, or those before one. */
  acts(matchId: string, part?: { readonly from?: number; readonly before?: number }): Promise<ActRow[]>;
  /** As `acts`, for the log: what each act added to it. */
  loggedActs(matchId: string, part?: { readonly from?: number; readonly before?: number }): Promise<LoggedAct[]>;
  /** Keeps the entries of acts that have none yet. */
  addEntries(matchId: string, acts: readonly Pick<LoggedAct, 'seq' | 'entries'>[]): Promise<void>;
  /** Appends in one transaction; false for each whose place in its match was taken, which then changed nothing. */
  appendActs(batch: readonly Append[]): Promise<boolean[]>;

  /**
   * Keeps states in one transaction. Of each match stay the last one, and the last two at multiples of
   * `SNAPSHOT_EVERY` acts.
   */
  addSnapshots(snapshots: readonly Snapshot[]): Promise<void>;
  /** The last state that is kept of a match: of at most so many acts, by these rules. */
  snapshot(matchId: string, which?: { upTo?: number; rules?: string }): Promise<Snapshot | null>;

  /** The record of a finished match as it is served, JSON; null where it has not been made yet. */
  record(matchId: string): Promise<string | null>;
  /** Stores the record of a finished match; one that is there already stays. */
  addRecord(matchId: string, record: string): Promise<void>;

  /** A server is up, or has just stopped; those that were last up before `forgetBefore` are forgotten. */
  beat(server: ServerRow, forgetBefore?: number): Promise<void>;
  /** Servers that are or were up. */
  servers(): Promise<ServerRow[]>;
  /** Keeps that no server was up for some time; one that begins at the same moment is kept as it is. */
  addOutage(outage: Outage): Promise<void>;
  /** When no server was up, oldest first. */
  outages(): Promise<Outage[]>;
  /** Matches in play, and whether their record is known to replay under a version of the rules. */
  liveMatches(): Promise<LiveRow[]>;
  /**
   * What was found when a match was replayed under a version of the rules; `pauses`, where given, are all the times it
   * has been frozen for.
   */
  setJudged(
    matchId: string,
    rules: number | null,
    frozen: FrozenMark | null,
    pauses?: readonly Outage[],
  ): Promise<void>;
  countFrozen(): Promise<number>;

  /** Keeps what was said; its number in the match. */
  addSaid(matchId: string, said: Omit<SaidRow, 'seq'>): Promise<number>;
  /** What was last said, oldest first; only what was said after a number where that is given. */
  lastSaid(matchId: string, limit: number, after?: number): Promise<SaidRow[]>;

  /** What was last asked and answered about taking an act back, or null. */
  undoTalk(matchId: string): Promise<UndoTalkRow | null>;
  /** Keeps what is asked and answered now. False if somebody else has kept something since the revision before. */
  keepUndoTalk(matchId: string, talk: UndoTalkRow): Promise<boolean>;

  /** Standing orders of a match by seat; seats without any are left out. */
  standing(matchId: string): Promise<ReadonlyMap<string, readonly StandingRow[]>>;
  /** Replaces the standing orders of a seat. */
  setStanding(matchId: string, seat: string, orders: readonly StandingRow[]): Promise<void>;
  /** Ids of matches in play that wait for a seat with standing orders. */
  matchesWithOrders(): Promise<string[]>;

  /** Makes somebody an owner of the server. */
  makeOwner(playerId: string, at: number): Promise<void>;
  /** Keeps somebody from something; what was said about the same before is replaced. */
  restrain(restraint: RestraintRow): Promise<void>;
  /** False if there was nothing to lift. */
  release(matchId: string, playerId: string, kind: RestraintKind): Promise<boolean>;
  /** What holds at `now` for these matches (`''` for the server) and players, newest first. */
  restraints(of: {
    matchIds: readonly string[];
    playerIds?: readonly string[];
    now: number;
    limit?: number;
  }): Promise<RestraintRow[]>;
  players(ids: readonly string[]): Promise<KnownRow[]>;
  /** Everybody who goes by exactly this name, newest first. */
  playersNamed(name: string, limit: number): Promise<KnownRow[]>;
  /** Ends a match. False if it was over. */
  closeMatch(matchId: string, outcome: Outcome, at: number): Promise<boolean>;
  /** How many matches of a creator wait or are played. */
  openMatches(playerId: string): Promise<number>;
}
