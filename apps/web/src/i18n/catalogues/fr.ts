import { alertsFr } from './alerts-fr.ts';
import { clockFr } from './clock-fr.ts';
import { commonFr } from './common-fr.ts';
import { curtainFr } from './curtain-fr.ts';
import { deviceFr } from './device-fr.ts';
import type { WebCatalogue } from './en.ts';
import { lobbyFr } from './lobby-fr.ts';
import { matchFr } from './match-fr.ts';
import { replayFr } from './replay-fr.ts';
import { rulesFr } from './rules-fr.ts';
import { standingFr } from './standing-fr.ts';
import { talkFr } from './talk-fr.ts';

export const fr: WebCatalogue = {
  ...alertsFr,
  ...clockFr,
  ...commonFr,
  ...curtainFr,
  ...deviceFr,
  ...lobbyFr,
  ...matchFr,
  ...replayFr,
  ...rulesFr,
  ...standingFr,
  ...talkFr,
};
