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
  'option.setup.hint':
    'La première partie place toutes les unités et laisse de côté certaines cartes et règles. À choisir si l’un de vous débute.',
  'option.setup.first': 'Première partie : positions fixes',
  'option.setup.advanced': 'Partie avancée : placement libre et cartes action',
  'outcome.conquest': 'L’Empire a conquis la base rebelle.',
  'outcome.superlaser': 'L’Empire a détruit le système de la base rebelle.',
  'outcome.reputation': 'La réputation et le temps se sont rejoints : la galaxie se soulève aux côtés des Rebelles.',
};
