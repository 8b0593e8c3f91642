/** Clauses and sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined = {
  'log.said': '{what_One}.',
  'act.then': '{before}; {next}',
  'list.two': '{first} and {last}',
  'list.more': '{first}, {rest}',
  'list.card': '“{card}”',
  'act.attacks': '{attacker_one} attacks {target_one}: {result}',
  'act.attacksWith': '{attacker_one} attacks {target_one} with {surges}: {result}',
  'result.damage': '{n} damage',
  'result.blocked': 'all damage is blocked',
  'result.dodge': 'a dodge',
  'result.accuracy': 'a miss, {n} accuracy is not enough',
  'result.reach': 'a miss, the target is out of reach',
  'act.plays': '{seat} plays “{card}”',
  'act.playsOn': '{seat} plays “{card}” on {figure}',
  'act.uses': '{figure} uses {ability}',
  'act.rerolls': '{n, plural, one {# die} other {# dice}} rerolled',
  'act.suffers': '{figure_one} suffers {n} damage',
  'act.recovers': '{figure_one} recovers {n} damage',
  'act.becomes': '{figure} becomes {condition}',
  'act.isDefeated': '{figure_one} is defeated',
  'act.groupLeaves': 'the group {group} is out of the game',
  'act.scores': '{seat} scores {n, plural, one {# point} other {# points}} ({total} in all)',
  'log.activatesAndMoves': '{figure} is activated and moves to {space}.',
  'log.drawsCards': '{seat} draws {cards}.',
};

export type JoinedSentences = Readonly<Record<keyof typeof joined, string>>;
