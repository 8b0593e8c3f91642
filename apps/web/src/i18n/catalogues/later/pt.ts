import { alertsPt } from './alerts-pt.ts';
import { clockPt } from './clock-pt.ts';
import { curtainPt } from './curtain-pt.ts';
import { devicePt } from './device-pt.ts';
import type { LaterCatalogue } from './en.ts';
import { lobbyPt } from './lobby-pt.ts';
import { railPt } from './rail-pt.ts';
import { replayPt } from './replay-pt.ts';
import { rulesPt } from './rules-pt.ts';
import { talkPt } from './talk-pt.ts';

export const pt: LaterCatalogue = {
  ...alertsPt,
  ...clockPt,
  ...curtainPt,
  ...devicePt,
  ...lobbyPt,
  ...railPt,
  ...replayPt,
  ...rulesPt,
  ...talkPt,
};
