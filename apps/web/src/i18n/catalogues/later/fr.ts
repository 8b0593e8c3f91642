import { alertsFr } from './alerts-fr.ts';
import { clockFr } from './clock-fr.ts';
import { curtainFr } from './curtain-fr.ts';
import { deviceFr } from './device-fr.ts';
import type { LaterCatalogue } from './en.ts';
import { lobbyFr } from './lobby-fr.ts';
import { railFr } from './rail-fr.ts';
import { replayFr } from './replay-fr.ts';
import { rulesFr } from './rules-fr.ts';
import { talkFr } from './talk-fr.ts';

export const fr: LaterCatalogue = {
  ...alertsFr,
  ...clockFr,
  ...curtainFr,
  ...deviceFr,
  ...lobbyFr,
  ...railFr,
  ...replayFr,
  ...rulesFr,
  ...talkFr,
};
