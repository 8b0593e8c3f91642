import type { OptionSentences } from '../en/options.ts';

/** What the lobby says of this title; the file is named `lobby.ts` once the title is listed. */
export const options: OptionSentences = {
  'title.imperial-assault': 'Star Wars: Imperial Assault',
  'title.imperial-assault.line': 'Escaramuza: dos ejércitos, una misión, gana quien llegue a 40 puntos.',
  'title.imperial-assault.time': '60 minutos',
  'seat.p1': 'Jugador 1',
  'seat.p2': 'Jugador 2',
  'option.armies': 'Ejércitos',
  'option.armies.first-skirmish': 'Primera escaramuza: jugador 1 el Imperio, jugador 2 los rebeldes',
  'option.armies.own': 'Cada cual el suyo, en secreto',
  'option.mission': 'Misión',
  'option.mission.draw': 'Al azar',
  'option.mission.mos-eisley-outskirts-a': 'Hasta la nave (afueras de Mos Eisley)',
  'option.mission.mos-eisley-outskirts-b': 'Mercancía de contrabando (afueras de Mos Eisley)',
  'option.mission.moisture-farm-a': 'Cerca de casa (granja de humedad)',
  'option.mission.moisture-farm-b': 'Partida de saqueo (granja de humedad)',
  'option.mission.massassi-ruins-a': 'Conocimiento perdido (ruinas massassi)',
  'option.mission.massassi-ruins-b': 'Sin dejar rastro (ruinas massassi)',
  'option.ruleset': 'Reglas',
  'option.ruleset.seed': 'Según lo impreso: puntos al derrotar un grupo entero',
  'option.ruleset.faq': 'Aclaraciones posteriores: puntos por cada figura',
  'option.allowPass': 'Pasar con menos cartas preparadas',
  'option.roundLimit': 'Última ronda (0: sin límite)',
  'outcome.points': 'Más puntos de victoria',
  'outcome.elimination': 'La última figura de un ejército ha sido derrotada',
  'outcome.rounds': 'Ha terminado la última ronda',
};
