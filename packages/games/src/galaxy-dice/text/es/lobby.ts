import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.galaxy-dice': 'Galaxy Rebellion',
  'title.galaxy-dice.line': 'Cuatro dados, seis planetas, dos Lores Sith.',
  'title.galaxy-dice.time': '30 minutos',
  'seat.p1': 'Jugador 1',
  'seat.p2': 'Jugador 2',
  'seat.p3': 'Jugador 3',
  'seat.p4': 'Jugador 4',
  'option.short': 'Partida corta: sin Dagobah ni Bespin',
  'option.firstPlayer': 'Jugador inicial',
  'option.firstPlayer.random': 'Aleatorio',
  'option.firstPlayer.first-seat': 'Asiento 1',
  'option.rebels': 'Héroes rebeldes',
  'option.rebels.choose': 'Cada jugador elige',
  'option.rebels.dealt': 'Aleatorio',
  'option.hiddenPoints': 'Ocultar los puntos de los demás hasta el final',
};
