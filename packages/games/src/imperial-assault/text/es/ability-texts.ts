import type { AbilityTexts } from '../en/ability-texts.ts';

export const abilityTexts: AbilityTexts = {
  'abilityText.targeting-computer': 'Cuando ataca, puede volver a tirar 1 dado de ataque.',
  'abilityText.awkward': 'No puede elegir a una figura adyacente como objetivo de un ataque.',
  'abilityText.brutality':
    'Acción. Dos ataques, uno después de otro, contra dos objetivos distintos. Cuentan como el ataque de esta activación.',
  'abilityText.force-choke':
    'Acción. Elige una figura hostil en la línea de visión: sufre 2 de daño y 1 de tensión. No es un ataque.',
  'abilityText.foresight': 'Cuando se defiende, puede volver a tirar 1 dado de defensa.',
  'abilityText.tripod':
    'En su activación no puede abandonar su casilla después de atacar, ni atacar después de abandonarla.',
  'abilityText.assault': 'Puede atacar con cualquier número de sus acciones.',
  'abilityText.generals-orders':
    'Acción. Elige hasta otras dos figuras amigas en cualquier lugar del mapa: cada una puede moverse de inmediato con tantos puntos de movimiento como su Velocidad.',
  'abilityText.epic-arsenal':
    'Para cada ataque, elige 3 dados de ataque de cualquier color, 2 del mismo color como máximo.',
  'abilityText.order':
    'Acción. Elige otra figura amiga a 2 casillas o menos: puede moverse de inmediato con tantos puntos de movimiento como su Velocidad. Con las aclaraciones posteriores tiene 2 puntos de movimiento.',
  'abilityText.cower':
    'Cuando se defiende mientras está adyacente a una figura amiga, puede volver a tirar 1 dado de defensa.',
  'abilityText.executive-order':
    'Acción. Elige otra figura amiga a 2 casillas o menos: puede, de inmediato, moverse con tantos puntos de movimiento como su Velocidad o atacar. No cuenta para el límite de ninguna de las dos.',
  'abilityText.self-destruct':
    'Al final de una ronda puedes tirar 1 dado rojo: todas las figuras adyacentes, también las amigas, y los objetos que se pueden atacar sufren ese daño. Después, esta figura es derrotada.',
  'abilityText.protector':
    'Cuando otra figura amiga se defiende y esta está en la casilla objetivo o adyacente a ella, la defensa tiene +1 de bloqueo. En un ataque solo cuenta un Protector.',
  'abilityText.vengeance': 'Cuando una figura amiga adyacente es derrotada, adquiere Concentración.',
  'abilityText.forward-vengeance':
    'Cuando una figura amiga adyacente es derrotada, adquiere Concentración y después puede moverse 1 casilla.',
  'abilityText.executor':
    'Una vez por ronda, cuando otra figura amiga a 3 casillas o menos es derrotada, puede moverse hasta 2 casillas y después atacar.',
  'abilityText.squad-training':
    'Cuando ataca mientras está adyacente a otro Soldado amigo, puede volver a tirar 1 dado de ataque.',
  'abilityText.last-stand': 'Cuando es derrotada, otra figura de su grupo, a tu elección, adquiere Concentración.',
  'abilityText.slam':
    'Acción. Elige una figura hostil adyacente y tira 1 dado rojo: sufre ese daño. Después, si es pequeña, puedes empujarla 1 casilla. No es un ataque.',
  'abilityText.shattering-blow':
    'Cuando declara un ataque, puedes descartar una carta de Mando de tu mano para retirar 1 dado de defensa a tu elección.',
  'abilityText.trooper-assault':
    'Una vez por ronda, después de que un Soldado amigo a 3 casillas o menos ataque en su activación, ese Soldado puede obtener Asalto hasta el final de la activación.',
  'abilityText.enraged': 'Mientras tenga daño, puede atacar con cualquier número de sus acciones.',
  'abilityText.charge':
    'Acción. Se mueve hasta tantas casillas como su Velocidad y después puede atacar. Ese ataque cuenta como el ataque de esta activación.',
  'abilityText.tactical-maneuver':
    'Acción. Elige otra figura amiga en la línea de visión: obtiene 2 puntos de movimiento y los gasta de inmediato.',
  'abilityText.on-my-mark': 'Acción. Elige otra figura amiga en la línea de visión: adquiere Concentración.',
  'abilityText.return-fire':
    'Una vez por ronda, después de un ataque contra esta figura del que no haya sufrido daño, puede atacar al atacante.',
  'abilityText.distracting':
    'Cuando otra figura amiga se defiende y esta está en la casilla objetivo o adyacente a ella, la defensa tiene +1 de evasión.',
  'abilityText.cunning': 'Cuando se defiende, cada evasión suya es también un bloqueo.',
  'abilityText.hair-trigger':
    'Una vez por ronda, cuando una figura hostil comienza su activación, esta figura puede atacarla si es un objetivo legal.',
  'abilityText.nimble':
    'Después de un ataque contra esta figura, obtiene 2 puntos de movimiento por cada evasión de su defensa. Fuera de su activación los gasta de inmediato.',
  'abilityText.saber-strike':
    'Acción. Un ataque cuerpo a cuerpo con 1 dado rojo, 1 amarillo y Perforante 3. Cuenta como el ataque de esta activación.',
  'abilityText.inspiring':
    'Cuando otra figura amiga a 3 casillas o menos ataca, puede volver a tirar 1 dado del ataque o de la defensa.',
  'abilityText.priority-target': 'Las figuras no bloquean la línea de visión de sus ataques.',
  'abilityText.overload': 'En un ataque puede usar dos veces la misma capacidad de incremento, y la paga dos veces.',
  'abilityText.aim':
    'Si no ha abandonado su casilla en esta activación, sus ataques tienen +1 de daño y +2 de precisión.',
  'abilityText.arsenal': 'Para cada ataque, elige 2 dados de ataque de cualquier color.',
  'abilityText.relentless':
    'Cuando declara un ataque contra una figura a 3 casillas o menos, esa figura sufre 1 de tensión.',
  'abilityText.pounce':
    'Acción. Colócala de modo que una de sus casillas sea una casilla vacía a 3 casillas o menos que no sea terreno bloqueante; después puede atacar. Ese ataque cuenta como el ataque de esta activación.',
  'abilityText.non-sentient': 'No puede interactuar.',
  'abilityText.scattergun': 'Sus ataques contra objetivos adyacentes tienen +1 de daño.',
  'abilityText.acp-scattergun': 'Sus ataques contra objetivos adyacentes tienen +2 de daño.',
  'abilityText.massive': 'Se ha detenido sobre otras figuras y no puede moverse más en esta activación.',
  'abilityText.balance-of-the-force':
    'Tus cartas de Mando pueden costar 18 puntos en lugar de 15. El mazo sigue teniendo 15 cartas.',
  'abilityText.devious-scheme':
    'Tu rival recibe la iniciativa y despliega primero; tú eliges las zonas de despliegue. Sin efecto si ambos ejércitos tienen esta carta.',
  'abilityText.first-strike': 'Ambos jugadores ganan 4 puntos después de la preparación.',
  'abilityText.rebel-high-command': 'Al final de cada ronda robas 1 carta de Mando más.',
  'abilityText.temporary-alliance-imperial':
    'Tu ejército puede tener hasta 2 cartas de Despliegue de Mercenarios con figuras.',
  'abilityText.temporary-alliance-mercenary':
    'Tu ejército puede tener hasta 2 cartas de Despliegue de Rebeldes con figuras.',
};
