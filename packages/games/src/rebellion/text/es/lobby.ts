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
  'option.setup.hint':
    'En la primera partida las unidades ya están colocadas y no se usan algunas cartas y reglas. Elígela si alguien juega por primera vez.',
  'option.setup.first': 'Primera partida: posiciones fijas',
  'option.setup.advanced': 'Partida avanzada: colocación libre y cartas de acción',
  'outcome.conquest': 'El Imperio ha conquistado la base rebelde.',
  'outcome.superlaser': 'El Imperio ha destruido el sistema de la base rebelde.',
  'outcome.reputation': 'La reputación y el tiempo se han encontrado: la galaxia se alza con los rebeldes.',
};
