import type { JoinedSentences } from '../en/joined.ts';

/** Clauses and sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined: JoinedSentences = {
  'log.said': '{what_Def}.',
  'act.then': '{before}; {next}',
  'act.side': '{side_def} {acts}',
  'act.result': '{act}: {result}',
  'act.plays': '{side_id, select, rebels {giocano} other {gioca}} «{card}»',
  'act.supports': '{side_id, select, rebels {giocano} other {gioca}} la carta supporto «{card}»',
  'act.takesBack': '{side_id, select, rebels {riprendono} other {riprende}} «{card}» dagli scarti',
  'act.discards': '{side_id, select, rebels {scartano} other {scarta}} {cards}',
  'act.draws':
    '{side_id, select, rebels {pescano} other {pesca}} {n, plural, one {# carta supporto} other {# carte supporto}}',
  'act.orders':
    '{n, plural, =0 {non {side_id, select, rebels {comandano} other {comanda}} alcuna unità} one {{side_id, select, rebels {comandano} other {comanda}} # unità} other {{side_id, select, rebels {comandano} other {comanda}} # unità}}',
  'act.moves': '{side_id, select, rebels {muovono} other {muove}} {units}',
  'act.brings': '{side_id, select, rebels {schierano} other {schiera}} {units}',
  'act.takes': '{side_id, select, rebels {conquistano} other {conquista}} l’obiettivo in {hex}',
  'act.wins': '{side_id, select, rebels {ottengono} other {ottiene}} {n, plural, one {# medaglia} other {# medaglie}}',
  'act.eliminates': '{side_id, select, rebels {eliminano} other {elimina}} {unit_def}',
  'act.attacks':
    '{unit_def} {unit_number, select, one {attacca} other {attaccano}} {target_def} con {n, plural, one {# dado} other {# dadi}}',
  'act.strikes':
    '{side_def} {side_id, select, rebels {bersagliano} other {bersaglia}} {target_def} con {n, plural, one {# dado} other {# dadi}}',
  'act.retreats': '{unit_def} si {unit_number, select, one {ritira} other {ritirano}} in {hex}',
  'act.retreatsAndLoses':
    '{unit_def} si {unit_number, select, one {ritira} other {ritirano}} in {hex} e {unit_number, select, one {perde} other {perdono}} {n, plural, one {# miniatura} other {# miniature}}, non potendo ritirarsi oltre',
  'act.loses':
    '{unit_def} {unit_number, select, one {perde} other {perdono}} {n, plural, one {# miniatura} other {# miniature}}, non potendo ritirarsi',
  'act.holds': '{unit_def} {unit_number, select, one {resta} other {restano}} in trincea',
  'act.falls': '{structure_def} è distrutto',
  'act.regains':
    '{unit_def} {unit_number, select, one {recupera} other {recuperano}} {n, plural, one {# miniatura} other {# miniature}}',
  'act.leaves': '{unit_def} {unit_number, select, one {lascia} other {lasciano}} il tabellone',
  'act.fires': 'il cannone a ioni spara',
  'result.hits': '{n, plural, =0 {nessun colpo} one {# colpo} other {# colpi}}',
  'result.retreats': '{n, plural, one {# ritirata} other {# ritirate}}',
  'result.armour': '{result}, ma la corazza resiste',
  'result.confirmed': '{result}, con un’esplosione al tiro di conferma',
  'result.after': '{reroll}, {result}',
  'result.rerolls': 'tiro ripetuto per {n, plural, one {# dado} other {# dadi}}',
  'result.rerollsWith': 'tiro ripetuto per {n, plural, one {# dado} other {# dadi}} con «{card}»',
  'moved.way': 'da {from} a {to}',
  'moved.units': '{unit_def} {places}',
  'placed.units': '{unit_one} in {places}',
  'list.card': '«{card}»',
  'list.two': '{first} {last_and}',
  'list.twoGroups': '{first}, e {last}',
  'list.more': '{first}, {rest}',
  'log.leader.all': '{leaders_Def} guidano {side_def}.',
};
