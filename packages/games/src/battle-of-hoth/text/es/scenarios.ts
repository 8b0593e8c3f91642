import type { ScenariosSentences } from '../en/scenarios.ts';

export const scenarios: ScenariosSentences = {
  'scenario.imperial-scout-mission.briefing':
    'El Imperio ha lanzado droides sonda sobre Hoth en busca de señales de vida, con soldados de las nieves tras ellos. Una patrulla de la Base Eco debe destruirlos antes de que informen.',
  'scenario.snowspeeder-counter-attack.briefing':
    'Se ha visto al primer caminante en campo abierto. Los snowspeeders salen a frenar el avance imperial mientras los soldados forman una línea.',
  'scenario.enemy-spotted.briefing':
    'Una fuerza de exploración rebelde se topa con la vanguardia imperial entre las rocas. Derribar al caminante sería un duro golpe para el Imperio.',
  'scenario.successful-landings.briefing':
    'Las naves de desembarco imperiales han dejado dos caminantes al alcance de un puesto de escucha rebelde. Quien domine el edificio dominará el campo.',
  'scenario.hill-alpha-defense.briefing':
    'Una posición de artillería en los restos de la colina Alfa cubre todo el valle. El Imperio quiere acabar con ella; los rebeldes, que siga disparando.',
  'scenario.retrieve-imperial-data.briefing':
    'Una lanzadera imperial se ha estrellado entre las líneas. Los comandos rebeldes deben mantener los restos el tiempo suficiente para copiar sus datos mientras llegan más tropas imperiales.',
  'scenario.outpost-attack.briefing':
    'El Imperio lanza dos caminantes y una masa de infantería contra un puesto rebelde aislado. Llegará ayuda por aire, si los soldados aguantan.',
  'scenario.medevac.briefing':
    'Un oficial rebelde herido yace en un cráter rodeado de trincheras y el Imperio se acerca. Los snowspeeders acuden a toda prisa para llevarlo a la base.',
  'scenario.securing-defensive-positions.briefing':
    'Tres puntos clave deben estar en manos rebeldes antes de que lleguen los caminantes. La infantería imperial ya lo sabe.',
  'scenario.target-the-shield-generators.briefing':
    'Dos generadores alimentan el escudo de la Base Eco. Mientras uno funcione, las naves aún pueden escapar; sin ninguno, la base queda indefensa. Tres caminantes van directos hacia ellos.',
  'scenario.rebel-breakout.briefing':
    'Aislada tras las crestas, una fuerza rebelde debe romper la línea imperial y escapar.',
  'scenario.under-siege.briefing': 'El Imperio cerca un bastión rebelde desde el norte y el este a la vez.',
  'scenario.enter-echo-base.briefing':
    'Con el escudo caído, tres caminantes llevan sus tropas hasta las mismas puertas de la base.',
  'scenario.protect-rebel-transports.briefing':
    'Cada disparo del cañón de iones abre el cielo a otro transporte. El Imperio debe silenciarlo.',
  'scenario.south-gate-retreat.briefing':
    'La línea se ha roto. Los soldados se repliegan por terreno quebrado hacia la puerta sur con el Imperio pisándoles los talones.',
  'scenario.echo-base-evacuation.briefing':
    'La única salida pasa justo por las líneas imperiales. Quien domine la altura verá lo que se avecina.',
  'scenario.last-stand.briefing':
    'Rodeada en la última colina, la retaguardia sigue luchando para que unos pocos escapen hacia el oeste.',
  'side.either': 'Ambos bandos',
  'kind.any': 'cualquier unidad',
  list: '{one}, {other}',
  'direction.NE': 'noreste',
  'direction.E': 'este',
  'direction.SE': 'sudeste',
  'direction.SW': 'sudoeste',
  'direction.W': 'oeste',
  'direction.NW': 'noroeste',
  'rule.goal':
    '{side_Def} {side_number, select, one {gana} other {ganan}} con {n, plural, one {# medalla} other {# medallas}}.',
  'rule.noGoal': '{side_Def} no {side_number, select, one {puede} other {pueden}} ganar por medallas.',
  'rule.noKillMedals':
    '{side_Def} no {side_number, select, one {gana} other {ganan}} medallas por las unidades eliminadas.',
  'rule.structureShot':
    '{side_Def} {side_number, select, one {puede} other {pueden}} atacar {structure_to}: lo destruye una explosión; los demás resultados no tienen efecto.',
  'rule.temporary':
    '{side_Def} {side_number, select, one {tiene} other {tienen}} {n, plural, one {# medalla} other {# medallas}} por cada uno de estos hexágonos mientras lo ocupe una de sus unidades: {hexes}.{most, plural, =0 {} other { {most} como máximo en total.}}',
  'rule.permanent':
    '{side_Def} {side_number, select, one {gana} other {ganan}} {n, plural, one {# medalla permanente} other {# medallas permanentes}}, una sola vez, cuando una de sus unidades entra en {hexes}.',
  'rule.perTurn':
    '{side_Def} {side_number, select, one {gana} other {ganan}} {n, plural, one {# medalla permanente} other {# medallas permanentes}} al principio de cada uno de sus turnos con una unidad en {hexes}.',
  'rule.occupySet': 'Para {side_def} cuentan estos hexágonos: {hexes}.',
  'rule.token': 'El oficial herido está en {hexes}. No es una unidad y no bloquea ni el movimiento ni la visión.',
  'rule.handBonus':
    '{side_Def} {side_number, select, one {tiene} other {tienen}} {n, plural, one {# carta más} other {# cartas más}} en la mano mientras {side_number, select, one {ocupe} other {ocupen}} {hexes}.',
  'rule.exit':
    '{side_Def} {side_number, select, one {puede} other {pueden}} sacar del tablero {kind} por {hexes} con 1 hexágono más de movimiento{n, plural, =0 {} one {, por # medalla por unidad} other {, por # medallas por unidad}}.',
  'rule.gate':
    'Las unidades {side_of} ({kind}) que entran en {hexes} con un movimiento propio salen del tablero de inmediato{n, plural, =0 {} one {, por # medalla por unidad} other {, por # medallas por unidad}}.',
  'rule.exitToken':
    'Solo la unidad {side_of} que lleva al oficial puede salir del tablero, por {hexes} con 1 hexágono más de movimiento.',
  'rule.killMedals':
    '{side_Def} {side_number, select, one {gana} other {ganan}} {n, plural, one {# medalla} other {# medallas}} por cada una de estas unidades eliminadas: {unit}.',
  'rule.reinforceEliminated':
    'Al principio de un turno, {side_def} {side_number, select, one {puede} other {pueden}} recuperar {n, plural, one {# unidad eliminada} other {# unidades eliminadas}} en la fila {row}, {most} en total: {unit}.',
  'rule.scheduledReinforcement':
    '{side_Def} {side_number, select, one {recibe} other {reciben}} refuerzos en la fila {row} en los turnos {turns}: {unit}.',
  'rule.carryToken':
    'Una unidad que termina un movimiento en el hexágono del oficial lo recoge y ya no se mueve en ese turno: {unit}. Una vez por turno, un portador con órdenes puede entregarlo a una de esas unidades adyacente en lugar de moverse. Un portador eliminado deja al oficial en su hexágono.',
  'rule.moveCost':
    '{terrain}: entrar cuesta {n, plural, one {# hexágono} other {# hexágonos}} de movimiento.{flying, plural, =0 {} other { Las unidades voladoras pagan 1.}}',
  'rule.retreatDirections': 'Los rebeldes se retiran hacia el {rebels}; el Imperio, hacia el {empire}.',
  'rule.deployFromCarrier':
    'Con órdenes, {carrier_one} puede desembarcar una unidad adyacente, después de moverse o en lugar de moverse, {n, plural, one {# vez} other {# veces}} en la batalla: {unit}. Esa unidad no puede recibir órdenes en este turno.{worthless, plural, =0 {} other { No vale ninguna medalla.}}',
  'rule.chargeStructure':
    '{structure_Def} recibe una carga al final de cada turno {side_of}. {n, plural, one {Cada carga vale} other {# cargas valen}} una medalla, {most, plural, one {# medalla} other {# medallas}} como máximo.',
  'rule.extraCard':
    'La carta adicional se roba cuando una unidad termina un movimiento allí. Si pierde el hexágono, su dueño se salta un robo.',
  'sudden.occupyAll':
    '{side_Def} {side_number, select, one {logra} other {logran}} una victoria inmediata con unidades en todos estos hexágonos: {hexes}.',
  'sudden.structuresDestroyed':
    '{side_Def} {side_number, select, one {logra} other {logran}} una victoria inmediata cuando {n, plural, one {queda destruida una de estas estructuras} other {quedan destruidas # de estas estructuras}}: {structure}.',
  'sudden.unitsEliminated':
    '{side_Def} {side_number, select, one {logra} other {logran}} una victoria inmediata cuando {n, plural, one {queda eliminada una de estas unidades} other {quedan eliminadas # de estas unidades}}: {unit}.',
  'sudden.classEliminated':
    '{side_Def} {side_number, select, one {logra} other {logran}} una victoria inmediata cuando {n, plural, one {queda eliminada # unidad enemiga ({kind})} other {quedan eliminadas # unidades enemigas ({kind})}}.',
  'sudden.unitsExited':
    '{side_Def} {side_number, select, one {logra} other {logran}} una victoria inmediata cuando {n, plural, one {ha salido del tablero # unidad ({kind})} other {han salido del tablero # unidades ({kind})}}.',
  'sudden.exitsImpossible':
    '{side_Def} {side_number, select, one {logra} other {logran}} una victoria inmediata cuando menos de {n, plural, one {# unidad enemiga ({kind}) puede} other {# unidades enemigas ({kind}) pueden}} salir aún del tablero.',
  'sudden.tokenExits':
    '{side_Def} {side_number, select, one {logra} other {logran}} una victoria inmediata cuando la unidad que lleva al oficial sale del tablero.',
  'sudden.tokenCaptured':
    '{side_Def} {side_number, select, one {logra} other {logran}} una victoria inmediata cuando, al principio de uno de sus turnos, una de sus unidades está en el hexágono del oficial y ninguna unidad lo lleva.',
};
