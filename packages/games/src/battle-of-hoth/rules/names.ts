import type { HexId } from '../../engine/hex/index.ts';
import { type Text, text } from '../../engine/text.ts';
import { GRID, type Section } from '../data/board.ts';
import type { CardId } from '../data/cards.ts';
import type { TerrainId } from '../data/terrain.ts';
import type { Side, UnitType } from '../data/units.ts';
import type { State } from '../state.ts';

/** Name of a hex for players: a letter from west to east and a number from north to south, as in `D4`. */
export function hexName(hex: HexId): string {
  const { col, row } = GRID.offset(hex);
  return `${String.fromCharCode(65 + col)}${row + 1}`;
}

export const sideName = (side: Side): Text => text(`side.${side}`);
export const typeName = (type: UnitType): Text => text(`unit.${type}`);
export const terrainName = (terrain: TerrainId): Text => text(`terrain.${terrain}`);
export const sectionName = (section: Section): Text => text(`section.${section}`);

/** Name of a card; both sides' cards of the same name share it. */
export function cardName(card: CardId): Text {
  return text(`card.${card.slice(card.indexOf('-') + 1)}`);
}

/** A unit with its hex, as players tell several of a type apart. */
export function unitName(g: State, id: string): Text {
  const unit = g.units[id];
  if (!unit) throw new Error(`no unit ${id}`);
  return text('unit.at', { unit: typeName(unit.type), hex: hexName(unit.hex) });
}
