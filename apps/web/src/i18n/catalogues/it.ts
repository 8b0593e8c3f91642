import { commonIt } from './common-it.ts';
import type { WebCatalogue } from './en.ts';
import { gateIt } from './gate-it.ts';
import { matchIt } from './match-it.ts';
import { standingIt } from './standing-it.ts';

export const it: WebCatalogue = {
  ...commonIt,
  ...gateIt,
  ...matchIt,
  ...standingIt,
};
