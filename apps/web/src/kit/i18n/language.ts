import { create } from 'zustand';
import { writeStored } from '../net/stored.ts';
import { firstLanguage, LANGUAGE_KEY } from './first-language.ts';
import type { Language } from './languages.ts';
import { loadAllIn } from './texts.ts';

interface LanguageState {
  language: Language;
  setLanguage(language: Language): void;
}

/** Language of the interface: chosen by the player, else the first supported one of the browser, else English. */
export const useLanguage = create<LanguageState>((set, get) => ({
  language: firstLanguage(),
  setLanguage(language) {
    writeStored('localStorage', LANGUAGE_KEY, language);
    void loadAllIn(language, get().language).then(() => set({ language }));
  },
}));
