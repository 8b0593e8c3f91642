import type { HexId } from '../../../engine/hex/index.ts';
import { GRID } from '../../data/board.ts';
import { isHit } from '../../data/chances.ts';
import { FACES } from '../../data/dice.ts';
import { lookup } from '../../data/names.ts';
import { battleOf } from '../../data/scenarios/index.ts';
import { rivalOf, type Side, type UnitClass, unitInfo } from '../../data/units.ts';
import { groundOf, infoOf, unitsOf } from '../../rules/board.ts';
import { classOf, retreatHits, type Target } from '../../rules/dice.ts';
import { medalsFor } from '../../rules/losses.ts';
import { goalOf } from '../../rules/victory.ts';
import type { State, Unit } from '../../state.ts';

/** Worth of a medal; all other worths are measured by it. */
export const MEDAL = 10;
/** Worth of taking a unit off the board besides what it scores. */
const FORCE = 4;
/** Worth of a victory that a single event can bring. */
const VICTORY = 60;
/** Share of the enemies in range that attack a unit before its next turn. */
const ATTENTION = 0.3;
/** Share of a unit's worth that a lost part of it counts for. */
const WEAR = 0.6;

/** Worth of eliminating a unit for the other side: medals, steps to a sudden victory, force. */
function killWorth(g: State, victim: Unit): number {
  const { side, class: unitClass } = infoOf(victim);
  const by = rivalOf(side);
  const medals = goalOf(g, by) === null ? 0 : medalsFor(g, victim);
  const steps = battleOf(g)
    .suddenVictory.filter(({ winner }) => winner === by)
    .map((one) => {
      if (one.kind === 'unitsEliminated' && one.unitType === victim.type) return VICTORY / one.count;
      if (one.kind === 'classEliminated' && one.unitClass === unitClass && one.of === side) return VICTORY / one.count;
      if (one.kind === 'exitsImpossible' && one.unitClass === unitClass) return VICTORY / (2 * one.count);
      return 0;
    });
  return medals * MEDAL + FORCE + steps.reduce((sum, step) => sum + step, 0);
}

function structureWorth(g: State, type: string, by: Side): number {
  const condition = battleOf(g).suddenVictory.find(
    (one) => one.kind === 'structuresDestroyed' && one.structureType === type && one.winner === by,
  );
  return condition?.kind === 'structuresDestroyed' ? VICTORY / condition.count : 0;
}

function shareOf(target: UnitClass | 'structure', retreatHits: boolean): number {
  return FACES.filter((face) => isHit(face, target, retreatHits)).length / FACES.length;
}

const TARGETS = ['infantry', 'vehicle', 'special', 'structure'] as const;
const PLAIN_SHARE = lookup(TARGETS, (target) => shareOf(target, false));
const RETREAT_SHARE = lookup(TARGETS, (target) => shareOf(target, true));

/** Share of the faces that hit a class of target. */
const hitShare = (target: UnitClass | 'structure', retreatHits: boolean) =>
  (retreatHits ? RETREAT_SHARE : PLAIN_SHARE)(target);

const MOST_DICE = 12;
/** By share of the faces that hit: chances of 0 to n hits, for each number n of dice. */
const knownChances = new Map<number, readonly (readonly number[])[]>();

/** Chances of 0 to n hits of n dice. */
function hitChances(dice: number, chance: number): readonly number[] {
  const known = knownChances.get(chance) ?? Array.from({ length: MOST_DICE + 1 }, (_one, n) => binomial(n, chance));
  knownChances.set(chance, known);
  return known[dice] ?? binomial(dice, chance);
}

function binomial(dice: number, chance: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    for (const [hits, known] of chances.entries()) {
      next[hits] = (next[hits] ?? 0) + known * (1 - chance);
      next[hits + 1] = (next[hits + 1] ?? 0) + known * chance;
    }
    chances = next;
  }
  return chances;
}

const EXPLOSION = FACES.filter((face) => face === 'explosion').length / FACES.length;
const RETREAT = FACES.filter((face) => face === 'retreat').length / FACES.length;

/** Expected gain of a roll of so many dice against a target. */
export function gainOf(g: State, target: Target, dice: number, by: Side, retreatHits = false): number {
  if (dice < 1) return 0;
  const hit = hitShare(classOf(target), retreatHits);
  if (target.kind === 'structure') return structureWorth(g, target.structure.type, by) * (1 - (1 - hit) ** dice);
  const { unit } = target;
  const worth = killWorth(g, unit);
  if (infoOf(unit).confirmed) return worth * (1 - (1 - hit * EXPLOSION) ** dice);
  const chances = hitChances(dice, hit);
  const gain = chances.map(
    (chance, hits) => chance * (hits >= unit.figures ? worth : (hits / unit.figures) * worth * WEAR),
  );
  const driven = infoOf(unit).ignoresRetreats || retreatHits ? 0 : dice * RETREAT;
  return gain.reduce((sum, one) => sum + one, 0) + driven;
}

/** Expected gain of an attack by an ordered unit. */
export function attackGain(g: State, attacker: Unit, target: Target, dice: number): number {
  return gainOf(g, target, dice, infoOf(attacker).side, retreatHits(g, attacker.id));
}

/** Dice an enemy could roll against a unit in a hex in its next turn, without a look at sight. */
function threatDice(g: State, enemy: Unit, unit: Unit, hex: HexId): number {
  const { moveAndAttack, dice, class: unitClass } = infoOf(enemy);
  const distance = Math.max(1, GRID.distance(enemy.hex, hex) - moveAndAttack);
  const base = dice[distance - 1] ?? 0;
  const { protection, trench } = groundOf(g, hex);
  const isProtected = protection && !infoOf(unit).unprotected && (!trench || infoOf(unit).class === 'infantry');
  return Math.max(0, base - (isProtected ? protection[unitClass] : 0));
}

/** Expected loss of a unit that stands in a hex at the end of the turn. */
export function dangerOf(g: State, unit: Unit, hex: HexId): number {
  const { side, class: unitClass, confirmed } = unitInfo(unit.type);
  const hit = hitShare(unitClass, false);
  const each = confirmed ? hit * EXPLOSION : hit;
  let dice = 0;
  for (const enemy of unitsOf(g, rivalOf(side))) dice += threatDice(g, enemy, unit, hex) * ATTENTION;
  return killWorth(g, unit) * Math.min(1, (dice * each) / unit.figures);
}
