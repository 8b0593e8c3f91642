import { useCallback } from 'react';
import type { Text } from '../net/types.ts';
import { useLanguage } from './language.ts';
import type { Language } from './languages.ts';
import { type Translate, translator } from './translate.tsx';

const translators = new Map<string, Translate>();

/** Translator with the texts of one title; seats have the names the title gives them. */
export function titleTranslator(language: Language, title: string): Translate {
  const id = `${language} ${title}`;
  const known = translators.get(id) ?? translator(language, title);
  translators.set(id, known);
  return known;
}

/** Function that returns the translator of a title. */
export type TitleTranslate = (title: string) => Translate;

/** Translators by title in the language of the interface, for lists with several titles. */
export function useTitleTranslate(): TitleTranslate {
  const { language } = useLanguage();
  return useCallback((title) => titleTranslator(language, title), [language]);
}

/** Translates a key, or returns the fallback if no catalogue has it. */
export function translateOr(
  t: Translate,
  key: string,
  fallback: string,
  params: NonNullable<Text['params']> = {},
): string {
  const text = t({ key, params });
  return text === key ? fallback : text;
}
