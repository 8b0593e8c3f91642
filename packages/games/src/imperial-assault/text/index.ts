import type { Catalogue, Language } from '../../engine/title.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import { pt } from './pt/index.ts';

/** All languages of this title. */
export const text = { en, it, fr, es, pt } as const satisfies Record<Language, Catalogue>;
