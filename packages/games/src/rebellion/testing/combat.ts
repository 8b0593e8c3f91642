import type { SystemId } from '../data/systems.ts';
import type { Side } from '../data/units.ts';
import { hasUnit } from '../rules/board.ts';
import type { Combat, State } from '../state.ts';

/** Puts a running combat into a position: use it with `change`. It stands in round 1 and all units are fresh. */
export function inCombat(system: SystemId, current: Side, more: Partial<Combat> = {}): (g: State) => void {
  return (g) => {
    const began = (side: Side) =>
      (['space', 'ground'] as const).filter((theatre) => hasUnit(g, system, { side, theatre }));
    g.combat = {
      system,
      current,
      from: [],
      round: 1,
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
      ...more,
    };
  };
}
