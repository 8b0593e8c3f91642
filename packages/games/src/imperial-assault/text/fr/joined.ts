import type { JoinedSentences } from '../en/joined.ts';

/** Clauses and sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined: JoinedSentences = {
  'log.said': '{what}.',
  'act.then': '{before} ; {next}',
  'list.two': '{first} et {last}',
  'list.more': '{first}, {rest}',
  'list.card': '« {card} »',
  'act.attacks': '{attacker} attaque {target} : {result}',
  'act.attacksWith': '{attacker} attaque {target} avec {surges} : {result}',
  'result.damage': '{n, plural, one {# dégât} other {# dégâts}}',
  'result.blocked': 'tous les dégâts sont bloqués',
  'result.dodge': 'une esquive',
  'result.accuracy': 'manqué, {n} de précision ne suffit pas',
  'result.reach': 'manqué, la cible est hors de portée',
  'act.plays': '{seat} joue « {card} »',
  'act.playsOn': '{seat} joue « {card} » sur {figure}',
  'act.uses': '{figure} utilise {ability}',
  'act.rerolls': '{n, plural, one {# dé relancé} other {# dés relancés}}',
  'act.suffers': '{figure} subit {n, plural, one {# dégât} other {# dégâts}}',
  'act.recovers': '{figure} récupère {n, plural, one {# dégât} other {# dégâts}}',
  'act.becomes': '{figure} : état {condition}',
  'act.isDefeated': '{figure} hors de combat',
  'act.groupLeaves': 'le groupe {group} est hors jeu',
  'act.scores': '{seat} marque {n, plural, one {# point} other {# points}} ({total} au total)',
  'log.activatesAndMoves': '{figure} s’active et se déplace en {space}.',
  'log.drawsCards': '{seat} pioche {cards}.',
};
