import type { Decision } from './decision.ts';
import type { Glance } from './glance.ts';
import type { SeenEntry, VisibleEntry } from './log.ts';
import type { Outcome, SeatId, Viewer } from './state.ts';
import type { Refusal, Text } from './text.ts';

// Types only: the protocol checks its schemas against them, and browsers get nothing of the engine by it.
export type { Budget } from './budgets.ts';
export type { Decision } from './decision.ts';
export type { Option, Piece, Warning } from './rule.ts';
export type { Choice } from './state.ts';
export type { TextParams } from './text.ts';
export type { Glance, Outcome, Refusal, SeenEntry, Text };

/** A viewer's own decision. */
export interface OwnDecision extends Decision {
  readonly canUndo: boolean;
}

/** Public kind of the step at which the match waits for a seat. */
export interface PendingStep {
  readonly seat: SeatId;
  readonly kind: Text;
}

/** Agreed draw as a viewer sees it. */
export interface SeenDraw {
  /** The open offer: its number, the seat that offers, and the seats that have not agreed. */
  readonly offer?: { readonly id: number; readonly by: SeatId; readonly asked: readonly SeatId[] };
  /** Why the viewer's seat cannot offer a draw now; absent if it can. */
  readonly refused?: Refusal;
  /** The agreement ends a campaign early. */
  readonly endsCampaign?: true;
}

/** Projection of a match for one viewer: the only part of its state that leaves the server, and all that a bot gets. */
export interface Seen<View = unknown> {
  readonly viewer: Viewer;
  readonly view: View;
  /** The viewer's own decisions; a spectator has none. */
  readonly decisions: readonly OwnDecision[];
  readonly canUndo: boolean;
  /** Log of the last act, as the viewer may read it. The host stores the log of the match. */
  readonly log: readonly VisibleEntry[];
  /** Seats with a pending decision; never what they are asked. */
  readonly waitingFor: readonly SeatId[];
  /** Public kind of the step for each seat with a pending decision. */
  readonly pending: readonly PendingStep[];
  /** Pending decisions of the viewer's team-mates, read-only; present where the title shares them. */
  readonly mates?: readonly Decision[];
  /** Present where a draw can be agreed. */
  readonly draw?: SeenDraw;
  /** Whether the viewer can concede a part of the match, such as a battle of a campaign. */
  readonly canConcedePart?: true;
  /** Seats that have conceded, public; absent without one. */
  readonly conceded?: readonly SeatId[];
  readonly outcome?: Outcome;
}

/**
 * Everything one viewer sees of a match, as the host sends it: what the engine shows, with the newest entries of the log
 * of the match for those of the last act.
 */
export interface Frame<View = unknown> extends Omit<Seen<View>, 'log'> {
  readonly matchId: string;
  /** Increases only when something in the frame changes. */
  readonly version: number;
  readonly log: readonly SeenEntry[];
  /** Number of entries the viewer may read in all. */
  readonly logLength: number;
}
