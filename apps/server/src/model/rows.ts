import type { Core, Glance, LogEntry } from '@echo-base/games/engine';
import type {
  Absence,
  Act,
  Badge,
  FrozenReason,
  MatchStatus,
  Outcome,
  Proposal,
  RecordPrefix,
  RunningClock,
  SeatKind,
  SeatTime,
  Spectators,
  Text,
  Visibility,
} from '@echo-base/protocol';

export interface Player {
  readonly id: string;
  readonly name: string;
  /** Whether they own the server. */
  readonly isOwner?: true;
}

/** Player found by a token; `ban` if they are or were banned. */
export interface Visitor extends Player {
  readonly ban?: { readonly until: number | null };
}

/** Player as moderators see them. */
export interface KnownRow extends Player {
  readonly createdAt: number;
}

/**
 * Kind of sanction: `mute` in the chat, `ban` from the server, `kick` from a match; `unnamed` is of all watchers of a match
 * without a session, and has the player who imposed it.
 */
export type SanctionKind = 'mute' | 'ban' | 'kick' | 'unnamed';

/** Sanction of a player; `until` is null for a permanent one. */
export interface SanctionRow {
  /** Empty for the whole server. */
  readonly matchId: string;
  readonly playerId: string;
  readonly kind: SanctionKind;
  readonly until: number | null;
  readonly at: number;
  /** Player who imposed it. */
  readonly by: string;
}

/** Why a match is frozen. */
export interface FrozenMark {
  /** When it was frozen, epoch milliseconds. */
  readonly at: number;
  readonly reason: FrozenReason;
  /** First act that does not replay, or up to which the match differs. */
  readonly seq: number;
  /** For the operator, in one line. */
  readonly problem: string;
  /** Number of acts that can be shown to players unchanged; null if not even the initial state can. */
  readonly shows: number | null;
}

/** Open proposal: what a player asks the others to agree on. */
export interface ProposalRow {
  readonly id: string;
  /** Player who proposes it. */
  readonly by: string;
  /** When, epoch milliseconds; absent in older data. */
  readonly at?: number;
  readonly proposal: Proposal;
  /** The person who would get a seat. */
  readonly person?: Player;
  /** Players who have not agreed yet. */
  readonly missing: readonly string[];
}

/** What the players of a match are asked to agree on, and what they declined a short time ago. */
export interface AgreementRow {
  readonly open?: ProposalRow;
  /** Declined or withdrawn proposals: by whom, of which kind, and when (epoch milliseconds). */
  readonly declined?: readonly { readonly by: string; readonly kind: Proposal['kind']; readonly at: number }[];
}

/** Clocks stopped by agreement. */
export interface PauseRow {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Name of the player who proposed it. */
  readonly by: string;
}

/** Match row; times are epoch milliseconds. */
export interface MatchRow {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** In lists only those of the form, which are short. */
  readonly options: Readonly<Record<string, unknown>>;
  /** 64 hex digits; secret until the end. */
  readonly seed: string;
  readonly seedHash: string;
  readonly visibility: Visibility;
  /** Messages have pictures of it although it is private. */
  readonly pictures?: true;
  readonly spectators: Spectators;
  readonly status: MatchStatus;
  /** Player with the rights of the host, at first the creator. */
  readonly creator: string;
  readonly creatorName: string;
  readonly inviteCode: string;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly outcome: Outcome | null;
  /** Seats the game waits for, so that lists need not load matches. */
  readonly waitingFor: readonly string[];
  /** Server version that created it. */
  readonly engine: string;
  /** Present if the match continues another one. */
  readonly fork?: Fork;
  /** Id of the rematch. */
  readonly rematch?: string;
  /** Id of the match whose rematch it is. */
  readonly rematchOf?: string;
  /** Absent without time limits. */
  readonly clock?: RunningClock;
  /** When others may hand over the seat of an absent player; absent if never. */
  readonly absence?: Absence;
  /** Ended pauses: agreed ones, and those in which the match was frozen. */
  readonly pauses?: readonly Outage[];
  /** Present while the clocks are stopped by agreement. */
  readonly paused?: PauseRow;
  /** Absent if nothing is proposed nor was declined a short time ago. */
  readonly agreement?: AgreementRow;
  /** Version of the title's rules it was created with. */
  readonly rules: number;
  /** Version of the rules under which it was last verified by a replay. */
  readonly rulesChecked: number;
  /** Absent while the match replays. */
  readonly frozen?: FrozenMark;
  /** Hash of the final state; absent before the end. */
  readonly endHash?: string;
  /** Present if it was not played here but imported from a record. */
  readonly imported?: true;
}

