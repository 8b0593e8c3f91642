import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.galaxy-dice': 'Galaxy Rebellion',
  'title.galaxy-dice.line': 'Quatre dés, six planètes, deux seigneurs Sith.',
  'title.galaxy-dice.time': '30 minutes',
  'seat.p1': 'Joueur 1',
  'seat.p2': 'Joueur 2',
  'seat.p3': 'Joueur 3',
  'seat.p4': 'Joueur 4',
  'option.short': 'Partie courte : sans Dagobah ni Bespin',
  'option.firstPlayer': 'Qui commence',
  'option.firstPlayer.random': 'Au hasard',
  'option.firstPlayer.first-seat': 'Le joueur du siège 1',
  'option.rebels': 'Rebelles',
  'option.rebels.choose': 'Chacun choisit',
  'option.rebels.dealt': 'Au hasard',
  'option.hiddenPoints': 'Cacher les points des autres jusqu’à la fin',
};
