import type { Language } from './languages.ts';

type Module = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Loads the sentences that the page for the name and a match need at once. Chunks of the same name hold those of the lobby. */
export const FIRST_WORDS: Readonly<Record<Language, () => Promise<Module>>> = {
  en: () => import('./catalogues/en.ts'),
  it: () => import('./catalogues/it.ts'),
  fr: () => import('./catalogues/fr.ts'),
  es: () => import('./catalogues/es.ts'),
  pt: () => import('./catalogues/pt.ts'),
};

/** Loads all other sentences of the client. */
export const LATER_WORDS: typeof FIRST_WORDS = {
  en: () => import('./catalogues/later/en.ts'),
  it: () => import('./catalogues/later/it.ts'),
  fr: () => import('./catalogues/later/fr.ts'),
  es: () => import('./catalogues/later/es.ts'),
  pt: () => import('./catalogues/later/pt.ts'),
};
