import { type GalaxyView, sentencesOf, TITLE_ID } from '@echo-base/games/galaxy-dice/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import type { SeatLook } from '../../../kit/ui/seat-looks.ts';
import type { TitleLog } from '../../../question/board-set.ts';
import { seatLook } from '../../seat-looks.ts';
import { Details } from './details.tsx';
import { moments, openFrom } from './moments.ts';
import { seatIn } from './turns.ts';

/** The planet as heading before its first turn. */
function headings(entries: readonly LogEntry[]): ReadonlyMap<number, Text> {
  const planets = entries.flatMap(({ seq, key, params }): [number, Text][] => {
    const { planet } = params;
    return key === 'log.planet' && typeof planet === 'object' ? [[seq, planet]] : [];
  });
  return new Map(planets);
}

/** Entries with which a turn begins, and each line of the final score. */
const MARKED: ReadonlySet<string> = new Set(['log.rolled', 'log.score']);

/** The disc of the player whose turn begins. */
const markOf = (entry: LogEntry): SeatLook | null => (MARKED.has(entry.key) ? seatLook(TITLE_ID, seatIn(entry)) : null);

/** Log and moments of Galaxy Rebellion. */
export const log: TitleLog<GalaxyView> = {
  headings,
  markOf,
  targetOf: () => null,
  sentencesOf,
  moments,
  openFrom,
  Details,
  // They fall in the tray.
  drawsDice: true,
};
