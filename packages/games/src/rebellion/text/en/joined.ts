/** Sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined = {
  'log.assigned.all': '{side_Def} {side_id, select, rebel {assign} other {assigns}} {leaders} to missions.',
  'log.assigned.named': '{side_Def} {side_id, select, rebel {assign} other {assigns}} {leaders}.',
  'assigned.leader': '{leader}',
  'assigned.part': '{leader} to “{card}”',
  'list.leader': '{leader}',
  'list.card': '“{card}”',
  'log.arrives.all': '{leaders} go {place_to}.',
  'log.destroyed.all': '{units} are destroyed.',
  'log.built.all': '{side_Def} {side_id, select, rebel {build} other {builds}} {units} {from_in}.',
  'log.builtUnits.all': '{side_Def} {side_id, select, rebel {build} other {builds}} {parts}.',
  'log.deployed.all': '{side_Def} {side_id, select, rebel {deploy} other {deploys}} {parts}.',
  'log.startsRebel.all': '{names} are loyal to the Rebels.',
  'log.startsImperial.all': '{names} are loyal to the Empire.',
  'log.startsSubjugated.all': '{names} are subjugated.',
  'list.unitsIn': '{units} {place_in}',
  'list.twoGroups': '{first}, and {last}',
  'log.queued.all': '{side_Def} {side_id, select, rebel {place} other {places}} {units} on the build queue.',
  'log.drawnMissions.named':
    '{side_Def} {side_id, select, rebel {draw} other {draws}} {n, plural, one {# mission} other {# missions}}: {names}.',
  'log.drawnProjects.named':
    '{side_Def} {side_id, select, rebel {draw} other {draws}} {n, plural, one {# project} other {# projects}}: {names}.',
  'log.drawnObjectives.named':
    '{side_Def} {side_id, select, rebel {draw} other {draws}} {n, plural, one {# objective} other {# objectives}}: {names}.',
  'log.drawnActions.named':
    '{side_Def} {side_id, select, rebel {draw} other {draws}} {n, plural, one {# action card} other {# action cards}}: {names}.',
  'log.drawnProbes.named':
    '{side_Def} {side_id, select, rebel {draw} other {draws}} {n, plural, one {# probe card} other {# probe cards}}: {names}.',
  'log.drawnTactics.named':
    '{side_Def} {side_id, select, rebel {draw} other {draws}} {n} {theatre_id, select, space {space} other {ground}} {n, plural, one {tactic card} other {tactic cards}}: {names}.',
  'log.drawsForBase.named':
    'The Rebels draw {n, plural, one {# probe card} other {# probe cards}} to look for a new base: {names}.',
  'log.looksAtObjectives.named':
    'The Rebels look at the top {n, plural, one {objective} other {# objectives}} of the deck: {names}.',
  'log.objectivesShown.named':
    'The Rebels show the Empire {n, plural, one {their objective} other {their # objectives}}: {names}.',
  'log.assignedFound.named': '{leader} is assigned to {names} from the deck.',
  'log.reassigned.named': '{leader} is assigned to the starting mission {names}.',
  'log.namedSystems.named': 'The Rebels name {n} systems: {names}. The base is in one of them.',
  'log.probesTaken.named':
    'The Rebels take {n, plural, one {# probe card} other {# probe cards}} from the Imperial hand: {names}.',
  'log.probeOnTop.named': 'The probe card {names} goes on top of the deck.',
  'log.probeOnTop.all': 'The probe cards {names} go on top of the deck.',
  'log.probeUnder.named': 'The probe card {names} goes to the bottom of the deck.',
  'log.probeUnder.all': 'The probe cards {names} go to the bottom of the deck.',
  'log.gained.all': '{side_Def} {side_id, select, rebel {gain} other {gains}} {units} {place_in}.',
  'log.unitsLeaveBaseSpace.all': '{units} move from the base to {system}.',
  'log.doomed.all': '{units} will be destroyed at the end of this battle.',
  'log.takenTo.all': '{leaders} go to {system}.',
  'log.handedOver.all': 'Handed over: {names}.',
  'log.shuffledBack.all': 'Shuffled back: {names}.',
  'log.missionRevealed.at': '{side_Def} {side_id, select, rebel {reveal} other {reveals}} “{mission}” {place_in}.',
  'log.missionRevealed.against':
    '{side_Def} {side_id, select, rebel {reveal} other {reveals}} “{mission}” against {leader} {place_in}.',
} as const;
