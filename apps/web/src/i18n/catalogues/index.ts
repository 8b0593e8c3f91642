import { boardText } from '../../boards/galaxy-dice/text.ts';
import type { Language } from '../language.ts';
import { clockEn } from './clock-en.ts';
import { clockEs } from './clock-es.ts';
import { clockFr } from './clock-fr.ts';
import { clockIt } from './clock-it.ts';
import { clockPt } from './clock-pt.ts';
import { commonEn } from './common-en.ts';
import { commonEs } from './common-es.ts';
import { commonFr } from './common-fr.ts';
import { commonIt } from './common-it.ts';
import { commonPt } from './common-pt.ts';
import { deviceEn } from './device-en.ts';
import { deviceEs } from './device-es.ts';
import { deviceFr } from './device-fr.ts';
import { deviceIt } from './device-it.ts';
import { devicePt } from './device-pt.ts';
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
import { talkEn } from './talk-en.ts';
import { talkEs } from './talk-es.ts';
import { talkFr } from './talk-fr.ts';
import { talkIt } from './talk-it.ts';
import { talkPt } from './talk-pt.ts';

const en = { ...commonEn, ...lobbyEn, ...matchEn, ...talkEn, ...deviceEn, ...clockEn, ...boardText.en };

/** Sentences by key in ICU message syntax; a key that one language lacks does not compile. */
type Catalogue = Readonly<Record<keyof typeof en, string>>;

/** Every sentence of the client itself by language; titles bring theirs. */
export const web: Readonly<Record<Language, Catalogue>> = {
  en,
  it: { ...commonIt, ...lobbyIt, ...matchIt, ...talkIt, ...deviceIt, ...clockIt, ...boardText.it },
  fr: { ...commonFr, ...lobbyFr, ...matchFr, ...talkFr, ...deviceFr, ...clockFr, ...boardText.fr },
  es: { ...commonEs, ...lobbyEs, ...matchEs, ...talkEs, ...deviceEs, ...clockEs, ...boardText.es },
  pt: { ...commonPt, ...lobbyPt, ...matchPt, ...talkPt, ...devicePt, ...clockPt, ...boardText.pt },
};
