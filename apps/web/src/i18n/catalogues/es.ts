import { alertsEs } from './alerts-es.ts';
import { clockEs } from './clock-es.ts';
import { commonEs } from './common-es.ts';
import { curtainEs } from './curtain-es.ts';
import { deviceEs } from './device-es.ts';
import type { WebCatalogue } from './en.ts';
import { lobbyEs } from './lobby-es.ts';
import { matchEs } from './match-es.ts';
import { replayEs } from './replay-es.ts';
import { rulesEs } from './rules-es.ts';
import { standingEs } from './standing-es.ts';
import { talkEs } from './talk-es.ts';

export const es: WebCatalogue = {
  ...alertsEs,
  ...clockEs,
  ...commonEs,
  ...curtainEs,
  ...deviceEs,
  ...lobbyEs,
  ...matchEs,
  ...replayEs,
  ...rulesEs,
  ...standingEs,
  ...talkEs,
};
