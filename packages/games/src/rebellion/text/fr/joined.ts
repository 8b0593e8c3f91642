/** Sentences of log entries that belong together: see `log-sentences.ts`. */
export const joined = {
  'log.assigned.all': '{side_Def} {side_id, select, rebel {affectent} other {affecte}} {leaders} à des missions.',
  'log.assigned.named': '{side_Def} {side_id, select, rebel {affectent} other {affecte}} {leaders}.',
  'assigned.leader': '{leader_def}',
  'assigned.part': '{leader} à « {card} »',
  'list.leader': '{leader_def}',
  'list.card': '« {card} »',
  'log.arrives.all': '{leaders_Def} vont {place_in}.',
  'log.destroyed.all': 'Unités détruites : {units}.',
  'log.built.all': '{side_Def} {side_id, select, rebel {construisent} other {construit}} {units} {from_in}.',
  'log.builtUnits.all': '{side_Def} {side_id, select, rebel {construisent} other {construit}} {parts}.',
  'log.deployed.all': '{side_Def} {side_id, select, rebel {déploient} other {déploie}} {parts}.',
  'log.startsRebel.all': 'Les systèmes {names} sont loyaux aux Rebelles.',
  'log.startsImperial.all': 'Les systèmes {names} sont loyaux à l’Empire.',
  'log.startsSubjugated.all': 'Les systèmes {names} sont soumis.',
  'list.unitsIn': '{units} {place_in}',
  'list.twoGroups': '{first}, et {last}',
  'log.queued.all': '{side_Def} {side_id, select, rebel {placent} other {place}} {units} sur la piste de construction.',
  'log.drawnMissions.named':
    '{side_Def} {side_id, select, rebel {piochent} other {pioche}} {n, plural, one {# mission} other {# missions}} : {names}.',
  'log.drawnProjects.named':
    '{side_Def} {side_id, select, rebel {piochent} other {pioche}} {n, plural, one {# projet} other {# projets}} : {names}.',
  'log.drawnObjectives.named':
    '{side_Def} {side_id, select, rebel {piochent} other {pioche}} {n, plural, one {# objectif} other {# objectifs}} : {names}.',
  'log.drawnActions.named':
    '{side_Def} {side_id, select, rebel {piochent} other {pioche}} {n, plural, one {# carte action} other {# cartes action}} : {names}.',
  'log.drawnProbes.named':
    '{side_Def} {side_id, select, rebel {piochent} other {pioche}} {n, plural, one {# carte sonde} other {# cartes sonde}} : {names}.',
  'log.drawnTactics.named':
    '{side_Def} {side_id, select, rebel {piochent} other {pioche}} {n, plural, one {# carte tactique} other {# cartes tactiques}} {theatre_id, select, space {{n, plural, one {spatiale} other {spatiales}}} other {{n, plural, one {terrestre} other {terrestres}}}} : {names}.',
  'log.drawsForBase.named':
    'Les Rebelles piochent {n, plural, one {# carte sonde} other {# cartes sonde}} pour chercher une nouvelle base : {names}.',
  'log.looksAtObjectives.named':
    'Les Rebelles regardent {n, plural, one {le premier objectif} other {les # premiers objectifs}} du paquet : {names}.',
  'log.objectivesShown.named':
    'Les Rebelles montrent à l’Empire {n, plural, one {leur objectif} other {leurs # objectifs}} : {names}.',
  'log.assignedFound.named': '{leader_Def} part avec la mission {names}, prise dans le paquet.',
  'log.reassigned.named': '{leader_Def} repart avec la mission de départ {names}.',
  'log.namedSystems.named': 'Les Rebelles nomment {n} systèmes : {names}. La base est dans l’un d’eux.',
  'log.probesTaken.named':
    'Les Rebelles prennent {n, plural, one {# carte sonde} other {# cartes sonde}} dans la main de l’Empire : {names}.',
  'log.probeOnTop.named': 'La carte sonde {names} va sur le paquet.',
  'log.probeOnTop.all': 'Les cartes sonde {names} vont sur le paquet.',
  'log.probeUnder.named': 'La carte sonde {names} va sous le paquet.',
  'log.probeUnder.all': 'Les cartes sonde {names} vont sous le paquet.',
  'log.gained.all': '{side_Def} {side_id, select, rebel {gagnent} other {gagne}} {units} {place_in}.',
  'log.unitsLeaveBaseSpace.all': 'De la base vers {system} : {units}.',
  'log.doomed.all': 'Destruction à la fin de cette bataille : {units}.',
  'log.takenTo.all': '{leaders_Def} vont sur {system}.',
  'log.handedOver.all': 'Cartes remises : {names}.',
  'log.shuffledBack.all': 'Cartes remélangées : {names}.',
  'log.missionRevealed.at': '{side_Def} {side_id, select, rebel {révèlent} other {révèle}} « {mission} » {place_in}.',
  'log.missionRevealed.against':
    '{side_Def} {side_id, select, rebel {révèlent} other {révèle}} « {mission} » contre {leader_def} {place_in}.',
} as const;
