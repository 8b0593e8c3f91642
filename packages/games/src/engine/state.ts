import type { Hidden } from './hidden.ts';
import type { Json } from './json.ts';
import type { Luck } from './rng.ts';
import type { Text, TextParams } from './text.ts';

/** A place at the table, for instance `p1` or `rebel-admiral`. */
export type SeatId = string;
/** Who looks: a seat, or everybody else. */
export type Viewer = SeatId | 'spectator';
/** The answer to a decision: an option's key, several keys, or a number. */
export type Choice = string | readonly string[] | number;
/** Variables of a running rule: plain JSON. */
export type Vars = { [name: string]: Json | undefined };

/** Where one running rule stands. */
export interface StackFrame {
  /** Id of the rule; the code is found by it, so a save stays JSON. */
  rule: string;
  /** Name of the step that runs or asks next. */
  step: string;
  /** The seat the rule is about; null where it is about nobody. */
  seat: SeatId | null;
  vars: Vars;
  /** What the rule called last ended with; read by the step it came back to. */
  result?: Json;
  /** Answers given so far to a question that several seats answer at once; never in a view. */
  answers?: Record<SeatId, Choice>;
}

/** The running rules, the innermost last. */
export interface Flow {
  stack: StackFrame[];
  /** How often each seat has answered or undone; never falls, and is part of a decision's id. */
  answered: Record<SeatId, number>;
  /** Set by whatever shows something hidden; undo may not cross it. */
  shown: boolean;
}

/** One thing a seat did, as the record keeps it. */
export type Act =
  | { readonly kind: 'act'; readonly seat: SeatId; readonly decision: string; readonly choice: Choice }
  | { readonly kind: 'concede'; readonly seat: SeatId };

/** Undo history: a checkpoint and the acts since, all of one seat. */
export interface Undo {
  base: Core | null;
  acts: Act[];
}

/** How a match ended. */
export interface Outcome {
  /** The seats that won; several share a victory. */
  readonly winners: readonly SeatId[];
  /** Points per seat where the game counts points. */
  readonly scores?: Readonly<Record<SeatId, number>>;
  readonly reason: Text;
}

/** What happened, as data: each reader's catalogue makes the sentence. */
export interface LogEntry {
  readonly key: string;
  readonly params: TextParams;
  /** Who may read it; absent means everybody. Spectators are a reader like any other. */
  readonly audience?: readonly Viewer[];
  readonly clause?: string;
  /** What it points at on the board. */
  readonly at?: string;
}

/** What every title's state begins with; a title adds its own fields. */
export interface Core {
  /** Seats in clockwise order. */
  seats: SeatId[];
  /** Seats whose players have given up. */
  conceded: SeatId[];
  flow: Flow;
  luck: Hidden<Luck>;
  /** Entries of the act that led to this state; of the opening after `begin`. A match's log is kept by its host. */
  log: LogEntry[];
  undo: Hidden<Undo>;
  /** Null while the match goes on. */
  outcome: Outcome | null;
}
