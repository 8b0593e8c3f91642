import type { Catalogue } from '../../engine/title.ts';
import { en } from './en/index.ts';

/** All languages of this title. */
export const text = { en } as const satisfies { en: Catalogue };
