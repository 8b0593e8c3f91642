import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.galaxy-dice': 'Galaxy Rebellion',
  'title.galaxy-dice.line': 'Quatre dés, six planètes, deux Seigneurs Sith.',
  'title.galaxy-dice.time': '30 minutes',
  'seat.p1': 'Joueur 1',
  'seat.p2': 'Joueur 2',
  'seat.p3': 'Joueur 3',
  'seat.p4': 'Joueur 4',
  'option.short': 'Partie courte : sans Dagobah ni Bespin',
  'option.firstPlayer': 'Premier joueur',
  'option.firstPlayer.random': 'Au hasard',
  'option.firstPlayer.first-seat': 'Place 1',
  'option.rebels': 'Héros rebelles',
  'option.rebels.choose': 'Au choix de chacun',
  'option.rebels.dealt': 'Au hasard',
  'option.hiddenPoints': 'Masquer les points des autres jusqu’à la fin',
};
