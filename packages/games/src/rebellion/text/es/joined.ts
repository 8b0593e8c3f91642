/** Sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined = {
  'log.assigned.all': '{side_Def} {side_id, select, rebel {asignan} other {asigna}} {leaders} a misiones.',
  'log.assigned.named': '{side_Def} {side_id, select, rebel {asignan} other {asigna}} {leaders}.',
  'assigned.leader': '{leader_to}',
  'assigned.part': '{leader} a «{card}»',
  'list.leader': '{leader_def}',
  'list.card': '«{card}»',
  'log.arrives.all': '{leaders_Def} van {place_to}.',
  'log.destroyed.all': 'Unidades destruidas: {units}.',
  'log.built.all': '{side_Def} {side_id, select, rebel {construyen} other {construye}} {units} {from_in}.',
  'log.builtUnits.all': '{side_Def} {side_id, select, rebel {construyen} other {construye}} {parts}.',
  'log.deployed.all': '{side_Def} {side_id, select, rebel {despliegan} other {despliega}} {parts}.',
  'log.startsRebel.all': '{names} son leales a los rebeldes.',
  'log.startsImperial.all': '{names} son leales al Imperio.',
  'log.startsSubjugated.all': '{names} están subyugados.',
  'list.unitsIn': '{units} {place_in}',
  'list.twoGroups': '{first}, y {last}',
  'log.queued.all': '{side_Def} {side_id, select, rebel {colocan} other {coloca}} {units} en la cola de construcción.',
  'log.drawnMissions.named':
    '{side_Def} {side_id, select, rebel {roban} other {roba}} {n, plural, one {# misión} other {# misiones}}: {names}.',
  'log.drawnProjects.named':
    '{side_Def} {side_id, select, rebel {roban} other {roba}} {n, plural, one {# proyecto} other {# proyectos}}: {names}.',
  'log.drawnObjectives.named':
    '{side_Def} {side_id, select, rebel {roban} other {roba}} {n, plural, one {# objetivo} other {# objetivos}}: {names}.',
  'log.drawnActions.named':
    '{side_Def} {side_id, select, rebel {roban} other {roba}} {n, plural, one {# carta de acción} other {# cartas de acción}}: {names}.',
  'log.drawnProbes.named':
    '{side_Def} {side_id, select, rebel {roban} other {roba}} {n, plural, one {# carta de sonda} other {# cartas de sonda}}: {names}.',
  'log.drawnTactics.named':
    '{side_Def} {side_id, select, rebel {roban} other {roba}} {n, plural, one {# carta de táctica} other {# cartas de táctica}} {theatre_id, select, space {{n, plural, one {espacial} other {espaciales}}} other {{n, plural, one {terrestre} other {terrestres}}}}: {names}.',
  'log.drawsForBase.named':
    'Los rebeldes roban {n, plural, one {# carta de sonda} other {# cartas de sonda}} para buscar una nueva base: {names}.',
  'log.looksAtObjectives.named':
    'Los rebeldes miran {n, plural, one {el primer objetivo} other {los # primeros objetivos}} del mazo: {names}.',
  'log.objectivesShown.named':
    'Los rebeldes muestran al Imperio {n, plural, one {su objetivo} other {sus # objetivos}}: {names}.',
  'log.assignedFound.named': '{leader_Def} recibe del mazo la misión {names}.',
  'log.reassigned.named': '{leader_Def} recibe la misión inicial {names}.',
  'log.namedSystems.named': 'Los rebeldes nombran {n} sistemas: {names}. La base está en uno de ellos.',
  'log.probesTaken.named':
    'Los rebeldes toman {n, plural, one {# carta de sonda} other {# cartas de sonda}} de la mano del Imperio: {names}.',
  'log.probeOnTop.named': 'La carta de sonda {names} queda encima del mazo.',
  'log.probeOnTop.all': 'Las cartas de sonda {names} quedan encima del mazo.',
  'log.probeUnder.named': 'La carta de sonda {names} queda debajo del mazo.',
  'log.probeUnder.all': 'Las cartas de sonda {names} quedan debajo del mazo.',
  'log.gained.all': '{side_Def} {side_id, select, rebel {obtienen} other {obtiene}} {units} {place_in}.',
  'log.unitsLeaveBaseSpace.all': 'De la base a {system}: {units}.',
  'log.doomed.all': 'Destrucción al final de esta batalla: {units}.',
  'log.takenTo.all': '{leaders_Def} van a {system}.',
  'log.handedOver.all': 'Cartas de sonda entregadas: {names}.',
  'log.shuffledBack.all': 'Cartas de sonda devueltas al mazo: {names}.',
  'log.missionRevealed.at': '{side_Def} {side_id, select, rebel {revelan} other {revela}} «{mission}» {place_in}.',
  'log.missionRevealed.against':
    '{side_Def} {side_id, select, rebel {revelan} other {revela}} «{mission}» contra {leader_def} {place_in}.',
} as const;
