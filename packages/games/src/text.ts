import type { Catalogue, Language } from './engine/title.ts';
import { text as galaxyDice } from './galaxy-dice/text/index.ts';

const catalogues: Readonly<Record<string, Partial<Record<Language, Catalogue>>>> = { 'galaxy-dice': galaxyDice };

/** The sentences of a title in one language; what a language lacks is there in English. Empty for unknown titles. */
export function catalogue(titleId: string, language: Language): Catalogue {
  const own = Object.hasOwn(catalogues, titleId) ? catalogues[titleId] : undefined;
  return { ...own?.en, ...own?.[language] };
}
