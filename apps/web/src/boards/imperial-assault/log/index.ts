import { sentencesOf, type View } from '@echo-base/games/imperial-assault/client';
import type { LogEntry, Text } from '../../../net/types.ts';
import type { TitleLog } from '../../types.ts';
import { announcements } from './announcements.ts';
import { Details } from './Details.tsx';
import { markOf } from './marks.ts';
import { targetOf } from './targets.ts';

/** Headings with the round before its first entry. */
function headings(entries: readonly LogEntry[]): ReadonlyMap<number, Text> {
  const found = new Map<number, Text>();
  for (const { seq, key, params } of entries) {
    if (key === 'log.round' && typeof params.n === 'number')
      found.set(seq, { key: 'board.ia.round', params: { n: params.n } });
    if (key === 'log.status') found.set(seq, { key: 'board.ia.log.status' });
  }
  return found;
}

/** Log and announcements of Imperial Assault. */
export const log: TitleLog<View> = { headings, markOf, targetOf, sentencesOf, announcements, Details };
