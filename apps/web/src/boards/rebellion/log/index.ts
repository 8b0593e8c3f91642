import { type RebellionView, sentencesOf } from '@echo-base/games/rebellion/client';
import type { TitleLog } from '../../types.ts';
import { announcements } from './announcements.ts';
import { Details } from './Details.tsx';
import { targetOf } from './entries.ts';
import { headings, markOf } from './headings.ts';

/** Log and announcements of Rebellion. */
export const log: TitleLog<RebellionView> = { headings, markOf, targetOf, sentencesOf, announcements, Details };
