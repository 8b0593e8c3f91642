import type { HexId } from '../../engine/hex/index.ts';
import { type Text, text } from '../../engine/text.ts';
import { GRID, type Section } from './board.ts';
import type { TerrainId } from './terrain.ts';
import type { Side, UnitType } from './units.ts';

/** Name of a hex for players: a letter from west to east and a number from north to south, as in `D4`. */
export function hexName(hex: HexId): string {
  const { col, row } = GRID.offset(hex);
  return `${String.fromCharCode(65 + col)}${row + 1}`;
}

export const sideName = (side: Side): Text => text(`side.${side}`);
export const typeName = (type: UnitType): Text => text(`unit.${type}`);
export const terrainName = (terrain: TerrainId): Text => text(`terrain.${terrain}`);
export const sectionName = (section: Section): Text => text(`section.${section}`);
