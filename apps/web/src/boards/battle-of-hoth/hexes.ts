import { GRID, type HexId } from '@echo-base/games/battle-of-hoth/client';

/** Name of a hex for players: a letter from west to east and a number from north to south, as in `D4`. */
export function hexName(hex: HexId): string {
  const { col, row } = GRID.offset(hex);
  return `${String.fromCharCode(65 + col)}${row + 1}`;
}
