import type { HexId } from '../../engine/hex/index.ts';
import { type Refusal, refuse, text } from '../../engine/text.ts';
import { GRID } from '../data/board.ts';
import type { UnitClass } from '../data/units.ts';
import type { DicePart, State, Structure, Unit } from '../state.ts';
import { effectOn, enemiesOf, groundOf, infoOf, orderedOf, type Taken, unitsOf } from './board.ts';
import { terrainName } from './names.ts';
import { canSee, sightRefusal } from './sight.ts';
import { allowanceOf } from './walking.ts';

/** What is attacked: a unit, or a structure the scenario opens to attack (BH-13.3). */
export type Target =
  | { readonly kind: 'unit'; readonly id: string; readonly hex: HexId; readonly unit: Unit }
  | { readonly kind: 'structure'; readonly id: string; readonly hex: HexId; readonly structure: Structure };

/** Everything a unit could attack if range and sight allowed it. */
export function targetsOf(g: State, attacker: Unit): Target[] {
  const { side } = infoOf(attacker);
  const targets: Target[] = [];
  for (const unit of enemiesOf(g, attacker)) targets.push({ kind: 'unit', id: unit.id, hex: unit.hex, unit });
  for (const structure of g.structures) {
    if (structure.attackableBy !== side) continue;
    targets.push({ kind: 'structure', id: structure.id, hex: structure.hex, structure });
  }
  return targets;
}

/** Dice the target's hex takes off (BH-8.3, BH-8.8, BH-8.10, BH-8.16, BH-13.4). */
function protectionOf(g: State, attacker: Unit, target: Target): number {
  const { protection, trench } = groundOf(g, target.hex);
  if (!protection || (target.kind === 'unit' && infoOf(target.unit).unprotected)) return 0;
  if (trench && !(target.kind === 'unit' && infoOf(target.unit).class === 'infantry')) return 0;
  if (g.terrain[target.hex] === 'ridge' && g.terrain[attacker.hex] === 'ridge') return 0;
  return protection[infoOf(attacker).class];
}

/** Whether other scouts of the attacker's side see the unit from a ridge (BH-12.14 to BH-12.16, BH-12.22). */
function isScouted(g: State, attacker: Unit, target: Target, taken?: Taken): boolean {
  return (
    target.kind === 'unit' &&
    unitsOf(g, infoOf(attacker).side).some(
      (unit) =>
        unit.id !== attacker.id &&
        unit.badge === 'scouts' &&
        g.terrain[unit.hex] === 'ridge' &&
        canSee(g, unit.hex, target.hex, taken),
    )
  );
}

/** Adds a reason for dice; one that gives and takes none is left out. */
function addPart(parts: DicePart[], why: DicePart['why'], dice: number): void {
  if (dice !== 0) parts.push({ why, dice });
}

/** Dice of a focused attack, by how many other ordered units have attacked the target before (BH-6.12). */
function focusDice(g: State, attacker: Unit, target: Target, focus: readonly number[]): number {
  const others = Object.entries(g.order?.units ?? {}).filter(([id]) => id !== attacker.id);
  const before = others.filter(([, { targets }]) => targets.includes(target.id)).length;
  return focus[Math.min(before, focus.length - 1)] ?? 0;
}

/** Adds the dice of the card for each reason (BH-6.10 to BH-6.12, BH-6.20). */
function addCardParts(parts: DicePart[], g: State, attacker: Unit, target: Target, distance: number): void {
  const effect = effectOn(g, attacker.id);
  addPart(parts, 'card', effect.dice ?? 0);
  const support = distance === 1 && orderedOf(g, attacker.id) ? (g.order?.closeCombat ?? 0) : 0;
  addPart(parts, 'closeCombat', distance === 1 ? (effect.closeCombatDice ?? 0) + support : 0);
  if (effect.dicePerAdjacentFriend) {
    const isFriend = (unit: Unit) => unit.id !== attacker.id && GRID.distance(unit.hex, attacker.hex) === 1;
    const friends = unitsOf(g, infoOf(attacker).side).filter(isFriend).length;
    addPart(parts, 'friends', effect.dicePerAdjacentFriend * friends);
  }
  if (effect.focusFire) addPart(parts, 'focusFire', focusDice(g, attacker, target, effect.focusFire));
}

/** Support cards that are played as an attack is declared. */
export const BOOSTS = ['rout', 'desperate-stand'] as const;
export type Boost = (typeof BOOSTS)[number];

/** Dice more for an infantry unit of one figure. */
const DESPERATE_DICE = 2;

/** Whether such a card helps an attack: against terrain that protects, for a last figure (BH-8.18). */
export function isBoostedBy(g: State, attacker: Unit, target: Target, boost: Boost): boolean {
  if (boost === 'rout') return protectionOf(g, attacker, target) > 0;
  return infoOf(attacker).class === 'infantry' && attacker.figures === 1;
}

