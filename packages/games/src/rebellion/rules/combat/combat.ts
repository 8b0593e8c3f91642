import type { PlaceId, SystemId } from '../../data/systems.ts';
import type { Side } from '../../data/units.ts';
import { book } from '../book.ts';

export type CombatVars = { system: SystemId; current: Side; from: PlaceId[] };

/** One combat from the added leaders to the end (RB-9). `from`: systems the current player moved units from. */
export const combat = book.rule<CombatVars>('combat', {
  start: { run: (_g, at) => at.end() },
});
