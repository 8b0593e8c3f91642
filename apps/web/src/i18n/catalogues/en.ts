import { commonEn } from './common-en.ts';
import { gateEn } from './gate-en.ts';
import { matchEn } from './match-en.ts';
import { standingEn } from './standing-en.ts';

/** Sentences of the client that the page for the name and a match need at once, by key in ICU message syntax. */
export const en = {
  ...commonEn,
  ...gateEn,
  ...matchEn,
  ...standingEn,
};

/** The other languages have the same keys: one that is missing does not compile. */
export type WebCatalogue = Readonly<Record<keyof typeof en, string>>;
