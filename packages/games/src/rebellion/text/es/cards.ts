/** Names and effects of action, objective and tactic cards and of the rings. */
export const cards = {
  'action.according-to-my-design': 'Conforme a mis designios',
  'action.according-to-my-design.text':
    'Inicio del combate: en las dos batallas de la primera ronda de combate, espacial y terrestre, los rebeldes tiran 1 dado rojo y 2 negros menos.',
  'action.brilliant-administrator': 'Administrador brillante',
  'action.brilliant-administrator.text':
    'Asignación: coloca a Tarkin en cualquier sistema imperial y coloca en la cola de construcción una unidad por cada icono de recurso de ese sistema, en la casilla de su número.',
  'action.it-is-your-destiny': 'Es tu destino',
  'action.it-is-your-destiny.text':
    'Después de que una misión en el sistema de Vader rescate a un líder: Vader captura a uno de los líderes rebeldes asignados a ese intento.',
  'action.more-dangerous-than-you-realize': 'Más peligrosos de lo que crees',
  'action.more-dangerous-than-you-realize.text':
    'Inicio del combate: elige un mazo de táctica, espacial o terrestre, y roba de él 3 cartas.',
  'action.blindside': 'Por el flanco ciego',
  'action.blindside.text':
    'Antes de revelar la misión de este líder: los rebeldes no pueden enviar líderes de su reserva para oponerse a ella.',
  'action.boba-fett-where': '¿Boba Fett? ¿Dónde?',
  'action.boba-fett-where.text':
    'Asignación: coloca a Boba Fett en cualquier sistema imperial. Durante la siguiente fase de mando, los líderes rebeldes no pueden intentar misiones ni usar cartas de acción en ese sistema.',
  'action.catch-them-by-surprise': 'Tomarlos por sorpresa',
  'action.catch-them-by-surprise.text':
    'Asignación: coloca a Ozzel en cualquier sistema y mueve allí unidades imperiales desde sistemas adyacentes. Si hay unidades rebeldes, se resuelve un combate.',
  'action.fully-operational': 'Plenamente operativa',
  'action.fully-operational.text':
    'Inicio del combate, con una Estrella de la Muerte (terminada o en construcción) en el sistema: el Imperio destruye en él 1 nave rebelde de su elección.',
  'action.good-intel': 'Buena información',
  'action.good-intel.text':
    'Inicio del combate: los rebeldes mantienen sus cartas de táctica boca arriba durante este combate.',
  'action.keep-them-from-escaping': 'Que no escapen',
  'action.keep-them-from-escaping.text':
    'Inicio del combate: las unidades rebeldes no pueden retirarse de este combate.',
  'action.local-rumors': 'Rumores locales',
  'action.local-rumors.text':
    'Asignación: coloca a Yularen en cualquier sistema con una unidad imperial. Los rebeldes deben decir si la base está en esa región.',
  'action.proceeding-as-planned': 'Todo según lo previsto',
  'action.proceeding-as-planned.text':
    'Asignación: busca una carta en el mazo de proyectos y colócala boca abajo con este líder asignado a ella. Después baraja el mazo.',
  'action.public-support': 'Respaldo de la población',
  'action.public-support.text':
    'Asignación: coloca a Janus Greejatus en un sistema imperial sin unidades terrestres rebeldes y gana allí 3 soldados de asalto. En esta ronda no impide que las unidades salgan de ese sistema.',
  'action.ready-for-action': 'Listo para la acción',
  'action.ready-for-action.text':
    'Inicio del combate: coloca a este líder de la reserva imperial en el sistema del combate. No puede retirarse y vuelve a la reserva cuando termina el combate.',
  'action.scouting-mission': 'Misión de reconocimiento',
  'action.scouting-mission.text':
    'Asignación: coloca a Fel en cualquier sistema y mueve allí hasta 4 cazas TIE desde cualquier lugar del tablero, sin tener en cuenta la adyacencia ni el transporte. Si hay naves rebeldes, se resuelve un combate.',
  'action.target-the-generator': 'Objetivo: el generador',
  'action.target-the-generator.text':
    'Inicio del combate: el Imperio destruye una estructura rebelde de su elección en el sistema del combate.',
  'action.human-cyborg-relations': 'Relaciones cibernético-humanas',
  'action.human-cyborg-relations.text': 'Inmediata: pon el anillo «C-3PO» a cualquier líder rebelde.',
  'action.our-most-desperate-hour': 'Nuestra hora más desesperada',
  'action.our-most-desperate-hour.text':
    'Asignación: busca una carta en el mazo de misiones rebeldes y asigna a Leia a esa misión. Después baraja el mazo.',
  'action.rebel-planning': 'Planificación rebelde',
  'action.rebel-planning.text': 'Asignación: coloca a Dodonna en la casilla «Base rebelde» y roba 1 carta de objetivo.',
  'action.resourceful-astromech': 'Astromecánico ingenioso',
  'action.resourceful-astromech.text': 'Inmediata: pon el anillo «R2-D2» a cualquier líder rebelde.',
  'action.start-the-evacuation': 'Iniciar la evacuación',
  'action.start-the-evacuation.text':
    'Asignación: coloca a Rieekan en cualquier sistema sin unidades imperiales. Cualquier número de unidades puede moverse allí desde la casilla «Base rebelde» como si fuera adyacente; se aplican los límites de transporte.',
  'action.temporary-alliance': 'Alianza temporal',
  'action.temporary-alliance.text':
    'Asignación: coloca a Mon Mothma en cualquier sistema neutral y coloca en la cola de construcción una unidad por cada icono de recurso de ese sistema, en la casilla de su número.',
  'action.ambush': 'Emboscada',
  'action.ambush.text':
    'Asignación: coloca a Madine en cualquier sistema y destruye allí unidades terrestres imperiales de tu elección cuya salud impresa sume 3 como máximo.',
  'action.an-old-friend': 'Un viejo amigo',
  'action.an-old-friend.text':
    'Asignación: coloca a Han en Bespin para reclutar a Lando Calrissian o en Kashyyyk para reclutar a Chewbacca. El líder reclutado se coloca en el sistema de Han.',
  'action.independent-operation': 'Operación independiente',
  'action.independent-operation.text':
    'Asignación: coloca a Lando en cualquier sistema subyugado. El Imperio debe mover todas sus unidades terrestres de allí a un sistema imperial de su elección sin unidades terrestres rebeldes, sin tener en cuenta la adyacencia ni el transporte.',
  'action.its-a-trap': '¡Es una trampa!',
  'action.its-a-trap.text':
    'Inicio del combate: durante la primera ronda de combate, el Imperio no puede jugar cartas de táctica espacial.',
  'action.noble-sacrifice': 'Noble sacrificio',
  'action.noble-sacrifice.text': 'Cuando Obi-Wan es capturado: se le elimina y los rebeldes ganan 1 de reputación.',
  'action.one-in-a-million': 'Uno entre un millón',
  'action.one-in-a-million.text':
    'Antes de una tirada en un combate o una misión: aparta 1 o 2 de los dados y colócalos mostrando las caras que quieras.',
  'action.point-blank-assault': 'Asalto a quemarropa',
  'action.point-blank-assault.text':
    'Inicio del combate: todas las unidades de este sistema tienen 1 de salud menos, con un mínimo de 1, durante este combate.',
  'action.son-of-skywalker': 'Hijo de Skywalker',
  'action.son-of-skywalker.text':
    'Después de que los rebeldes tengan éxito en una misión en el sistema de Luke: toma «Buscar a Yoda» o «Rescate audaz» del mazo de misiones rebeldes y añádela a tu mano. Después baraja el mazo.',
  'action.target-the-star-destroyers': 'Objetivo: los Destructores Estelares',
  'action.target-the-star-destroyers.text':
    'Inicio del combate: en la batalla espacial de cada ronda de este combate, hasta 2 impactos negros de los rebeldes cuentan como impactos rojos.',
  'action.the-millennium-falcon': 'El Halcón Milenario',
  'action.the-millennium-falcon.text': 'Inmediata: pon el anillo «Halcón Milenario» a Han Solo o a Chewbacca.',
  'action.undercover': 'De incógnito',
  'action.undercover.text':
    'Cuando el Imperio intenta una misión, antes de la tirada: mueve a este líder desde cualquier lugar del tablero al sistema de esa misión.',
  'action.wookiee-guardian': 'Guardián wookiee',
  'action.wookiee-guardian.text':
    'Cuando el Imperio intenta una misión de operaciones especiales en el sistema de Chewbacca, antes de la tirada: la misión fracasa.',

  'objective.crippling-blow': 'Golpe demoledor',
  'objective.crippling-blow.text':
    'Combate: se han destruido unidades terrestres imperiales por un total de al menos 3 de salud impresa en un combate iniciado por los rebeldes.',
  'objective.rebel-assault': 'Asalto rebelde',
  'objective.rebel-assault.text':
    'Combate: en un combate iniciado por los rebeldes, el Imperio ha perdido al menos un Destructor Estelar o un Superdestructor Estelar.',
  'objective.cut-supply-lines': 'Cortar las líneas de suministro',
  'objective.cut-supply-lines.text':
    'Fase de recuperación: al menos 3 sistemas imperiales contienen un marcador de sabotaje o una unidad rebelde.',
  'objective.defend-the-people': 'Defender al pueblo',
  'objective.defend-the-people.text':
    'Fase de recuperación: al menos 4 sistemas rebeldes contienen una unidad rebelde.',
  'objective.regional-support': 'Apoyo regional',
  'objective.regional-support.text':
    'Fase de recuperación: todos los sistemas poblados de una región tienen lealtad rebelde y hay en ella al menos un marcador de lealtad rebelde.',
  'objective.death-star-plans-ii': 'Planos de la Estrella de la Muerte',
  'objective.death-star-plans-ii.text':
    'Al final de una batalla espacial con un caza rebelde y una Estrella de la Muerte (terminada o en construcción) en el sistema: revela esta carta y tira 3 dados. Con al menos un impacto directo, juega la carta y destruye esa Estrella de la Muerte; si no, la carta vuelve a la mano.',
  'objective.heart-of-the-empire': 'El corazón del Imperio',
  'objective.heart-of-the-empire.text':
    'Fase de recuperación: Coruscant contiene una unidad rebelde y ninguna imperial. La carta vuelve a la mano después de jugarla.',
  'objective.leave-no-one-behind': 'No dejar a nadie atrás',
  'objective.leave-no-one-behind.text':
    'Fase de recuperación: ningún líder rebelde está capturado; un líder en carbonita cuenta como capturado.',
  'objective.liberation': 'Liberación',
  'objective.liberation.text': 'Combate: los rebeldes han ganado una batalla terrestre en un sistema subyugado.',
  'objective.popular-support': 'Apoyo popular',
  'objective.popular-support.text': 'Fase de recuperación: al menos 6 sistemas tienen lealtad rebelde.',
  'objective.death-star-plans-iii': 'Planos de la Estrella de la Muerte',
  'objective.death-star-plans-iii.text':
    'Al final de una batalla espacial con un caza rebelde y una Estrella de la Muerte (terminada o en construcción) en el sistema: revela esta carta y tira 3 dados. Con al menos un impacto directo, juega la carta y destruye esa Estrella de la Muerte; si no, la carta vuelve a la mano.',
  'objective.establish-outposts': 'Establecer puestos avanzados',
  'objective.establish-outposts.text': 'Fase de recuperación: al menos 5 sistemas contienen una unidad rebelde.',
  'objective.inspire-sympathy': 'Despertar simpatías',
  'objective.inspire-sympathy.text':
    'Fase de recuperación: los rebeldes ganan 1 de reputación por cada sistema destruido.',
  'objective.major-victory': 'Gran victoria',
  'objective.major-victory.text':
    'Combate: se han destruido naves imperiales por un total de al menos 3 de salud impresa en un combate iniciado por los rebeldes.',
  'objective.return-of-the-jedi': 'El retorno del Jedi',
  'objective.return-of-the-jedi.text':
    'Combate: los rebeldes han ganado una batalla en el sistema de Darth Vader o del emperador Palpatine. Si Luke Skywalker (Jedi) está en ese sistema, elimina a 1 líder imperial que esté en él.',

  'tactic.space-critical-hit': 'Impacto crítico',
  'tactic.space-critical-hit.text': 'Tu ataque: inflige 1 de daño a una unidad de tu elección.',
  'tactic.space-onslaught': 'Embestida',
  'tactic.space-onslaught.text':
    'Tu ataque, gasta 1 especial: inflige 1 de daño a cada una de hasta 2 naves enemigas distintas.',
  'tactic.space-take-it-down': 'Derribadlo',
  'tactic.space-take-it-down.text': 'Tu ataque, gasta 1 especial: inflige 2 de daño a una nave enemiga.',
  'tactic.space-concentrate-fire': 'Concentrar el fuego',
  'tactic.space-concentrate-fire.text': 'Tu ataque: vuelve a tirar a la vez hasta 2 de tus dados de este ataque.',
  'tactic.space-unstoppable-assault': 'Asalto imparable',
  'tactic.space-unstoppable-assault.text':
    'Tu ataque, gasta 1 especial: durante el resto de este paso de batalla, tu rival no puede bloquear daño.',
  'tactic.space-brilliant-strategy': 'Estrategia brillante',
  'tactic.space-brilliant-strategy.text':
    'Tu ataque, gasta 1 especial: roba 2 cartas de táctica en total, de un mazo o repartidas entre los dos.',
  'tactic.space-defensive-formation': 'Formación defensiva',
  'tactic.space-defensive-formation.text': 'Ataque rival: bloquea 1 de daño.',
  'tactic.space-outmaneuver': 'Ventaja de maniobra',
  'tactic.space-outmaneuver.text':
    'Ataque rival: descarta otra carta de táctica espacial para bloquear hasta 2 de daño, en una unidad o repartido entre dos.',
  'tactic.space-no-escape': 'Sin escapatoria',
  'tactic.space-no-escape.text': 'Tu ataque: tu rival no puede retirarse en esta ronda de combate.',
  'tactic.ground-critical-hit': 'Impacto crítico',
  'tactic.ground-critical-hit.text': 'Tu ataque: inflige 1 de daño a una unidad de tu elección.',
  'tactic.ground-onslaught': 'Embestida',
  'tactic.ground-onslaught.text':
    'Tu ataque, gasta 1 especial: inflige 1 de daño a cada una de hasta 2 unidades terrestres enemigas distintas.',
  'tactic.ground-take-it-down': 'Derribadlo',
  'tactic.ground-take-it-down.text': 'Tu ataque, gasta 1 especial: inflige 2 de daño a una unidad terrestre enemiga.',
  'tactic.ground-concentrate-fire': 'Concentrar el fuego',
  'tactic.ground-concentrate-fire.text': 'Tu ataque: vuelve a tirar a la vez hasta 2 de tus dados de este ataque.',
  'tactic.ground-unstoppable-assault': 'Asalto imparable',
  'tactic.ground-unstoppable-assault.text':
    'Tu ataque, gasta 1 especial: durante el resto de este paso de batalla, tu rival no puede bloquear daño.',
  'tactic.ground-brilliant-strategy': 'Estrategia brillante',
  'tactic.ground-brilliant-strategy.text':
    'Tu ataque, gasta 1 especial: roba 2 cartas de táctica en total, de un mazo o repartidas entre los dos.',
  'tactic.ground-defensive-formation': 'Formación defensiva',
  'tactic.ground-defensive-formation.text': 'Ataque rival: bloquea 1 de daño.',
  'tactic.ground-dig-in': 'Atrincherarse',
  'tactic.ground-dig-in.text':
    'Ataque rival: descarta otra carta de táctica terrestre para bloquear hasta 2 de daño, en una unidad o repartido entre dos.',
  'tactic.ground-escape-plan': 'Plan de huida',
  'tactic.ground-escape-plan.text':
    'Tu ataque: en esta ronda de combate tus unidades pueden retirarse sin tener en cuenta las restricciones de transporte.',
  'tactic.ground-bombardment': 'Bombardeo',
  'tactic.ground-bombardment.text':
    'Tu ataque, gasta 1 especial: elige una de tus naves en el sistema. Inflige tanto daño como dados de ataque rojos tenga, repartido libremente entre las unidades terrestres enemigas.',

  'ring.captured.text':
    'Este líder está capturado. Si se captura a otro líder mientras el anillo está en uso, primero se rescata al anterior y el anillo pasa al nuevo.',
  'ring.carbonite.text':
    'Sustituye al anillo «Líder capturado», que queda libre para otro líder; el portador sigue contando como capturado. Se descarta cuando el líder es rescatado; la reputación perdida no se recupera.',
  'ring.lure-of-the-dark-side.text':
    'Desde ahora este líder pertenece para siempre al Imperio. Ya no está capturado, puede volver a la reserva imperial y nunca puede usar cartas de acción.',
  'ring.master-yoda.text':
    'Una vez por ronda de juego, cuando el portador está en el sistema de una misión o un combate, los rebeldes pueden volver a tirar 1 de sus propios dados.',
  'ring.r2-d2.text':
    'Después de que el rival tire los dados de una misión en el sistema del portador, descarta este anillo para poner 1 de los dados del rival por su cara en blanco.',
  'ring.c-3po.text':
    'Cuando los rebeldes fracasan en una misión de Diplomacia en el sistema del portador, descarta este anillo para que tenga éxito.',
  'ring.millennium-falcon.text':
    'Después de que los rebeldes tengan éxito en una misión en el sistema del portador, descarta este anillo para rescatar a 1 líder capturado en ese sistema. Los líderes asignados a la misión pueden ir a la base con el líder rescatado.',
} as const;
