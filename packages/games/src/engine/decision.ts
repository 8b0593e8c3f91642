import type { Budget } from './budgets.ts';
import type { Declines, Option, Piece } from './rule.ts';
import type { SeatId } from './state.ts';
import type { Text } from './text.ts';

/** A question that a seat has to answer. */
export interface Decision {
  /**
   * Seat, number of its answers and undos, and fingerprint of the question; a different question has a different id.
   */
  readonly id: string;
  readonly seat: SeatId;
  readonly shape: 'one' | 'some' | 'number';
  readonly min?: number;
  readonly max?: number;
  readonly prompt: Text;
  readonly help?: Text;
  readonly source?: Text;
  /** Names of the pieces in the options' `from`. */
  readonly pieces?: readonly Piece[];
  readonly options: readonly Option[];
  /** Limits shared by the options of a `some` question. */
  readonly budgets?: readonly Budget[];
  /** Present where the seat may decline questions of this kind in advance. */
  readonly declines?: Declines;
}

/** What of a decision decides which answers are legal, as simulations that play in place need it. */
export type Question = Omit<Decision, 'id' | 'help' | 'source' | 'pieces' | 'declines'>;

/** A question with the id of its decision, which an answer names. */
export type OpenQuestion = Question & Pick<Decision, 'id'>;
