import { commonEs } from './common-es.ts';
import type { WebCatalogue } from './en.ts';
import { gateEs } from './gate-es.ts';
import { matchEs } from './match-es.ts';
import { standingEs } from './standing-es.ts';

export const es: WebCatalogue = {
  ...commonEs,
  ...gateEs,
  ...matchEs,
  ...standingEs,
};