/** Where a match continues another one. */
export interface Fork {
  readonly matchId: string;
  /** Step of that match's replay. */
  readonly step: number;
}

/** What was played before a fork: as large as a whole record, so it is read only where the game is opened. */
export interface Beginning {
  readonly prefix: readonly RecordPrefix[];
  /** State after the prefix, with the log until then and without undo history. */
  readonly state: Core;
}

/** How a seat has left a match for good: its player conceded, or its time was up. */
export type Left = 'conceded' | 'time';

/** The seat that has left the match for good by an act, and how; null if none has. */
export function leftBy(act: Act): { readonly seat: string; readonly left: Left } | null {
  if (act.kind !== 'concede' || act.part) return null;
  return { seat: act.seat, left: act.isOnTime ? 'time' : 'conceded' };
}

/** Seat of a match; `playerId` is null for free seats and bots. */
export interface SeatRow {
  readonly seat: string;
  readonly kind: SeatKind;
  readonly level: string | null;
  readonly playerId: string | null;
  readonly playerName: string | null;
  /** Level of the computer player that plays for the owner now. */
  readonly standIn?: string;
  /** Present if it has left the match for good; from the record. */
  readonly left?: Left;
  /** Player whose seat it is, while another person plays it. */
  readonly owner?: Player;
  /** When its player took it, epoch milliseconds; absent if unknown. */
  readonly seatedAt?: number;
  /** Before the start: its player is not ready. */
  readonly unready?: true;
  /** Before the start: the player who alone may take the free seat. */
  readonly keptFor?: Player;
  /** Until when it is kept, epoch milliseconds; absent if it stays kept. */
  readonly keptUntil?: number;
}

/** Match whose game can be opened; `beginning` is null unless it is a fork. */
export interface PlayableMatch extends StoredMatch {
  readonly beginning: Beginning | null;
}

/** Match with its seats in the title's order. Members may see a private match. */
export interface StoredMatch {
  readonly match: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly members: readonly string[];
  /** Badges of players, by their ids; of those with seats all that are chosen. */
  readonly badges?: ReadonlyMap<string, Badge>;
  /** Kicked players; absent if there are none. */
  readonly kicked?: readonly string[];
  /** In a fair list: how many more public matches its creator has, which are left out. */
  readonly leftOut?: number;
  /** In a list that asks for it: how it looks; absent as long as that is not known. */
  readonly shown?: GlanceRow['shown'];
  /** In such a list: when its seats were nudged last, epoch milliseconds; absent without any. */
  readonly nudged?: ReadonlyMap<string, number>;
}

/** How a match looks to spectators who are not delayed, after `seq` acts. */
export interface GlanceRow {
  readonly matchId: string;
  readonly seq: number;
  readonly shown: {
    /** Absent if its title tells nothing. */
    readonly glance?: Glance;
    /** Since when it waits for these seats, epoch milliseconds. */
    readonly since: Readonly<Record<string, number>>;
    /** Times of the seats at a time of the server, epoch milliseconds; absent without a clock. */
    readonly clocks?: { readonly at: number; readonly seats: readonly SeatTime[] };
  };
}

/** How a finished match of a player has ended against another person. */
export interface ResultRow {
  readonly matchId: string;
  readonly title: string;
  readonly seat: string;
  readonly other: Player;
  /** Whether the player has won against the other, or lost. */
  readonly won: boolean;
}

/** Act of a record. */
export type ActRow = NumberedAct & {
  /** Null for computer players, stand-ins included, for concessions and where no seat acts. */
  readonly clientId: string | null;
  readonly at: number;
  /** Each viewer's version before the act: resync works after a restart without replaying every view. */
  readonly versions: Readonly<Record<string, number>>;
  /** Seats the game waits for afterwards; absent if unchanged. Clocks are computed from it. */
  readonly waitingFor?: readonly string[];
};

