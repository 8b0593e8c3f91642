import type { JoinedSentences } from '../en/joined.ts';

/** Clauses and sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined: JoinedSentences = {
  'log.said': '{what_One}.',
  'act.then': '{before} ; {next}',
  'list.two': '{first} et {last}',
  'list.more': '{first}, {rest}',
  'list.card': '« {card} »',
  'act.attacks': '{attacker_one} attaque {target_one} : {result}',
  'act.attacksWith': '{attacker_one} attaque {target_one} avec {surges} : {result}',
  'result.damage': '{n, plural, one {# dégât} other {# dégâts}}',
  'result.blocked': 'tous les dégâts sont bloqués',
  'result.dodge': 'une esquive',
  'result.accuracy': 'manqué, {n} de précision ne suffit pas',
  'result.reach': 'manqué, la cible est hors de portée',
  'act.plays': '{seat} joue « {card} »',
  'act.playsOn': '{seat} joue « {card} » sur {figure}',
  'act.uses': '{figure} utilise {ability}',
  'act.rerolls': '{n, plural, one {# dé relancé} other {# dés relancés}}',
  'act.suffers': '{figure_one} subit {n, plural, one {# dégât} other {# dégâts}}',
  'act.recovers': '{figure_one} récupère {n, plural, one {# dégât} other {# dégâts}}',
  'act.becomes': '{figure} reçoit l’état {condition}',
  'act.isDefeated': '{figure_one} est hors de combat',
  'act.groupLeaves': 'le groupe {group} est hors jeu',
  'act.scores': '{seat} marque {n, plural, one {# point} other {# points}} ({total} au total)',
  'log.activatesAndMoves': '{figure} s’active et se déplace en {space}.',
  'log.drawsCards': '{seat} pioche {cards}.',
};
