import type { HexId, Reached } from '../../engine/hex/index.ts';
import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import type { State, Unit } from '../state.ts';
import { removeUnit } from './board.ts';
import { hexName, unitName } from './names.ts';
import { hooksOf } from './scenario-book.ts';
import { countLeaving } from './secondary.ts';
import { stopsIn } from './walking.ts';

/** Id of the exit by which a unit in this hex may leave the board with 1 more hex of movement; null without one. */
export function exitFrom(g: State, unit: Unit, hex: HexId): string | null {
  return hooksOf(g, 'exits').find(({ rule, run }) => run(g, rule, unit, hex))?.rule.id ?? null;
}

/** Removes a unit that leaves the board: it is not eliminated, and scores what its exit gives (BH-14.8). */
export function leave(g: State, unit: Unit, exit: string): void {
  note(g, 'log.left', { unit: unitName(g, unit.id) }, { at: `hex:${unit.hex}` });
  removeUnit(g, unit.id);
  for (const { rule, run } of hooksOf(g, 'left')) run(g, rule, unit, exit);
  countLeaving(g, unit);
}

/**
 * Options to leave the board with 1 more hex of movement, from the unit's hex or one it can reach (BH-14.6, BH-14.7).
 */
export function leavingOptions(
  g: State,
  unit: Unit,
  reached: ReadonlyMap<HexId, Reached>,
  allowance: number,
): Option[] {
  if (hooksOf(g, 'exits').length === 0 || allowance < 1) return [];
  const near = [...reached].filter(([hex, { cost }]) => cost < allowance && !stopsIn(g, unit, hex));
  return [unit.hex, ...near.map(([hex]) => hex)]
    .filter((hex) => exitFrom(g, unit, hex))
    .map((hex) => ({
      key: `leave:${unit.id}:${hex}`,
      label: text('move.leave', { hex: hexName(hex) }),
      from: `unit:${unit.id}`,
      at: `exit:${hex}`,
    }));
}
