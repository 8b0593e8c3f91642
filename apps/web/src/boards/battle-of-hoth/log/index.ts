import { sentencesOf, type View } from '@echo-base/games/battle-of-hoth/client';
import type { TitleLog } from '../../../question/board-set.ts';
import { Details } from './details.tsx';
import { targetOf } from './entries.ts';
import { actorOf, headings, markOf } from './headings.ts';
import { moments, openFrom } from './moments.ts';

/** Log and moments of Battle of Hoth. */
export const log: TitleLog<View> = {
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
