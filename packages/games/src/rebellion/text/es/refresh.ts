/** Preparación, fase de recuperación y construcción. */
export const refresh = {
  'ask.place.imperial': 'Coloca tus unidades iniciales: al menos una unidad terrestre en cada sistema imperial.',
  'ask.place.rebel':
    'Coloca tus unidades iniciales: en la casilla «Base rebelde», en un solo sistema sin unidades imperiales o en ambos.',
  'option.auto.imperial': 'Colocar el resto automáticamente',
  'option.auto.rebel': 'Colocar el resto en la base',
  'piece.units': '{unit} ({n})',
  'budget.further': 'Unidades terrestres además de una por sistema',
  'budget.system': 'Sistemas aparte de la base',
  'ask.immediate': 'Las dos cartas se resuelven ahora. ¿Cuál primero?',
  'log.startsRebel': '{system} es leal a los rebeldes.',
  'log.startsImperial': '{system} es leal al Imperio.',
  'log.startsSubjugated': '{system} está subyugado.',
  'log.placed': '{side_Def} {side_id, select, rebel {han} other {ha}} colocado todas las unidades.',
  'log.startingActions':
    '{side_Def} {side_id, select, rebel {reciben} other {recibe}} {n, plural, one {# carta de acción} other {# cartas de acción}}.',
  'log.keptAction': '«{card}» se conserva boca abajo.',
  'refused.ground_unit_needed':
    'Las últimas unidades terrestres son para los sistemas imperiales que no tienen ninguna.',
  'refused.base_by_default': 'Las unidades que no coloques van a la base.',
  'refused.not_imperial': 'No es un sistema imperial.',
  'refused.one_system': 'Solo un sistema puede recibir unidades, y has elegido {system}.',
  'refused.holds_empire': 'Hay unidades imperiales en este sistema.',

  'log.retrieved': 'Los líderes vuelven a sus reservas.',
  'log.staysDetained': 'El Imperio retiene {leader_to} {place_in}.',
  'ask.discard': 'Descarta {n, plural, one {# misión} other {# misiones}}: puedes tener diez',
  'log.discarded': '{side_Def} {side_id, select, rebel {descartan} other {descarta}} «{card}».',
  'log.time': 'El indicador de tiempo avanza a {n}.',

  'help.recruitFirst': 'Primera partida: el líder se une a ti y la carta se aparta.',
  'ask.recruit': 'Recluta a un líder',
  'option.drawMore': 'Robar otra carta: nadie que reclutar',
  'option.keepCard': 'No reclutar y quedarse «{card}»',
  'log.drawnActions':
    '{side_Def} {side_id, select, rebel {roban} other {roba}} {n, plural, one {# carta de acción} other {# cartas de acción}}.',
  'log.recruited': '{side_Def} {side_id, select, rebel {reclutan} other {recluta}} {leader_to}.',
  'log.recruitedNobody': '{side_Def} {side_id, select, rebel {no reclutan} other {no recluta}} a nadie.',

  'ask.build': 'Elige la unidad que construyes {place_in}.',
  'ask.buildAll': 'Elige las unidades que construyes, una por cada icono.',
  'ask.queue': 'Elige la unidad para la cola de construcción.',
  'ask.gain': 'Elige cómo obtener la unidad para {place}.',
  'help.shortSupply':
    'No queda ninguna en la reserva de unidades. Para tenerla puedes destruir una de las tuyas en el tablero.',
  'help.shortBuild': 'Si se agota un tipo de unidad, puedes destruir una de las tuyas en el tablero para construirla.',
  'option.replace': 'Destruir y construir de nuevo: {unit}',
  'option.without': 'Renunciar a ella',
  'option.keepUnits': 'No reemplazar ninguna unidad',
  'option.auto.build': 'Elegir el resto automáticamente',
  'log.built': '{side_Def} {side_id, select, rebel {construyen} other {construye}} {unit_one} {from_in}.',
  'log.builtUnits': '{side_Def} {side_id, select, rebel {construyen} other {construye}} {units} {from_in}.',
  'log.queued': '{side_Def} {side_id, select, rebel {colocan} other {coloca}} {unit_one} en la cola de construcción.',
  'log.gained': '{side_Def} {side_id, select, rebel {obtienen} other {obtiene}} {unit_one} {place_in}.',
  'log.noneLeft': 'No quedan unidades de este tipo en la reserva: {unit}.',

  'ask.deploy': 'Despliega tus unidades nuevas, 2 por lugar como máximo.',
  'option.deployDone': 'Dejar {n, plural, one {# unidad} other {# unidades}} en la cola',
  'log.deployed': '{side_Def} {side_id, select, rebel {despliegan} other {despliega}} {units} {place_in}.',
  'log.undeployed':
    '{side_Def} {side_id, select, rebel {dejan} other {deja}} {n, plural, one {# unidad} other {# unidades}} en la casilla 1 de la cola.',
  'log.deathStarDone': 'La Estrella de la Muerte {place_in} está terminada.',
  'refused.deployed_two': 'Aquí ya se han desplegado dos unidades.',
  'refused.sabotaged': 'Este sistema tiene un marcador de sabotaje.',
  'refused.enemy_there': 'Hay unidades enemigas en este sistema.',
  'refused.deploy_remote': 'En un sistema remoto no se despliega nada.',
  'refused.deploy_not_imperial':
    'Las unidades imperiales solo se despliegan en sistemas imperiales, y este ahora no lo es.',
  'refused.deploy_not_rebel': 'Las unidades rebeldes solo se despliegan en sistemas rebeldes, y este ahora no lo es.',
  'refused.base_space_closed': 'La base se ha revelado: ya nada puede entrar en la casilla «Base rebelde».',
} as const;
