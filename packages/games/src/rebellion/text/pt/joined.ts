/** Sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined = {
  'log.assigned.all': '{side_Def} {side_id, select, rebel {atribuem} other {atribui}} {leaders} a missões.',
  'log.assigned.named': '{side_Def} {side_id, select, rebel {atribuem} other {atribui}} {leaders}.',
  'assigned.leader': '{leader_def}',
  'assigned.part': '{leader} a “{card}”',
  'list.leader': '{leader_def}',
  'list.card': '“{card}”',
  'log.arrives.all': '{leaders_Def} vão {place_to}.',
  'log.destroyed.all': 'Unidades destruídas: {units}.',
  'log.built.all': '{side_Def} {side_id, select, rebel {constroem} other {constrói}} {units} {from_in}.',
  'log.builtUnits.all': '{side_Def} {side_id, select, rebel {constroem} other {constrói}} {parts}.',
  'log.deployed.all': '{side_Def} {side_id, select, rebel {posicionam} other {posiciona}} {parts}.',
  'log.startsRebel.all': '{names} são leais aos rebeldes.',
  'log.startsImperial.all': '{names} são leais ao Império.',
  'log.startsSubjugated.all': '{names} estão subjugados.',
  'list.unitsIn': '{units} {place_in}',
  'list.twoGroups': '{first}, e {last}',
  'log.queued.all': '{side_Def} {side_id, select, rebel {colocam} other {coloca}} {units} na fila de construção.',
  'log.drawnMissions.named':
    '{side_Def} {side_id, select, rebel {compram} other {compra}} {n, plural, =1 {# missão} other {# missões}}: {names}.',
  'log.drawnProjects.named':
    '{side_Def} {side_id, select, rebel {compram} other {compra}} {n, plural, =1 {# projeto} other {# projetos}}: {names}.',
  'log.drawnObjectives.named':
    '{side_Def} {side_id, select, rebel {compram} other {compra}} {n, plural, =1 {# objetivo} other {# objetivos}}: {names}.',
  'log.drawnActions.named':
    '{side_Def} {side_id, select, rebel {compram} other {compra}} {n, plural, =1 {# carta de ação} other {# cartas de ação}}: {names}.',
  'log.drawnProbes.named':
    '{side_Def} {side_id, select, rebel {compram} other {compra}} {n, plural, =1 {# carta de sonda} other {# cartas de sonda}}: {names}.',
  'log.drawnTactics.named':
    '{side_Def} {side_id, select, rebel {compram} other {compra}} {n, plural, =1 {# carta de tática} other {# cartas de tática}} {theatre_id, select, space {{n, plural, =1 {espacial} other {espaciais}}} other {{n, plural, =1 {terrestre} other {terrestres}}}}: {names}.',
  'log.drawsForBase.named':
    'Os rebeldes compram {n, plural, =1 {# carta de sonda} other {# cartas de sonda}} para procurar uma nova base: {names}.',
  'log.looksAtObjectives.named':
    'Os rebeldes olham {n, plural, =1 {o primeiro objetivo} other {os # primeiros objetivos}} do baralho: {names}.',
  'log.objectivesShown.named':
    'Os rebeldes mostram ao Império {n, plural, =1 {seu objetivo} other {seus # objetivos}}: {names}.',
  'log.assignedFound.named': '{leader_Def} recebe do baralho a missão {names}.',
  'log.reassigned.named': '{leader_Def} passa para a missão inicial {names}.',
  'log.namedSystems.named': 'Os rebeldes citam {n} sistemas: {names}. A base fica em um deles.',
  'log.probesTaken.named':
    'Os rebeldes pegam {n, plural, =1 {# carta de sonda} other {# cartas de sonda}} da mão do Império: {names}.',
  'log.probeOnTop.named': 'A carta de sonda {names} vai para o topo do baralho.',
  'log.probeOnTop.all': 'As cartas de sonda {names} vão para o topo do baralho.',
  'log.probeUnder.named': 'A carta de sonda {names} vai para o fundo do baralho.',
  'log.probeUnder.all': 'As cartas de sonda {names} vão para o fundo do baralho.',
  'log.gained.all': '{side_Def} {side_id, select, rebel {ganham} other {ganha}} {units} {place_in}.',
  'log.unitsLeaveBaseSpace.all': 'Da base para {system}: {units}.',
  'log.doomed.all': 'Destruição no fim desta batalha: {units}.',
  'log.takenTo.all': '{leaders_Def} vão para {system}.',
  'log.handedOver.all': 'Cartas entregues: {names}.',
  'log.shuffledBack.all': 'De volta ao baralho: {names}.',
  'log.missionRevealed.at': '{side_Def} {side_id, select, rebel {revelam} other {revela}} “{mission}” {place_in}.',
  'log.missionRevealed.against':
    '{side_Def} {side_id, select, rebel {revelam} other {revela}} “{mission}” contra {leader_def} {place_in}.',
} as const;
