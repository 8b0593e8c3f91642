/** Sentences of the engine itself; every title has them too. */
export const en = {
  'log.conceded': '{seat} gives up.',
  'outcome.conceded': 'The others have given up.',
  'step.deciding': 'deciding',
  'window.pass': 'Pass',
  'refused.stale_decision': 'That move no longer stands. Choose again.',
  'refused.not_your_decision': 'This is not yours to decide.',
  'refused.not_an_option': 'That is not possible now.',
  'refused.bad_choice': 'That answer does not fit the question.',
  'refused.over_budget': 'Not enough left: {label}.',
  'refused.match_over': 'The match is over.',
  'refused.not_seated': 'You do not sit there.',
  'refused.nothing_to_undo': 'There is nothing of yours to take back.',
} as const;

/** The same keys in another language. */
export type EngineText = Readonly<Record<keyof typeof en, string>>;
