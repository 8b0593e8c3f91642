import type { standingEn } from './standing-en.ts';

export const standingFr: Readonly<Record<keyof typeof standingEn, string>> = {
  'standing.title': 'Consignes permanentes',
  'standing.private': 'Visibles par toi uniquement.',
  'standing.kind': '{kind}, désormais',
  'standing.always': 'Me demander',
  'standing.match': 'Passer toute la partie',
  'standing.all': 'Passer partout',
  'standing.allKinds': 'Chaque question si tu utilises quelque chose',
  'standing.passesNow': 'Tu passes maintenant, puis à chaque fois jusque-là, même si tu as une carte à jouer',
  'standing.passesMatch': 'Tu passes toute la partie',
  'standing.askMe': 'Me demander',
  'standing.askMeAbout': 'Me redemander : {kind}',
  'standing.ordered': 'Tu passes par consigne permanente. Tu peux encore répondre.',
  'standing.orderedUsable':
    'Ta consigne permanente va bientôt passer pour toi, alors que tu pourrais agir. Choisis « Me demander » pour décider.',
  'standing.failed': 'Tes consignes permanentes n’ont pas changé.',
};
