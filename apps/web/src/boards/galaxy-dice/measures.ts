import type { RowView } from '@echo-base/games/galaxy-dice/client';

/** The planet's radius as a fraction of the height of its rows. */
export const RADIUS_OF_ROWS = 0.545;
/** A space with its gap, as a multiple of a space. */
const SPACE_AND_GAP = 1.23;

/** Where a row begins on the planet's edge: the cosine of its height over the planet's centre. */
export function limbAt(index: number, count: number): number {
  const height = (index - (count - 1) / 2) / (count * RADIUS_OF_ROWS);
  return Math.sqrt(Math.max(0, 1 - height * height));
}

/** The largest space with which every row fits between planet and reward, as a CSS length. */
export function roomFor(rows: readonly RowView[]): string {
  const room = rows.map((row, index) => {
    const curve = (1 - limbAt(index, rows.length)).toFixed(4);
    const spaces = (row.spaces.length * SPACE_AND_GAP).toFixed(2);
    return `(100cqw - var(--reward) - var(--limb) + var(--radius-planet) * ${curve} - 64px) / ${spaces}`;
  });
  return `min(${room.join(', ')})`;
}
