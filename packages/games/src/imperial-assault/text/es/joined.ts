import type { JoinedSentences } from '../en/joined.ts';

/** Clauses and sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined: JoinedSentences = {
  'log.said': '{what_One}.',
  'act.then': '{before}; {next}',
  'list.two': '{first} y {last}',
  'list.more': '{first}, {rest}',
  'list.card': '«{card}»',
  'act.attacks': '{attacker_one} ataca {target_to}: {result}',
  'act.attacksWith': '{attacker_one} ataca {target_to} con {surges}: {result}',
  'result.damage': '{n} de daño',
  'result.blocked': 'todo el daño queda bloqueado',
  'result.dodge': 'una esquiva',
  'result.accuracy': 'fallo, {n} de precisión no basta',
  'result.reach': 'fallo, el objetivo está fuera de alcance',
  'act.plays': '{seat} juega «{card}»',
  'act.playsOn': '{seat} juega «{card}» sobre {figure}',
  'act.uses': '{figure} usa {ability}',
  'act.rerolls': '{n, plural, one {# dado vuelto} other {# dados vueltos}} a tirar',
  'act.suffers': '{figure_one} sufre {n} de daño',
  'act.recovers': '{figure_one} recupera {n} de daño',
  'act.becomes': '{figure} adquiere {condition}',
  'act.isDefeated': '{figure_one} queda fuera de combate',
  'act.groupLeaves': 'el grupo {group} queda fuera de la partida',
  'act.scores': '{seat} gana {n, plural, one {# punto} other {# puntos}} ({total} en total)',
  'log.activatesAndMoves': '{figure} se activa y se mueve a {space}.',
  'log.drawsCards': '{seat} roba {cards}.',
};
