/** Combates: líderes, ataques, daño y cartas de táctica. */
export const combat = {
  'log.combat': '{side_Def} {side_id, select, rebel {inician} other {inicia}} un combate en {system}.',
  'log.combatOver': 'El combate en {system} ha terminado.',
  'log.battleWon.rebel.space': 'Los rebeldes ganan la batalla espacial en {system}.',
  'log.battleWon.rebel.ground': 'Los rebeldes ganan la batalla terrestre en {system}.',
  'log.battleWon.imperial.space': 'El Imperio gana la batalla espacial en {system}.',
  'log.battleWon.imperial.ground': 'El Imperio gana la batalla terrestre en {system}.',
  'log.combatUndecided': 'Ningún bando gana el combate en {system}.',
  'log.combatRound': 'Ronda de combate {n}.',
  'log.battle': '{theatre_id, select, space {Batalla espacial.} other {Batalla terrestre.}}',
  'log.leaderAdded':
    '{leader_Def} se suma al combate {side_id, select, rebel {con los rebeldes} other {con el Imperio}}.',
  'log.backInPool': '{leader_Def} vuelve a la reserva de líderes.',
  'log.drawnTactics':
    '{side_Def} {side_id, select, rebel {roban} other {roba}} {n, plural, one {# carta de táctica} other {# cartas de táctica}} {theatre_id, select, space {{n, plural, one {espacial} other {espaciales}}} other {{n, plural, one {terrestre} other {terrestres}}}}.',
  'log.attack':
    '{side_Def} {side_id, select, rebel {atacan} other {ataca}} {theatre_id, select, space {en el espacio} other {en tierra}} {n, plural, =0 {sin dados} one {con # dado} other {con # dados}}.',
  'log.attackRoll':
    '{side_Def} {side_id, select, rebel {tiran} other {tira}} {colour_id, select, red {dados rojos} other {dados negros}}{specials, plural, =0 {} one {, # especial} other {, # especiales}}{directs, plural, =0 {} one {, # impacto directo} other {, # impactos directos}}{hits, plural, =0 {} one {, # impacto} other {, # impactos}}{blanks, plural, =0 {} one {, # en blanco} other {, # en blanco}}.',
  'log.tacticPlayed': '{side_Def} {side_id, select, rebel {juegan} other {juega}} la carta de táctica «{card}».',
  'log.tacticPlayed.noBlock':
    '{side_Def} {side_id, select, rebel {juegan} other {juega}} la carta de táctica «{card}»: {side_id, select, rebel {el Imperio no puede} other {los rebeldes no pueden}} bloquear daño en esta batalla.',
  'log.tacticPlayed.noRetreat':
    '{side_Def} {side_id, select, rebel {juegan} other {juega}} la carta de táctica «{card}»: {side_id, select, rebel {el Imperio no puede} other {los rebeldes no pueden}} retirarse en esta ronda de combate.',
  'log.tacticPlayed.freeRetreat':
    '{side_Def} {side_id, select, rebel {juegan} other {juega}} la carta de táctica «{card}»: sus unidades pueden retirarse en esta ronda de combate sin tener en cuenta las restricciones de transporte.',
  'log.tacticDiscarded':
    '{side_Def} {side_id, select, rebel {descartan} other {descarta}} la carta de táctica «{card}».',
  'log.rerolled': 'Se vuelve a tirar un dado: de «{from}» a «{to}».',
  'log.damage': '{unit_One} recibe {n} de daño.',
  'log.blocked': 'Se bloquea 1 de daño a {unit_one}.',
  'log.doomed': '{unit_One} será {unit_gender, select, f {destruida} other {destruido}} al final de esta batalla.',
  'log.forced': 'Se pierden las unidades que no pueden quedarse en este combate.',

  'ask.addLeader': 'Combate en {system}: puedes añadir un líder de tu reserva.',
  'option.noLeader': 'Sin líder',
  'detail.tacticCards': 'Cartas de táctica: espacio {space}, tierra {ground}',

  'ask.combatAction': 'Tu ataque: acciones de combate',
  'help.noTactic': 'No tienes ninguna carta que puedas jugar ahora.',
  'option.drawTactic': 'Robar una carta de táctica {theatre_id, select, space {espacial} other {terrestre}}',
  'detail.spend': 'Cuesta un especial {colour_id, select, red {rojo} other {negro}}',
  'detail.yoda': 'Maestro Yoda: volver a tirar este dado',
  'die.coloured': '{face} ({colour})',
  'ask.strategy': '¿Qué cartas de táctica robas?',
  'option.strategy':
    '{space, plural, one {# espacial} other {# espaciales}}, {ground, plural, one {# terrestre} other {# terrestres}}',
  'ask.bombardment': '¿Cuál de tus naves bombardea?',
  'detail.bombardment': '{n} de daño',
  'ask.cardDamage':
    '{picks, plural, one {Elige una unidad enemiga para infligirle {n} de daño.} other {Reparte # de daño entre las unidades enemigas.}}',
  'ask.cardDamageEach': 'Elige hasta {picks} unidades enemigas para infligir {n} de daño a cada una.',

  'ask.recolour': '¿Cuántos impactos negros usas como impactos rojos?',
  'ask.assignDie': 'Asigna este dado: {face} ({colour}). {n, plural, one {Es el último.} other {Quedan # dados.}}',
  'option.assignAll': 'Asignar el daño por mí',
  'option.assignAuto': 'Asignar el resto por mí',
  'detail.assignAuto': 'Máximas bajas: destruye {n, plural, one {# unidad} other {# unidades}}',
  'detail.thenAssign': 'Después asignas {n} de daño',
  'detail.damage': 'Daño {damage} de {health}',
  'detail.damageNew': 'Daño {damage} de {health}, {n} de este ataque',

  'ask.block': 'Tus unidades han recibido impactos. ¿Jugar una carta para bloquear el daño?',
  'help.noBlock': 'No tienes ninguna carta que bloquee el daño.',
  'option.noBlock': '{n, plural, =0 {Continuar} other {Dejar de bloquear}}',
  'detail.discarded': 'Descartar esta carta',
  'ask.blockUnit': 'Elige las unidades en las que bloqueas hasta {n} de daño.',

  'refused.no_tactics_left': 'No quedan cartas de táctica que robar.',
  'refused.other_theatre': 'Esta carta es del otro escenario.',
  'refused.no_space_tactics': 'El Imperio no puede jugar cartas de táctica espacial en esta ronda.',
  'refused.block_later': 'Esta carta se juega en el ataque del rival.',
  'refused.no_special': 'Esta carta cuesta un dado que muestre un especial.',
  'refused.no_unit_to_damage': 'Aquí ninguna unidad enemiga puede recibir daño.',
  'refused.no_dice': 'No hay ningún dado que volver a tirar.',
  'refused.no_bomber': 'Aquí ninguna de tus naves tiene dados de ataque rojos.',
  'refused.second_card': 'Con esta carta hay que descartar otra carta de táctica de este escenario.',
} as const;
