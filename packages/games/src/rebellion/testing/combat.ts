import type { SystemId } from '../data/systems.ts';
import type { Side } from '../data/units.ts';
import { newCombat } from '../rules/combat/begin.ts';
import type { Combat, State } from '../state.ts';

/** Puts a running combat into a position: use it with `change`. It stands in round 1 and all units are fresh. */
export function inCombat(system: SystemId, current: Side, more: Partial<Combat> = {}): (g: State) => void {
  return (g) => {
    g.combat = { ...newCombat(g, { system, current, from: [] }), round: 1, ...more };
  };
}
