import type { EngineText } from './en.ts';

export const es: EngineText = {
  'log.conceded': '{seat} se rinde.',
  'outcome.conceded': 'Los demás se han rendido.',
  'step.deciding': 'decisión en curso',
  'window.pass': 'Pasar',
  'refused.stale_decision': 'Esa jugada ya no vale. Elige de nuevo.',
  'refused.not_your_decision': 'Esta decisión no es tuya.',
  'refused.not_an_option': 'Ahora no es posible.',
  'refused.bad_choice': 'Esa respuesta no encaja con la pregunta.',
  'refused.over_budget': 'No queda suficiente: {label}.',
  'refused.match_over': 'La partida ha terminado.',
  'refused.not_seated': 'No ocupas ese asiento.',
  'refused.nothing_to_undo': 'No tienes nada que deshacer.',
};
