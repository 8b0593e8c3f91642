/** Retreats, start-of-combat action cards and objectives. */
export const battleCards = {
  'ask.retreat': '{side_Def} {side_id, select, rebel {battent-ils} other {bat-il}} en retraite {system_from} ?',
  'help.shipsLost': 'S’ils restent, tes vaisseaux ici seront détruits à la fin du round.',
  'help.rivalLost': 'Détruits sans combat à la fin du round si tu restes : {units}.',
  'help.combatEnds': 'Il n’y a plus rien à combattre ici : si tu restes, le combat prend fin.',
  'option.stay': 'Rester et combattre',
  'ask.retreatUnits': 'Retraite vers {system} : quelles unités terrestres et quels chasseurs TIE partent aussi ?',
  'help.retreatSome': 'Au moins une unité doit battre en retraite.',
  'ask.retreatLeader': 'Retraite vers {system} : quel leader part avec les unités ?',
  'log.retreat':
    '{side_Def} {side_id, select, rebel {battent en retraite} other {bat en retraite}} vers {system} avec {leader_def}.',
  'refused.retreat_enemy_there': 'Des unités ennemies s’y trouvent.',
  'refused.retreat_enemy_came_from': 'L’ennemi a déplacé des unités depuis ce système pour déclencher ce combat.',
  'refused.retreat_own_first':
    'Tu dois battre en retraite vers un système contenant tes unités ou ton marqueur loyauté.',

  'ask.startCard': 'Utiliser une carte action avant le combat sur {system} ?',
  'help.startCard': 'Chacun joue à son tour jusqu’à ce que tout le monde passe.',
  'place.pool': 'réserve de leaders',
  'refused.system_locked':
    '« Boba Fett ? Où ça ? » : les Rebelles ne peuvent pas utiliser de carte action sur {system}.',
  'refused.card_leader_absent': 'Le leader de la carte n’est pas {place_in}.',
  'refused.no_death_star_here': 'Il n’y a pas d’Étoile Noire dans ce système.',
  'refused.no_rebel_ship_here': 'Il n’y a pas de vaisseau rebelle dans ce système.',
  'refused.no_structure_here': 'Il n’y a pas de structure rebelle dans ce système.',
  'ask.destroyOne': 'Choisis {kind} à détruire.',
  'kind.ship': 'le vaisseau rebelle',
  'kind.structure': 'la structure rebelle',

  'ask.combatObjective': 'Jouer un objectif ? Un seul peut être joué dans ce combat.',
  'ask.refreshObjective': 'Jouer un objectif ? Un seul peut être joué dans cette phase de restauration.',
  'ask.plans': 'Révéler « Les plans de l’Étoile Noire » et lancer 3 dés pour obtenir une touche directe ?',
  'ask.plansYoda': 'Pas de touche directe. Relancer un des dés avec Maître Yoda ?',
  'ask.plansTarget': 'Quelle Étoile Noire détruire ?',
  'ask.jediVictim': 'Quel leader impérial éliminer ?',
  'log.objectivePlayed': 'Les Rebelles jouent l’objectif « {card} ».',
  'log.objectiveReturns': '« {card} » revient dans la main des Rebelles.',
  'log.plansRevealed': 'Les Rebelles révèlent « {card} ».',
  'log.plansRolled': 'Les Rebelles obtiennent {a}, {b} et {c}.',
  'log.plansFailed': 'Pas de touche directe : « {card} » revient dans la main des Rebelles.',
  'refused.objective_refresh': 'Cet objectif ne se joue qu’au début de la phase de restauration.',
  'refused.objective_combat': 'Cet objectif ne se joue que dans un combat.',
  'refused.objective_not_now': 'Seul « Les plans de l’Étoile Noire » peut être joué maintenant.',
  'refused.objective_plans':
    '« Les plans de l’Étoile Noire » se joue après une bataille spatiale, une fois les vaisseaux détruits retirés.',
  'refused.objective_declined': 'Tu y as renoncé dans ce combat alors qu’il était rempli.',
  'refused.objective_end': 'On détermine qui a gagné une bataille à la fin du combat.',
  'refused.objective_not_initiated': 'Les Rebelles n’ont pas déclenché ce combat.',
  'refused.objective_unfulfilled':
    '{need, plural, one {La condition n’est pas remplie.} other {La condition n’est pas remplie : {have} sur {need}.}}',
} as const;
