import type { JoinedSentences } from '../en/joined.ts';

/** Clauses and sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined: JoinedSentences = {
  'log.said': '{what_Def}.',
  'act.then': '{before} ; {next}',
  'act.side': '{side_def} {acts}',
  'act.result': '{act} : {result}',
  'act.plays': '{side_id, select, rebels {jouent} other {joue}} « {card} »',
  'act.supports': '{side_id, select, rebels {jouent} other {joue}} la carte soutien « {card} »',
  'act.takesBack': '{side_id, select, rebels {reprennent} other {reprend}} « {card} » dans la défausse',
  'act.discards': '{side_id, select, rebels {défaussent} other {défausse}} {cards}',
  'act.draws':
    '{side_id, select, rebels {piochent} other {pioche}} {n, plural, one {# carte soutien} other {# cartes soutien}}',
  'act.orders':
    '{n, plural, =0 {ne {side_id, select, rebels {donnent} other {donne}} aucun ordre} one {{side_id, select, rebels {donnent} other {donne}} un ordre à # unité} other {{side_id, select, rebels {donnent} other {donne}} un ordre à # unités}}',
  'act.moves': '{side_id, select, rebels {déplacent} other {déplace}} {units}',
  'act.brings': '{side_id, select, rebels {font} other {fait}} arriver {units}',
  'act.takes': '{side_id, select, rebels {prennent} other {prend}} l’objectif en {hex}',
  'act.wins': '{side_id, select, rebels {gagnent} other {gagne}} {n, plural, one {# médaille} other {# médailles}}',
  'act.eliminates': '{side_id, select, rebels {éliminent} other {élimine}} {unit_def}',
  'act.attacks':
    '{unit_def} {unit_number, select, one {attaque} other {attaquent}} {target_def} avec {n, plural, one {# dé} other {# dés}}',
  'act.strikes':
    '{side_def} {side_id, select, rebels {frappent} other {frappe}} {target_def} avec {n, plural, one {# dé} other {# dés}}',
  'act.retreats': '{unit_def} {unit_number, select, one {bat} other {battent}} en retraite en {hex}',
  'act.retreatsAndLoses':
    '{unit_def} {unit_number, select, one {bat} other {battent}} en retraite en {hex} et {unit_number, select, one {perd} other {perdent}} {n, plural, one {# figurine} other {# figurines}}, faute de pouvoir reculer davantage',
  'act.loses':
    '{unit_def} {unit_number, select, one {perd} other {perdent}} {n, plural, one {# figurine} other {# figurines}}, faute de pouvoir battre en retraite',
  'act.holds': '{unit_def} {unit_number, select, one {tient} other {tiennent}} la tranchée',
  'act.falls': '{structure_def} est détruit',
  'act.regains':
    '{unit_def} {unit_number, select, one {récupère} other {récupèrent}} {n, plural, one {# figurine} other {# figurines}}',
  'act.leaves': '{unit_def} {unit_number, select, one {quitte} other {quittent}} le plateau',
  'act.fires': 'le canon à ions fait feu',
  'result.hits': '{n, plural, =0 {aucune touche} one {# touche} other {# touches}}',
  'result.retreats': '{n, plural, one {# retraite} other {# retraites}}',
  'result.armour': '{result}, mais le blindage tient',
  'result.confirmed': '{result}, avec une explosion au second lancer',
  'result.after': '{reroll}, {result}',
  'result.rerolls': '{n, plural, one {# dé relancé} other {# dés relancés}}',
  'result.rerollsWith': '{n, plural, one {# dé relancé} other {# dés relancés}} avec « {card} »',
  'moved.way': 'de {from} en {to}',
  'moved.units': '{unit_def} {places}',
  'placed.units': '{unit_one} en {places}',
  'list.card': '« {card} »',
  'list.two': '{first} et {last}',
  'list.twoGroups': '{first}, et {last}',
  'list.more': '{first}, {rest}',
  'log.leader.all': '{leaders_Def} mènent {side_def}.',
};
