import type { MissionTexts } from '../en/mission-texts.ts';

export const missionTexts: MissionTexts = {
  'missionText.mos-eisley-outskirts-a':
    'En la nave hay cuatro paneles de lanzamiento, todos grises al principio. Una figura junto a un panel puede girarlo con una acción de interactuar; cada jugador gira un panel por ronda. Al final de una ronda ganas 5 puntos por cada panel de color y 2 por cada panel gris que controles.',
  'missionText.mos-eisley-outskirts-b':
    'Una figura en el contrabando o junto a él puede recogerlo con una acción de interactuar. Una figura que lleva contrabando tiene −2 de Velocidad. Al final de una ronda ganas 15 puntos por cada figura tuya que lleve contrabando en tu propia zona de despliegue; ese contrabando se descarta después.',
  'missionText.moisture-farm-a':
    'Al final de una ronda ganas 7 puntos por cada caja que controles y que no hayas marcado antes, y la marcas. Cada caja da puntos una sola vez a cada jugador: 28 puntos como máximo por jugador.',
  'missionText.moisture-farm-b':
    'Los saqueadores se pueden atacar; tienen 5 de salud y un dado negro, y ganas 4 puntos cuando derrotas a uno. Al final de una ronda cada saqueador inflige 2 de daño a la figura más cercana que ve, a todas si varias están igual de cerca. Después, el jugador con la iniciativa mueve cada saqueador hasta 3 casillas o despliega uno nuevo en el campamento.',
  'missionText.massassi-ruins-a':
    'Una figura en un holocrón o junto a él puede recogerlo con una acción de interactuar; solo lleva uno. Cuando entra en una casilla junto a la baliza de comunicaciones, también si la empujan, puede descartar el holocrón: su jugador gana 10 puntos.',
  'missionText.massassi-ruins-b':
    'Al comienzo de una ronda, el jugador que controla la baliza de comunicaciones puede ordenar un bombardeo: todas las figuras en casillas exteriores sufren 2 de daño. Al final de una ronda, cada jugador puede descartar una excavación que controle para ganar 6 puntos, primero el jugador con la iniciativa.',
  'missionText.kuat-space-station-a':
    'Las figuras no pueden abrir las puertas. Al comienzo de una ronda, cada jugador abre hasta una puerta por cada terminal que controle. Al final de una ronda las puertas se cierran; las figuras que están en una puerta son empujadas por su jugador. Después, el jugador que controla el núcleo de datos gana 10 puntos.',
  'missionText.kuat-space-station-b':
    'Una figura solo puede abrir una puerta desde una zona de despliegue. Al final de una ronda, cada estación repetidora recibe un contador. Después, cada jugador puede descartar una estación repetidora que controle para ganar 3 puntos por cada contador de ella, primero el jugador con la iniciativa.',
  'missionText.ord-mantell-junkyard-a':
    'Desde la ronda 2, el láser avanza 2 filas hacia el norte al comienzo de una ronda. Después, todas las figuras de su fila y al sur de ella son derrotadas. Al final de una ronda ganas 5 puntos por cada terminal que controles.',
  'missionText.ord-mantell-junkyard-b':
    'Antes del despliegue, cada jugador elige en secreto uno de sus grupos; los dos se revelan a la vez: son los cazarrecompensas. Cuando un cazarrecompensas derrota a la última figura de un grupo hostil, los puntos se duplican. Al final de una ronda, un jugador con un cazarrecompensas en el mapa gana 2 puntos.',
};
