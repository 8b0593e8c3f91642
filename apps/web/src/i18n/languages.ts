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
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  en: 'en',
  it: 'it',
  fr: 'fr',
  es: 'es',
  pt: 'pt-BR',
};
