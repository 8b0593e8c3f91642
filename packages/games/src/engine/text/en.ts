/** Sentences of the engine itself; every title has them too. */
export const en = {
  // Forms of names: `{leader_of}` in a sentence. Names with other forms have their own, such as `leader.x.of`.
  'form.of': '{name}’s',
  'form.to': 'to {name}',
  'form.from': 'from {name}',
  'form.in': 'in {name}',
  'form.and': 'and {name}',
  'log.conceded': '{seat} concedes.',
  'outcome.conceded': 'The others have conceded',
  'step.deciding': 'deciding',
  'window.pass': 'Pass',
  'refused.stale_decision': 'The game has moved on. Choose again.',
  'refused.not_your_decision': 'It is not your turn to decide.',
  'refused.not_an_option': 'That is not possible now.',
  'refused.bad_choice': 'That answer does not fit the question.',
  'refused.over_budget': 'Not enough left: {label}.',
  'refused.match_over': 'The match is over.',
  'refused.not_seated': 'You have no seat in this game.',
  'refused.nothing_to_undo': 'You have no move to undo.',
} as const;

/** The same keys in another language. */
export type EngineText = Readonly<Record<keyof typeof en, string>>;