/** Dice of an attack with their reasons: base by distance, bonuses, protection, own hex (BH-9.6); parts of 0 are left out. */
export function dicePartsOf(
  g: State,
  attacker: Unit,
  target: Target,
  boost: Boost | null = null,
  taken?: Taken,
): DicePart[] {
  const distance = GRID.distance(attacker.hex, target.hex);
  const info = infoOf(attacker);
  const inside =
    info.class === 'vehicle' && !effectOn(g, attacker.id).ignoreTerrain ? groundOf(g, attacker.hex).vehicleInside : 0;
  const parts: DicePart[] = [];
  addPart(parts, 'base', info.dice[distance - 1] ?? 0);
  addCardParts(parts, g, attacker, target, distance);
  addPart(parts, 'scouts', isScouted(g, attacker, target, taken) ? 1 : 0);
  addPart(parts, 'support', boost === 'desperate-stand' ? DESPERATE_DICE : 0);
  addPart(parts, 'protection', boost === 'rout' ? 0 : -protectionOf(g, attacker, target));
  addPart(parts, 'inside', -(inside ?? 0));
  return parts;
}

export function totalOf(parts: readonly DicePart[]): number {
  let total = 0;
  for (const { dice } of parts) total += dice;
  return total;
}

/** Why an ordered unit can attack nothing now; null when only range, sight and dice decide. */
export function silencedBy(g: State, attacker: Unit): Refusal | null {
  const ordered = orderedOf(g, attacker.id);
  if (!ordered || effectOn(g, attacker.id).noAttack) return refuse('card_bars_attack', undefined, 'BH-6.13');
  const terrain = g.terrain[attacker.hex];
  if (ordered.stopped)
    return refuse('entered_terrain', { terrain: terrain ? terrainName(terrain) : text('terrain.snow') }, 'BH-8.6');
  if (ordered.cost > allowanceOf(g, attacker).moveAndAttack) return refuse('moved_too_far', undefined, 'BH-7.1');
  return null;
}

/** An attack judged: its dice by reason, or why it cannot be made. */
export type Judged =
  | { readonly parts: readonly DicePart[]; readonly refused: null }
  | { readonly parts: null; readonly refused: Refusal };

const refusedBy = (refused: Refusal): Judged => ({ parts: null, refused });

const FARTHEST = 9;
/** By range, then by distance: most pairs of units are too far apart. */
const OUT_OF_RANGE = Array.from({ length: FARTHEST + 1 }, (_one, range) =>
  Array.from({ length: FARTHEST + 1 }, (_two, distance) =>
    refusedBy(refuse('out_of_range', { distance, range }, 'BH-9.4')),
  ),
);

/** What takes the last die of an attack: the card, terrain, or both (BH-9.7). */
function noDice(parts: readonly DicePart[]): Refusal {
  const takes = (...causes: readonly DicePart['why'][]) =>
    parts.some(({ why, dice }) => dice < 0 && causes.includes(why));
  if (!takes('card')) return refuse('no_dice', undefined, 'BH-9.7');
  return refuse(takes('protection', 'inside') ? 'no_dice_both' : 'no_dice_card', undefined, 'BH-9.7');
}

/** Judges an attack of a unit that may attack: range, sight, dice (BH-9.4, BH-9.22, BH-9.7). `taken`: see `takenHexes`. */
export function judge(g: State, attacker: Unit, target: Target, boost: Boost | null = null, taken?: Taken): Judged {
  const distance = GRID.distance(attacker.hex, target.hex);
  const range = infoOf(attacker).dice.length;
  if (distance > range)
    return OUT_OF_RANGE[range]?.[distance] ?? refusedBy(refuse('out_of_range', { distance, range }, 'BH-9.4'));
  const blind = sightRefusal(g, attacker.hex, target.hex, taken);
  if (blind) return refusedBy(blind);
  const parts = dicePartsOf(g, attacker, target, boost, taken);
  return totalOf(parts) < 1 ? refusedBy(noDice(parts)) : { parts, refused: null };
}

/** What a target counts as for the symbols of the dice. */
export function classOf(target: Target): UnitClass | 'structure' {
  return target.kind === 'unit' ? infoOf(target.unit).class : 'structure';
}

/** Whether a retreat counts as an explosion in an attack of a unit (BH-6.19). */
export const retreatHits = (g: State, attacker: string): boolean =>
  Boolean(effectOn(g, attacker).retreatCountsAsExplosion);

/** The target with this id. Throws when a unit has none such. */
export function targetOf(g: State, attacker: Unit, id: string): Target {
  const target = targetsOf(g, attacker).find((one) => one.id === id);
  if (!target) throw new Error(`${attacker.id} has no target ${id}`);
  return target;
}