/** Act with its place in the record. */
export type NumberedAct = Act & { readonly seq: number };

/** Act with its log entries. */
export type LoggedAct = NumberedAct & { readonly entries: readonly LogEntry[] };

/** Imported act with its log entries. */
export type ImportedAct = ActRow & { readonly entries: readonly LogEntry[] };

/** Snapshot: state of a match after `seq` acts, to avoid replaying them; recreated from the record if missing. */
export interface Snapshot {
  readonly matchId: string;
  /** Number of acts before it. */
  readonly seq: number;
  /** Version of the rules that created it. */
  readonly rules: string;
  /** JSON with all hidden information. */
  readonly state: string;
}

/** Act to append, with its changes of the match row. */
export interface NewAct {
  readonly matchId: string;
  readonly act: ActRow;
  /** Log entries of the act. */
  readonly entries: readonly LogEntry[];
  /** Absent if unchanged. */
  readonly waitingFor?: readonly string[];
  /** Present if the act ended the match. */
  readonly outcome?: Outcome;
  /** Hash of the final state. */
  readonly endHash?: string;
}

/** Match in play, with what replay verification needs. */
export interface LiveRow {
  readonly id: string;
  readonly title: string;
  readonly rulesChecked: number;
  readonly isFrozen: boolean;
}

/** Chat message. */
export interface ChatRow {
  /** Sequence number in the match. */
  readonly seq: number;
  readonly playerId: string;
  /** The sender's name at that time. */
  readonly name: string;
  /** First seat of the sender; null for spectators. */
  readonly seat: string | null;
  /** Team of the sender that alone may read it; absent for all. */
  readonly team?: string;
  /** Number on the wire, counted by team, or among messages to all. */
  readonly number: number;
  /** Empty for a notice. */
  readonly text: string;
  /** Present if this is no message but tells what the player has changed. */
  readonly notice?: Text;
  readonly at: number;
}

/** Link that gives the seat of an absent player to the person who opens it, once. */
export interface SeatLinkRow {
  readonly matchId: string;
  readonly seat: string;
  /** Player who had the seat when the link was made. */
  readonly playerId: string;
  /** Player who made it; empty for the operator. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Chat message to store, before it has its numbers. */
export type NewChatRow = Omit<ChatRow, 'seq' | 'number'>;

/** Standing order of a seat: declines decisions of this kind in advance. */
export interface StandingRow {
  readonly kind: string;
  readonly until: 'turn' | 'match';
  /** The title's mark of the turn in which it was given; valid in that turn. Absent for `match`. */
  readonly mark?: string;
}

/** Plan of a seat: options of an open decision that are picked but not sent. */
export interface PlanRow {
  readonly decision: string;
  readonly picked: readonly string[];
}

/** Session of a player; times are epoch milliseconds. */
export interface SessionRow {
  readonly tokenHash: string;
  readonly createdAt: number;
  /** To the day. */
  readonly usedAt: number;
}

/** Server with its last heartbeat, epoch milliseconds. */
export interface ServerRow {
  readonly id: string;
  readonly aliveAt: number;
  /** Whether it was stopped regularly. */
  readonly isStopped: boolean;
}

/** Outage: period without a running server, in which play was impossible; epoch milliseconds. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Undo requests and answers of a match; void once the number of acts changes. */
export interface UndoRequestsRow {
  /** Revision: each stored row has one more than the last. */
  readonly revision: number;
  /** Number of acts in the record at that time. */
  readonly length: number;
  /** Open request; null if there is none. */
  readonly request: UndoRequestRow | null;
  /** Seats whose request was refused. */
  readonly refused: readonly string[];
  /** Seats that do not want to be asked any more; absent without any. */
  readonly never?: readonly string[];
  /** Stored answers, by seat and client id. */
  readonly answers: Readonly<Record<string, number>>;
}

/** Undo request of a seat. */
export interface UndoRequestRow {
  readonly by: string;
  /** Sequence number of the act. */
  readonly seq: number;
  readonly clientId: string;
  /** Seats that have not answered yet. */
  readonly open: readonly string[];
  /** Seats that have allowed it; absent before the first. */
  readonly allowed?: readonly string[];
  /** Epoch milliseconds until which bots wait for answers. */
  readonly botsUntil: number;
}
