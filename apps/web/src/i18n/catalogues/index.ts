import { boardText } from '../../boards/galaxy-dice/text.ts';
import type { Language } from '../language.ts';
import { commonEn } from './common-en.ts';
import { lobbyEn } from './lobby-en.ts';
import { matchEn } from './match-en.ts';

/** Sentences by key in ICU message syntax. */
type Catalogue = Readonly<Record<string, string>>;

/** Every sentence of the client by language; what a language lacks is said in English. */
export const web: Readonly<Partial<Record<Language, Catalogue>> & { en: Catalogue }> = {
  en: { ...commonEn, ...lobbyEn, ...matchEn, ...boardText.en },
};
