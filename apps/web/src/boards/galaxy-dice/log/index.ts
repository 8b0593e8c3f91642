import { type GalaxyView, sentencesOf } from '@echo-base/games/galaxy-dice/client';
import type { LogEntry, Text } from '../../../net/types.ts';
import type { TitleLog } from '../../types.ts';
import { announcements } from './announcements.ts';
import { Details } from './Details.tsx';

/** The planet as heading before its first turn. */
function headings(entries: readonly LogEntry[]): ReadonlyMap<number, Text> {
  const planets = entries.flatMap(({ seq, key, params }): [number, Text][] => {
    const { planet } = params;
    return key === 'log.planet' && typeof planet === 'object' ? [[seq, planet]] : [];
  });
  return new Map(planets);
}

/** Log and announcements of Galaxy Rebellion. */
export const log: TitleLog<GalaxyView> = { headings, targetOf: () => null, sentencesOf, announcements, Details };
