import type { EngineText } from './index.ts';

export const fr: EngineText = {
  'log.conceded': '{seat} abandonne.',
  'outcome.conceded': 'Les autres ont abandonné.',
  'window.pass': 'Passer',
  'refused.stale_decision': 'Ce coup n’est plus possible. Choisissez à nouveau.',
  'refused.not_your_decision': 'Cette décision n’est pas la vôtre.',
  'refused.not_an_option': 'Ce n’est pas possible maintenant.',
  'refused.bad_choice': 'Cette réponse ne convient pas à la question.',
  'refused.match_over': 'La partie est terminée.',
  'refused.not_seated': 'Vous n’êtes pas assis à cette place.',
  'refused.nothing_to_undo': 'Vous n’avez rien à annuler.',
};
