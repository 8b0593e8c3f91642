import type { JoinedSentences } from '../en/joined.ts';

/** Clauses and sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined: JoinedSentences = {
  'log.said': '{what_Def}.',
  'act.then': '{before}; {next}',
  'act.side': '{side_def} {acts}',
  'act.result': '{act}: {result}',
  'act.plays': '{side_id, select, rebels {jogam} other {joga}} “{card}”',
  'act.supports': '{side_id, select, rebels {jogam} other {joga}} a carta de apoio “{card}”',
  'act.takesBack': '{side_id, select, rebels {recuperam} other {recupera}} “{card}” dos descartes',
  'act.discards': '{side_id, select, rebels {descartam} other {descarta}} {cards}',
  'act.draws':
    '{side_id, select, rebels {compram} other {compra}} {n, plural, =1 {# carta de apoio} other {# cartas de apoio}}',
  'act.orders':
    '{n, plural, =0 {não {side_id, select, rebels {dão} other {dá}} ordens} =1 {{side_id, select, rebels {dão} other {dá}} ordens a # unidade} other {{side_id, select, rebels {dão} other {dá}} ordens a # unidades}}',
  'act.moves': '{side_id, select, rebels {movem} other {move}} {units}',
  'act.brings': '{side_id, select, rebels {posicionam} other {posiciona}} {units}',
  'act.takes': '{side_id, select, rebels {tomam} other {toma}} o objetivo em {hex}',
  'act.wins': '{side_id, select, rebels {ganham} other {ganha}} {n, plural, =1 {# medalha} other {# medalhas}}',
  'act.eliminates': '{side_id, select, rebels {eliminam} other {elimina}} {unit_def}',
  'act.attacks':
    '{unit_def} {unit_number, select, one {ataca} other {atacam}} {target_def} com {n, plural, =1 {# dado} other {# dados}}',
  'act.strikes':
    '{side_def} {side_id, select, rebels {bombardeiam} other {bombardeia}} {target_def} com {n, plural, =1 {# dado} other {# dados}}',
  'act.retreats': '{unit_def} {unit_number, select, one {recua} other {recuam}} para {hex}',
  'act.retreatsAndLoses':
    '{unit_def} {unit_number, select, one {recua} other {recuam}} para {hex} e {unit_number, select, one {perde} other {perdem}} {n, plural, =1 {# miniatura} other {# miniaturas}}, por não {unit_number, select, one {poder} other {poderem}} recuar mais',
  'act.loses':
    '{unit_def} {unit_number, select, one {perde} other {perdem}} {n, plural, =1 {# miniatura} other {# miniaturas}}, por não {unit_number, select, one {poder} other {poderem}} recuar',
  'act.holds': '{unit_def} {unit_number, select, one {mantém} other {mantêm}} a trincheira',
  'act.falls': '{structure_def} é destruído',
  'act.regains':
    '{unit_def} {unit_number, select, one {recupera} other {recuperam}} {n, plural, =1 {# miniatura} other {# miniaturas}}',
  'act.leaves': '{unit_def} {unit_number, select, one {deixa} other {deixam}} o tabuleiro',
  'act.fires': 'o canhão de íons dispara',
  'result.hits': '{n, plural, =0 {nenhum acerto} =1 {# acerto} other {# acertos}}',
  'result.retreats': '{n, plural, =1 {# retirada} other {# retiradas}}',
  'result.armour': '{result}, mas a blindagem resiste',
  'result.confirmed': '{result}, com uma explosão na segunda rolagem',
  'result.after': '{reroll}, {result}',
  'result.rerolls': '{n, plural, =1 {# dado rolado de novo} other {# dados rolados de novo}}',
  'result.rerollsWith': '{n, plural, =1 {# dado rolado de novo} other {# dados rolados de novo}} com “{card}”',
  'moved.way': 'de {from} para {to}',
  'moved.units': '{unit_def} {places}',
  'placed.units': '{unit_one} em {places}',
  'list.card': '“{card}”',
  'list.two': '{first} e {last}',
  'list.twoGroups': '{first}, e {last}',
  'list.more': '{first}, {rest}',
  'log.leader.all': '{leaders_Def} lideram {side_def}.',
};
