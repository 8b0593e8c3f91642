import { engineText } from './engine/text/index.ts';
import type { Catalogue, Language } from './engine/title.ts';
import { text as galaxyDice } from './galaxy-dice/text/index.ts';

const catalogues: Readonly<Record<string, Partial<Record<Language, Catalogue>>>> = { 'galaxy-dice': galaxyDice };

/**
 * The engine's and a title's sentences in one language; what a language lacks is there in English.
 * Only the engine's for a title it does not know.
 */
export function catalogue(titleId: string, language: Language): Catalogue {
  const own = Object.hasOwn(catalogues, titleId) ? catalogues[titleId] : undefined;
  return { ...engineText.en, ...engineText[language], ...own?.en, ...own?.[language] };
}
