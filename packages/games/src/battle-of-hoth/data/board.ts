import { type HexId, hexGrid } from '../../engine/hex/index.ts';
import type { Side } from './units.ts';

/** The board: 67 hexes in 7 rows, north to south (BH-2.1). */
export const GRID = hexGrid([10, 9, 10, 9, 10, 9, 10]);

/** A section as a player sees it from the own baseline. */
export const SECTIONS = ['left', 'centre', 'right'] as const;
export type Section = (typeof SECTIONS)[number];

/** Row nearest to a side's player (BH-2.8). */
export const BASELINE: Readonly<Record<Side, number>> = { empire: 0, rebels: 6 };

/** Columns that the section lines cut in odd rows; in even rows they run west of column 3 and east of column 6. */
const CUT = { west: 2, east: 6 };

function zonesOf(hex: HexId): ('west' | 'centre' | 'east')[] {
  const { col, row } = GRID.offset(hex);
  const isOdd = row % 2 === 1;
  return [
    ...(col <= CUT.west ? (['west'] as const) : []),
    ...(col >= (isOdd ? CUT.west : CUT.west + 1) && col <= CUT.east ? (['centre'] as const) : []),
    ...(col >= (isOdd ? CUT.east : CUT.east + 1) ? (['east'] as const) : []),
  ];
}

/** The Rebels look north: their left is the west. The Empire's left is the east (BH-2.7). */
const NAMES: Readonly<Record<Side, Readonly<Record<'west' | 'centre' | 'east', Section>>>> = {
  rebels: { west: 'left', centre: 'centre', east: 'right' },
  empire: { west: 'right', centre: 'centre', east: 'left' },
};

const BY_SIDE: Readonly<Record<Side, ReadonlyMap<HexId, readonly Section[]>>> = {
  rebels: new Map(GRID.hexes.map((hex) => [hex, zonesOf(hex).map((zone) => NAMES.rebels[zone])])),
  empire: new Map(GRID.hexes.map((hex) => [hex, zonesOf(hex).map((zone) => NAMES.empire[zone])])),
};

/** The sections a hex belongs to, as a side names them: two where a section line cuts it (BH-2.5, BH-2.6). */
export function sectionsOf(hex: HexId, side: Side): readonly Section[] {
  return BY_SIDE[side].get(hex) ?? [];
}
