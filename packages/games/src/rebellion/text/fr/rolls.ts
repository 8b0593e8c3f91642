/** Sentences of attacks and mission rolls with what comes of them: see `log-rolls.ts`. */
export const rolls = {
  'log.said': '{what_Def}.',
  'clause.then': '{before} ; {next}',
  'clause.result': '{act} : {result}',
  'clause.attack':
    '{side_def} {side_id, select, rebel {attaquent} other {attaque}} {theatre_id, select, space {dans l’espace} other {au sol}} {n, plural, =0 {sans dé} one {avec # dé} other {avec # dés}}',
  'clause.damage': '{side_def} {side_id, select, rebel {attribuent} other {attribue}} {parts}',
  'damage.part': '{n, plural, one {# dégât} other {# dégâts}} à {units}',
  'clause.damageDoomed':
    '{side_def} {side_id, select, rebel {attribuent} other {attribue}} {parts} et {side_id, select, rebel {détruiront} other {détruira}} {units} à la fin de cette bataille',
  'log.blocked.all': '{parts} sont bloqués.',
  'log.rerolled.all': '{n} dés sont relancés : {parts}.',
  'rerolled.part': '{from} devient {to}',
  'rolled.special': '{n, plural, one {# spécial} other {# spéciaux}}',
  'rolled.direct': '{n, plural, one {# touche directe} other {# touches directes}}',
  'rolled.hit': '{n, plural, one {# touche} other {# touches}}',
  'rolled.blank': '{n, plural, one {# face vide} other {# faces vides}}',
  'rolled.colour':
    '{faces} sur {n, plural, one {le dé {colour_id, select, red {rouge} other {noir}}} other {les dés {colour_id, select, red {rouges} other {noirs}}}}',
  'log.attackRoll.all': '{side_Def} {side_id, select, rebel {obtiennent} other {obtient}} {result}.',
  'clause.rolls':
    '{side_def} {n, plural, =0 {n’{side_id, select, rebel {obtiennent} other {obtient}} aucun succès} one {{side_id, select, rebel {obtiennent} other {obtient}} # succès} other {{side_id, select, rebel {obtiennent} other {obtient}} # succès}}',
  'clause.rollsFaces':
    '{side_def} {n, plural, =0 {n’{side_id, select, rebel {obtiennent} other {obtient}} aucun succès} one {{side_id, select, rebel {obtiennent} other {obtient}} # succès} other {{side_id, select, rebel {obtiennent} other {obtient}} # succès}} ({faces})',
  'clause.totals': 'le total est de {own} à {enemy}{bonus, plural, =0 {} other { avec un bonus de #}}',
  'clause.succeeds': '« {mission} » réussit',
  'clause.fails': '« {mission} » échoue',
  'log.discarded.all': '{side_Def} {side_id, select, rebel {défaussent} other {défausse}} {names}.',
  'log.combatRound.battle':
    'Round de combat {n} : {theatre_id, select, space {bataille spatiale} other {bataille terrestre}}.',
} as const;
