/** Set-up, rounds and what several chapters share. */
export const rules = {
  'option.done': 'Terminé',
  'log.yoda': 'Maître Yoda intervient : un dé est relancé.',
  'option.pass': 'Passer',
  'option.continue': 'Continuer',
  'option.keepObjectives': 'Garder les objectifs',
  'option.playNoCard': 'Ne jouer aucune carte',
  'ask.turn': 'À toi de jouer',
  'help.turn': 'Révèle une mission, active un système avec un leader de ta réserve ou passe.',

  'ask.base': 'Choisis le système de la base rebelle. L’Empire ne le verra pas.',
  'ask.surplus':
    'Les vaisseaux sur {system} ne peuvent pas tout transporter : choisis l’unité que {side_id, select, rebel {perdent les Rebelles} other {perd l’Empire}}.',
  'round.setup': 'Mise en place',
  'round.number': 'Round {n}',
  'log.round': 'Le round {n} commence.',
  'log.baseChosen': 'Les Rebelles ont choisi leur base.',
  'log.baseIs': 'La base est sur {system}.',
  'log.baseRevealed': 'La base rebelle est révélée : elle est sur {system}.',
  'log.unitsLeaveBaseSpace': '{n} × {unit} : de la base vers {system}.',
  'log.leavesBaseSpace': '{leader_Def} quitte la base pour {system}.',
  'log.destroyed': '{unit_One} est {unit_gender, select, f {détruite} other {détruit}}.',
  'log.queuedDeathStarLost': 'L’Étoile Noire de la piste de construction est perdue avec celle en construction.',
  'log.loyaltyGained': '{side_Def} {side_id, select, rebel {gagnent} other {gagne}} en loyauté sur {system}.',
  'log.loyaltyLost': '{side_Def} {side_id, select, rebel {perdent} other {perd}} en loyauté sur {system}.',
  'log.subjugated': 'Le système {system} est soumis.',
  'log.freed': 'Le système {system} n’est plus soumis.',
  'log.sabotaged': 'Le système {system} est saboté.',
  'log.repaired': 'Le jeton sabotage de {system} est retiré.',
  'log.reputationGained':
    'Les Rebelles gagnent {n, plural, one {# point de réputation} other {# points de réputation}}.',
  'log.reputationLost': 'Les Rebelles perdent {n, plural, one {# point de réputation} other {# points de réputation}}.',
  'log.ring': '{leader_Def} reçoit l’anneau « {ring} ».',
  'log.ringLost': '{leader_Def} perd l’anneau « {ring} ».',
  'log.captured': 'L’Empire capture {leader_def}.',
  'log.rescued': 'Les Rebelles sauvent {leader_def}, qui va {place_in}.',
  'log.released': 'La capture d’un autre leader libère {leader_def}, qui va {place_in}.',
  'log.eliminated': '{leader_Def} quitte la partie.',
  'log.becomes': '{before} devient {after}.',
  'log.actionPlayed': '{side_Def} {side_id, select, rebel {jouent} other {joue}} la carte action « {card} ».',
  'log.drawnMissions':
    '{side_Def} {side_id, select, rebel {piochent} other {pioche}} {n, plural, one {# mission} other {# missions}}.',
  'log.drawnProjects':
    '{side_Def} {side_id, select, rebel {piochent} other {pioche}} {n, plural, one {# projet} other {# projets}}.',
  'log.drawnProbes':
    '{side_Def} {side_id, select, rebel {piochent} other {pioche}} {n, plural, one {# carte sonde} other {# cartes sonde}}.',
  'log.drawnObjectives':
    '{side_Def} {side_id, select, rebel {piochent} other {pioche}} {n, plural, one {# objectif} other {# objectifs}}.',
  'log.drew': 'Carte piochée : « {card} ».',
  'refused.base_near_empire': 'Dans la première partie, la base ne peut pas être à côté d’unités impériales.',
  'refused.base_holds_empire': 'Ce système contient des unités impériales.',
} as const;
