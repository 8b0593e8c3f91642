import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.rebellion': 'Star Wars: Rebellion',
  'title.rebellion.line': 'Encontre a base secreta ou mantenha-a escondida.',
  'title.rebellion.time': '3 horas',
  'seat.rebel': 'Rebeldes',
  'seat.imperial': 'Império',
  'seat.rebel-admiral': 'Almirante rebelde',
  'seat.rebel-general': 'General rebelde',
  'seat.imperial-admiral': 'Almirante imperial',
  'seat.imperial-general': 'General imperial',
  'option.setup': 'Preparação',
  'option.setup.first': 'Primeira partida: posições fixas',
  'option.setup.advanced': 'Partida avançada: colocação livre e cartas de ação',
};
