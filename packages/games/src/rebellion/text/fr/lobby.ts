import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.rebellion': 'Star Wars: Rebellion',
  'title.rebellion.line': 'Trouve la base cachée, ou garde-la cachée.',
  'title.rebellion.time': '3 heures',
  'seat.rebel': 'Rebelles',
  'seat.imperial': 'Empire',
  'seat.rebel-admiral': 'Amiral rebelle',
  'seat.rebel-general': 'Général rebelle',
  'seat.imperial-admiral': 'Amiral impérial',
  'seat.imperial-general': 'Général impérial',
  'option.setup': 'Mise en place',
  'option.setup.first': 'Première partie : positions fixes',
  'option.setup.advanced': 'Partie avancée : placement libre et cartes action',
};
