import { boardText } from '../../boards/galaxy-dice/text.ts';
import type { Language } from '../language.ts';
import { commonEn } from './common-en.ts';
import { commonEs } from './common-es.ts';
import { commonFr } from './common-fr.ts';
import { commonIt } from './common-it.ts';
import { commonPt } from './common-pt.ts';
import { lobbyEn } from './lobby-en.ts';
import { lobbyEs } from './lobby-es.ts';
import { lobbyFr } from './lobby-fr.ts';
import { lobbyIt } from './lobby-it.ts';
import { lobbyPt } from './lobby-pt.ts';
import { matchEn } from './match-en.ts';
import { matchEs } from './match-es.ts';
import { matchFr } from './match-fr.ts';
import { matchIt } from './match-it.ts';
import { matchPt } from './match-pt.ts';

const en = { ...commonEn, ...lobbyEn, ...matchEn, ...boardText.en };

/** Sentences by key in ICU message syntax; a key that one language lacks does not compile. */
type Catalogue = Readonly<Record<keyof typeof en, string>>;

/** Every sentence of the client itself by language; titles bring theirs. */
export const web: Readonly<Record<Language, Catalogue>> = {
  en,
  it: { ...commonIt, ...lobbyIt, ...matchIt, ...boardText.it },
  fr: { ...commonFr, ...lobbyFr, ...matchFr, ...boardText.fr },
  es: { ...commonEs, ...lobbyEs, ...matchEs, ...boardText.es },
  pt: { ...commonPt, ...lobbyPt, ...matchPt, ...boardText.pt },
};
