import { alertsPt } from './alerts-pt.ts';
import { clockPt } from './clock-pt.ts';
import { commonPt } from './common-pt.ts';
import { curtainPt } from './curtain-pt.ts';
import { devicePt } from './device-pt.ts';
import type { WebCatalogue } from './en.ts';
import { lobbyPt } from './lobby-pt.ts';
import { matchPt } from './match-pt.ts';
import { replayPt } from './replay-pt.ts';
import { rulesPt } from './rules-pt.ts';
import { standingPt } from './standing-pt.ts';
import { talkPt } from './talk-pt.ts';

export const pt: WebCatalogue = {
  ...alertsPt,
  ...clockPt,
  ...commonPt,
  ...curtainPt,
  ...devicePt,
  ...lobbyPt,
  ...matchPt,
  ...replayPt,
  ...rulesPt,
  ...standingPt,
  ...talkPt,
};
