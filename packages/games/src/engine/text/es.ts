import type { EngineText } from './en.ts';

export const es: EngineText = {
  'form.of': 'de {name}',
  'form.to': 'a {name}',
  'form.from': 'desde {name}',
  'form.in': 'en {name}',
  'form.and': 'y {name}',
  'log.conceded': '{seat} se rinde.',
  'outcome.conceded': 'Los demás se han rendido',
  'step.deciding': 'decisión en curso',
  'window.pass': 'Pasar',
  'refused.stale_decision': 'La partida ha avanzado. Elige de nuevo.',
  'refused.not_your_decision': 'No te toca decidir.',
  'refused.not_an_option': 'Ahora no es posible.',
  'refused.bad_choice': 'Esa respuesta no es válida.',
  'refused.over_budget': 'No queda suficiente: {label}.',
  'refused.match_over': 'La partida ha terminado.',
  'refused.not_seated': 'Ese asiento no es tuyo.',
  'refused.nothing_to_undo': 'No tienes nada que deshacer.',
};
