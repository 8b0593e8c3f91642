import type { standingEn } from './standing-en.ts';

export const standingFr: Readonly<Record<keyof typeof standingEn, string>> = {
  'standing.title': 'Consignes permanentes',
  'standing.private': 'Visibles par toi uniquement.',
  'standing.always': 'Toujours',
  'standing.turn': 'Pas ce round',
  'standing.match': 'Pas cette partie',
  'standing.passesNow': 'Passe maintenant, puis à chaque fois jusque-là',
  'standing.passesTurn': 'Tu passes ce round',
  'standing.passesMatch': 'Tu passes toute la partie',
  'standing.askMe': 'Me demander',
  'standing.askMeAbout': 'Me redemander : {kind}',
  'standing.ordered': 'Tu passes par consigne permanente. Tu peux encore répondre.',
  'standing.failed': 'Tes consignes permanentes n’ont pas changé.',
};
