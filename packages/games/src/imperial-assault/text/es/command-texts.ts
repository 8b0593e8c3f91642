import type { CommandTexts } from '../en/command-texts.ts';

export const commandTexts: CommandTexts = {
  'commandText.celebration': 'Úsala cuando una figura hostil con una carta única sea derrotada: ganas 4 puntos.',
  'commandText.deadeye': 'Úsala cuando ataques: +2 de precisión.',
  'commandText.element-of-surprise':
    'Úsala cuando, en tu activación, declares un ataque contra una figura que no te tenía en su línea de visión al comenzar la activación: retira 1 dado a tu elección de su defensa.',
  'commandText.expose-weakness':
    'Acción. Elige una figura hostil adyacente: el próximo ataque contra ella tiene Perforante 3.',
  'commandText.fleet-footed': 'Úsala durante tu activación: obtienes 1 punto de movimiento.',
  'commandText.planning': 'Acción. Roba 2 cartas de Mando. Después descarta una de las dos, salvo que seas un Líder.',
  'commandText.rally': 'Úsala cuando comience tu activación: descarta todos tus estados dañinos.',
  'commandText.recovery': 'Acción. Recupera 2 de daño.',
  'commandText.sit-tight':
    'Úsala al comienzo de una ronda: en esta ronda pasas tus turnos hasta que tengas más cartas de Despliegue preparadas que tu rival al comenzar tu turno.',
  'commandText.take-cover':
    'Acción. Hasta el final de la ronda, los ataques contra ti tienen −2 de precisión y tu defensa tiene +1 de bloqueo.',
  'commandText.take-initiative':
    'Úsala al comienzo de una ronda: te quedas con la iniciativa. Después agota una de tus cartas de Despliegue con figuras.',
  'commandText.to-the-limit':
    'Úsala durante tu activación después de una acción especial tuya: puedes realizar de inmediato 1 acción más. Después adquieres Aturdimiento.',
  'commandText.urgency':
    'Acción. Obtienes tantos puntos de movimiento como tu Velocidad más 2 y los gastas de inmediato.',
  'commandText.deflection':
    'Úsala cuando se declare un ataque contra ti: tiene −2 de precisión. Si no sufres daño de él, el atacante sufre después 2 de daño.',
  'commandText.ferocity':
    'Úsala al final de una ronda: elige una Criatura de cualquiera de los jugadores y ataca con ella.',
  'commandText.guardian-stance':
    'Úsala cuando una figura amiga adyacente se defienda: vuelve a tirar a la vez tantos dados de ataque y de defensa como quieras.',
  'commandText.hunter-protocol':
    'Úsala cuando ataques: puedes usar dos veces la misma capacidad de incremento, y la pagas dos veces.',
  'commandText.marksman': 'Úsala antes de declarar un ataque a distancia: las figuras no bloquean su línea de visión.',
  'commandText.price-on-their-heads':
    'Acción. Vincula esta carta a una carta de Despliegue hostil con figuras en el mapa: ganas 4 puntos más cuando la última figura de ese grupo sea derrotada.',
  'commandText.pummel':
    '2 acciones. Solo con el tipo de ataque cuerpo a cuerpo: 2 ataques, uno después de otro. Cuentan como el ataque de esta activación.',
  'commandText.regroup':
    'Acción. Descarta todos los estados dañinos de todas las figuras amigas adyacentes, pero no los tuyos.',
  'commandText.telekinetic-throw':
    'Acción. Elige una figura hostil a 3 casillas o menos en la línea de visión y tira 2 dados azules: sufre ese daño. No es un ataque.',
  'commandText.burst-fire':
    'Acción. Ataca. Si el objetivo sufre daño, todas las demás figuras en su casilla o adyacentes a ella, también las amigas, adquieren Aturdimiento.',
  'commandText.close-the-gap': 'Úsala al comienzo de una ronda: cada uno de tus Pendencieros puede moverse 1 casilla.',
  'commandText.furious-charge':
    'Úsala después de un ataque contra ti del que hayas sufrido 3 o más de daño: tu carta de Despliegue vuelve a estar preparada.',
  'commandText.knowledge-and-defense': 'Acción. Hasta el final de la ronda, tu defensa tiene 1 dado blanco más.',
  'commandText.meditation': 'Acción. Tienes 1 acción más en tu próxima activación.',
  'commandText.one-in-a-million':
    'Úsala cuando declares un ataque fuera de tu activación: retira todos los dados de la defensa del objetivo.',
  'commandText.sarlacc-sweep':
    'Acción. 2 ataques, uno después de otro, contra dos figuras distintas. Cuentan como el ataque de esta activación.',
  'commandText.covering-fire':
    'Úsala al comienzo de una ronda: en esta ronda todos tus Soldados tienen una capacidad de 1 incremento: Aturdimiento, y +2 de daño si el objetivo ya tiene Aturdimiento.',
  'commandText.force-lightning':
    'Acción. Elige una figura hostil a 2 casillas o menos en la línea de visión: ella y todas las figuras adyacentes a ella, también las amigas, sufren 2 de daño y adquieren Aturdimiento. No es un ataque.',
  'commandText.lord-of-the-sith':
    'Úsala durante tu activación: tienes 1 acción más por cada figura hostil derrotada en esta activación, antes o después de jugar la carta.',
  'commandText.lure-of-the-dark-side':
    'Acción. Elige una figura hostil pequeña a 3 casillas o menos: ataca con ella a cualquier figura salvo a sí misma. El ataque no cuenta para ningún límite.',
  'commandText.maximum-firepower': '2 acciones. Ataca con +4 de daño. Cuenta como el ataque de esta activación.',
  'commandText.shadow-ops': 'Acción. Hasta el final de la ronda, tu rival no puede jugar cartas de Mando.',
  'commandText.son-of-skywalker':
    'Úsala cuando cualquier figura haya terminado su activación: tu carta de Despliegue vuelve a estar preparada.',
  'commandText.take-it-down':
    'Acción. Elige una figura amiga adyacente: ataca con +2 de daño. El ataque no cuenta para ningún límite.',
};
