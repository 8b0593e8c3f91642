import type { Side } from '../data/units.ts';
import { book } from './book.ts';

export type AssignmentVars = { side: Side };

/** One side's assignment window (RB-5). */
export const assignment = book.rule<AssignmentVars>('assignment', {
  start: { run: (_g, at) => at.end() },
});
