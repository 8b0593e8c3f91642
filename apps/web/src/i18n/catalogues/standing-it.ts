import type { standingEn } from './standing-en.ts';

export const standingIt: Readonly<Record<keyof typeof standingEn, string>> = {
  'standing.title': 'Ordini permanenti',
  'standing.private': 'Li vedi solo tu.',
  'standing.always': 'Sempre',
  'standing.turn': 'Non in questo round',
  'standing.match': 'Non in questa partita',
  'standing.passesNow': 'Passi ora e ogni volta fino ad allora',
  'standing.passesTurn': 'Passi in questo round',
  'standing.passesMatch': 'Passi per tutta la partita',
  'standing.askMe': 'Chiedimelo',
  'standing.askMeAbout': 'Chiedimelo di nuovo: {kind}',
  'standing.ordered': 'Un tuo ordine permanente passa per te. Puoi ancora rispondere.',
  'standing.failed': 'Non è stato possibile modificare i tuoi ordini permanenti.',
};
