import type { standingEn } from './standing-en.ts';

export const standingPt: Readonly<Record<keyof typeof standingEn, string>> = {
  'standing.title': 'Ordens permanentes',
  'standing.private': 'Só você pode vê-las.',
  'standing.always': 'Sempre',
  'standing.turn': 'Não nesta rodada',
  'standing.match': 'Não nesta partida',
  'standing.passesNow': 'Você passa agora e todas as vezes até lá',
  'standing.passesTurn': 'Você passa nesta rodada',
  'standing.passesMatch': 'Você passa na partida toda',
  'standing.askMe': 'Perguntar',
  'standing.askMeAbout': 'Voltar a perguntar: {kind}',
  'standing.ordered': 'Você passa por ordem permanente. Ainda pode responder.',
  'standing.failed': 'Suas ordens permanentes não mudaram.',
};
