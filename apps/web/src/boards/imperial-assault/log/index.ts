import { sentencesOf, type View } from '@echo-base/games/imperial-assault/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import type { TitleLog } from '../../../question/board-set.ts';
import { Details } from './details.tsx';
import { markOf } from './marks.ts';
import { moments, openFrom } from './moments.ts';
import { targetOf } from './named-place.ts';

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

/** Log and moments of Imperial Assault. */
export const log: TitleLog<View> = {
  headings,
  markOf,
  targetOf,
  sentencesOf,
  moments,
  openFrom,
  drawsDice: true,
  showsNewest: ({ attack }) => attack !== null,
  Details,
};
