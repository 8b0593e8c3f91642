/** Misiones, proyectos y cartas de asignación imperiales, y los efectos que comparten con cartas rebeldes. */
export const imperial = {
  'system.queue-1': 'Cola de construcción, casilla 1',
  'system.queue-2': 'Cola de construcción, casilla 2',
  'system.queue-3': 'Cola de construcción, casilla 3',
  'system.deploying': 'Salen de la cola de construcción',
  'icon.space-triangle': 'Triángulo espacial',
  'icon.space-circle': 'Círculo espacial',
  'icon.space-square': 'Cuadrado espacial',
  'icon.ground-triangle': 'Triángulo terrestre',
  'icon.ground-circle': 'Círculo terrestre',
  'icon.ground-square': 'Cuadrado terrestre',

  'ask.loyaltyInRegion':
    'Lealtad {side_id, select, rebel {rebelde} other {imperial}}: elige {n, plural, one {# sistema} other {# sistemas}} de esta región.',
  'refused.system_destroyed': 'Este sistema está destruido.',
  'refused.no_loyalty_there': 'La lealtad de este sistema no puede cambiar.',
  'refused.already_loyal': 'Este marcador de lealtad ya está aquí.',
  'ask.destroyHealth': 'Elige las unidades que destruir: te queda {left} de salud. Se destruyen todas a la vez.',
  'detail.health': '{n} de salud',
  'refused.no_health': '{unit}: no tiene salud y no puede elegirse.',
  'refused.too_much_health': 'Esta unidad tiene {n} de salud y solo queda {left}.',
  'ask.destroyQueued': '{icon}: elige una unidad de la cola de construcción para destruirla.',

  'option.keepProject': 'Robar 2 proyectos y quedarse 1',
  'option.repairProject': 'Robar 1 proyecto y quitar el sabotaje',
  'refused.no_sabotage': 'Aquí no hay marcador de sabotaje.',
  'refused.no_projects': 'No hay ningún proyecto que buscar.',
  'ask.projectUnder': '«{card}»: elige el proyecto que va debajo del mazo.',
  'log.projectUnder': 'Un proyecto va debajo del mazo de proyectos.',
  'log.putUnder': 'Debajo del mazo: «{card}».',
  'log.systemDestroyed': '{system} ha sido destruido.',

  'ask.advance': 'Elige la unidad de la cola de construcción que avanza una casilla.',
  'log.advanced': '{unit_One} avanza {box_to}.',
  'ask.deployHere': 'Elige la unidad de la cola de construcción que se despliega ahora en {system}.',
  'refused.death_star_bound': 'La Estrella de la Muerte solo puede terminarse donde está en construcción.',
  'log.deployedHere': '{unit_One} se despliega en {system}.',
  'log.deployBlocked': 'Sabotaje en {system}: allí no se puede desplegar nada.',
  'log.deathStarBegun': 'Empieza la construcción de una Estrella de la Muerte en {system}.',

  'log.baseAdmitted': 'Los rebeldes dicen: la base está en {system}.',
  'log.baseDenied': 'Los rebeldes dicen: la base no está en {system}.',
  'log.baseInRegion': 'La base está en la región {region}.',
  'log.baseNotInRegion': 'La base no está en la región {region}.',
  'ask.nameSystems':
    '«{card}»: se nombra el sistema de la base. Elige {n, plural, one {otro sistema} other {otros # sistemas}} que nombrar con él.',
  'log.namedSystems': 'Los rebeldes nombran {n} sistemas; la base está en uno de ellos.',
  'log.namedSystem': 'Sistema nombrado: {system}.',
  'log.intercepted':
    'Los rebeldes roban {n, plural, one {# carta de sonda} other {# cartas de sonda}} y entregan {given}; las demás vuelven al mazo, que se baraja.',
  'log.handedOver': 'Carta de sonda entregada: {system}.',
  'log.shuffledBack': 'Carta de sonda devuelta al mazo: {system}.',
  'log.objectivesShown':
    'Los rebeldes muestran al Imperio {n, plural, =0 {que no tienen objetivos} one {su objetivo} other {sus # objetivos}}.',
  'log.objectiveShown': 'Objetivo en la mano de los rebeldes: «{card}».',

  'ask.hunter': 'Elige al líder que se lleva {leader_to}.',
  'ask.closest': 'Elige adónde va {leader_def}: estos sistemas con unidades imperiales están igual de cerca.',
  'log.takenTo': '{leader_Def} va a {system}.',
  'log.lured': '{leader_Def} sirve ahora al Imperio.',
  'log.willBeDetained': 'El Imperio retiene {leader_to}.',
} as const;
