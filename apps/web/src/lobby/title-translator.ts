import { useCallback } from 'react';
import { useLanguage } from '../i18n/language.ts';
import type { Language } from '../i18n/languages.ts';
import { type Translate, translator } from '../i18n/translate.tsx';

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
export function translateOr(t: Translate, key: string, fallback: string): string {
  const text = t(key);
  return text === key ? fallback : text;
}

/** List of names in a language, such as "Ida, Marta and Tom". */
export function listOf(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language).format(names);
}
