import type { Outcome } from './frame.ts';
import type { Choice } from './ids.ts';

/** Why a match was closed: by an owner of the server or its host, or as the sides still left had conceded a frozen match. */
const CLOSINGS = ['closed', 'conceded'] as const;

/** What changes the state of a match; nothing else does. */
export type Act =
  /** A seat answers a decision of the rules. */
  | { readonly kind: 'act'; readonly seat: string; readonly decision: string; readonly choice: Choice }
  /** A seat takes its last act back, within what it may undo alone. */
  | { readonly kind: 'undo'; readonly seat: string }
  /** With the consent of the others: back to before act `to`, the seat's last one in effect. */
  | { readonly kind: 'rewind'; readonly seat: string; readonly to: number }
  /** A seat leaves for good, because its time was up if `isOnTime`; with `part` it gives up only a part of the match. */
  | { readonly kind: 'concede'; readonly seat: string; readonly part?: true; readonly isOnTime?: true }
  /** Agreed draw: an offer, or an answer to one. */
  | { readonly kind: 'draw'; readonly seat: string; readonly choice: Choice }
  /** The match is ended from outside the rules; no seat does that. */
  | {
      readonly kind: 'close';
      readonly seat: null;
      readonly reason: (typeof CLOSINGS)[number];
      readonly winners: readonly string[];
    };

/** An act of a seat that is sent by the message `act`. */
export type SentAct = Extract<Act, { kind: 'act' | 'draw' }>;

/** The close of a match. */
export type Close = Extract<Act, { kind: 'close' }>;

/** An act as it is written in records and database rows: kinds without a decision have its place taken by their name. */
export interface WrittenAct {
  /** Empty if no seat acted. */
  readonly seat: string;
  readonly decision: string;
  readonly choice: Choice | null;
}

/** Writes an act down; `actOf` reads it. */
export function writtenOf(act: Act): { seat: string; decision: string; choice: Choice | null } {
  switch (act.kind) {
    case 'act':
      return { seat: act.seat, decision: act.decision, choice: act.choice };
    case 'undo':
      return { seat: act.seat, decision: 'undo', choice: null };
    case 'rewind':
      return { seat: act.seat, decision: 'undo', choice: act.to };
    case 'concede':
      return { seat: act.seat, decision: 'concede', choice: act.part ? 'part' : act.isOnTime ? 'time' : null };
    case 'draw':
      return { seat: act.seat, decision: 'draw', choice: act.choice };
    case 'close':
      return { seat: '', decision: 'close', choice: [act.reason, ...act.winners] };
  }
}

/** The act of a message `act`, where an offered draw stands as the decision `draw`. */
export function sentAct({ seat, decision, choice }: WrittenAct & { readonly choice: Choice }): SentAct {
  return decision === 'draw' ? { kind: 'draw', seat, choice } : { kind: 'act', seat, decision, choice };
}

/**
 * Reads a written act. What has the name of a kind but not its form is read as an answer to a decision of that name:
 * there is none, so the rules refuse it.
 */
export function actOf({ seat, decision, choice }: WrittenAct): Act {
  if (decision === 'undo' && choice === null) return { kind: 'undo', seat };
  if (decision === 'undo' && typeof choice === 'number') return { kind: 'rewind', seat, to: choice };
  if (decision === 'concede' && choice === null) return { kind: 'concede', seat };
  if (decision === 'concede' && choice === 'part') return { kind: 'concede', seat, part: true };
  if (decision === 'concede' && choice === 'time') return { kind: 'concede', seat, isOnTime: true };
  if (decision === 'draw' && choice !== null) return { kind: 'draw', seat, choice };
  const closed = decision === 'close' && seat === '' ? closeOf(choice) : null;
  // A file may have a null here too, which the rules refuse like any other choice that does not fit.
  return closed ?? { kind: 'act', seat, decision, choice: choice as Choice };
}

function closeOf(choice: Choice | null): Close | null {
  const [first, ...winners] = Array.isArray(choice) ? choice : [];
  const reason = CLOSINGS.find((one) => one === first);
  return reason ? { kind: 'close', seat: null, reason, winners } : null;
}

/** The outcome of a match that was closed. */
export function outcomeOfClose({ reason, winners }: Close): Outcome {
  return { winners: [...winners], reason: { key: `outcome.${reason}` } };
}
