import { create } from 'zustand';
import { LANGUAGES, type Language } from './languages.ts';
import { loadLanguage } from './texts.ts';

const KEY = 'echo-base.language';

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

function initial(): Language {
  const stored = globalThis.localStorage?.getItem(KEY);
  if (isLanguage(stored)) return stored;
  const wanted = globalThis.navigator?.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return wanted ?? 'en';
}

interface LanguageState {
  language: Language;
  setLanguage(language: Language): void;
}

/** Language of the interface: chosen by the player, else the first supported one of the browser, else English. */
export const useLanguage = create<LanguageState>((set) => ({
  language: initial(),
  setLanguage(language) {
    globalThis.localStorage?.setItem(KEY, language);
    void loadLanguage(language).then(() => set({ language }));
  },
}));
