import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.rebellion': 'Star Wars: Rebellion',
  'title.rebellion.line': 'Trova la base nascosta o impedisci che la trovino.',
  'title.rebellion.time': '3 ore',
  'seat.rebel': 'Ribelli',
  'seat.imperial': 'Impero',
  'seat.rebel-admiral': 'Ammiraglio ribelle',
  'seat.rebel-general': 'Generale ribelle',
  'seat.imperial-admiral': 'Ammiraglio imperiale',
  'seat.imperial-general': 'Generale imperiale',
  'option.setup': 'Preparazione',
  'option.setup.hint':
    'Nella prima partita le unità sono già schierate e alcune carte e regole non si usano. È la scelta giusta se qualcuno gioca per la prima volta.',
  'option.setup.first': 'Prima partita: posizioni fisse',
  'option.setup.advanced': 'Partita avanzata: unità a scelta e carte azione',
  'outcome.conquest': 'L’Impero ha conquistato la base ribelle.',
  'outcome.superlaser': 'L’Impero ha distrutto il sistema della base ribelle.',
  'outcome.reputation': 'Reputazione e tempo si sono incontrati: la galassia si schiera con i Ribelli.',
};
