import type { EngineText } from './en.ts';

export const fr: EngineText = {
  'form.of': 'de {name}',
  'form.to': 'vers {name}',
  'form.from': 'de {name}',
  'form.in': 'sur {name}',
  'form.and': 'et {name}',
  'log.conceded': '{seat} abandonne.',
  'outcome.conceded': 'Les autres ont abandonné',
  'step.deciding': 'décision en cours',
  'window.pass': 'Passer',
  'refused.stale_decision': 'La partie a avancé. Choisis à nouveau.',
  'refused.not_your_decision': 'Ce n’est pas à toi de décider.',
  'refused.not_an_option': 'Ce n’est pas possible maintenant.',
  'refused.bad_choice': 'Cette réponse ne convient pas à la question.',
  'refused.over_budget': 'Il n’en reste pas assez : {label}.',
  'refused.match_over': 'La partie est terminée.',
  'refused.not_seated': 'Ce n’est pas ta place.',
  'refused.nothing_to_undo': 'Tu n’as aucun coup à annuler.',
};
