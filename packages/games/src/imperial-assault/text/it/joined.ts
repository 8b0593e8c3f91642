import type { JoinedSentences } from '../en/joined.ts';

/** Clauses and sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined: JoinedSentences = {
  'log.said': '{what_One}.',
  'act.then': '{before}; {next}',
  'list.two': '{first} e {last}',
  'list.more': '{first}, {rest}',
  'list.card': '«{card}»',
  'act.attacks': '{attacker_one} attacca {target_one}: {result}',
  'act.attacksWith': '{attacker_one} attacca {target_one} con {surges}: {result}',
  'result.damage': '{n, plural, one {# danno} other {# danni}}',
  'result.blocked': 'tutti i danni sono bloccati',
  'result.dodge': 'una schivata',
  'result.accuracy': 'mancato, {n} di precisione non basta',
  'result.reach': 'mancato, il bersaglio è fuori portata',
  'act.plays': '{seat} gioca «{card}»',
  'act.playsOn': '{seat} gioca «{card}» su {figure}',
  'act.uses': '{figure} usa {ability}',
  'act.rerolls': '{n, plural, one {# dado rilanciato} other {# dadi rilanciati}}',
  'act.suffers': '{figure_one} subisce {n, plural, one {# danno} other {# danni}}',
  'act.recovers': '{figure_one} recupera {n, plural, one {# danno} other {# danni}}',
  'act.becomes': '{figure} riceve la condizione {condition}',
  'act.isDefeated': '{figure_one} è fuori combattimento',
  'act.groupLeaves': 'il gruppo {group} è fuori gioco',
  'act.scores': '{seat} ottiene {n, plural, one {# punto} other {# punti}} ({total} in tutto)',
  'log.activatesAndMoves': '{figure} si attiva e si muove in {space}.',
  'log.drawsCards': '{seat} pesca {cards}.',
};
