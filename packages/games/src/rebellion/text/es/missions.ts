/** Names and effects of the missions. */
export const missions = {
  'mission.rule-by-fear': 'Gobernar con el miedo',
  'mission.rule-by-fear.text':
    'Intenta en un sistema poblado con una unidad imperial. Si tienes éxito, el Imperio gana 1 de lealtad en él.',
  'mission.gather-intel': 'Recabar información',
  'mission.gather-intel.text':
    'Intenta en un sistema rebelde. Si tienes éxito, cuenta las unidades rebeldes de la base, divide entre 4 y redondea hacia abajo: el Imperio roba esa cantidad de cartas de sonda, como mínimo 1.',
  'mission.capture-rebel-operative': 'Capturar a un agente rebelde',
  'mission.capture-rebel-operative.text':
    'Intenta contra un líder rebelde libre en un sistema con una unidad imperial. Si tienes éxito, capturas a ese líder.',
  'mission.research-and-development': 'Investigación y desarrollo',
  'mission.research-and-development.text':
    'Resuelve en un sistema con lealtad imperial. Elige: roba 2 cartas de proyecto, quédate 1 en la mano y pon la otra al fondo del mazo de proyectos; o roba 1 carta de proyecto y retira el marcador de sabotaje de ese sistema.',
  'mission.address-delays': 'Corregir retrasos',
  'mission.address-delays.text':
    'Resuelve en un sistema imperial. Coloca en la cola de construcción una unidad por cada icono de recurso de ese sistema, en la casilla que indica su número.',
  'mission.secret-weapons-research': 'Investigación de armas secretas',
  'mission.secret-weapons-research.text':
    'Resuelve en un sistema imperial. Roba 2 cartas de proyecto y añádelas a tu mano de misiones.',
  'mission.double-our-efforts': 'Redoblar los esfuerzos',
  'mission.double-our-efforts.text':
    'Resuelve en un sistema imperial. Avanza una casilla una unidad imperial de la casilla 2 o 3 de la cola de construcción. Si resuelve la misión Moff Jerjerrod, puede avanzar también una segunda unidad.',
  'mission.display-of-power': 'Demostración de poder',
  'mission.display-of-power.text':
    'Intenta en un sistema poblado. Si tienes éxito, el Imperio gana 2 de lealtad en él.',
  'mission.trade-negotiations': 'Negociaciones comerciales',
  'mission.trade-negotiations.text':
    'Intenta en un sistema poblado. Si tienes éxito, el Imperio gana 1 de lealtad en él.',
  'mission.imperial-propaganda': 'Propaganda imperial',
  'mission.imperial-propaganda.text':
    'Intenta en un sistema imperial. Si tienes éxito, retira los marcadores de lealtad rebelde de todos los sistemas de esa región, que pasan a ser neutrales.',
  'mission.fear-will-keep-them-in-line': 'El miedo los mantendrá a raya',
  'mission.fear-will-keep-them-in-line.text':
    'Intenta en un sistema con una Estrella de la Muerte, un Destructor Estelar o un Superdestructor Estelar. Si tienes éxito, el Imperio gana 1 de lealtad en cada uno de 2 sistemas de esa región.',
  'mission.lure-of-the-dark-side': 'La atracción del Lado Oscuro',
  'mission.lure-of-the-dark-side.text':
    'Intenta contra un líder capturado; para ambos bandos cuentan los iconos de todas las habilidades. Si tienes éxito, ese líder recibe el anillo «La atracción del Lado Oscuro» y pasa para siempre al bando imperial. Si es Luke Skywalker, en cualquiera de sus versiones, los rebeldes pierden además 1 de reputación.',
  'mission.homing-beacon': 'Baliza de rastreo',
  'mission.homing-beacon.text':
    'Intenta contra un líder capturado. Si tienes éxito, ese líder es rescatado, pero los rebeldes deben colocarlo en cualquier sistema de la región de la base rebelde en lugar de en la base.',
  'mission.interrogation-droid': 'Droide de interrogatorio',
  'mission.interrogation-droid.text':
    'Intenta contra un líder capturado; para ambos bandos cuentan los iconos de todas las habilidades. Si tienes éxito, los rebeldes nombran 3 sistemas, y uno de ellos debe ser el de la base rebelde.',
  'mission.intercept-transmission': 'Interceptar transmisión',
  'mission.intercept-transmission.text':
    'Intenta en un sistema rebelde. Si tienes éxito, los rebeldes roban 8 cartas del mazo de sondas, entregan al Imperio todas aquellas cuyo sistema contenga una unidad imperial y barajan las demás en el mazo.',
  'mission.long-range-probe': 'Sonda de largo alcance',
  'mission.long-range-probe.text':
    'Intenta en cualquier sistema. Si tienes éxito, los rebeldes deben decir la verdad sobre si la base rebelde está en ese sistema.',
  'mission.probe-droid-initiative': 'Iniciativa de droides sonda',
  'mission.probe-droid-initiative.text':
    'Resuelve en un sistema con un Destructor Estelar o un Superdestructor Estelar. Roba 2 cartas de sonda; si resuelve la misión el almirante Ozzel, roba 2 más.',
  'mission.carbon-freezing': 'Congelación en carbonita',
  'mission.carbon-freezing.text':
    'Intenta contra un líder capturado. Si tienes éxito, su anillo se sustituye por el anillo «Carbonita» y los rebeldes pierden 1 de reputación. El líder sigue contando como capturado; el anillo se descarta cuando es rescatado.',
  'mission.collect-bounty': 'Cobrar la recompensa',
  'mission.collect-bounty.text':
    'Intenta contra un líder rebelde libre en cualquier sistema. Si tienes éxito, captúralo y llévalo, junto con el líder asignado, al sistema más cercano con una unidad imperial. Si en el sistema de la misión hay una unidad imperial, ambos se quedan allí.',
  'mission.detained': 'Retenido',
  'mission.detained.text':
    'Intenta contra un líder rebelde no capturado, en cualquier sistema. Si tienes éxito, ese líder no vuelve a la reserva cuando se recuperen los líderes en la próxima fase de recuperación.',
  'mission.hunt-them-down': 'Darles caza',
  'mission.hunt-them-down.text':
    'Intenta en cualquier sistema. Si tienes éxito, destruye en él unidades de tu elección cuya salud impresa sume 2 como máximo.',
  'mission.interrogation': 'Interrogatorio',
  'mission.interrogation.text':
    'Intenta contra un líder capturado. Si tienes éxito, los rebeldes revelan toda su mano de objetivos, que después vuelve a quedar oculta.',
  'mission.planetary-conquest': 'Conquista planetaria',
  'mission.planetary-conquest.text':
    'Intenta en cualquier sistema. Si tienes éxito, elige otro sistema y trae desde él hasta 1 AT-AT, 1 AT-ST y 2 soldados de asalto, sin necesidad de adyacencia ni de transporte. Si hay unidades terrestres rebeldes, se resuelve un combate.',
  'mission.retrieve-the-plans': 'Recuperar los planos',
  'mission.retrieve-the-plans.text':
    'Intenta contra un líder capturado. Si tienes éxito, los rebeldes revelan su mano de objetivos y el Imperio pone 1 de esas cartas al fondo del mazo de objetivos.',
  'mission.construct-factory': 'Construir una fábrica',
  'mission.construct-factory.text':
    'Resuelve en un sistema imperial. Si hay un marcador de sabotaje, retíralo. Después coloca en la cola de construcción una unidad por cada icono de recurso de ese sistema, en la casilla de su número.',
  'mission.oversee-project': 'Supervisar un proyecto',
  'mission.oversee-project.text':
    'Resuelve en un sistema con una unidad imperial y sin unidades rebeldes. Toma una unidad imperial de la casilla 1 o 2 de la cola de construcción y despliégala de inmediato en ese sistema.',
  'mission.superlaser-online': 'Superláser operativo',
  'mission.superlaser-online.text':
    'Resuelve en un sistema con una Estrella de la Muerte. Destruye ese sistema; después el Imperio gana 1 de lealtad en 1 sistema poblado de esa región.',
  'mission.construct-super-star-destroyer': 'Construir un Superdestructor Estelar',
  'mission.construct-super-star-destroyer.text':
    'Resuelve en un sistema imperial con un icono de cuadrado espacial. Coloca 1 Superdestructor Estelar en la casilla 3 de la cola de construcción.',
  'mission.construct-death-star': 'Construir una Estrella de la Muerte',
  'mission.construct-death-star.text':
    'Resuelve en un sistema remoto sin unidades rebeldes. Gana allí 1 Estrella de la Muerte en construcción y coloca 1 Estrella de la Muerte en la casilla 3 de la cola de construcción. Cuando esta se despliegue, sustituirá a la que está en construcción.',
  'mission.build-alliance': 'Forjar una alianza',
  'mission.build-alliance.text':
    'Intenta en un sistema poblado. Si hay unidades rebeldes en él, los rebeldes tiran 2 dados más. Si tienes éxito, los rebeldes ganan 1 de lealtad en él.',
  'mission.infiltration': 'Infiltración',
  'mission.infiltration.text':
    'Intenta en un sistema con una unidad imperial. Si tienes éxito, mira las 2 primeras cartas de objetivo; deja una encima del mazo y pon la otra al fondo.',
  'mission.rapid-mobilization': 'Movilización rápida',
  'mission.rapid-mobilization.text':
    'Resuelve en la casilla «Base rebelde»: los líderes asignados van allí y el efecto espera al final de la fase de mando. Entonces, si la base está oculta, lleva a esa casilla hasta 5 unidades de un mismo sistema, a cualquier distancia; o establece una nueva base entre 4 cartas de sonda robadas (8 si se asignaron dos líderes).',
  'mission.sabotage': 'Sabotaje',
  'mission.sabotage.text':
    'Intenta en un sistema poblado. Si tienes éxito, coloca en él un marcador de sabotaje: nadie puede construir con ese sistema ni desplegar en él.',
  'mission.base-defenses': 'Defensas de la base',
  'mission.base-defenses.text':
    'Intenta en un sistema rebelde. Si tienes éxito, gana 1 generador de escudos y 1 cañón de iones en la casilla «Base rebelde».',
  'mission.establish-trade-relations': 'Establecer relaciones comerciales',
  'mission.establish-trade-relations.text':
    'Intenta en un sistema sin marcador de sabotaje. Si tienes éxito, los rebeldes ganan 1 de lealtad en él y colocan en la cola de construcción una unidad por cada icono de recurso de ese sistema, en la casilla de su número.',
  'mission.incite-rebellion': 'Incitar a la rebelión',
  'mission.incite-rebellion.text':
    'Intenta en un sistema subyugado. Si tienes éxito, gana en él 3 soldados rebeldes y después resuelve un combate.',
  'mission.public-uprising': 'Levantamiento popular',
  'mission.public-uprising.text':
    'Intenta en un sistema subyugado. Si tienes éxito, gana en él 1 unidad de círculo y 2 unidades de triángulo, naves o unidades terrestres a tu elección. Después resuelve un combate.',
  'mission.support-of-mon-calamari': 'El apoyo de Mon Calamari',
  'mission.support-of-mon-calamari.text':
    'Intenta en Mon Calamari. Si tienes éxito, gana 2 de lealtad en Mon Calamari o coloca 1 crucero Mon Calamari en la casilla 3 de la cola de construcción.',
  'mission.covert-operation': 'Operación encubierta',
  'mission.covert-operation.text':
    'Intenta en un sistema con una unidad imperial. Si tienes éxito, roba 2 objetivos: quédate uno en la mano y pon el otro al fondo del mazo de objetivos.',
  'mission.daring-rescue': 'Rescate audaz',
  'mission.daring-rescue.text':
    'Intenta en un sistema con un líder capturado. Si tienes éxito, rescata en él a un líder capturado; los líderes asignados que elijas también pueden ir a la base.',
  'mission.for-the-greater-good': 'Por el bien común',
  'mission.for-the-greater-good.text':
    'Intenta en un sistema con un líder capturado. Si tienes éxito, rescata en él a un líder capturado y roba 1 carta de objetivo. Los líderes asignados a esta misión se quedan en el sistema.',
  'mission.plan-the-assault': 'Planear el asalto',
  'mission.plan-the-assault.text':
    'Intenta en un sistema con una nave imperial. Si tienes éxito, mueve a él naves (no unidades terrestres) desde la casilla «Base rebelde» como si fuera adyacente; los líderes de esa casilla no lo impiden. Después resuelve un combate en ese sistema.',
  'mission.seek-yoda': 'Buscar a Yoda',
  'mission.seek-yoda.text':
    'Resuelve en Dagobah. Pon el anillo «Maestro Yoda» a un líder asignado. Si resuelve la misión Luke Skywalker, sustitúyelo además por Luke Skywalker (Jedi).',
  'mission.stolen-plans': 'Planos robados',
  'mission.stolen-plans.text':
    'Intenta en un sistema con una unidad imperial. Si tienes éxito, mira las 4 primeras cartas de objetivo y devuélvelas encima del mazo en el orden que quieras.',
  'mission.contingency-plan': 'Plan de contingencia',
  'mission.contingency-plan.text':
    'Resuelve sin elegir sistema: revelarla es un turno. El líder asignado pasa a una misión inicial de tu mano, aunque esa carta ya se haya usado en esta ronda. Lando Calrissian obtiene además 2 éxitos en un intento que haga después en la misma ronda.',
  'mission.hidden-fleet': 'Flota oculta',
  'mission.hidden-fleet.text':
    'Resuelve en un sistema sin unidades imperiales. Mueve a él unidades rebeldes desde la casilla «Base rebelde» como si fuera adyacente; los líderes de esa casilla no las retienen.',
  'mission.plant-false-lead': 'Dejar una pista falsa',
  'mission.plant-false-lead.text':
    'Resuelve en un sistema con una unidad imperial. Toma 4 cartas al azar de la mano de sondas del Imperio y pon cada una encima o debajo del mazo de sondas, en el orden que elijas.',
  'mission.demolition': 'Demolición',
  'mission.demolition.text':
    'Intenta en un sistema imperial. Si tienes éxito, por cada icono de recurso de ese sistema destruye en la cola de construcción imperial 1 unidad que se construya con ese icono.',
  'mission.hit-and-run': 'Golpear y huir',
  'mission.hit-and-run.text':
    'Intenta en cualquier sistema. Si tienes éxito, destruye en él unidades de tu elección cuya salud impresa sume 2 como máximo.',
  'mission.lead-the-strike-team': 'Dirigir el equipo de asalto',
  'mission.lead-the-strike-team.text':
    'Intenta en cualquier sistema. Si tienes éxito, mueve a él hasta 4 unidades terrestres rebeldes desde la casilla «Base rebelde», sin necesidad de transporte ni de adyacencia. Si hay unidades terrestres imperiales, se resuelve un combate.',
  'mission.misdirection': 'Maniobra de distracción',
  'mission.misdirection.text':
    'Intenta en un sistema con una unidad imperial. Si tienes éxito, nombra a un líder rebelde: durante el resto de la ronda el Imperio no puede enviar líderes de su reserva contra la misión de ese líder.',
  'mission.rogue-squadron-raid': 'Incursión del Escuadrón Pícaro',
  'mission.rogue-squadron-raid.text':
    'Intenta en un sistema imperial. Si tienes éxito, destruye en la cola de construcción imperial unidades de tu elección cuya salud impresa sume 4 como máximo.',
  'mission.wookiee-uprising': 'Levantamiento wookiee',
  'mission.wookiee-uprising.text':
    'Intenta en Kashyyyk. Si tienes éxito, los rebeldes ganan 1 de lealtad en él y destruyen allí unidades de su elección cuya salud impresa sume 4 como máximo.',
} as const;
