import { isLarge, loadCatalogue } from '@echo-base/games/text';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Language } from './language.ts';

type Catalogue = Readonly<Record<string, string>>;

/** Sentences of large titles by language and title, as they have arrived. */
const useLoaded = create<Readonly<Record<string, Catalogue>>>(() => ({}));

const idOf = (title: string, language: Language) => `${language} ${title}`;

/** All sentences of a large title, once they are here. */
export function loadedCatalogue(title: string, language: Language): Catalogue | undefined {
  return useLoaded.getState()[idOf(title, language)];
}

/** Fetches a large title's sentences; whether everything there is to say can be said by now. */
export function useTexts(title: string | null, language: Language): boolean {
  const id = title && isLarge(title) ? idOf(title, language) : null;
  const here = useLoaded((state) => id === null || Object.hasOwn(state, id));
  useEffect(() => {
    if (!title || !id || here) return;
    void loadCatalogue(title, language).then((catalogue) => useLoaded.setState({ [id]: catalogue }));
  }, [title, language, id, here]);
  return here;
}
