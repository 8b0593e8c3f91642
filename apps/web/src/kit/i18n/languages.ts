export const LANGUAGES = ['en', 'it', 'fr', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages by their own names. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  pt: 'Português (Brasil)',
};

/** BCP 47 tags for the `lang` attribute: the Portuguese texts are Brazilian. */
const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  en: 'en',
  it: 'it',
  fr: 'fr',
  es: 'es',
  pt: 'pt-BR',
};

/** States the language of the page. An assignment restyles all of it, even one of the same value. */
export function markLanguage(language: Language): void {
  const root = document.documentElement;
  if (root.lang !== LANGUAGE_TAGS[language]) root.lang = LANGUAGE_TAGS[language];
}

/** Locale of dates and times: the language with the region set in the browser, if any; "en-GB" gives 14:02, not 2:02 PM. */
export function localeOf(language: Language): string {
  return globalThis.navigator?.languages?.find((tag) => tag.split('-')[0] === language) ?? LANGUAGE_TAGS[language];
}

/** A date without the time of day, as the reader writes it: `medium` "23 Nov 2026", `long` "23 November 2026". */
export function dateOf(language: Language, at: string, dateStyle: 'medium' | 'long'): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle }).format(Date.parse(at));
}
