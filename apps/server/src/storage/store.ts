import type { MatchStatus, Outcome } from '@echo-base/protocol';
import type {
  ActRow,
  AgreementRow,
  Beginning,
  ChatRow,
  FrozenMark,
  ImportedAct,
  KnownRow,
  LiveRow,
  LoggedAct,
  MatchRow,
  NewAct,
  NewChatRow,
  Outage,
  PlanRow,
  Player,
  SanctionKind,
  SanctionRow,
  SeatLinkRow,
  SeatRow,
  ServerRow,
  SessionRow,
  Snapshot,
  StandingRow,
  StoredMatch,
  UndoRequestsRow,
  Visitor,
} from '../model/rows.ts';
import type { AlertChoiceStore } from './alert-choice-store.ts';
import type { AlertStore } from './alert-store.ts';
import type { AlertWayStore } from './alert-way-store.ts';
import type { GlanceStore } from './glance-store.ts';
import type { MailLinkStore } from './mail-link-store.ts';
import type { OwnerStore } from './owner-store.ts';
import type { PeopleStore } from './people-store.ts';
import type { ResultStore } from './result-store.ts';
import type { ServerKeyStore } from './server-key-store.ts';

export type * from '../model/alert-rows.ts';
export type * from '../model/rows.ts';

/** Change of a match before the start. */
export interface WaitingChange {
  readonly match?: Partial<Pick<MatchRow, 'name' | 'options' | 'visibility'>> & {
    readonly clock?: MatchRow['clock'] | null;
    readonly absence?: MatchRow['absence'] | null;
    readonly pictures?: true | null;
  };
  readonly seats?: readonly Pick<SeatRow, 'seat' | 'kind' | 'level' | 'keptFor' | 'keptUntil'>[];
  /** The player who stays ready; all others with seats are not any more. Absent: players stay as they are. */
  readonly readyOnly?: string;
}

/** Change of what players settle in play; null removes it. */
export interface TermsChange {
  readonly agreement?: AgreementRow | null;
  readonly absence?: MatchRow['absence'] | null;
  readonly paused?: MatchRow['paused'] | null;
  readonly pauses?: readonly Outage[];
}

/** Filter of a list of matches, newest first. */
export interface MatchFilter {
  readonly title?: string;
  readonly status?: MatchStatus;
  /** Player whose private matches are listed too. */
  readonly player: string | null;
  /** Only matches in which this player has a seat, has lent one or may take one kept for them, or whose host they are. */
  readonly mine: boolean;
  /** Only public matches of this player. */
  readonly creator?: string;
  /** At most `TABLES_PER_HOST` public matches of each creator. */
  readonly isFair?: boolean;
  /** With how the matches look. */
  readonly glances?: boolean;
  /** With `mine`: only matches in which this other player has a seat. */
  readonly with?: string;
  /** Last match of the previous page. */
  readonly after?: { readonly createdAt: number; readonly id: string };
  readonly limit: number;
}

/** Snapshot interval, in acts. */
export const SNAPSHOT_EVERY = 256;

