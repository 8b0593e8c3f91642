import type { Language } from './languages.ts';
import type { Catalogue } from './messages.ts';

/**
 * Areas of the client's own sentences, one file for each language in `catalogues`: `common` is there on every page, the
 * others are loaded with the pages that show them. What several of these pages say is in `common`.
 */
export const AREAS = ['common', 'lobby', 'match', 'replay', 'rules', 'settings'] as const;
export type Area = (typeof AREAS)[number];

const files = import.meta.glob<Catalogue>('./catalogues/*/*.json', { import: 'default' });

/** Downloads the sentences of an area in one language. Rejects if they cannot be loaded. */
export function fetchWords(area: Area, language: Language): Promise<Catalogue> {
  const load = files[`./catalogues/${area}/${language}.json`];
  if (!load) throw new Error(`no sentences of ${area} in ${language}`);
  return load();
}
