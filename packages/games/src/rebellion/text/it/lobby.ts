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
  'option.setup.first': 'Prima partita: posizioni fisse',
  'option.setup.advanced': 'Partita avanzata: unità a scelta e carte azione',
};
