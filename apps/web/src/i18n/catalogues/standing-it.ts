import type { standingEn } from './standing-en.ts';

export const standingIt: Readonly<Record<keyof typeof standingEn, string>> = {
  'standing.title': 'Ordini permanenti',
  'standing.private': 'Li vedi solo tu.',
  'standing.pass': 'Passa e non chiedere più',
  'standing.forTurn': 'In questo round',
  'standing.forMatch': 'Per tutta la partita',
  'standing.passesTurn': 'Passi in questo round',
  'standing.passesMatch': 'Passi per tutta la partita',
  'standing.askMe': 'Chiedimelo',
  'standing.askMeAbout': 'Chiedimelo di nuovo: {kind}',
  'standing.ordered': 'Passi per ordine permanente. Puoi ancora rispondere.',
  'standing.failed': 'I tuoi ordini permanenti non sono cambiati.',
};
