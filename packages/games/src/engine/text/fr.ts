import type { EngineText } from './en.ts';

export const fr: EngineText = {
  'log.conceded': '{seat} abandonne.',
  'outcome.conceded': 'Les autres ont abandonné.',
  'step.deciding': 'décision en cours',
  'window.pass': 'Passer',
  'refused.stale_decision': 'Ce coup n’est plus possible. Choisis à nouveau.',
  'refused.not_your_decision': 'Cette décision n’est pas la tienne.',
  'refused.not_an_option': 'Ce n’est pas possible maintenant.',
  'refused.bad_choice': 'Cette réponse ne convient pas à la question.',
  'refused.over_budget': 'Il n’en reste pas assez : {label}.',
  'refused.match_over': 'La partie est terminée.',
  'refused.not_seated': 'Tu n’es pas assis à cette place.',
  'refused.nothing_to_undo': 'Tu n’as rien à annuler.',
};
