import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

/** The engine's own sentences by language. */
export const engineText = { en, it, fr, es, pt };
