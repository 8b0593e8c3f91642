import {
  type Colour,
  type CombatView,
  type RebellionView,
  type Side,
  type Theatre,
  typeOf,
  UNIT_TYPES,
  UNITS,
  type UnitId,
  type UnitType,
} from '@echo-base/games/rebellion/client';
import { rivalOf } from '../sides.ts';

/** Part of a combat round: an attack, or the retreats at its end. */
export interface RoundPart {
  readonly id: string;
  /** Null for the retreats. */
  readonly attack: { readonly side: Side; readonly theatre: Theatre } | null;
  readonly when: 'past' | 'now' | 'future';
}

const THEATRES = ['space', 'ground'] as const;

const hereOf = ({ units }: RebellionView, { system }: CombatView): UnitType[] =>
  (Object.keys(units) as UnitId[]).filter((id) => units[id]?.at === system).map(typeOf);

/** Theatres in which both sides have units, and the current one: only there is a battle (RB-9.0.15, RB-9.0.16). */
function contested(view: RebellionView, combat: CombatView): Theatre[] {
  const here = hereOf(view, combat);
  const has = (side: Side, theatre: Theatre) =>
    here.some((type) => UNITS[type].side === side && UNITS[type].theatre === theatre);
  return THEATRES.filter((theatre) => combat.battle === theatre || (has('rebel', theatre) && has('imperial', theatre)));
}

/** Number of parts that are over, given all of them; the next one is the current one. */
function partsOver(attacks: readonly NonNullable<RoundPart['attack']>[], { battle, attack }: CombatView): number {
  if (battle === null) return attacks.length;
  if (!attack) return attacks.filter(({ theatre }) => battle === 'ground' || theatre === 'space').length;
  return attacks.findIndex(({ side, theatre }) => side === attack.side && theatre === attack.theatre);
}

/** Parts of the current round in order: in each theatre both sides attack, then each may retreat (RB-9.0.14, RB-9.0.18). */
export function roundOf(view: RebellionView, combat: CombatView): RoundPart[] {
  const sides = [combat.current, rivalOf(combat.current)] as const;
  const attacks = contested(view, combat).flatMap((theatre) => sides.map((side) => ({ side, theatre })));
  const over = partsOver(attacks, combat);
  const isBetween = combat.battle !== null && combat.attack === null;
  return [...attacks, null].map((attack, index) => ({
    id: attack ? `${attack.theatre}.${attack.side}` : 'retreat',
    attack,
    when: index < over ? 'past' : index === over && !isBetween ? 'now' : 'future',
  }));
}

/** What the attacker does now, by key. */
export function doingOf({ attack }: CombatView): 'roll' | 'actions' | 'assign' | 'block' | null {
  if (!attack) return null;
  if (attack.dice.length === 0) return 'roll';
  if (attack.unassigned !== null) return 'assign';
  return Object.values(attack.hits).some((damage) => (damage ?? 0) > 0) ? 'block' : 'actions';
}

/** Units that roll in the current attack, with the dice printed on them. */
export function dealersOf(view: RebellionView, combat: CombatView) {
  const { attack } = combat;
  if (!attack) return [];
  const here = hereOf(view, combat);
  return UNIT_TYPES.flatMap((type) => {
    const { side, theatre, red, black } = UNITS[type];
    const count = here.filter((one) => one === type).length;
    if (count === 0 || side !== attack.side || theatre !== attack.theatre || red + black === 0) return [];
    return [{ type, count, red: red * count, black: black * count }];
  }).reverse();
}

/** Dice of the current attack by colour. */
export function rolledOf({ attack }: CombatView): Readonly<Record<Colour, number>> {
  const count = (colour: Colour) => attack?.dice.filter((die) => die.colour === colour).length ?? 0;
  return { red: count('red'), black: count('black') };
}
