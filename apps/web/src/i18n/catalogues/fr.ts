import { commonFr } from './common-fr.ts';
import type { WebCatalogue } from './en.ts';
import { gateFr } from './gate-fr.ts';
import { matchFr } from './match-fr.ts';
import { standingFr } from './standing-fr.ts';

export const fr: WebCatalogue = {
  ...commonFr,
  ...gateFr,
  ...matchFr,
  ...standingFr,
};
