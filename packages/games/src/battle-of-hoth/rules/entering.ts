import type { HexId } from '../../engine/hex/index.ts';
import type { State, Unit } from '../state.ts';
import { type Entry, hooksOf } from './scenario-book.ts';
import { countEntered } from './secondary.ts';

/**
 * Moves a unit hex by hex. Each hex counts as entered (BH-4.7); the unit may leave the board on the way. Returns whether
 * it is still there. `isEnd`: its movement ends with the path.
 */
export function enter(g: State, unit: Unit, path: readonly HexId[], how: Entry, isEnd = true): boolean {
  for (const hex of path) {
    unit.hex = hex;
    countEntered(g, unit, hex);
    for (const { rule, run } of hooksOf(g, 'entered')) run(g, rule, unit, hex, how);
    if (!g.units[unit.id]) return false;
  }
  if (isEnd && path.length > 0) for (const { rule, run } of hooksOf(g, 'arrived')) run(g, rule, unit, how);
  return g.units[unit.id] !== undefined;
}
