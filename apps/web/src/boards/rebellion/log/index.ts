import { type RebellionView, sentencesOf } from '@echo-base/games/rebellion/client';
import type { TitleLog } from '../../../question/board-set.ts';
import { actorOf } from './acting.ts';
import { Details } from './details.tsx';
import { targetOf } from './entries.ts';
import { headings, markOf } from './headings.ts';
import { moments, openFrom } from './moments.ts';

/** Log and moments of Rebellion. */
export const log: TitleLog<RebellionView> = {
  headings,
  markOf,
  actorOf,
  targetOf,
  sentencesOf,
  moments,
  openFrom,
  drawsDice: true,
  Details,
};
