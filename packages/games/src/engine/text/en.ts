/** Sentences of the engine itself; every title has them too. */
export const en = {
  // Forms of names: `{leader_of}` in a sentence. Names with other forms have their own, such as `leader.x.of`.
  'form.of': '{name}’s',
  'form.to': 'to {name}',
  'form.from': 'from {name}',
  'form.in': 'in {name}',
  'form.and': 'and {name}',
  'log.conceded': '{seat} concedes.',
  'log.draw-offered': '{seat} offers a draw.',
  'log.draw-accepted': '{seat} agrees to the draw.',
  'log.draw-declined': '{seat} declines the draw.',
  'log.draw-withdrawn': '{seat} withdraws the offer of a draw.',
  'log.draw-lapsed': '{seat_of} offer of a draw has lapsed.',
  'outcome.conceded': 'The others have conceded',
  'outcome.agreed-draw': 'Draw by agreement',
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
  'refused.no_draw': 'No draw can be agreed in this game.',
  'refused.draw_open': 'A draw has already been offered.',
  'refused.draw_too_soon': 'You can offer a draw again in {n, plural, one {# turn} other {# turns}}.',
  'refused.no_draw_offer': 'This offer of a draw is no longer open.',
  'refused.no_part': 'There is no battle to concede now.',
} as const;

/** The same keys in another language. */
export type EngineText = Readonly<Record<keyof typeof en, string>>;
