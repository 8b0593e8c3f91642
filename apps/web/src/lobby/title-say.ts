import { useCallback } from 'react';
import { useLanguage } from '../i18n/language.ts';
import type { Language } from '../i18n/languages.ts';
import { type Say, translator } from '../i18n/say.tsx';

const translators = new Map<string, Say>();

/** Translator with the texts of one title; seats have the names the title gives them. */
export function titleTranslator(language: Language, title: string): Say {
  const id = `${language} ${title}`;
  const known = translators.get(id) ?? translator(language, title);
  translators.set(id, known);
  return known;
}

/** Returns the translator of a title. */
export type TitleSay = (title: string) => Say;

/** Translators by title in the reader's language, for lists with several titles. */
export function useTitleSay(): TitleSay {
  const { language } = useLanguage();
  return useCallback((title) => titleTranslator(language, title), [language]);
}

/** Translates a key, or returns the fallback if no catalogue has it. */
export function sayOr(say: Say, key: string, fallback: string): string {
  const said = say(key);
  return said === key ? fallback : said;
}

/** "Ida, Marta and Tom" in the reader's language. */
export function listOf(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language).format(names);
}
