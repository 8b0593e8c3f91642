import type { JoinedSentences } from '../en/joined.ts';

/** Clauses and sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined: JoinedSentences = {
  'log.said': '{what_Def}.',
  'act.then': '{before}; {next}',
  'act.side': '{side_def} {acts}',
  'act.result': '{act}: {result}',
  'act.plays': '{side_id, select, rebels {juegan} other {juega}} «{card}»',
  'act.supports': '{side_id, select, rebels {juegan} other {juega}} la carta de apoyo «{card}»',
  'act.takesBack': '{side_id, select, rebels {recuperan} other {recupera}} «{card}» de los descartes',
  'act.discards': '{side_id, select, rebels {descartan} other {descarta}} {cards}',
  'act.draws':
    '{side_id, select, rebels {roban} other {roba}} {n, plural, one {# carta de apoyo} other {# cartas de apoyo}}',
  'act.orders':
    '{n, plural, =0 {no {side_id, select, rebels {dan} other {da}} órdenes} one {{side_id, select, rebels {dan} other {da}} órdenes a # unidad} other {{side_id, select, rebels {dan} other {da}} órdenes a # unidades}}',
  'act.moves': '{side_id, select, rebels {mueven} other {mueve}} {units}',
  'act.brings': '{side_id, select, rebels {despliegan} other {despliega}} {units}',
  'act.takes': '{side_id, select, rebels {toman} other {toma}} el objetivo en {hex}',
  'act.wins': '{side_id, select, rebels {ganan} other {gana}} {n, plural, one {# medalla} other {# medallas}}',
  'act.eliminates': '{side_id, select, rebels {eliminan} other {elimina}} {unit_to}',
  'act.attacks':
    '{unit_def} {unit_number, select, one {ataca} other {atacan}} {target_to} con {n, plural, one {# dado} other {# dados}}',
  'act.strikes':
    '{side_def} {side_id, select, rebels {bombardean} other {bombardea}} {target_to} con {n, plural, one {# dado} other {# dados}}',
  'act.retreats': '{unit_def} se {unit_number, select, one {retira} other {retiran}} a {hex}',
  'act.retreatsAndLoses':
    '{unit_def} se {unit_number, select, one {retira} other {retiran}} a {hex} y {unit_number, select, one {pierde} other {pierden}} {n, plural, one {# miniatura} other {# miniaturas}}, por no poder retirarse más',
  'act.loses':
    '{unit_def} {unit_number, select, one {pierde} other {pierden}} {n, plural, one {# miniatura} other {# miniaturas}}, por no poder retirarse',
  'act.holds': '{unit_def} {unit_number, select, one {aguanta} other {aguantan}} en la trinchera',
  'act.falls': '{structure_def} queda destruido',
  'act.regains':
    '{unit_def} {unit_number, select, one {recupera} other {recuperan}} {n, plural, one {# miniatura} other {# miniaturas}}',
  'act.leaves': '{unit_def} {unit_number, select, one {abandona} other {abandonan}} el tablero',
  'act.fires': 'el cañón de iones dispara',
  'result.hits': '{n, plural, =0 {ningún impacto} one {# impacto} other {# impactos}}',
  'result.retreats': '{n, plural, one {# retirada} other {# retiradas}}',
  'result.armour': '{result}, pero el blindaje aguanta',
  'result.confirmed': '{result}, con una explosión en la segunda tirada',
  'result.after': '{reroll}, {result}',
  'result.rerolls': '{n, plural, one {# dado repetido} other {# dados repetidos}}',
  'result.rerollsWith': '{n, plural, one {# dado repetido} other {# dados repetidos}} con «{card}»',
  'moved.way': 'de {from} a {to}',
  'moved.units': '{unit_to} {places}',
  'placed.units': '{unit_one} en {places}',
  'list.card': '«{card}»',
  'list.two': '{first} {last_and}',
  'list.twoGroups': '{first}, y {last}',
  'list.more': '{first}, {rest}',
  'log.leader.all': '{leaders_Def} lideran {side_to}.',
};
