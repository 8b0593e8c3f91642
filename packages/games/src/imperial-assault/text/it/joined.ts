import type { JoinedSentences } from '../en/joined.ts';

/** Clauses and sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined: JoinedSentences = {
  'log.said': '{what}.',
  'act.then': '{before}; {next}',
  'list.two': '{first} e {last}',
  'list.more': '{first}, {rest}',
  'list.card': '«{card}»',
  'act.attacks': '{attacker} attacca {target}: {result}',
  'act.attacksWith': '{attacker} attacca {target} con {surges}: {result}',
  'result.damage': '{n, plural, one {# danno} other {# danni}}',
  'result.blocked': 'tutti i danni sono bloccati',
  'result.dodge': 'una schivata',
  'result.accuracy': 'mancato, {n} di precisione non basta',
  'result.reach': 'mancato, il bersaglio è fuori portata',
  'act.plays': '{seat} gioca «{card}»',
  'act.playsOn': '{seat} gioca «{card}» su {figure}',
  'act.uses': '{figure} usa {ability}',
  'act.rerolls': '{n, plural, one {# dado ritirato} other {# dadi ritirati}}',
  'act.suffers': '{figure} subisce {n, plural, one {# danno} other {# danni}}',
  'act.recovers': '{figure} recupera {n, plural, one {# danno} other {# danni}}',
  'act.becomes': '{figure}: condizione {condition}',
  'act.isDefeated': 'sconfitta per {figure}',
  'act.groupLeaves': 'il gruppo {group} è fuori gioco',
  'act.scores': '{seat} ottiene {n, plural, one {# punto} other {# punti}} ({total} in tutto)',
  'log.activatesAndMoves': '{figure} si attiva e si muove in {space}.',
  'log.drawsCards': '{seat} pesca {cards}.',
};
