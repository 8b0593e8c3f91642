import { sentencesOf, type View } from '@echo-base/games/battle-of-hoth/client';
import type { TitleLog } from '../../types.ts';
import { announcements } from './announcements.ts';
import { Details } from './Details.tsx';
import { targetOf } from './entries.ts';
import { headings, markOf } from './headings.ts';

/** Log and announcements of Battle of Hoth. */
export const log: TitleLog<View> = { headings, markOf, targetOf, sentencesOf, announcements, Details };
