import type { standingEn } from './standing-en.ts';

export const standingPt: Readonly<Record<keyof typeof standingEn, string>> = {
  'standing.title': 'Ordens permanentes',
  'standing.private': 'Só você pode vê-las.',
  'standing.kind': '{kind}, de agora em diante',
  'standing.always': 'Perguntar',
  'standing.match': 'Passar na partida toda',
  'standing.all': 'Passar em tudo',
  'standing.allKinds': 'Cada pergunta se você usa algo',
  'standing.passesNow': 'Você passa agora e todas as vezes até lá, mesmo com uma carta para jogar',
  'standing.passesMatch': 'Você passa na partida toda',
  'standing.askMe': 'Perguntar',
  'standing.askMeAbout': 'Voltar a perguntar: {kind}',
  'standing.ordered': 'Você passa por ordem permanente. Ainda pode responder.',
  'standing.orderedUsable':
    'Sua ordem permanente vai passar a vez em instantes, embora você possa agir. Escolha “Perguntar” para decidir.',
  'standing.failed': 'Suas ordens permanentes não mudaram.',
};
