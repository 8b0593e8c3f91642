/** Sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined = {
  'log.assigned.all': '{side_Def} {side_id, select, rebel {assegnano} other {assegna}} {leaders} a delle missioni.',
  'log.assigned.named': '{side_Def} {side_id, select, rebel {assegnano} other {assegna}} {leaders}.',
  'assigned.leader': '{leader_def}',
  'assigned.part': '{leader} a «{card}»',
  'list.leader': '{leader_def}',
  'list.card': '«{card}»',
  'log.arrives.all': '{leaders_Def} vanno {place_to}.',
  'log.destroyed.all': 'Unità distrutte: {units}.',
  'log.built.all': '{side_Def} {side_id, select, rebel {costruiscono} other {costruisce}} {units} {from_in}.',
  'log.builtUnits.all': '{side_Def} {side_id, select, rebel {costruiscono} other {costruisce}} {parts}.',
  'log.deployed.all': '{side_Def} {side_id, select, rebel {schierano} other {schiera}} {parts}.',
  'log.startsRebel.all': 'I sistemi {names} sono fedeli ai Ribelli.',
  'log.startsImperial.all': 'I sistemi {names} sono fedeli all’Impero.',
  'log.startsSubjugated.all': 'I sistemi {names} sono sottomessi.',
  'list.unitsIn': '{units} {place_in}',
  'list.twoGroups': '{first}, e {last}',
  'log.queued.all':
    '{side_Def} {side_id, select, rebel {collocano} other {colloca}} {units} nella coda di costruzione.',
  'log.drawnMissions.named':
    '{side_Def} {side_id, select, rebel {pescano} other {pesca}} {n, plural, one {# missione} other {# missioni}}: {names}.',
  'log.drawnProjects.named':
    '{side_Def} {side_id, select, rebel {pescano} other {pesca}} {n, plural, one {# progetto} other {# progetti}}: {names}.',
  'log.drawnObjectives.named':
    '{side_Def} {side_id, select, rebel {pescano} other {pesca}} {n, plural, one {# obiettivo} other {# obiettivi}}: {names}.',
  'log.drawnActions.named':
    '{side_Def} {side_id, select, rebel {pescano} other {pesca}} {n, plural, one {# carta azione} other {# carte azione}}: {names}.',
  'log.drawnProbes.named':
    '{side_Def} {side_id, select, rebel {pescano} other {pesca}} {n, plural, one {# carta sonda} other {# carte sonda}}: {names}.',
  'log.drawnTactics.named':
    '{side_Def} {side_id, select, rebel {pescano} other {pesca}} {n, plural, one {# carta tattica} other {# carte tattica}} {theatre_id, select, space {spaziale} other {terrestre}}: {names}.',
  'log.drawsForBase.named':
    'I Ribelli pescano {n, plural, one {# carta sonda} other {# carte sonda}} per cercare una nuova base: {names}.',
  'log.looksAtObjectives.named':
    'I Ribelli guardano {n, plural, one {il primo obiettivo} other {i primi # obiettivi}} del mazzo: {names}.',
  'log.objectivesShown.named':
    'I Ribelli mostrano all’Impero {n, plural, one {il loro obiettivo} other {i loro # obiettivi}}: {names}.',
  'log.assignedFound.named': '{leader_Def} riceve dal mazzo la missione {names}.',
  'log.reassigned.named': '{leader_Def} riceve la missione di partenza {names}.',
  'log.namedSystems.named': 'I Ribelli nominano {n} sistemi: {names}. La base è in uno di essi.',
  'log.probesTaken.named':
    'I Ribelli prendono {n, plural, one {# carta sonda} other {# carte sonda}} dalla mano dell’Impero: {names}.',
  'log.probeOnTop.named': 'La carta sonda {names} va in cima al mazzo.',
  'log.probeOnTop.all': 'Le carte sonda {names} vanno in cima al mazzo.',
  'log.probeUnder.named': 'La carta sonda {names} va in fondo al mazzo.',
  'log.probeUnder.all': 'Le carte sonda {names} vanno in fondo al mazzo.',
  'log.gained.all': '{side_Def} {side_id, select, rebel {ottengono} other {ottiene}} {units} {place_in}.',
  'log.unitsLeaveBaseSpace.all': 'Dalla base {system_to}: {units}.',
  'log.doomed.all': 'Distruzione alla fine di questa battaglia: {units}.',
  'log.takenTo.all': '{leaders_Def} vanno {system_to}.',
  'log.handedOver.all': 'Carte consegnate: {names}.',
  'log.shuffledBack.all': 'Carte rimescolate: {names}.',
  'log.missionRevealed.at': '{side_Def} {side_id, select, rebel {rivelano} other {rivela}} «{mission}» {place_in}.',
  'log.missionRevealed.against':
    '{side_Def} {side_id, select, rebel {rivelano} other {rivela}} «{mission}» contro {leader_def} {place_in}.',
} as const;
