import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.galaxy-dice': 'Galaxy Rebellion',
  'title.galaxy-dice.line': 'Quatro dados, seis planetas, dois Senhores dos Sith.',
  'title.galaxy-dice.time': '30 minutos',
  'seat.p1': 'Jogador 1',
  'seat.p2': 'Jogador 2',
  'seat.p3': 'Jogador 3',
  'seat.p4': 'Jogador 4',
  'option.short': 'Partida curta: sem Dagobah e Bespin',
  'option.firstPlayer': 'Primeiro jogador',
  'option.firstPlayer.random': 'Aleatório',
  'option.firstPlayer.first-seat': 'Lugar 1',
  'option.rebels': 'Heróis rebeldes',
  'option.rebels.choose': 'Cada jogador escolhe',
  'option.rebels.dealt': 'Aleatório',
  'option.hiddenPoints': 'Esconder os pontos dos outros até o fim',
};
