import { alertsEs } from './alerts-es.ts';
import { clockEs } from './clock-es.ts';
import { curtainEs } from './curtain-es.ts';
import { deviceEs } from './device-es.ts';
import type { LaterCatalogue } from './en.ts';
import { lobbyEs } from './lobby-es.ts';
import { railEs } from './rail-es.ts';
import { replayEs } from './replay-es.ts';
import { rulesEs } from './rules-es.ts';
import { talkEs } from './talk-es.ts';

export const es: LaterCatalogue = {
  ...alertsEs,
  ...clockEs,
  ...curtainEs,
  ...deviceEs,
  ...lobbyEs,
  ...railEs,
  ...replayEs,
  ...rulesEs,
  ...talkEs,
};
