import type { SeatId } from '../../../engine/state.ts';
import { cappedDice, printedDice } from '../../data/attack.ts';
import { type Colour, factsOf, type Side, type Theatre, typeOf, type UnitId } from '../../data/units.ts';
import { rivalOf, seatOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { unitOf, unitsAt } from '../board.ts';
import { combatOf, hasEffect } from './effects.ts';

/** Dice a side loses to According to My Design. */
const FEWER: Readonly<Record<Colour, number>> = { red: 1, black: 2 };

/** Who decides for a side in a battle: the Admiral in space, the General on the ground (RB-18.10). */
export function commander(g: State, side: Side, theatre: Theatre): SeatId {
  return seatOf(g, side, theatre === 'space' ? 'admiral' : 'general');
}

/** Units of a side in the combat's system and this theatre; those set aside are among them (RB-9.1.5). */
export function forceOf(g: State, side: Side, theatre: Theatre): UnitId[] {
  return unitsAt(g, combatOf(g).system, { side, theatre });
}

function ionCannons(g: State): number {
  return unitsAt(g, combatOf(g).system, { type: 'ion-cannon' }).length;
}

/** Dice of a colour a side's units give, less the Ion Cannons (RB-9.1.1, RB-9.1.4); not yet capped. */
function diceOf(g: State, side: Side, theatre: Theatre, colour: Colour): number {
  const types = forceOf(g, side, theatre).map(typeOf);
  return printedDice({ side, theatre, types, ionCannons: ionCannons(g) }, colour);
}

/** Dice of an attack: reductions first, never below 0, then at most five of a colour (RB-9.1.1 to RB-9.1.4). */
export function attackDice(g: State, side: Side, theatre: Theatre): Record<Colour, number> {
  const fewer = hasEffect(g, 'fewer-dice', side);
  const count = (colour: Colour) => cappedDice(diceOf(g, side, theatre, colour) - (fewer ? FEWER[colour] : 0));
  return { red: count('red'), black: count('black') };
}

/** Whether a side would roll any die there once the effects of this round are over (RB-9.3.6, RB-9.3.7). */
export function hasDice(g: State, side: Side, theatre: Theatre): boolean {
  return diceOf(g, side, theatre, 'red') > 0 || diceOf(g, side, theatre, 'black') > 0;
}

/** Health a unit has now: 1 less under Point-Blank Assault, at least 1; null for a Death Star. */
export function healthNow(g: State, id: UnitId): number | null {
  const { health } = factsOf(id);
  if (health === null) return null;
  return hasEffect(g, 'less-health') ? Math.max(1, health - 1) : health;
}

/** Damage on a unit: markers of earlier attacks and what has been assigned in this one. */
export function damageOn(g: State, id: UnitId): number {
  return unitOf(g, id).damage + (g.combat?.attack?.hits[id] ?? 0);
}

/** Damage a unit still survives up to; 0 or less when it is as good as destroyed. */
export function lifeLeft(g: State, id: UnitId): number {
  return (healthNow(g, id) ?? Number.POSITIVE_INFINITY) - damageOn(g, id);
}

/** Enemy units of this theatre that damage can be assigned to; a Death Star never (RB-9.1.13 to RB-9.1.17). */
export function enemyTargets(g: State, side: Side, theatre: Theatre): UnitId[] {
  return forceOf(g, rivalOf(side), theatre).filter((id) => factsOf(id).health !== null);
}

/** Kind of a unit: units of one kind cannot be told apart in this attack. */
export function targetKind(g: State, id: UnitId): string {
  return `${typeOf(id)} ${unitOf(g, id).damage} ${g.combat?.attack?.hits[id] ?? 0}`;
}

/** One representative of each kind of unit that cannot be told apart in this attack. */
export function targetKinds(g: State, ids: readonly UnitId[]): UnitId[] {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const kind = targetKind(g, id);
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}
