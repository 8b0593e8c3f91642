/** Clauses and sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined = {
  'log.said': '{what_Def}.',
  'act.then': '{before}; {next}',
  'act.side': '{side_def} {acts}',
  'act.result': '{act}: {result}',
  'act.plays': '{side_id, select, rebels {play} other {plays}} “{card}”',
  'act.supports': '{side_id, select, rebels {play} other {plays}} the support card “{card}”',
  'act.takesBack': '{side_id, select, rebels {take} other {takes}} “{card}” back from the discards',
  'act.discards': '{side_id, select, rebels {discard} other {discards}} {cards}',
  'act.draws':
    '{side_id, select, rebels {draw} other {draws}} {n, plural, one {# support card} other {# support cards}}',
  'act.orders':
    '{side_id, select, rebels {order} other {orders}} {n, plural, =0 {no unit} one {# unit} other {# units}}',
  'act.moves': '{side_id, select, rebels {move} other {moves}} {units}',
  'act.brings': '{side_id, select, rebels {bring} other {brings}} in {units}',
  'act.takes': '{side_id, select, rebels {take} other {takes}} the objective at {hex}',
  'act.wins': '{side_id, select, rebels {win} other {wins}} {n, plural, one {# medal} other {# medals}}',
  'act.eliminates': '{side_id, select, rebels {eliminate} other {eliminates}} {unit_def}',
  'act.attacks':
    '{unit_def} {unit_number, select, one {attacks} other {attack}} {target_def} with {n, plural, one {# die} other {# dice}}',
  'act.strikes':
    '{side_def} {side_id, select, rebels {strike} other {strikes}} {target_def} with {n, plural, one {# die} other {# dice}}',
  'act.retreats': '{unit_def} {unit_number, select, one {retreats} other {retreat}} to {hex}',
  'act.retreatsAndLoses':
    '{unit_def} {unit_number, select, one {retreats} other {retreat}} to {hex} and {unit_number, select, one {loses} other {lose}} {n, plural, one {# figure} other {# figures}}, with no way to retreat farther',
  'act.loses':
    '{unit_def} {unit_number, select, one {loses} other {lose}} {n, plural, one {# figure} other {# figures}}, with no way to retreat',
  'act.holds': '{unit_def} {unit_number, select, one {holds} other {hold}} the trench',
  'act.falls': '{structure_def} is destroyed',
  'act.regains':
    '{unit_def} {unit_number, select, one {gets} other {get}} {n, plural, one {# figure} other {# figures}} back',
  'act.leaves': '{unit_def} {unit_number, select, one {leaves} other {leave}} the board',
  'act.fires': 'the ion cannon fires',
  'result.hits': '{n, plural, =0 {no hit} one {# hit} other {# hits}}',
  'result.retreats': '{n, plural, one {# retreat} other {# retreats}}',
  'result.armour': '{result}, but the armour holds',
  'result.confirmed': '{result}, confirmed by an explosion',
  'result.after': '{reroll}, {result}',
  'result.rerolls': '{n, plural, one {# die rerolled} other {# dice rerolled}}',
  'result.rerollsWith': '{n, plural, one {# die rerolled} other {# dice rerolled}} with “{card}”',
  'moved.way': 'from {from} to {to}',
  'moved.units': '{unit_def} {places}',
  'placed.units': '{unit_one} at {places}',
  'list.card': '“{card}”',
  'list.two': '{first} and {last}',
  'list.twoGroups': '{first}, and {last}',
  'list.more': '{first}, {rest}',
  'log.leader.all': '{side_Def} {side_id, select, rebels {are} other {is}} led by {leaders}.',
};

export type JoinedSentences = Readonly<Record<keyof typeof joined, string>>;
