import type { standingEn } from './standing-en.ts';

export const standingFr: Readonly<Record<keyof typeof standingEn, string>> = {
  'standing.title': 'Consignes permanentes',
  'standing.private': 'Visibles par toi uniquement.',
  'standing.pass': 'Passer et ne plus demander',
  'standing.forTurn': 'Ce round',
  'standing.forMatch': 'Toute la partie',
  'standing.passesTurn': 'Tu passes ce round',
  'standing.passesMatch': 'Tu passes toute la partie',
  'standing.askMe': 'Me demander',
  'standing.askMeAbout': 'Me redemander : {kind}',
  'standing.ordered': 'Tu passes par consigne permanente. Tu peux encore répondre.',
  'standing.failed': 'Tes consignes permanentes n’ont pas changé.',
};
