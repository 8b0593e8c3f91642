import { commonPt } from './common-pt.ts';
import type { WebCatalogue } from './en.ts';
import { gatePt } from './gate-pt.ts';
import { matchPt } from './match-pt.ts';
import { standingPt } from './standing-pt.ts';

export const pt: WebCatalogue = {
  ...commonPt,
  ...gatePt,
  ...matchPt,
  ...standingPt,
};
