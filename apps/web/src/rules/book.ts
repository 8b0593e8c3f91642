import type { ComponentType } from 'react';
import type { Language } from '../kit/i18n/languages.ts';
import { typeset } from '../kit/i18n/typeset.ts';
import { lazyValues, useLazyValue } from '../kit/net/lazy-value.ts';
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

const texts = import.meta.glob<string>('../boards/*/rules/{en,it,fr,es,pt}.md', { query: '?raw', import: 'default' });
const arts = import.meta.glob<{ readonly art: RulesArt }>('../boards/*/rules/art.tsx');

const fileOf = (title: string, language: Language) => `../boards/${title}/rules/${language}.md`;

/** Whether a title has rules to read. */
export function hasRules(title: string): boolean {
  return Object.hasOwn(texts, fileOf(title, 'en'));
}

/** Titles with rules to read. */
export const RULES_TITLES: readonly string[] = Object.keys(texts)
  .filter((file) => file.endsWith('/en.md'))
  .map((file) => file.split('/').at(-3) ?? '');

/** The rules of a title in one language, with what the title adds to them. */
interface Rules {
  readonly book: Rulebook;
  readonly art: RulesArt;
}

/** The rules of a title that has any (`hasRules`), in one language. */
export const rulesOf = lazyValues(async (title: string, language: Language): Promise<Rules> => {
  const [text, art, { parseRules }] = await Promise.all([
    texts[fileOf(title, language)]?.(),
    arts[`../boards/${title}/rules/art.tsx`]?.(),
    import('./parse.ts'),
  ]);
  if (text === undefined || !art) throw new Error(`no rules of ${title} in ${language}`);
  return { book: parseRules(typeset(language, text)), art: art.art };
});

/** The rules of a title in the reader's language; null until they are loaded, and for a title without any. */
export const useRules = (title: string, language: Language): Rules | null =>
  useLazyValue(hasRules(title) ? rulesOf(title, language) : null);