/** Storage. Every promise resolves when the change is on disk. */
export interface Store
  extends AlertWayStore,
    AlertStore,
    AlertChoiceStore,
    MailLinkStore,
    OwnerStore,
    PeopleStore,
    ServerKeyStore,
    GlanceStore,
    ResultStore {
  /** Database time, epoch milliseconds; null if the database has no clock of its own. */
  time(): Promise<number | null>;
  /** Resolves if the storage can write. */
  ready(): Promise<void>;
  /** Random id of the data, the same for all servers on one database. */
  installation(): Promise<string>;
  close(): Promise<void>;

  addSession(player: Player, tokenHash: string, at: number): Promise<void>;
  /** Player of a session; null if it has not been used since. */
  playerByToken(tokenHash: string, usedSince?: number): Promise<Visitor | null>;
  /** Stores that a session is used at `at`. False if it was used at `usedBefore` or later. */
  useSession(tokenHash: string, at: number, usedBefore: number): Promise<boolean>;
  /** Sessions of a player, last used first. */
  sessionsOf(playerId: string): Promise<SessionRow[]>;
  renamePlayer(id: string, name: string): Promise<void>;
  dropSession(tokenHash: string): Promise<void>;
  /** Deletes all sessions of a player but one, and the recovery codes; returns the deleted ones. */
  dropOtherSessions(playerId: string, tokenHash: string): Promise<string[]>;
  dropUnusedSessions(usedBefore: number): Promise<void>;
  /** Stores the hash of a recovery code; deletes earlier codes of the player and expired ones. */
  addRecovery(codeHash: string, playerId: string, time: { at: number; expiresAt: number }): Promise<void>;
  /** Codes of a player that are still valid, the first to expire first. */
  recoveriesOf(playerId: string, at: number): Promise<{ codeHash: string; expiresAt: number }[]>;
  dropRecovery(codeHash: string): Promise<void>;
  /** Player of a code, which stays valid, or null. */
  recoveryPlayer(codeHash: string, at: number): Promise<Player | null>;
  /** Uses up a code and adds the session; returns its player, or null. */
  useRecovery(codeHash: string, tokenHash: string, at: number): Promise<Player | null>;

  /** Stores a new match; a fork with its beginning. */
  createMatch(match: MatchRow, seats: readonly SeatRow[], beginning?: Beginning | null): Promise<void>;
  /**
   * Like `createMatch`, as the only rematch of a match, with all its members, and without watchers without a name where it
   * has none; returns the id of the first one.
   */
  createRematch(of: StoredMatch, match: MatchRow, seats: readonly SeatRow[]): Promise<string>;
  /** Stores a finished match with all its acts; a fork with its beginning. */
  importMatch(
    match: MatchRow,
    seats: readonly SeatRow[],
    acts: readonly ImportedAct[],
    beginning?: Beginning | null,
  ): Promise<void>;
  match(id: string): Promise<StoredMatch | null>;
  /** What was played before a fork; null if the match is none. */
  beginning(matchId: string): Promise<Beginning | null>;
  listMatches(filter: MatchFilter): Promise<StoredMatch[]>;
  /** Those of these matches that are stored. */
  existing(ids: readonly string[]): Promise<string[]>;
  countMatches(): Promise<Readonly<Record<MatchStatus, number>>>;
  /** Ids of matches in play in which a computer player has to act, or may have to when a clock has run down. */
  matchesWithBots(): Promise<string[]>;

  addMember(matchId: string, playerId: string): Promise<void>;
  /** Ids of the matches in which a player is a member. */
  membershipsOf(playerId: string): Promise<string[]>;
  /** Whether a player has a seat in a fork of this match, or has lent it. */
  playsForkOf(matchId: string, playerId: string): Promise<boolean>;
  /** False if the seat is taken, is kept for another player, or play has started. */
  takeSeat(matchId: string, seat: string, playerId: string, at?: number): Promise<boolean>;
  /** False if the player does not have the seat or play has started. */
  freeSeat(matchId: string, seat: string, playerId: string): Promise<boolean>;
  /**
   * Changes a match before the start: columns of its row, computer players and open seats, and the players with seats who
   * are not ready any more. False if a seat to change has a player, or play has started; then nothing changes.
   */
  changeWaiting(matchId: string, change: WaitingChange): Promise<boolean>;
  /** Gives the seats new occupants before the start. False if play has started or the seats are not as read. */
  dealSeats(matchId: string, before: readonly SeatRow[], after: readonly SeatRow[]): Promise<boolean>;
  /** Sets whether a player is ready. False if play has started. */
  setReady(matchId: string, playerId: string, isReady: boolean): Promise<boolean>;
  /**
   * Gives a seat in play another player, who becomes a member; no computer player stands in for them. False if its player is not the one
   * read before.
   */
  giveSeat(matchId: string, before: SeatRow, after: SeatRow): Promise<boolean>;
  /** Stores a link to a seat by the hash of its code; deletes expired ones. */
  addSeatLink(codeHash: string, link: SeatLinkRow, at: number): Promise<void>;
  /** Link by the hash of its code, unless it has expired. */
  seatLink(codeHash: string, at: number): Promise<SeatLinkRow | null>;
  dropSeatLink(codeHash: string): Promise<void>;
  /** Changes what players settle in play. False if the match is over, or terms are not as read before. */
  changeTerms(matchId: string, before: MatchRow, change: TermsChange): Promise<boolean>;
  /** Makes another player the host. False if the host is not the one read before. */
  passHost(matchId: string, before: string, after: string): Promise<boolean>;
  setInviteCode(matchId: string, code: string): Promise<void>;
  /** Ends a match before its start. False if play has started or it was over. */
  cancelMatch(matchId: string, outcome: Outcome, at: number): Promise<boolean>;
  /** Sets the level of the stand-in of a seat; null removes it. */
  setStandIn(matchId: string, seat: string, level: string | null): Promise<void>;
  /**
   * Starts play with these seats and drops the others. False if play had started, other seats are taken, or the settings
   * are not those given.
   */
  startMatch(
    matchId: string,
    start: {
      seats: readonly string[];
      waitingFor: readonly string[];
      at: number;
      settings?: Pick<MatchRow, 'options' | 'clock'>;
    },
  ): Promise<boolean>;

  /** Acts of a match in order: all, or from a sequence number, or before one. */
  acts(matchId: string, part?: { readonly from?: number; readonly before?: number }): Promise<ActRow[]>;
  /** Like `acts`, with log entries. */
  loggedActs(matchId: string, part?: { readonly from?: number; readonly before?: number }): Promise<LoggedAct[]>;
  /** Whether a person has acted in a seat since then. */
  hasActed(matchId: string, seat: string, since: number): Promise<boolean>;
  /** Number of acts of a match before the first one that is later than this time. */
  actsUntil(matchId: string, at: number): Promise<number>;
  /** Appends in one transaction; false for each act whose sequence number was taken, which changes nothing. */
  appendActs(batch: readonly NewAct[]): Promise<boolean[]>;

  /**
   * Stores snapshots in one transaction. Of each match the last one remains, and the last two at multiples of
   * `SNAPSHOT_EVERY` acts.
   */
  addSnapshots(snapshots: readonly Snapshot[]): Promise<void>;
  /** Last snapshot of a match with at most `upTo` acts, by these rules. */
  snapshot(matchId: string, which?: { upTo?: number; rules?: string }): Promise<Snapshot | null>;

  /** Stored record of a finished match as JSON; null if there is none. */
  record(matchId: string): Promise<string | null>;
  /** Stores the record of a finished match; an existing one stays. */
  addRecord(matchId: string, record: string): Promise<void>;

  /** Heartbeat of a server, or its regular stop; deletes servers last up before `forgetBefore`. */
  heartbeat(server: ServerRow, forgetBefore?: number): Promise<void>;
  /** Servers with their last heartbeats. */
  servers(): Promise<ServerRow[]>;
  /** Stores an outage; one that begins at the same moment stays. */
  addOutage(outage: Outage): Promise<void>;
  /** Outages, oldest first. */
  outages(): Promise<Outage[]>;
  /** Matches in play, with the result of their verification. */
  liveMatches(): Promise<LiveRow[]>;
  /** Stores the result of verifying a match under a version of the rules; `pauses`, if given, replaces its pauses. */
  setVerified(matchId: string, rules: number, frozen: FrozenMark | null, pauses?: readonly Outage[]): Promise<void>;
  /** Number of frozen matches in play. */
  countFrozen(): Promise<number>;

  /** Stores a chat message; returns its numbers. */
  addChatMessage(matchId: string, said: NewChatRow): Promise<Pick<ChatRow, 'seq' | 'number'>>;
  /** Last chat messages to all, or to a team, oldest first; only those after a sequence number if given. */
  lastChatMessages(matchId: string, limit: number, part?: { after?: number; team?: string }): Promise<ChatRow[]>;

  /** Stored undo requests, or null. */
  undoRequests(matchId: string): Promise<UndoRequestsRow | null>;
  /** Stores undo requests. False if another node has stored any since the previous revision. */
  storeUndoRequests(matchId: string, talk: UndoRequestsRow): Promise<boolean>;

  /** Standing orders of a match by seat; seats without any are omitted. */
  standing(matchId: string): Promise<ReadonlyMap<string, readonly StandingRow[]>>;
  setStanding(matchId: string, seat: string, orders: readonly StandingRow[]): Promise<void>;
  /** Plans of a match by seat; seats without one are omitted. */
  plans(matchId: string): Promise<ReadonlyMap<string, PlanRow>>;
  setPlan(matchId: string, seat: string, plan: PlanRow): Promise<void>;
  /** Ids of matches in play that wait for a seat with standing orders. */
  matchesWithOrders(): Promise<string[]>;

  /** Makes a player an owner of the server. */
  makeOwner(playerId: string, at: number): Promise<void>;
  /** Owners of the server, by the time `since` which they are. */
  owners(): Promise<{ id: string; name: string; since: number }[]>;
  /** Makes an owner of the server a player like others; false if the player was no owner. */
  removeOwner(playerId: string): Promise<boolean>;
  /** Stores a sanction; replaces one of the same kind for the same match. */
  addSanction(sanction: SanctionRow): Promise<void>;
  /** Lifts a sanction; false if there was none. */
  liftSanction(matchId: string, playerId: string, kind: SanctionKind): Promise<boolean>;
  /** Sanctions in force at `now` for these matches (`''` for the server) and players, newest first. */
  sanctions(of: {
    matchIds: readonly string[];
    playerIds?: readonly string[];
    now: number;
    limit?: number;
  }): Promise<SanctionRow[]>;
  players(ids: readonly string[]): Promise<KnownRow[]>;
  /** Players with exactly this name, newest first. */
  playersNamed(name: string, limit: number): Promise<KnownRow[]>;
  /** Number of waiting, running or imported matches of a creator, without frozen ones. */
  openMatches(playerId: string): Promise<number>;
}
