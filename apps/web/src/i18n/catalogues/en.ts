import { alertsEn } from './alerts-en.ts';
import { clockEn } from './clock-en.ts';
import { commonEn } from './common-en.ts';
import { curtainEn } from './curtain-en.ts';
import { deviceEn } from './device-en.ts';
import { lobbyEn } from './lobby-en.ts';
import { matchEn } from './match-en.ts';
import { replayEn } from './replay-en.ts';
import { rulesEn } from './rules-en.ts';
import { standingEn } from './standing-en.ts';
import { talkEn } from './talk-en.ts';

/** Every sentence of the client itself, by key in ICU message syntax; titles and boards bring theirs. */
export const en = {
  ...alertsEn,
  ...clockEn,
  ...commonEn,
  ...curtainEn,
  ...deviceEn,
  ...lobbyEn,
  ...matchEn,
  ...replayEn,
  ...rulesEn,
  ...standingEn,
  ...talkEn,
};

/** The other languages have the same keys: one that is missing does not compile. */
export type WebCatalogue = Readonly<Record<keyof typeof en, string>>;
