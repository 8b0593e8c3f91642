import type { Hidden } from './hidden.ts';
import type { Json } from './json.ts';
import type { RngState } from './rng.ts';
import type { Text, TextParams } from './text.ts';

/** A seat of a match, for instance `p1` or `rebel-admiral`. */
export type SeatId = string;
/** A seat, or `spectator` for all other people. */
export type Viewer = SeatId | 'spectator';
/** The answer to a decision: an option's key, several keys, or a number. */
export type Choice = string | readonly string[] | number;
/** Variables of a running rule: plain JSON. */
export type Vars = { [name: string]: Json | undefined };

/** Stack frame of a running rule. */
export interface StackFrame {
  /** Id of the rule; its code is looked up by id, so that a save stays JSON. */
  rule: string;
  /** Name of the step that runs or asks next. */
  step: string;
  /** The seat the rule is about, or null. */
  seat: SeatId | null;
  vars: Vars;
  /** Result of the rule called last; read by the step that continues after it. */
  result?: Json;
  /** Answers given so far to a question that several seats answer at once; in no view but that of who gave one. */
  answers?: Record<SeatId, Choice>;
}

/** Stack of the running rules, the innermost last. */
interface Flow {
  stack: StackFrame[];
  /** Number of answers and undos of each seat; never decreases, and is part of a decision's id. */
  answered: Record<SeatId, number>;
  /** Set when something hidden is revealed; undo may not cross it. */
  shown: boolean;
  /** Frame that replaces the stack when the running step is done; never set between acts. */
  restart?: StackFrame;
}

/** An act of a seat, as stored in the record. */
export type Act =
  | { readonly kind: 'act'; readonly seat: SeatId; readonly decision: string; readonly choice: Choice }
  /** `part`: only a part of the match, such as a battle of a campaign, is conceded. `isOnTime`: its time was up. */
  | { readonly kind: 'concede'; readonly seat: SeatId; readonly part?: true; readonly isOnTime?: true }
  | { readonly kind: 'draw'; readonly seat: SeatId; readonly choice: Choice };

/** Undo history: a checkpoint and the acts since, all of one seat. */
export interface Undo {
  base: Core | null;
  acts: Act[];
}

/** How a match ended. */
export interface Outcome {
  /** The seats that won; several share a victory. With the reason `outcome.draw` all seats, and nobody has won. */
  readonly winners: readonly SeatId[];
  /** Points per seat where the game counts points. */
  readonly scores?: Readonly<Record<SeatId, number>>;
  readonly reason: Text;
}

/** An event as data; the reader's catalogue turns it into a sentence. */
export interface LogEntry {
  readonly key: string;
  readonly params: TextParams;
  /** Viewers who may read it; by default all. `spectator` is a viewer like any other. */
  readonly audience?: readonly Viewer[];
  readonly clause?: string;
  /** What it points at on the board. */
  readonly at?: string;
  /** The seat whose act it is or follows from, where a team of the match has several seats. */
  readonly by?: SeatId;
}

/** Agreed draw: the open offer, and the turn in which each side last offered. */
interface DrawState {
  /** Number of offers made in this match; the number of the open one. */
  offers: number;
  /** Seat that offers and seats that have agreed, its own among them; null without an open offer. */
  open: { by: SeatId; agreed: SeatId[] } | null;
  /** Turn of the last offer by team, or by seat where seats have no team. */
  turns: Record<string, number>;
}

/** Fields that the state of every title has; a title adds its own. */
export interface Core {
  /** Seats in clockwise order. */
  seats: SeatId[];
  /** Seats that have conceded, or lost on time. */
  conceded: SeatId[];
  /** Agreed draw; absent until one is offered. */
  draw?: DrawState;
  flow: Flow;
  luck: Hidden<RngState>;
  /** Log of the act that led to this state, or of the opening after `begin`. The host stores the log of the match. */
  log: LogEntry[];
  undo: Hidden<Undo>;
  /** Null while the match is in play. */
  outcome: Outcome | null;
}
