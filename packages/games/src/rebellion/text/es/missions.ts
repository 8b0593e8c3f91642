/** Names and effects of the missions. */
export const missions = {
  'mission.rule-by-fear': 'Gobernar con el miedo',
  'mission.rule-by-fear.text':
    'En un sistema populoso con una unidad imperial. Si tiene éxito, el Imperio gana 1 de lealtad en ese sistema.',
  'mission.gather-intel': 'Reunir información',
  'mission.gather-intel.text':
    'En un sistema rebelde. Si tiene éxito, se cuentan las unidades rebeldes de la base, se divide entre 4 y se redondea hacia abajo: el Imperio roba esa cantidad de cartas de sonda, y siempre 1 como mínimo.',
  'mission.capture-rebel-operative': 'Capturar a un agente rebelde',
  'mission.capture-rebel-operative.text':
    'Contra un líder rebelde, ni capturado ni seducido por el Lado Oscuro, en un sistema con una unidad imperial. Si tiene éxito, ese líder queda capturado.',
  'mission.research-and-development': 'Investigación y desarrollo',
  'mission.research-and-development.text':
    'En un sistema con lealtad imperial, el Imperio elige una opción: (a) robar 2 cartas de proyecto, quedarse 1 en la mano y poner la otra al fondo del mazo de proyectos; o (b) robar 1 carta de proyecto y retirar el marcador de sabotaje de ese sistema.',
  'mission.address-delays': 'Corregir retrasos',
  'mission.address-delays.text':
    'En un sistema imperial. El Imperio coloca en su cola de construcción una unidad por cada icono de recursos de ese sistema, en la casilla que indica su número.',
  'mission.secret-weapons-research': 'Investigación de armas secretas',
  'mission.secret-weapons-research.text':
    'En un sistema imperial. El Imperio roba 2 cartas de proyecto y las añade a su mano de misiones.',
  'mission.double-our-efforts': 'Redoblar los esfuerzos',
  'mission.double-our-efforts.text':
    'En un sistema imperial. Una unidad imperial de la casilla 2 o 3 de la cola de construcción avanza una casilla (de 3 a 2 o de 2 a 1). Si la misión la resuelve Moff Jerjerrod, el Imperio puede elegir una segunda unidad.',
  'mission.display-of-power': 'Demostración de poder',
  'mission.display-of-power.text': 'En un sistema populoso. Si tiene éxito, el Imperio gana allí 2 de lealtad.',
  'mission.trade-negotiations': 'Negociaciones comerciales',
  'mission.trade-negotiations.text': 'En un sistema populoso. Si tiene éxito, el Imperio gana allí 1 de lealtad.',
  'mission.imperial-propaganda': 'Propaganda imperial',
  'mission.imperial-propaganda.text':
    'En un sistema imperial. Si tiene éxito, se retiran los marcadores de lealtad rebelde de todos los sistemas de esa región, que pasan a ser neutrales.',
  'mission.fear-will-keep-them-in-line': 'El miedo los mantendrá a raya',
  'mission.fear-will-keep-them-in-line.text':
    'En un sistema con una Estrella de la Muerte, un Destructor Estelar o un Superdestructor Estelar. Si tiene éxito, el Imperio gana 1 de lealtad en cada uno de 2 sistemas de esa región.',
  'mission.lure-of-the-dark-side': 'La atracción del Lado Oscuro',
  'mission.lure-of-the-dark-side.text':
    'Contra un líder capturado. Ambos bandos lanzan un dado por cada icono de habilidad, sea cual sea. Si tiene éxito, el prisionero recibe el anillo «La atracción del Lado Oscuro» y pasa para siempre al bando imperial; si es Luke Skywalker (en cualquiera de sus versiones), los rebeldes pierden además 1 de reputación.',
  'mission.homing-beacon': 'Baliza de rastreo',
  'mission.homing-beacon.text':
    'Contra un líder capturado. Si tiene éxito, el prisionero es rescatado, pero los rebeldes deben colocarlo en cualquier sistema de la región de la base rebelde en lugar de en la base.',
  'mission.interrogation-droid': 'Droide de interrogatorio',
  'mission.interrogation-droid.text':
    'Contra un líder capturado. Para ambos bandos cuentan todos los iconos de habilidad. Si tiene éxito, los rebeldes nombran 3 sistemas, y uno de ellos debe ser el de la base rebelde.',
  'mission.intercept-transmission': 'Interceptar transmisión',
  'mission.intercept-transmission.text':
    'En un sistema rebelde. Si tiene éxito, los rebeldes roban 8 cartas del mazo de sondas, entregan al Imperio todas aquellas cuyo sistema contenga una unidad imperial y barajan las demás en el mazo.',
  'mission.long-range-probe': 'Sonda de largo alcance',
  'mission.long-range-probe.text':
    'En cualquier sistema. Si tiene éxito, los rebeldes dicen con sinceridad si la base rebelde está en ese sistema.',
  'mission.probe-droid-initiative': 'Iniciativa de droides sonda',
  'mission.probe-droid-initiative.text':
    'En un sistema con un Destructor Estelar o un Superdestructor Estelar. El Imperio roba 2 cartas de sonda; si la resuelve el Almirante Ozzel, roba 2 más.',
  'mission.carbon-freezing': 'Congelación en carbonita',
  'mission.carbon-freezing.text':
    'Contra un líder capturado. Si tiene éxito, el anillo del prisionero se sustituye por el anillo de carbonita y los rebeldes pierden 1 de reputación. El líder sigue contando como capturado; el anillo se descarta cuando es rescatado.',
  'mission.collect-bounty': 'Cobrar la recompensa',
  'mission.collect-bounty.text':
    'Contra un líder rebelde, ni capturado ni seducido por el Lado Oscuro, en cualquier sistema. Si tiene éxito, el Imperio lo captura y lo traslada, junto con el líder asignado, al sistema más cercano que contenga una unidad imperial. Si en ese sistema ya hay una unidad imperial, ambos se quedan allí.',
  'mission.detained': 'Retenido',
  'mission.detained.text':
    'Contra un líder rebelde no capturado, en cualquier sistema. Si tiene éxito, ese líder no regresa cuando se recuperan los líderes en la próxima fase de renovación.',
  'mission.hunt-them-down': 'Darles caza',
  'mission.hunt-them-down.text':
    'En cualquier sistema. Si tiene éxito, el Imperio destruye en ese sistema unidades de su elección cuya salud impresa sume 2 como máximo.',
  'mission.interrogation': 'Interrogatorio',
  'mission.interrogation.text':
    'Contra un líder capturado. Si tiene éxito, los rebeldes revelan toda su mano de objetivos, que después vuelve a quedar oculta.',
  'mission.planetary-conquest': 'Conquista planetaria',
  'mission.planetary-conquest.text':
    'En cualquier sistema. Si tiene éxito, el Imperio elige otro sistema y trae desde él hasta 1 AT-AT, 1 AT-ST y 2 soldados de asalto, sin necesidad de adyacencia ni de transporte. Si hay unidades terrestres rebeldes, se resuelve un combate.',
  'mission.retrieve-the-plans': 'Recuperar los planos',
  'mission.retrieve-the-plans.text':
    'Contra un líder capturado. Si tiene éxito, los rebeldes revelan su mano de objetivos y el Imperio elige 1 de esas cartas, que va al fondo del mazo de objetivos.',
  'mission.construct-factory': 'Construir una fábrica',
  'mission.construct-factory.text':
    'En un sistema imperial. Si hay un marcador de sabotaje, primero se retira. Después el Imperio coloca en su cola de construcción una unidad por cada icono de recursos de ese sistema, en la casilla de su número.',
  'mission.oversee-project': 'Supervisar un proyecto',
  'mission.oversee-project.text':
    'En un sistema con una unidad imperial y sin unidades rebeldes. El Imperio toma una unidad imperial de la casilla 1 o 2 de la cola de construcción y la despliega de inmediato en ese sistema.',
  'mission.superlaser-online': 'Superláser operativo',
  'mission.superlaser-online.text':
    'En un sistema con una Estrella de la Muerte. Ese sistema es destruido; después el Imperio gana 1 de lealtad en 1 sistema populoso de esa región.',
  'mission.construct-super-star-destroyer': 'Construir un Superdestructor Estelar',
  'mission.construct-super-star-destroyer.text':
    'En un sistema imperial con un icono cuadrado espacial. El Imperio coloca 1 Superdestructor Estelar en la casilla 3 de la cola de construcción.',
  'mission.construct-death-star': 'Construir una Estrella de la Muerte',
  'mission.construct-death-star.text':
    'En un sistema remoto sin unidades rebeldes. El Imperio gana allí 1 Estrella de la Muerte en construcción y coloca 1 Estrella de la Muerte en la casilla 3 de la cola de construcción. Cuando esta se despliega, sustituye a la que está en construcción.',
  'mission.build-alliance': 'Forjar una alianza',
  'mission.build-alliance.text':
    'En un sistema populoso. Si hay unidades rebeldes en ese sistema, los rebeldes lanzan 2 dados más. Si tiene éxito, ganan allí 1 de lealtad.',
  'mission.infiltration': 'Infiltración',
  'mission.infiltration.text':
    'En un sistema con una unidad imperial. Si tiene éxito, los rebeldes miran las 2 primeras cartas de objetivo, devuelven una a la parte superior del mazo y ponen la otra al fondo.',
  'mission.rapid-mobilization': 'Movilización rápida',
  'mission.rapid-mobilization.text':
    'Los líderes asignados van a la casilla «Base rebelde» y el efecto espera al final de la fase de mando. Entonces los rebeldes eligen: (a) solo con la base oculta, llevar a esa casilla hasta 5 unidades de un mismo sistema sin tener en cuenta la adyacencia; o (b) establecer una nueva base entre 4 cartas de sonda robadas (8 si se asignaron dos líderes).',
  'mission.sabotage': 'Sabotaje',
  'mission.sabotage.text':
    'En un sistema populoso. Si tiene éxito, se coloca allí un marcador de sabotaje: nadie puede construir con ese sistema ni desplegar en él.',
  'mission.base-defenses': 'Defensas de la base',
  'mission.base-defenses.text':
    'En un sistema rebelde. Si tiene éxito, los rebeldes ganan un generador de escudos y un cañón de iones en la casilla «Base rebelde».',
  'mission.establish-trade-relations': 'Establecer relaciones comerciales',
  'mission.establish-trade-relations.text':
    'En un sistema sin marcador de sabotaje. Si tiene éxito, los rebeldes ganan allí 1 de lealtad y colocan en su cola de construcción una unidad por cada icono de recursos de ese sistema, en la casilla de su número.',
  'mission.incite-rebellion': 'Incitar a la rebelión',
  'mission.incite-rebellion.text':
    'En un sistema subyugado. Si tiene éxito, los rebeldes ganan allí 3 soldados rebeldes y después se resuelve un combate.',
  'mission.public-uprising': 'Levantamiento popular',
  'mission.public-uprising.text':
    'En un sistema subyugado. Si tiene éxito, los rebeldes ganan allí 1 unidad de círculo y 2 unidades de triángulo de su elección (naves, unidades terrestres o ambas) y después se resuelve un combate.',
  'mission.support-of-mon-calamari': 'El apoyo de Mon Calamari',
  'mission.support-of-mon-calamari.text':
    'En Mon Calamari. Si tiene éxito, los rebeldes ganan 2 de lealtad en Mon Calamari o bien colocan 1 crucero Mon Calamari en la casilla 3 de la cola de construcción.',
  'mission.covert-operation': 'Operación encubierta',
  'mission.covert-operation.text':
    'En un sistema con una unidad imperial. Si tiene éxito, los rebeldes roban 2 objetivos: uno se queda en la mano y el otro va debajo del mazo de objetivos.',
  'mission.daring-rescue': 'Rescate audaz',
  'mission.daring-rescue.text':
    'En un sistema con un líder capturado. Si tiene éxito, los rebeldes rescatan a un líder capturado en ese sistema; los líderes asignados que ellos elijan también pueden ir a la base.',
  'mission.for-the-greater-good': 'Por el bien común',
  'mission.for-the-greater-good.text':
    'En un sistema con un líder capturado. Si tiene éxito, los rebeldes rescatan a un líder capturado en ese sistema y roban 1 carta de objetivo. Los líderes asignados a esta misión se quedan en el sistema.',
  'mission.plan-the-assault': 'Planear el asalto',
  'mission.plan-the-assault.text':
    'En un sistema con una nave imperial. Si tiene éxito, los rebeldes mueven hasta allí naves (no unidades terrestres) desde la casilla «Base rebelde» como si fuera adyacente; los líderes de esa casilla no lo impiden. Después se resuelve un combate en ese sistema.',
  'mission.seek-yoda': 'Buscar a Yoda',
  'mission.seek-yoda.text':
    'En Dagobah. El líder asignado recibe el anillo del Maestro Yoda. Si la misión la resuelve Luke Skywalker, se le sustituye además por Luke Skywalker (Jedi).',
  'mission.stolen-plans': 'Planos robados',
  'mission.stolen-plans.text':
    'En un sistema con una unidad imperial. Si tiene éxito, los rebeldes miran las 4 primeras cartas de objetivo y las devuelven a la parte superior del mazo en el orden que quieran.',
  'mission.contingency-plan': 'Plan de contingencia',
  'mission.contingency-plan.text':
    'Sin sistema: se revela como un turno. El líder asignado pasa a una misión inicial que esté en la mano, aunque esa carta ya se haya usado en la ronda. Lando Calrissian obtiene además 2 éxitos en un intento que haga después en la misma ronda.',
  'mission.hidden-fleet': 'Flota oculta',
  'mission.hidden-fleet.text':
    'En un sistema sin unidades imperiales. La casilla «Base rebelde» y ese sistema se consideran adyacentes, y los rebeldes mueven unidades de la casilla al sistema; los líderes que estén en la casilla no las retienen.',
  'mission.plant-false-lead': 'Dejar una pista falsa',
  'mission.plant-false-lead.text':
    'En un sistema con una unidad imperial. Los rebeldes toman 4 cartas al azar de la mano de sondas del Imperio y devuelven cada una al mazo, encima o debajo, como prefieran y en el orden que elijan.',
  'mission.demolition': 'Demolición',
  'mission.demolition.text':
    'En un sistema imperial. Si tiene éxito, por cada icono de recursos de ese sistema los rebeldes destruyen en la cola de construcción imperial 1 unidad que se construya con ese icono.',
  'mission.hit-and-run': 'Golpear y huir',
  'mission.hit-and-run.text':
    'En cualquier sistema. Si tiene éxito, los rebeldes destruyen en ese sistema unidades de su elección cuya salud impresa sume 2 como máximo.',
  'mission.lead-the-strike-team': 'Dirigir el equipo de asalto',
  'mission.lead-the-strike-team.text':
    'En cualquier sistema. Si tiene éxito, hasta 4 unidades terrestres rebeldes pasan de la casilla «Base rebelde» a ese sistema, sin necesidad de transporte ni de adyacencia. Si hay unidades terrestres imperiales, se resuelve un combate.',
  'mission.misdirection': 'Maniobra de distracción',
  'mission.misdirection.text':
    'En un sistema con una unidad imperial. Si tiene éxito, los rebeldes nombran a un líder rebelde: durante el resto de la ronda el Imperio no puede enviar a nadie de su reserva contra la misión de ese líder.',
  'mission.rogue-squadron-raid': 'Incursión del Escuadrón Pícaro',
  'mission.rogue-squadron-raid.text':
    'En un sistema imperial. Si tiene éxito, los rebeldes destruyen en la cola de construcción imperial unidades de su elección cuya salud impresa sume 4 como máximo.',
  'mission.wookiee-uprising': 'Levantamiento wookiee',
  'mission.wookiee-uprising.text':
    'En Kashyyyk. Si tiene éxito, los rebeldes ganan 1 de lealtad en Kashyyyk y destruyen allí unidades de su elección cuya salud impresa sume 4 como máximo.',
} as const;
