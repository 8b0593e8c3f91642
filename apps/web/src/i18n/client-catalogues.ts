import type { Language } from './languages.ts';

type Module = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Loads the sentences of the client by language. Chunks of the same name hold those of the lobby. */
export const CLIENT: Readonly<Record<Language, () => Promise<Module>>> = {
  en: () => import('./catalogues/en.ts'),
  it: () => import('./catalogues/it.ts'),
  fr: () => import('./catalogues/fr.ts'),
  es: () => import('./catalogues/es.ts'),
  pt: () => import('./catalogues/pt.ts'),
};
