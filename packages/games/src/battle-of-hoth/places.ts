import { type Text, text } from '../engine/text.ts';
import { GRID } from './data/board.ts';
import { hexName } from './data/names.ts';

/** Name of a hex of the board, as `hex:3,4`; null for anything else. */
export function placeName(_match: object, at: string): Text | null {
  const hex = GRID.hexes.find((id) => at === `hex:${id}`);
  return hex === undefined ? null : text('hex.name', { hex: hexName(hex) });
}
