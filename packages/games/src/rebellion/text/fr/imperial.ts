/** Imperial missions, projects and assignment cards, and the effects they share with Rebel cards. */
export const imperial = {
  'system.queue-1': 'Piste de construction, case 1',
  'system.queue-2': 'Piste de construction, case 2',
  'system.queue-3': 'Piste de construction, case 3',
  'system.deploying': 'Sortie de la piste de construction',
  'icon.space-triangle': 'Triangle spatial',
  'icon.space-circle': 'Cercle spatial',
  'icon.space-square': 'Carré spatial',
  'icon.ground-triangle': 'Triangle terrestre',
  'icon.ground-circle': 'Cercle terrestre',
  'icon.ground-square': 'Carré terrestre',

  'ask.loyaltyInRegion':
    'Loyauté {side_id, select, rebel {rebelle} other {impériale}} : choisis {n, plural, one {# système} other {# systèmes}} de cette région.',
  'refused.system_destroyed': 'Ce système est détruit.',
  'refused.no_loyalty_there': 'La loyauté de ce système ne peut pas changer.',
  'refused.already_loyal': 'Ce marqueur loyauté est déjà ici.',
  'ask.destroyHealth': 'Choisis les unités à détruire (santé restante : {left}). Elles sont détruites ensemble.',
  'detail.health': 'Santé : {n}',
  'refused.no_health': '{unit} : sans santé, impossible à choisir.',
  'refused.too_much_health': 'Cette unité a {n} de santé, mais il n’en reste que {left}.',
  'ask.destroyQueued': '{icon} : choisis l’unité de la piste de construction à détruire.',

  'option.keepProject': 'Piocher 2 projets et en garder 1',
  'option.repairProject': 'Retirer le sabotage et piocher 1 projet',
  'refused.no_sabotage': 'Il n’y a pas de jeton sabotage ici.',
  'refused.no_projects': 'Il n’y a aucun projet à chercher.',
  'ask.projectUnder': '« {card} » : choisis le projet qui va sous le paquet.',
  'log.projectUnder': 'Un projet va sous le paquet des projets.',
  'log.putUnder': 'Sous le paquet : « {card} ».',
  'log.systemDestroyed': 'Le système {system} est détruit.',

  'ask.advance': 'Choisis l’unité de la piste de construction à avancer d’une case.',
  'log.advanced': '{unit_One} avance {box_to}.',
  'ask.deployHere': 'Choisis l’unité de la piste de construction à déployer aussitôt sur {system}.',
  'refused.death_star_bound': 'L’Étoile Noire ne peut être achevée que là où elle est en construction.',
  'log.deployedHere': '{unit_One} est {unit_gender, select, f {déployée} other {déployé}} sur {system}.',
  'log.deployBlocked': 'Sabotage sur {system} : rien ne peut y être déployé.',
  'log.deathStarBegun': 'Une Étoile Noire est en construction sur {system}.',

  'log.baseAdmitted': 'Les Rebelles l’annoncent : la base est sur {system}.',
  'log.baseDenied': 'Les Rebelles l’annoncent : la base n’est pas sur {system}.',
  'log.baseInRegion': 'La base est dans la région {region}.',
  'log.baseNotInRegion': 'La base n’est pas dans la région {region}.',
  'ask.nameSystems': '« {card} » : le système de la base est déjà nommé. Choisis-en {n} autres à nommer avec lui.',
  'log.namedSystems': 'Les Rebelles nomment {n} systèmes ; la base est dans l’un d’eux.',
  'log.namedSystem': 'Système nommé : {system}.',
  'log.intercepted':
    'Les Rebelles piochent {n, plural, one {# carte sonde} other {# cartes sonde}} et en remettent {given} ; les autres sont mélangées dans le paquet.',
  'log.handedOver': 'Carte remise : {system}.',
  'log.shuffledBack': 'Carte remélangée : {system}.',
  'log.objectivesShown':
    'Les Rebelles montrent à l’Empire {n, plural, =0 {qu’ils n’ont aucun objectif} one {leur objectif} other {leurs # objectifs}}.',
  'log.objectiveShown': 'Objectif dans la main des Rebelles : « {card} ».',

  'ask.hunter': 'Choisis le leader qui emmène {leader_def}.',
  'ask.closest':
    'Choisis où emmener {leader_def} : ces systèmes contenant des unités impériales sont à la même distance.',
  'log.takenTo': '{leader_Def} va sur {system}.',
  'log.lured': '{leader_Def} sert désormais l’Empire.',
  'log.willBeDetained': 'L’Empire retient {leader_def}.',
} as const;
