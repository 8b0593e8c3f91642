import type { Outcome } from './types.ts';

/** Reasons of an outcome that no side has won. */
const DRAWS: ReadonlySet<string> = new Set(['outcome.draw', 'outcome.agreed-draw', 'outcome.agreed-end']);

/** Whether a match has ended in a draw. */
export const isDraw = ({ reason }: Outcome): boolean => DRAWS.has(reason.key);
