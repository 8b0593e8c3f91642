import type { Catalogue, Language } from '../../engine/title.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

/** All languages of this title. */
export const text = { en, it, fr, es, pt } as const satisfies Record<Language, Catalogue>;
