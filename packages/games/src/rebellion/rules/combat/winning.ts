import type { Side, Theatre } from '../../data/units.ts';
import { rivalOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { combatOf } from './effects.ts';
import { forceOf } from './force.ts';

/**
 * Whether a side has won a battle of the combat: the other had units in that theatre when it began and has none
 * left, retreated ones included, while the winner still has some (RB-9.3.8 to RB-9.3.10).
 */
export function hasWon(g: State, side: Side, theatre: Theatre): boolean {
  const rival = rivalOf(side);
  if (!combatOf(g).began[rival].includes(theatre)) return false;
  return forceOf(g, rival, theatre).length === 0 && forceOf(g, side, theatre).length > 0;
}
