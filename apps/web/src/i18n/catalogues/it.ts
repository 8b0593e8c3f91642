import { clockIt } from './clock-it.ts';
import { commonIt } from './common-it.ts';
import { deviceIt } from './device-it.ts';
import type { WebCatalogue } from './en.ts';
import { lobbyIt } from './lobby-it.ts';
import { matchIt } from './match-it.ts';
import { standingIt } from './standing-it.ts';
import { talkIt } from './talk-it.ts';

export const it: WebCatalogue = {
  ...clockIt,
  ...commonIt,
  ...deviceIt,
  ...lobbyIt,
  ...matchIt,
  ...standingIt,
  ...talkIt,
};
