import { ATTACK_DICE } from './dice.ts';
import { LEADERS, type LeaderId } from './leaders.ts';
import { type Colour, type Side, type Theatre, UNITS, type UnitType } from './units.ts';

/** Red dice an Ion Cannon takes from the Imperial space attack (RB-9.1.4). */
const ION = 2;

/** Attacking units of a side in one theatre. */
interface Attackers {
  readonly side: Side;
  readonly theatre: Theatre;
  readonly types: readonly UnitType[];
  /** Ion Cannons in the system. */
  readonly ionCannons: number;
}

/** Dice of a colour from attacking units, less the Ion Cannons (RB-9.1.1, RB-9.1.4); not yet capped, may be below 0. */
export function printedDice({ side, theatre, types, ionCannons }: Attackers, colour: Colour): number {
  const printed = types.reduce((sum, type) => sum + UNITS[type][colour], 0);
  const isHit = side === 'imperial' && theatre === 'space' && colour === 'red';
  return printed - (isHit ? ION * ionCannons : 0);
}

/** Dice of an attack: never below 0, at most five of a colour (RB-9.1.2, RB-9.1.3). */
export const cappedDice = (dice: number): number => Math.min(ATTACK_DICE, Math.max(0, dice));

/** Tactic cards a side draws in a theatre: its best value there, not a sum (RB-9.0.10, RB-9.0.13, RB-18.18). */
export function tacticCardsOf(leaders: readonly LeaderId[], theatre: Theatre): number {
  return Math.max(0, ...leaders.map((id) => LEADERS[id][theatre]));
}
