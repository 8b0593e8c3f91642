import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.rebellion': 'Star Wars: Rebellion',
  'title.rebellion.line': 'Encuentra la base oculta, o mantenla oculta.',
  'title.rebellion.time': '3 horas',
  'seat.rebel': 'Rebeldes',
  'seat.imperial': 'Imperio',
  'seat.rebel-admiral': 'Almirante rebelde',
  'seat.rebel-general': 'General rebelde',
  'seat.imperial-admiral': 'Almirante imperial',
  'seat.imperial-general': 'General imperial',
  'option.setup': 'Preparación',
  'option.setup.first': 'Primera partida: posiciones fijas',
  'option.setup.advanced': 'Partida avanzada: colocación libre y cartas de acción',
};
