import type { PlaceId, SystemId } from '../../data/systems.ts';
import type { Side } from '../../data/units.ts';
import type { Combat, State } from '../../state.ts';
import { hasUnit } from '../board.ts';
import { book } from '../book.ts';

/** `current`: the side that initiates the combat; `from`: places it has moved units from. */
export type CombatVars = { system: SystemId; current: Side; from: PlaceId[] };

/** Forward declaration: `settle` calls combats, and combats call `settle`. `game.ts` gives it its steps. */
export const combat = book.declare<CombatVars>('combat');

/** State of a combat before its first round. */
export function newCombat(g: State, { system, current, from }: CombatVars): Combat {
  const began = (side: Side) =>
    (['space', 'ground'] as const).filter((theatre) => hasUnit(g, system, { side, theatre }));
  return {
    system,
    current,
    from: [...from],
    round: 0,
    battle: null,
    attack: null,
    began: { rebel: began('rebel'), imperial: began('imperial') },
    subjugated: g.systems[system].subjugated,
    doomed: [],
    destroyed: [],
    effects: [],
    retreated: [],
    left: [],
    returning: [],
    scored: false,
    declined: [],
    plans: 0,
  };
}
