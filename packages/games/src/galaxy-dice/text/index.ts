import type { Catalogue, Language } from '../../engine/title.ts';
import { en } from './en.ts';

/** All languages of this title. */
export const text = { en } as const satisfies Partial<Record<Language, Catalogue>>;
