import { AREAS } from '../areas.ts';
import type { Language } from '../languages.ts';
import { loadCommonWords, loadTitle, loadWords } from '../texts.ts';
import { TITLES } from './titles.ts';

/** Loads all texts in one language. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([
    loadCommonWords(language),
    ...AREAS.map((area) => loadWords(area, language)),
    ...TITLES.map((title) => loadTitle(title, language)),
  ]);
}
