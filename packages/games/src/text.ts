import { engineText } from './engine/text/index.ts';
import type { Catalogue, Language } from './engine/title.ts';
import { text as galaxyDice } from './galaxy-dice/text/index.ts';
import { lobby as rebellion } from './rebellion/text/lobby.ts';

type Languages = Partial<Record<Language, Catalogue>>;

/** What a lobby needs of each title; small titles are here as a whole. */
const catalogues: Readonly<Record<string, Languages>> = { 'galaxy-dice': galaxyDice, rebellion };

/** All sentences of the large titles, each language in a file of its own. */
const large: Readonly<Record<string, Readonly<Record<Language, () => Promise<Catalogue>>>>> = {
  rebellion: {
    en: async () => (await import('./rebellion/text/en/index.ts')).en,
    it: async () => (await import('./rebellion/text/it/index.ts')).it,
    fr: async () => (await import('./rebellion/text/fr/index.ts')).fr,
    es: async () => (await import('./rebellion/text/es/index.ts')).es,
    pt: async () => (await import('./rebellion/text/pt/index.ts')).pt,
  },
};

/**
 * The engine's and a title's sentences in one language; what a language lacks is there in English.
 * Only the engine's for a title it does not know, and only the lobby's for one that `isLarge`.
 */
export function catalogue(titleId: string, language: Language): Catalogue {
  const own = Object.hasOwn(catalogues, titleId) ? catalogues[titleId] : undefined;
  return { ...engineText.en, ...engineText[language], ...own?.en, ...own?.[language] };
}

/** Whether a title's sentences must be loaded before a match of it is shown. */
export function isLarge(titleId: string): boolean {
  return Object.hasOwn(large, titleId);
}

/** All sentences of a title in one language, for the match itself. */
export async function loadCatalogue(titleId: string, language: Language): Promise<Catalogue> {
  const own = Object.hasOwn(large, titleId) ? large[titleId] : undefined;
  return { ...catalogue(titleId, language), ...(await own?.[language]()) };
}
