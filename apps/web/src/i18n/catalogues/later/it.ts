import { alertsIt } from './alerts-it.ts';
import { clockIt } from './clock-it.ts';
import { curtainIt } from './curtain-it.ts';
import { deviceIt } from './device-it.ts';
import type { LaterCatalogue } from './en.ts';
import { lobbyIt } from './lobby-it.ts';
import { railIt } from './rail-it.ts';
import { replayIt } from './replay-it.ts';
import { rulesIt } from './rules-it.ts';
import { talkIt } from './talk-it.ts';

export const it: LaterCatalogue = {
  ...alertsIt,
  ...clockIt,
  ...curtainIt,
  ...deviceIt,
  ...lobbyIt,
  ...railIt,
  ...replayIt,
  ...rulesIt,
  ...talkIt,
};
