/** Preparación, rondas y lo que comparten varios capítulos. */
export const rules = {
  'option.done': 'Listo',
  'log.yoda': 'El maestro Yoda ayuda: se vuelve a tirar un dado.',
  'option.pass': 'Pasar',
  'option.continue': 'Continuar',
  'option.keepObjectives': 'Conservar los objetivos',
  'option.playNoCard': 'No jugar ninguna carta',
  'ask.turn': 'Te toca',
  'help.turn': 'Revela una misión, activa un sistema con un líder de tu reserva o pasa.',

  'ask.base': 'Elige el sistema de la base rebelde. El Imperio no lo verá.',
  'ask.surplus':
    'Las naves en {system} no pueden transportarlo todo: elige la unidad que {side_id, select, rebel {pierden los rebeldes} other {pierde el Imperio}}.',
  'round.setup': 'Preparación',
  'round.number': 'Ronda {n}',
  'log.round': 'Empieza la ronda {n}.',
  'log.baseChosen': 'Los rebeldes han elegido su base.',
  'log.baseIs': 'La base está en {system}.',
  'log.baseRevealed': 'Se revela la base rebelde: está en {system}.',
  'log.unitsLeaveBaseSpace': '{n} × {unit}: de la base a {system}.',
  'log.leavesBaseSpace': '{leader_Def} va de la base a {system}.',
  'log.destroyed': '{unit_One} es {unit_gender, select, f {destruida} other {destruido}}.',
  'log.queuedDeathStarLost':
    'La Estrella de la Muerte de la cola de construcción se pierde junto con la que estaba en construcción.',
  'log.loyaltyGained': '{side_Def} {side_id, select, rebel {ganan} other {gana}} lealtad en {system}.',
  'log.loyaltyLost': '{side_Def} {side_id, select, rebel {pierden} other {pierde}} lealtad en {system}.',
  'log.subjugated': '{system} queda subyugado.',
  'log.freed': '{system} deja de estar subyugado.',
  'log.sabotaged': '{system} recibe un marcador de sabotaje.',
  'log.repaired': 'Se retira el marcador de sabotaje de {system}.',
  'log.reputationGained': 'Los rebeldes ganan {n} de reputación.',
  'log.reputationLost': 'Los rebeldes pierden {n} de reputación.',
  'log.ring': '{leader_Def} recibe el anillo «{ring}».',
  'log.ringLost': '{leader_Def} pierde el anillo «{ring}».',
  'log.captured': 'El Imperio captura {leader_to}.',
  'log.rescued': 'Los rebeldes rescatan {leader_to}, que va {place_to}.',
  'log.released': 'La captura de otro líder libera {leader_to}, que va {place_to}.',
  'log.eliminated': '{leader_Def} abandona la partida.',
  'log.becomes': '{before} se convierte en {after}.',
  'log.actionPlayed': '{side_Def} {side_id, select, rebel {juegan} other {juega}} la carta de acción «{card}».',
  'log.drawnMissions':
    '{side_Def} {side_id, select, rebel {roban} other {roba}} {n, plural, one {# misión} other {# misiones}}.',
  'log.drawnProjects':
    '{side_Def} {side_id, select, rebel {roban} other {roba}} {n, plural, one {# proyecto} other {# proyectos}}.',
  'log.drawnProbes':
    '{side_Def} {side_id, select, rebel {roban} other {roba}} {n, plural, one {# carta de sonda} other {# cartas de sonda}}.',
  'log.drawnObjectives':
    '{side_Def} {side_id, select, rebel {roban} other {roba}} {n, plural, one {# objetivo} other {# objetivos}}.',
  'log.drew': 'Carta robada: «{card}».',
  'refused.base_near_empire': 'En la primera partida la base no puede estar junto a unidades imperiales.',
  'refused.base_holds_empire': 'Hay unidades imperiales en este sistema.',
} as const;
