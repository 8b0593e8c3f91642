import type { LeaderId } from '../data/leaders.ts';
import type { Side } from '../data/units.ts';
import { book } from './book.ts';

export type MissionVars = { side: Side; leader: LeaderId };

/** A mission from reveal to clean-up (RB-7.1); `leader` is the first leader on the face-down card. */
export const mission = book.rule<MissionVars>('mission', {
  start: { run: (_g, at) => at.end() },
});
