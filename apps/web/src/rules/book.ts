import type { ComponentType } from 'react';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Language } from '../i18n/languages.ts';
import { typeset } from '../i18n/typeset.ts';
import { needed } from '../net/parts.ts';
import type { Rulebook } from './parse.ts';

/** Props of a figure: its words in the reader's language. */
export interface FigureProps {
  readonly words: readonly string[];
}

/** What a title adds to the text: its figures, and how its names are rendered. */
export interface RulesArt {
  readonly figures: Readonly<Record<string, ComponentType<FigureProps>>>;
  /** Renders a name with its card; the key is one of the title's catalogue. */
  readonly Name: ComponentType<{ readonly name: string }>;
}

const texts = import.meta.glob<string>('./*/{en,it,fr,es,pt}.md', { query: '?raw', import: 'default' });
const arts = import.meta.glob<{ readonly art: RulesArt }>('./*/art.tsx');

const fileOf = (title: string, language: Language) => `./${title}/${language}.md`;

/** Whether a title has rules to read. */
export function hasRules(title: string): boolean {
  return Object.hasOwn(texts, fileOf(title, 'en'));
}

/** Titles with rules to read. */
export const RULES_TITLES: readonly string[] = Object.keys(texts)
  .filter((file) => file.endsWith('/en.md'))
  .map((file) => file.split('/')[1] ?? '');

interface Loaded {
  readonly books: Readonly<Record<string, Rulebook>>;
  readonly arts: Readonly<Record<string, RulesArt>>;
}
const useLoaded = create<Loaded>(() => ({ books: {}, arts: {} }));

/** Whether the rules of a title have been loaded in a language. */
export const hasLoaded = (title: string, language: Language): boolean =>
  Object.hasOwn(useLoaded.getState().books, fileOf(title, language));

/** Loads the rules of a title in one language, with its figures, retried until they are there. */
export async function loadRules(title: string, language: Language): Promise<void> {
  const file = fileOf(title, language);
  const [text, art, { parseRules }] = await needed(() =>
    Promise.all([texts[file]?.(), arts[`./${title}/art.tsx`]?.(), import('./parse.ts')]),
  );
  if (text === undefined || !art) return;
  const book = parseRules(typeset(language, text));
  useLoaded.setState((now) => ({
    books: { ...now.books, [file]: book },
    arts: { ...now.arts, [title]: art.art },
  }));
}

/** The rules of a title in the reader's language; null until loaded. */
export function useRules(
  title: string,
  language: Language,
): { readonly book: Rulebook; readonly art: RulesArt } | null {
  const book = useLoaded(({ books }) => books[fileOf(title, language)]);
  const art = useLoaded((now) => now.arts[title]);
  const isLoaded = book !== undefined;
  useEffect(() => {
    if (!isLoaded && hasRules(title)) void loadRules(title, language);
  }, [isLoaded, title, language]);
  return book && art ? { book, art } : null;
}
