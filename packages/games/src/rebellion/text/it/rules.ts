/** Set-up, rounds and what several chapters share. */
export const rules = {
  'option.done': 'Fatto',
  'log.yoda': 'Il Maestro Yoda aiuta: si rilancia un dado.',
  'option.pass': 'Passa',
  'ask.turn': 'È il tuo turno',

  'ask.base': 'Scegli il sistema della base ribelle. L’Impero non lo vedrà.',
  'ask.surplus':
    'Nessuna unità navale su {system} può trasportare tutte le unità: scegli quella che {side_id, select, rebel {perdono i Ribelli} other {perde l’Impero}}.',
  'round.setup': 'Preparazione',
  'round.number': 'Round {n}',
  'log.round': 'Inizia il round {n}.',
  'log.baseChosen': 'I Ribelli hanno scelto la loro base.',
  'log.baseIs': 'La base è su {system}.',
  'log.baseRevealed': 'La base ribelle è rivelata: è su {system}.',
  'log.unitsLeaveBaseSpace': '{n} × {unit}: dalla base {system_to}.',
  'log.leavesBaseSpace': '{leader_Def} muove dalla base {system_to}.',
  'log.destroyed': '{unit_One} è {unit_gender, select, f {distrutta} other {distrutto}}.',
  'log.queuedDeathStarLost': 'La Morte Nera nella coda di costruzione è persa insieme a quella in costruzione.',
  'log.loyaltyGained': '{side_Def} {side_id, select, rebel {ottengono} other {ottiene}} fedeltà su {system}.',
  'log.loyaltyLost': '{side_Def} {side_id, select, rebel {perdono} other {perde}} fedeltà su {system}.',
  'log.subjugated': 'Il sistema {system} è sottomesso.',
  'log.freed': 'Il sistema {system} non è più sottomesso.',
  'log.sabotaged': 'Il sistema {system} è sabotato.',
  'log.repaired': 'Rimosso il segnalino sabotaggio da {system}.',
  'log.reputationGained': 'I Ribelli ottengono {n} reputazione.',
  'log.reputationLost': 'I Ribelli perdono {n} reputazione.',
  'log.ring': '{leader_Def} riceve l’anello «{ring}».',
  'log.ringLost': '{leader_Def} perde l’anello «{ring}».',
  'log.captured': 'L’Impero cattura {leader_def}.',
  'log.rescued': 'I Ribelli liberano {leader_def}, che va {place_to}.',
  'log.eliminated': '{leader_Def} lascia la partita.',
  'log.becomes': '{before} diventa {after}.',
  'log.actionPlayed': '{side_Def} {side_id, select, rebel {giocano} other {gioca}} la carta azione «{card}».',
  'log.drawnMissions':
    '{side_Def} {side_id, select, rebel {pescano} other {pesca}} {n, plural, one {# missione} other {# missioni}}.',
  'log.drawnProjects':
    '{side_Def} {side_id, select, rebel {pescano} other {pesca}} {n, plural, one {# progetto} other {# progetti}}.',
  'log.drawnProbes':
    '{side_Def} {side_id, select, rebel {pescano} other {pesca}} {n, plural, one {# carta sonda} other {# carte sonda}}.',
  'log.drawnObjectives':
    '{side_Def} {side_id, select, rebel {pescano} other {pesca}} {n, plural, one {# obiettivo} other {# obiettivi}}.',
  'log.drew': 'Carta pescata: «{card}».',
  'refused.base_near_empire': 'Nella prima partita la base non può trovarsi accanto a unità imperiali.',
  'refused.base_holds_empire': 'In questo sistema ci sono unità imperiali.',
} as const;
