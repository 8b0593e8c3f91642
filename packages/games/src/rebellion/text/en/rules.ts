/** Set-up, rounds and what several chapters share. */
export const rules = {
  'option.done': 'Done',
  'log.yoda': 'Master Yoda helps: one die is rolled again.',
  'option.pass': 'Pass',
  'ask.turn': 'Your turn',

  'ask.base': 'Choose the system of the Rebel base. The Empire will not see it.',
  'ask.surplus':
    'No ship in {system} can carry all your units: choose a unit {side_id, select, rebel {the Rebels lose} other {the Empire loses}}.',
  'round.setup': 'Set-up',
  'round.number': 'Round {n}',
  'log.round': 'Round {n} begins.',
  'log.baseChosen': 'The Rebels have chosen their base.',
  'log.baseIs': 'The base is in {system}.',
  'log.baseRevealed': 'The Rebel base is revealed: it is in {system}.',
  'log.unitsLeaveBaseSpace': '{n} × {unit} move from the base to {system}.',
  'log.leavesBaseSpace': '{leader} moves from the base to {system}.',
  'log.destroyed': '{unit_One} is destroyed.',
  'log.queuedDeathStarLost': 'The Death Star in the build queue is lost with the one under construction.',
  'log.loyaltyGained': '{side_Def} {side_id, select, rebel {gain} other {gains}} loyalty in {system}.',
  'log.loyaltyLost': '{side_Def} {side_id, select, rebel {lose} other {loses}} loyalty in {system}.',
  'log.subjugated': '{system} is subjugated.',
  'log.freed': '{system} is no longer subjugated.',
  'log.sabotaged': '{system} is sabotaged.',
  'log.repaired': 'The sabotage marker is removed from {system}.',
  'log.reputationGained': 'The Rebels gain {n} reputation.',
  'log.reputationLost': 'The Rebels lose {n} reputation.',
  'log.ring': '{leader} gets the ring “{ring}”.',
  'log.ringLost': '{leader} loses the ring “{ring}”.',
  'log.captured': 'The Empire captures {leader}.',
  'log.rescued': 'The Rebels rescue {leader}, who goes {place_to}.',
  'log.eliminated': '{leader} leaves the game.',
  'log.becomes': '{before} becomes {after}.',
  'log.actionPlayed': '{side_Def} {side_id, select, rebel {play} other {plays}} the action card “{card}”.',
  'log.drawnMissions':
    '{side_Def} {side_id, select, rebel {draw} other {draws}} {n, plural, one {# mission} other {# missions}}.',
  'log.drawnProjects':
    '{side_Def} {side_id, select, rebel {draw} other {draws}} {n, plural, one {# project} other {# projects}}.',
  'log.drawnProbes':
    '{side_Def} {side_id, select, rebel {draw} other {draws}} {n, plural, one {# probe card} other {# probe cards}}.',
  'log.drawnObjectives':
    '{side_Def} {side_id, select, rebel {draw} other {draws}} {n, plural, one {# objective} other {# objectives}}.',
  'log.drew': 'Drawn: “{card}”.',
  'refused.base_near_empire': 'In the first game the base may not lie beside Imperial units.',
  'refused.base_holds_empire': 'Imperial units are in this system.',
} as const;
