import { type HexId, reachable } from '../../engine/hex/index.ts';
import { GRID } from '../data/board.ts';
import { battleOf } from '../data/scenarios/index.ts';
import type { Side, UnitClass } from '../data/units.ts';
import type { State, Unit } from '../state.ts';
import { infoOf, isOpenTo, structureAt, unitsOf } from './board.ts';
import { couldHold, type Free, hooksOf } from './scenario-book.ts';

const CLASSES: readonly UnitClass[] = ['infantry', 'vehicle', 'special'];

/** Units that could get to one of these hexes. */
export function freeFor(units: readonly Free[], hexes: readonly HexId[]): Free[] {
  return units.filter((unit) => hexes.some((hex) => unit.hexes.has(hex)));
}

/** Hexes of the board that terrain and structures leave to a unit, however many turns it takes. */
function hexesOf(g: State, unit: Unit): Set<HexId> {
  const { side, move } = infoOf(unit);
  if (move === 0) return new Set([unit.hex]);
  const isClosed = (hex: HexId) => {
    const structure = structureAt(g, hex);
    return !isOpenTo(g, unit, hex) || (structure && structure.attackableBy !== side);
  };
  const walk = { budget: GRID.hexes.length, cost: (hex: HexId) => (isClosed(hex) ? null : 1), stops: () => false };
  return new Set([unit.hex, ...reachable(GRID, unit.hex, walk).keys()]);
}

/** Units of a side on the board and still to come. */
function freeUnits(g: State, side: Side): Free[] {
  const here = unitsOf(g, side).map((unit) => ({
    class: infoOf(unit).class,
    type: unit.type,
    hexes: hexesOf(g, unit),
  }));
  const coming = CLASSES.flatMap((unitClass) => {
    const count = hooksOf(g, 'toCome').reduce((sum, { rule, run }) => sum + run(g, rule, side, unitClass), 0);
    return Array.from({ length: count }, () => ({ class: unitClass, type: null, hexes: new Set(GRID.hexes) }));
  });
  return [...here, ...coming];
}

/**
 * Whether a side that has units could still win although its enemies are gone: by medals of what is on the board, or by a
 * sudden victory (BH-4.10). An upper bound: a unit counts for the best it could do.
 */
export function canStillWin(g: State, side: Side, medals: number, goal: number): boolean {
  const units = freeUnits(g, side);
  const prospects = hooksOf(g, 'prospect').map(({ rule, run }) => run(g, rule, side, units));
  const kept = prospects.reduce((sum, one) => sum + one.kept, 0);
  const each = prospects.flatMap((one) => one.each).sort((a, b) => b - a);
  const byUnits = each.slice(0, units.length).reduce((sum, value) => sum + value, 0);
  if (medals + kept + byUnits >= goal) return true;
  return battleOf(g).suddenVictory.some((one) => one.winner === side && couldHold(g, one, units));
}
