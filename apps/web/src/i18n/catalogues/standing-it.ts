import type { standingEn } from './standing-en.ts';

export const standingIt: Readonly<Record<keyof typeof standingEn, string>> = {
  'standing.title': 'Ordini permanenti',
  'standing.private': 'Li vedi solo tu.',
  'standing.kind': '{kind}, d’ora in poi',
  'standing.always': 'Chiedimelo',
  'standing.match': 'Passa per tutta la partita',
  'standing.all': 'Passa ovunque',
  'standing.allKinds': 'Ogni domanda se usi qualcosa',
  'standing.passesNow': 'Passi ora e ogni volta fino ad allora, anche se hai una carta adatta',
  'standing.passesMatch': 'Passi per tutta la partita',
  'standing.askMe': 'Chiedimelo',
  'standing.askMeAbout': 'Chiedimelo di nuovo: {kind}',
  'standing.ordered': 'Un tuo ordine permanente passa per te. Puoi ancora rispondere.',
  'standing.orderedUsable':
    'Tra poco un tuo ordine permanente passerà per te, anche se potresti agire. Scegli «Chiedimelo» per decidere tu.',
  'standing.failed': 'Non è stato possibile modificare i tuoi ordini permanenti.',
};
