import { alertsEn } from './alerts-en.ts';
import { clockEn } from './clock-en.ts';
import { curtainEn } from './curtain-en.ts';
import { deviceEn } from './device-en.ts';
import { lobbyEn } from './lobby-en.ts';
import { railEn } from './rail-en.ts';
import { replayEn } from './replay-en.ts';
import { rulesEn } from './rules-en.ts';
import { talkEn } from './talk-en.ts';

/** All other sentences of the client, by key in ICU message syntax; titles and boards bring theirs. */
export const en = {
  ...alertsEn,
  ...clockEn,
  ...curtainEn,
  ...deviceEn,
  ...lobbyEn,
  ...railEn,
  ...replayEn,
  ...rulesEn,
  ...talkEn,
};

/** The other languages have the same keys: one that is missing does not compile. */
export type LaterCatalogue = Readonly<Record<keyof typeof en, string>>;
