import type { Side } from '../../data/units.ts';
import { book } from '../book.ts';

export type RetreatVars = { side: Side };

/** One side's chance to retreat in the retreat step of a combat round (RB-10). */
export const retreat = book.rule<RetreatVars>('retreat', {
  start: { run: (_g, at) => at.end() },
});
