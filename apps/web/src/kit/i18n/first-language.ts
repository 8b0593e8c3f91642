import { readStored } from '../net/stored.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** Key in local storage of the language a player has chosen. */
export const LANGUAGE_KEY = 'echo-base.language';

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Language at the start: chosen by the player before, else the first supported one of the browser, else English. */
export function firstLanguage(): Language {
  const stored = readStored('localStorage', LANGUAGE_KEY);
  if (isLanguage(stored)) return stored;
  const wanted = globalThis.navigator?.languages?.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return wanted ?? 'en';
}
