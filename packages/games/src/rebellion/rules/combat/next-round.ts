import { note } from '../../../engine/log.ts';
import { factsOf, type Side, type Theatre, typeOf, type UnitId, type UnitType } from '../../data/units.ts';

import type { State } from '../../state.ts';
import { theatresShared } from '../board.ts';
import { destroyUnits } from '../changes.ts';
import { combatOf } from './effects.ts';
import { enemyTargets, forceOf, hasDice } from './force.ts';

/** Units of a side in a battle that could go on, when all are of these types; otherwise none. */
function alone(g: State, side: Side, theatre: Theatre, types: readonly UnitType[]): UnitId[] {
  if (!theatresShared(g, combatOf(g).system).includes(theatre)) return [];
  const units = forceOf(g, side, theatre);
  return units.every((id) => types.includes(typeOf(id))) ? units : [];
}

/** Rebel ships that did not leave a Death Star which can neither shoot nor be hurt (RB-9.3.6). */
function standOff(g: State): UnitId[] {
  const combat = combatOf(g);
  if (combat.plans === combat.round || forceOf(g, 'imperial', 'ground').length > 0) return [];
  if (alone(g, 'imperial', 'space', ['death-star']).length === 0 || hasDice(g, 'imperial', 'space')) return [];
  return forceOf(g, 'rebel', 'space');
}

/** What is lost when a round is over, in order: what had to retreat (RB-10.17) comes first. */
const FORCED: readonly { clause: string; units: (g: State) => UnitId[] }[] = [
  { clause: 'RB-10.17', units: (g) => alone(g, 'rebel', 'space', ['rebel-transport']) },
  { clause: 'RB-9.3.6', units: standOff },
  { clause: 'RB-9.3.1', units: (g) => alone(g, 'rebel', 'ground', ['shield-generator', 'ion-cannon']) },
  { clause: 'RB-9.3.2', units: (g) => alone(g, 'imperial', 'space', ['death-star-under-construction']) },
];

/** Units of the other side that are destroyed without a fight when the round is over, if a side stays. */
export function lostByRival(g: State, side: Side): UnitId[] {
  return FORCED.flatMap(({ units }) => units(g)).filter((id) => factsOf(id).side !== side);
}

/** Rebel ships that will be lost when the round is over unless they retreat (RB-10.17, RB-9.3.6). */
export function mustRetreat(g: State): boolean {
  return FORCED.slice(0, 2).some(({ units }) => units(g).length > 0);
}

/** Destroys the units that cannot stay when a round is over. */
export function destroyForced(g: State): void {
  for (const { clause, units } of FORCED) {
    const lost = units(g);
    if (lost.length === 0) continue;
    note(g, 'log.forced', {}, { clause });
    destroyUnits(g, lost);
  }
}

/** Neither side can ever hurt the other again, and the Death Star Plans were not tried this round (RB-9.3.7). */
function isDeadlock(g: State): boolean {
  const { system, plans, round } = combatOf(g);
  if (plans === round) return false;
  const hurts = (side: Side, theatre: Theatre) =>
    hasDice(g, side, theatre) && enemyTargets(g, side, theatre).length > 0;
  return theatresShared(g, system).every((theatre) => !hurts('rebel', theatre) && !hurts('imperial', theatre));
}

/** Whether another round follows: some battle can go on (RB-9.3.3). */
export function goesOn(g: State): boolean {
  return theatresShared(g, combatOf(g).system).length > 0 && !isDeadlock(g);
}
