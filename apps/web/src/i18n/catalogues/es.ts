import { clockEs } from './clock-es.ts';
import { commonEs } from './common-es.ts';
import { deviceEs } from './device-es.ts';
import type { WebCatalogue } from './en.ts';
import { lobbyEs } from './lobby-es.ts';
import { matchEs } from './match-es.ts';
import { standingEs } from './standing-es.ts';
import { talkEs } from './talk-es.ts';

export const es: WebCatalogue = {
  ...clockEs,
  ...commonEs,
  ...deviceEs,
  ...lobbyEs,
  ...matchEs,
  ...standingEs,
  ...talkEs,
};
