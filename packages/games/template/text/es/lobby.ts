import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.high-card': 'High Card',
  'title.high-card.line': 'Una carta por jugador, reveladas a la vez: gana la más alta.',
  'title.high-card.time': '5 minutos',
  'seat.p1': 'Jugador 1',
  'seat.p2': 'Jugador 2',
  'seat.p3': 'Jugador 3',
  'seat.p4': 'Jugador 4',
  'option.short': 'Partida corta: tres rondas',
};
