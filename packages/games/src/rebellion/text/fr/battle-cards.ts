/** Retreats, start-of-combat action cards and objectives. */
export const battleCards = {
  'ask.retreat': '{side} : battre en retraite depuis {system} ?',
  'help.shipsLost': 'Tes vaisseaux ici sont détruits à la fin du round s’ils restent.',
  'option.stay': 'Rester et combattre',
  'ask.retreatUnits':
    'Retraite vers {system} : quelles unités terrestres et quels Chasseurs TIE battent aussi en retraite ?',
  'help.retreatSome': 'Au moins une unité doit battre en retraite.',
  'ask.retreatLeader': 'Destination {system} : quel leader bat en retraite avec les unités ?',
  'log.retreat': '{side} : retraite avec {leader} vers {system}.',
  'refused.retreat_enemy_there': 'Des unités ennemies s’y trouvent.',
  'refused.retreat_enemy_came_from': 'L’ennemi a déplacé des unités depuis ce système pour déclencher ce combat.',
  'refused.retreat_own_first':
    'Un autre système contient de tes unités ou ton marqueur loyauté : tu dois battre en retraite vers un tel système.',

  'ask.startCard': 'Utilises-tu une carte action avant le début du combat à {system} ?',
  'help.startCard': 'Les joueurs agissent à tour de rôle jusqu’à ce que tous aient passé.',
  'place.pool': 'réserve de leaders',
  'refused.system_locked': 'Boba Fett ? Où ça ? : les Rebelles n’utilisent pas de carte action à {system}.',
  'refused.card_leader_absent': 'Le leader de la carte n’est pas ici : {place}.',
  'refused.no_death_star_here': 'Il n’y a pas d’Étoile de la Mort dans ce système.',
  'refused.no_rebel_ship_here': 'Il n’y a pas de vaisseau rebelle dans ce système.',
  'refused.no_structure_here': 'Il n’y a pas de structure rebelle dans ce système.',
  'ask.destroyOne': 'Choisis {kind} à détruire.',
  'kind.ship': 'le vaisseau rebelle',
  'kind.structure': 'la structure rebelle',

  'ask.combatObjective': 'Joues-tu un objectif ? Un seul peut être joué dans ce combat.',
  'ask.refreshObjective': 'Joues-tu un objectif ? Un seul peut être joué dans cette phase de récupération.',
  'ask.plans': 'Révèles-tu Les plans de l’Étoile de la Mort pour lancer 3 dés et tenter une touche directe ?',
  'ask.plansYoda': 'Pas de touche directe. Maître Yoda relance-t-il un des dés ?',
  'ask.plansTarget': 'Quelle Étoile de la Mort est détruite ?',
  'ask.jediVictim': 'Quel leader impérial est éliminé ?',
  'log.objectivePlayed': 'Les Rebelles jouent l’objectif {card}.',
  'log.objectiveReturns': '{card} : la carte revient dans la main des Rebelles.',
  'log.plansRevealed': 'Les Rebelles révèlent {card}.',
  'log.plansRolled': 'Lancer : {a}, {b}, {c}.',
  'log.plansFailed': 'Pas de touche directe, la carte revient dans la main des Rebelles : {card}.',
  'refused.objective_refresh': 'Cet objectif ne se joue qu’au début de la phase de récupération.',
  'refused.objective_combat': 'Cet objectif ne se joue que dans un combat.',
  'refused.objective_not_now': 'Seuls Les plans de l’Étoile de la Mort peuvent être tentés maintenant.',
  'refused.objective_plans':
    'Les plans de l’Étoile de la Mort se tentent après une bataille spatiale, une fois les vaisseaux détruits retirés.',
  'refused.objective_declined': 'Tu y as renoncé dans ce combat quand il était rempli.',
  'refused.objective_end': 'C’est à la fin du combat que se décide qui a gagné une bataille.',
  'refused.objective_not_initiated': 'Les Rebelles n’ont pas déclenché ce combat.',
  'refused.objective_unfulfilled':
    '{need, plural, one {La condition n’est pas remplie.} other {La condition n’est pas remplie : {have} sur {need}.}}',
} as const;
