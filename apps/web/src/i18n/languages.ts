export const LANGUAGES = ['en', 'it', 'fr', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages by their own names, as people look for them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
};
