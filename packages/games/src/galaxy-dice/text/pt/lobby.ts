import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.galaxy-dice': 'Galaxy Rebellion',
  'title.galaxy-dice.line': 'Quatro dados, seis planetas, dois lordes Sith.',
  'title.galaxy-dice.time': '30 minutos',
  'seat.p1': 'Jogador 1',
  'seat.p2': 'Jogador 2',
  'seat.p3': 'Jogador 3',
  'seat.p4': 'Jogador 4',
  'option.short': 'Partida curta: sem Dagobah e Bespin',
  'option.firstPlayer': 'Quem começa',
  'option.firstPlayer.random': 'Por sorteio',
  'option.firstPlayer.first-seat': 'Quem está no lugar 1',
  'option.rebels': 'Rebeldes',
  'option.rebels.choose': 'Cada jogador escolhe',
  'option.rebels.dealt': 'Por sorteio',
  'option.hiddenPoints': 'Esconder os pontos dos outros até ao fim',
};
