import type { HexId } from '../../engine/hex/index.ts';
import { type Text, text } from '../../engine/text.ts';
import { GRID, type Section } from './board.ts';
import { TERRAIN_IDS } from './terrain.ts';
import { type Side, UNIT_TYPES } from './units.ts';

/** Lookup table: a value for each key, made once, as questions have hundreds of options with names. Throws on other keys. */
export function lookup<K extends string, V>(keys: readonly K[], make: (key: K) => V): (key: K) => V {
  const values = new Map(keys.map((key) => [key, make(key)]));
  return (key) => {
    const value = values.get(key);
    if (value === undefined) throw new Error(`no entry ${key}`);
    return value;
  };
}

/** Name of a hex for players: a letter from west to east and a number from north to south, as in `D4`. */
export const hexName: (hex: HexId) => string = lookup(GRID.hexes, (hex) => {
  const { col, row } = GRID.offset(hex);
  return `${String.fromCharCode(65 + col)}${row + 1}`;
});

export const sideName = (side: Side): Text => text(`side.${side}`);
export const typeName = lookup(UNIT_TYPES, (type) => text(`unit.${type}`));
export const terrainName = lookup(TERRAIN_IDS, (terrain) => text(`terrain.${terrain}`));
export const sectionName = (section: Section): Text => text(`section.${section}`);
