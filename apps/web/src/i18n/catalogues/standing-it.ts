import type { standingEn } from './standing-en.ts';

export const standingIt: Readonly<Record<keyof typeof standingEn, string>> = {
  'standing.title': 'Ordini permanenti',
  'standing.private': 'Li vedi solo tu.',
  'standing.always': 'Sempre',
  'standing.turn': 'Non in questo round',
  'standing.match': 'Non in questa partita',
  'standing.passesNow': 'Passa ora, e ogni volta fino ad allora',
  'standing.passesTurn': 'Passi in questo round',
  'standing.passesMatch': 'Passi per tutta la partita',
  'standing.askMe': 'Chiedimelo',
  'standing.askMeAbout': 'Chiedimelo di nuovo: {kind}',
  'standing.ordered': 'Passi per ordine permanente. Puoi ancora rispondere.',
  'standing.failed': 'I tuoi ordini permanenti non sono cambiati.',
};
