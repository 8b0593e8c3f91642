import { GRID, type HexId } from '@echo-base/games/battle-of-hoth/client';

/** Name of a hex for players: a letter from west to east and a number from north to south, as in `D4`. */
export function hexName(hex: HexId): string {
  const { col, row } = GRID.offset(hex);
  return `${String.fromCharCode(65 + col)}${row + 1}`;
}

/** The hex with a name such as `D4`; null for none on the board. */
export function hexNamed(name: string): HexId | null {
  const hex = `${name.charCodeAt(0) - 65},${Number(name.slice(1)) - 1}`;
  return GRID.has(hex) ? hex : null;
}
