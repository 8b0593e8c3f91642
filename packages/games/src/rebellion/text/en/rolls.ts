/** Sentences of attacks and mission rolls with what comes of them: see `log-rolls.ts`. */
export const rolls = {
  'log.said': '{what_Def}.',
  'clause.then': '{before}; {next}',
  'clause.result': '{act}: {result}',
  'clause.attack':
    '{side_def} {side_id, select, rebel {attack} other {attacks}} {theatre_id, select, space {in space} other {on the ground}} with {n, plural, =0 {no dice} one {# die} other {# dice}}',
  'clause.damage': '{side_def} {side_id, select, rebel {assign} other {assigns}} {parts}',
  'damage.part': '{n} damage to {units}',
  'clause.damageDoomed':
    '{side_def} {side_id, select, rebel {assign} other {assigns}} {parts} and will destroy {units} at the end of this battle',
  'log.blocked.all': 'Blocked: {parts}.',
  'log.rerolled.all': '{n} dice are rolled again: {parts}.',
  'rerolled.part': '{from} becomes {to}',
  'rolled.special': '{n, plural, one {# special} other {# specials}}',
  'rolled.direct': '{n, plural, one {# direct hit} other {# direct hits}}',
  'rolled.hit': '{n, plural, one {# hit} other {# hits}}',
  'rolled.blank': '{n, plural, one {# blank} other {# blanks}}',
  'rolled.colour': '{faces} on the {colour_id, select, red {red} other {black}} {n, plural, one {die} other {dice}}',
  'log.attackRoll.all': '{side_Def} {side_id, select, rebel {roll} other {rolls}} {result}.',
  'clause.rolls':
    '{side_def} {side_id, select, rebel {roll} other {rolls}} {n, plural, =0 {no successes} one {# success} other {# successes}}',
  'clause.rollsFaces':
    '{side_def} {side_id, select, rebel {roll} other {rolls}} {n, plural, =0 {no successes} one {# success} other {# successes}} ({faces})',
  'clause.totals': 'it is {own} to {enemy}{bonus, plural, =0 {} other { with a bonus of #}}',
  'clause.succeeds': '“{mission}” succeeds',
  'clause.fails': '“{mission}” fails',
  'log.discarded.all': '{side_Def} {side_id, select, rebel {discard} other {discards}} {names}.',
  'log.combatRound.battle': 'Combat round {n}: {theatre_id, select, space {space battle} other {ground battle}}.',
} as const;
