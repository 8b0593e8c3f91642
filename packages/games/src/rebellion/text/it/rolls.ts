/** Sentences of attacks and mission rolls with what comes of them: see `log-rolls.ts`. */
export const rolls = {
  'log.said': '{what_Def}.',
  'clause.then': '{before}; {next}',
  'clause.result': '{act}: {result}',
  'clause.attack':
    '{side_def} {side_id, select, rebel {attaccano} other {attacca}} {theatre_id, select, space {nello spazio} other {a terra}} {n, plural, =0 {senza dadi} one {con # dado} other {con # dadi}}',
  'clause.damage': '{side_def} {side_id, select, rebel {assegnano} other {assegna}} {parts}',
  'damage.part': '{n, plural, one {# danno} other {# danni}} a {units}',
  'clause.damageDoomed':
    '{side_def} {side_id, select, rebel {assegnano} other {assegna}} {parts} e {side_id, select, rebel {distruggeranno} other {distruggerà}} {units} alla fine di questa battaglia',
  'log.blocked.all': 'Bloccati {parts}.',
  'log.rerolled.all': 'Vengono rilanciati {n} dadi: {parts}.',
  'rerolled.part': '{from_from} {to_to}',
  'rolled.special': '{n, plural, one {# speciale} other {# speciali}}',
  'rolled.direct': '{n, plural, one {# colpo diretto} other {# colpi diretti}}',
  'rolled.hit': '{n, plural, one {# colpo} other {# colpi}}',
  'rolled.blank': '{n, plural, one {# vuoto} other {# vuoti}}',
  'rolled.colour':
    '{faces} {n, plural, one {sul dado {colour_id, select, red {rosso} other {nero}}} other {sui dadi {colour_id, select, red {rossi} other {neri}}}}',
  'log.attackRoll.all': '{side_Def} {side_id, select, rebel {ottengono} other {ottiene}} {result}.',
  'clause.rolls':
    '{side_def} {n, plural, =0 {non {side_id, select, rebel {ottengono} other {ottiene}} successi} one {{side_id, select, rebel {ottengono} other {ottiene}} # successo} other {{side_id, select, rebel {ottengono} other {ottiene}} # successi}}',
  'clause.rollsFaces':
    '{side_def} {n, plural, =0 {non {side_id, select, rebel {ottengono} other {ottiene}} successi} one {{side_id, select, rebel {ottengono} other {ottiene}} # successo} other {{side_id, select, rebel {ottengono} other {ottiene}} # successi}} ({faces})',
  'clause.totals': 'il confronto è {own} a {enemy}{bonus, plural, =0 {} other { con un bonus di #}}',
  'clause.succeeds': '«{mission}» ha successo',
  'clause.fails': '«{mission}» fallisce',
  'log.discarded.all': '{side_Def} {side_id, select, rebel {scartano} other {scarta}} {names}.',
  'log.combatRound.battle':
    'Round di combattimento {n}: {theatre_id, select, space {battaglia spaziale} other {battaglia terrestre}}.',
} as const;
