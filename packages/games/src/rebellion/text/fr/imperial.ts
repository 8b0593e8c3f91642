/** Imperial missions, projects and assignment cards, and the effects they share with Rebel cards. */
export const imperial = {
  'system.queue-1': 'File de construction, case 1',
  'system.queue-2': 'File de construction, case 2',
  'system.queue-3': 'File de construction, case 3',
  'system.deploying': 'En sortie de la file de construction',
  'icon.space-triangle': 'Triangle spatial',
  'icon.space-circle': 'Cercle spatial',
  'icon.space-square': 'Carré spatial',
  'icon.ground-triangle': 'Triangle terrestre',
  'icon.ground-circle': 'Cercle terrestre',
  'icon.ground-square': 'Carré terrestre',

  'ask.loyaltyInRegion': 'Loyauté ({side}) : choisis {n, plural, one {# système} other {# systèmes}} de cette région.',
  'refused.system_destroyed': 'Ce système est détruit.',
  'refused.no_loyalty_there': 'La loyauté de ce système ne peut pas changer.',
  'refused.already_loyal': 'Ce marqueur loyauté est déjà ici.',
  'ask.destroyHealth':
    'Choisis les unités à détruire : santé encore disponible, {left}. Elles sont détruites toutes ensemble.',
  'detail.health': 'Santé : {n}',
  'refused.no_health': '{unit} : pas de santé, ce choix n’est pas possible.',
  'refused.too_much_health': 'Cette unité a {n} en santé, il n’en reste que {left}.',
  'ask.destroyQueued': '{icon} : choisis dans la file de construction une unité à détruire.',

  'option.keepProject': 'Piocher 2 projets et en garder 1',
  'option.repairProject': 'Retirer le marqueur sabotage et piocher 1 projet',
  'refused.no_sabotage': 'Il n’y a pas de marqueur sabotage ici.',
  'refused.no_projects': 'Il n’y a aucun projet à chercher.',
  'ask.projectUnder': '{card} : choisis le projet qui va sous le paquet.',
  'log.projectUnder': 'Un projet va sous le paquet projet.',
  'log.putUnder': 'Sous le paquet : {card}',
  'log.systemDestroyed': 'Le système {system} est détruit.',

  'ask.advance': 'Choisis une unité de la file de construction qui avance d’une case.',
  'log.advanced': 'Unité avancée, {unit} : {box}.',
  'ask.deployHere': 'Choisis une unité de la file de construction à déployer aussitôt à {system}.',
  'refused.death_star_bound': 'L’Étoile de la Mort ne peut être achevée que là où elle est en construction.',
  'log.deployedHere': 'Unité déployée à {system} : {unit}.',
  'log.deployBlocked': 'Sabotage à {system} : rien ne peut y être déployé.',
  'log.deathStarBegun': 'Une Étoile de la Mort est en construction à {system}.',

  'log.baseAdmitted': 'Les Rebelles disent : la base est à {system}.',
  'log.baseDenied': 'Les Rebelles disent : la base n’est pas à {system}.',
  'log.baseInRegion': 'La base est dans cette région : {region}.',
  'log.baseNotInRegion': 'La base n’est pas dans cette région : {region}.',
  'ask.nameSystems': '{card} : le système de la base est nommé. Choisis-en {n} autres à nommer avec lui.',
  'log.namedSystems': 'Les Rebelles nomment {n} systèmes ; la base est dans l’un d’eux.',
  'log.namedSystem': 'Système nommé : {system}',
  'log.intercepted':
    'Les Rebelles piochent {n, plural, one {# carte sonde} other {# cartes sonde}} et en remettent {given} ; les autres sont mélangées dans le paquet.',
  'log.handedOver': 'Carte remise : {system}',
  'log.shuffledBack': 'Carte remélangée : {system}',
  'log.objectivesShown':
    'Les Rebelles montrent à l’Empire {n, plural, =0 {qu’ils n’ont aucun objectif} one {leur objectif} other {leurs # objectifs}}.',
  'log.objectiveShown': 'Objectif dans la main des Rebelles : {card}',

  'ask.hunter': 'Choisis le leader qui emmène {leader}.',
  'ask.closest':
    'Choisis où va {leader} : ces systèmes avec des unités impériales sont aussi proches les uns que les autres.',
  'log.takenTo': '{leader} arrive à {system}.',
  'log.lured': '{leader} sert désormais l’Empire.',
  'log.willBeDetained': 'Leader retenu : {leader}.',
} as const;
