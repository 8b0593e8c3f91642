import { alertsIt } from './alerts-it.ts';
import { clockIt } from './clock-it.ts';
import { commonIt } from './common-it.ts';
import { curtainIt } from './curtain-it.ts';
import { deviceIt } from './device-it.ts';
import type { WebCatalogue } from './en.ts';
import { lobbyIt } from './lobby-it.ts';
import { matchIt } from './match-it.ts';
import { replayIt } from './replay-it.ts';
import { rulesIt } from './rules-it.ts';
import { standingIt } from './standing-it.ts';
import { talkIt } from './talk-it.ts';

export const it: WebCatalogue = {
  ...alertsIt,
  ...clockIt,
  ...commonIt,
  ...curtainIt,
  ...deviceIt,
  ...lobbyIt,
  ...matchIt,
  ...replayIt,
  ...rulesIt,
  ...standingIt,
  ...talkIt,
};
