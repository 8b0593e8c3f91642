/** Sentences of attacks and mission rolls with what comes of them: see `log-rolls.ts`. */
export const rolls = {
  'log.said': '{what_Def}.',
  'clause.then': '{before}; {next}',
  'clause.result': '{act}: {result}',
  'clause.attack':
    '{side_def} {side_id, select, rebel {atacam} other {ataca}} {theatre_id, select, space {no espaço} other {no solo}} {n, plural, =0 {sem dados} =1 {com # dado} other {com # dados}}',
  'clause.damage': '{side_def} {side_id, select, rebel {atribuem} other {atribui}} {parts}',
  'damage.part': '{n} de dano a {units}',
  'clause.damageDoomed':
    '{side_def} {side_id, select, rebel {atribuem} other {atribui}} {parts} e {side_id, select, rebel {destruirão} other {destruirá}} {units} no fim desta batalha',
  'log.blocked.all': '{parts} são bloqueados.',
  'log.rerolled.all': '{n} dados são rolados de novo: {parts}.',
  'rerolled.part': 'de “{from}” para “{to}”',
  'rolled.special': '{n, plural, =1 {# especial} other {# especiais}}',
  'rolled.direct': '{n, plural, =1 {# acerto direto} other {# acertos diretos}}',
  'rolled.hit': '{n, plural, =1 {# acerto} other {# acertos}}',
  'rolled.blank': '{n, plural, =1 {# face em branco} other {# faces em branco}}',
  'rolled.colour':
    '{faces} {n, plural, =1 {no dado {colour_id, select, red {vermelho} other {preto}}} other {nos dados {colour_id, select, red {vermelhos} other {pretos}}}}',
  'log.attackRoll.all': '{side_Def} {side_id, select, rebel {tiram} other {tira}} {result}.',
  'clause.rolls':
    '{side_def} {n, plural, =0 {não {side_id, select, rebel {obtêm} other {obtém}} nenhum sucesso} =1 {{side_id, select, rebel {obtêm} other {obtém}} # sucesso} other {{side_id, select, rebel {obtêm} other {obtém}} # sucessos}}',
  'clause.rollsFaces':
    '{side_def} {n, plural, =0 {não {side_id, select, rebel {obtêm} other {obtém}} nenhum sucesso} =1 {{side_id, select, rebel {obtêm} other {obtém}} # sucesso} other {{side_id, select, rebel {obtêm} other {obtém}} # sucessos}} ({faces})',
  'clause.totals': 'o total é {own} a {enemy}{bonus, plural, =0 {} other { com um bônus de #}}',
  'clause.succeeds': '“{mission}” tem sucesso',
  'clause.fails': '“{mission}” falha',
  'log.discarded.all': '{side_Def} {side_id, select, rebel {descartam} other {descarta}} {names}.',
  'log.combatRound.battle':
    'Rodada de combate {n}: {theatre_id, select, space {batalha espacial} other {batalha terrestre}}.',
} as const;
