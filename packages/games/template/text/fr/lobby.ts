import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.high-card': 'High Card',
  'title.high-card.line': 'Une carte chacun, révélées ensemble : la plus haute l’emporte.',
  'title.high-card.time': '5 minutes',
  'seat.p1': 'Joueur 1',
  'seat.p2': 'Joueur 2',
  'seat.p3': 'Joueur 3',
  'seat.p4': 'Joueur 4',
  'option.short': 'Partie courte : trois manches',
};
