import type { LogEntry } from '@echo-base/games/engine';
import type {
  Absence,
  Choice,
  FrozenReason,
  MatchStatus,
  Outcome,
  RunningClock,
  SeatKind,
  Spectators,
  Visibility,
} from '@echo-base/protocol';

/** Somebody who plays. */
export interface Player {
  readonly id: string;
  readonly name: string;
  /** Whether they own the server. */
  readonly isOwner?: true;
}

/** Somebody who was found by a token; `ban` while they are kept from the server, or were once. */
export interface Visitor extends Player {
  readonly ban?: { readonly until: number | null };
}

/** Somebody the server knows. */
export interface KnownRow extends Player {
  readonly createdAt: number;
}

/** What a player can be banned from: the chat, the server, or a match. */
export type RestraintKind = 'mute' | 'ban' | 'kick';

/** What somebody is kept from; `until` is null where that is for good. */
export interface RestraintRow {
  /** Empty where it holds on the whole server. */
  readonly matchId: string;
  readonly playerId: string;
  readonly kind: RestraintKind;
  readonly until: number | null;
  readonly at: number;
  /** The player who decided so. */
  readonly by: string;
}

/** Why a match is kept as it is and not played on. */
export interface FrozenMark {
  /** When that was found, epoch milliseconds. */
  readonly at: number;
  readonly reason: FrozenReason;
  /** The first act that does not replay, or up to which the match went another way. */
  readonly seq: number;
  /** For the operator, in one line. */
  readonly problem: string;
  /** How many acts can be shown to its players as they were; null if not even the beginning. */
  readonly shows: number | null;
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
  /** How long seats may think; absent where as long as they like. */
  readonly clock?: RunningClock;
  /** When others may hand over the seat of somebody who is away; absent where they never may. */
  readonly absence?: Absence;
  /** When it was frozen and nobody could play, as far as that is over. */
  readonly pauses?: readonly Outage[];
  /** Version of the title's rules it was created with; absent in matches from before rules had versions. */
  readonly rules?: number;
  /** The version of the rules under which all of it was last found to replay. */
  readonly rulesChecked?: number;
  /** Absent while the match replays. */
  readonly frozen?: FrozenMark;
  /** Hash of the last state; absent before the end. */
  readonly endHash?: string;
}

/** A seat of a match; `playerId` is null while it is free, and for bots. */
export interface SeatRow {
  readonly seat: string;
  readonly kind: SeatKind;
  readonly level: string | null;
  readonly playerId: string | null;
  readonly playerName: string | null;
  /** Level of the computer player that plays for the owner at present. */
  readonly standIn?: string;
}

/** A match with its table; seats in the title's order. Members may see a private match. */
export interface StoredMatch {
  readonly match: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly members: readonly string[];
  /** Players who were kicked from it; absent where there are none. */
  readonly kicked?: readonly string[];
}

/** One thing a seat did: an act, or `undo` or `concede` with the choice null. */
export interface ActRow {
  readonly seq: number;
  readonly seat: string;
  readonly decision: string;
  readonly choice: Choice | null;
  /** Null for computer players, also those that stand in, and for concessions. */
  readonly clientId: string | null;
  readonly at: number;
  /** Each viewer's version before the act: resync goes on after a restart without replaying every view. */
  readonly versions: Readonly<Record<string, number>>;
  /** Whom the game waits for afterwards; absent where for the same as before. Clocks are folded from it. */
  readonly waitingFor?: readonly string[];
}

/** An act, as far as the log of its match is concerned. */
export interface LoggedAct extends Pick<ActRow, 'seq' | 'seat' | 'decision' | 'choice'> {
  /** Entries the act has added to the log; null where they were not kept: replaying the record makes them. */
  readonly entries: readonly LogEntry[] | null;
}

/** An act of a match that was played elsewhere, with its entries. */
export interface ImportedAct extends ActRow {
  readonly entries: readonly LogEntry[];
}

/** The state of a match after so many acts, to spare replaying them; the record makes it anew where it is missing. */
export interface Snapshot {
  readonly matchId: string;
  /** How many acts led to it. */
  readonly seq: number;
  /** The rules that made it. */
  readonly rules: string;
  /** JSON, secrets and all. */
  readonly state: string;
}

/** An act to be appended, with what it changes in the match's row. */
export interface Append {
  readonly matchId: string;
  readonly act: ActRow;
  /** Entries the act adds to the log of its match. */
  readonly entries: readonly LogEntry[];
  /** Absent where it stays as it was. */
  readonly waitingFor?: readonly string[];
  /** Present when the act ended the match. */
  readonly outcome?: Outcome;
  /** Hash of the state it ended in. */
  readonly endHash?: string;
}

/** A match in play, as far as it matters to whoever looks whether it replays. */
export interface LiveRow {
  readonly id: string;
  readonly title: string;
  readonly rulesChecked: number | null;
  readonly isFrozen: boolean;
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

/** Standing order of a seat: it declines questions of this kind in advance. */
export interface StandingRow {
  readonly kind: string;
  readonly until: 'turn' | 'match';
  /** The title's mark of the turn it was given in; it holds while that is the current one. Absent for `match`. */
  readonly mark?: string;
}

/** A server and when it was last known to be up, epoch milliseconds. */
export interface ServerRow {
  readonly id: string;
  readonly aliveAt: number;
  /** Whether it has stopped as it should. */
  readonly isStopped: boolean;
}

/** A stretch of time in which nobody could play, because no server was up, say; epoch milliseconds. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** What is asked and answered at a table about taking an act back; void once the record has another length. */
export interface UndoTalkRow {
  /** Counts what was kept of the match: each is one more than the last. */
  readonly revision: number;
  /** Acts in the record when it was said. */
  readonly length: number;
  /** What is asked for, if anything is. */
  readonly request: UndoRequestRow | null;
  /** Seats whose wish was refused. */
  readonly refused: readonly string[];
  /** What each answer was answered with, by seat and client id. */
  readonly answers: Readonly<Record<string, number>>;
}

/** A seat's wish to take an act back. */
export interface UndoRequestRow {
  readonly by: string;
  /** The place of the act in the record. */
  readonly seq: number;
  readonly clientId: string;
  /** Seats that have not answered yet. */
  readonly open: readonly string[];
  /** Epoch milliseconds until which bots wait for the answers. */
  readonly botsUntil: number;
}
