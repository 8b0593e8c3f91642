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
  'kind.any': 'todas las unidades',
  list: '{one}, {other}',
  'direction.NE': 'noreste',
  'direction.E': 'este',
  'direction.SE': 'sudeste',
  'direction.SW': 'sudoeste',
  'direction.W': 'oeste',
  'direction.NW': 'noroeste',
  'rule.goal': '{side}: gana con {n, plural, one {# medalla} other {# medallas}}.',
  'rule.noGoal': '{side}: no puede ganar por medallas.',
  'rule.noKillMedals': '{side}: ninguna medalla por unidades eliminadas.',
  'rule.temporary':
    '{side}: {n, plural, one {# medalla} other {# medallas}} por cada uno de estos hexágonos mientras lo ocupe una unidad: {hexes}.{most, plural, =0 {} other { {most} como máximo en total.}}',
  'rule.permanent':
    '{side}: {n, plural, one {# medalla permanente} other {# medallas permanentes}}, una sola vez, cuando una unidad entra en {hexes}.',
  'rule.perTurn':
    '{side}: {n, plural, one {# medalla permanente} other {# medallas permanentes}} al principio de cada turno propio con una unidad en {hexes}.',
  'rule.occupySet': '{side}: cuentan estos hexágonos: {hexes}.',
  'rule.token': 'El oficial herido está en {hexes}. No es una unidad y no bloquea ni el movimiento ni la visión.',
  'rule.handBonus': '{side}: {n, plural, one {# carta más} other {# cartas más}} en la mano mientras tenga {hexes}.',
  'rule.exit':
    '{side}: salida del tablero por {hexes} con 1 hexágono más de movimiento ({kind}){n, plural, =0 {} one {, por # medalla por unidad} other {, por # medallas por unidad}}.',
  'rule.gate':
    '{side}: puerta en {hexes}, la unidad que entra sale del tablero de inmediato ({kind}){n, plural, =0 {} one {, por # medalla por unidad} other {, por # medallas por unidad}}.',
  'rule.exitToken':
    '{side}: solo la unidad con el oficial puede salir del tablero, desde {hexes} con 1 hexágono más de movimiento.',
  'rule.killMedals': '{side}: {n, plural, one {# medalla} other {# medallas}} por eliminar: {unit}.',
  'rule.reinforceEliminated':
    '{side}: al principio de un turno {n, plural, one {# unidad eliminada puede volver} other {# unidades eliminadas pueden volver}} en la fila {row}, {most} en total: {unit}.',
  'rule.scheduledReinforcement': '{side}: llegan refuerzos a la fila {row} en los turnos {turns}: {unit}.',
  'rule.carryToken':
    'Una unidad que termina un movimiento en el hexágono del oficial lo recoge y ya no se mueve en ese turno: {unit}. Una vez por turno, un portador con órdenes puede entregarlo a una de esas unidades adyacente en lugar de moverse. Un portador eliminado deja al oficial en su hexágono.',
  'rule.moveCost':
    '{terrain}: entrar cuesta {n, plural, one {# hexágono} other {# hexágonos}} de movimiento.{flying, plural, =0 {} other { Las unidades voladoras pagan 1.}}',
  'rule.retreatDirections': 'Retirada de los Rebeldes: {rebels}. Retirada del Imperio: {empire}.',
  'rule.deployFromCarrier':
    '{carrier}: con órdenes puede desembarcar una unidad adyacente, después de moverse o en lugar de moverse, {n, plural, one {# vez} other {# veces}} en la batalla: {unit}. Esa unidad no puede recibir órdenes en este turno.{worthless, plural, =0 {} other { No vale ninguna medalla.}}',
  'rule.chargeStructure':
    '{side}: al final de cada turno propio la estructura recibe una carga: {structure}. {n, plural, one {Cada carga vale} other {# cargas valen}} una medalla, {most} como máximo.',
  'rule.extraCard':
    'La carta adicional se roba cuando una unidad termina un movimiento allí. Si pierde el hexágono, su dueño se salta un robo.',
  'sudden.occupyAll': 'Victoria inmediata, {side}: unidades en todos estos hexágonos: {hexes}.',
  'sudden.structuresDestroyed': 'Victoria inmediata, {side}: destruir {n}: {structure}.',
  'sudden.unitsEliminated': 'Victoria inmediata, {side}: eliminar {n}: {unit}.',
  'sudden.classEliminated':
    'Victoria inmediata, {side}: {n, plural, one {# unidad enemiga eliminada} other {# unidades enemigas eliminadas}} ({kind}).',
  'sudden.unitsExited':
    'Victoria inmediata, {side}: {n, plural, one {# unidad fuera} other {# unidades fuera}} del tablero ({kind}).',
  'sudden.exitsImpossible':
    'Victoria inmediata, {side}: menos de {n, plural, one {# unidad enemiga puede} other {# unidades enemigas pueden}} salir aún del tablero ({kind}).',
  'sudden.tokenExits': 'Victoria inmediata, {side}: la unidad con el oficial sale del tablero.',
  'sudden.tokenCaptured':
    'Victoria inmediata, {side}: al principio de un turno propio, una unidad está en el hexágono del oficial, al que no lleva ninguna unidad.',
};
