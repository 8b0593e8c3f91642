/** Sentences of attacks and mission rolls with what comes of them: see `log-rolls.ts`. */
export const rolls = {
  'log.said': '{what_Def}.',
  'clause.then': '{before}; {next}',
  'clause.result': '{act}: {result}',
  'clause.attack':
    '{side_def} {side_id, select, rebel {atacan} other {ataca}} {theatre_id, select, space {en el espacio} other {en tierra}} {n, plural, =0 {sin dados} one {con # dado} other {con # dados}}',
  'clause.damage': '{side_def} {side_id, select, rebel {asignan} other {asigna}} {parts}',
  'damage.part': '{n} de daño a {units}',
  'clause.damageDoomed':
    '{side_def} {side_id, select, rebel {asignan} other {asigna}} {parts} y {side_id, select, rebel {destruirán} other {destruirá}} {units} al final de esta batalla',
  'log.blocked.all': 'Se bloquean {parts}.',
  'log.rerolled.all': 'Se vuelven a tirar {n} dados: {parts}.',
  'rerolled.part': 'de «{from}» a «{to}»',
  'rolled.special': '{n, plural, one {# especial} other {# especiales}}',
  'rolled.direct': '{n, plural, one {# impacto directo} other {# impactos directos}}',
  'rolled.hit': '{n, plural, one {# impacto} other {# impactos}}',
  'rolled.blank': '{n, plural, one {# cara en blanco} other {# caras en blanco}}',
  'rolled.colour':
    '{faces} en {n, plural, one {el dado {colour_id, select, red {rojo} other {negro}}} other {los dados {colour_id, select, red {rojos} other {negros}}}}',
  'log.attackRoll.all': '{side_Def} {side_id, select, rebel {sacan} other {saca}} {result}.',
  'clause.rolls':
    '{side_def} {n, plural, =0 {no {side_id, select, rebel {obtienen} other {obtiene}} ningún éxito} one {{side_id, select, rebel {obtienen} other {obtiene}} # éxito} other {{side_id, select, rebel {obtienen} other {obtiene}} # éxitos}}',
  'clause.rollsFaces':
    '{side_def} {n, plural, =0 {no {side_id, select, rebel {obtienen} other {obtiene}} ningún éxito} one {{side_id, select, rebel {obtienen} other {obtiene}} # éxito} other {{side_id, select, rebel {obtienen} other {obtiene}} # éxitos}} ({faces})',
  'clause.totals': 'el total es {own} a {enemy}{bonus, plural, =0 {} other { con una bonificación de #}}',
  'clause.succeeds': '«{mission}» tiene éxito',
  'clause.fails': '«{mission}» fracasa',
  'log.discarded.all': '{side_Def} {side_id, select, rebel {descartan} other {descarta}} {names}.',
  'log.combatRound.battle':
    'Ronda de combate {n}: {theatre_id, select, space {batalla espacial} other {batalla terrestre}}.',
} as const;
