/** Names and effects of the missions. */
export const missions = {
  'mission.rule-by-fear': 'Governar pelo medo',
  'mission.rule-by-fear.text':
    'Num sistema populoso com uma unidade imperial. Se tiver êxito, o Império ganha 1 de lealdade nesse sistema.',
  'mission.gather-intel': 'Recolher informações',
  'mission.gather-intel.text':
    'Num sistema rebelde. Se tiver êxito, contam-se as unidades rebeldes da base, divide-se por 4 e arredonda-se para baixo: o Império tira esse número de cartas de sonda, e sempre pelo menos 1.',
  'mission.capture-rebel-operative': 'Capturar um agente rebelde',
  'mission.capture-rebel-operative.text':
    'Contra um líder rebelde, nem capturado nem seduzido pelo Lado Negro, num sistema com uma unidade imperial. Se tiver êxito, esse líder fica capturado.',
  'mission.research-and-development': 'Investigação e desenvolvimento',
  'mission.research-and-development.text':
    'Num sistema com lealdade imperial, o Império escolhe uma opção: (a) tirar 2 cartas de projeto, ficar com 1 na mão e pôr a outra no fundo do baralho de projetos; ou (b) tirar 1 carta de projeto e retirar o marcador de sabotagem desse sistema.',
  'mission.address-delays': 'Corrigir atrasos',
  'mission.address-delays.text':
    'Num sistema imperial. O Império coloca na sua fila de construção uma unidade por cada ícone de recursos desse sistema, na casa indicada pelo número dele.',
  'mission.secret-weapons-research': 'Investigação de armas secretas',
  'mission.secret-weapons-research.text':
    'Num sistema imperial. O Império tira 2 cartas de projeto para a sua mão de missões.',
  'mission.double-our-efforts': 'Redobrar os esforços',
  'mission.double-our-efforts.text':
    'Num sistema imperial. Uma unidade imperial da casa 2 ou 3 da fila de construção avança uma casa (de 3 para 2 ou de 2 para 1). Se for o Moff Jerjerrod a resolver a missão, o Império pode escolher uma segunda unidade.',
  'mission.display-of-power': 'Demonstração de poder',
  'mission.display-of-power.text': 'Num sistema populoso. Se tiver êxito, o Império ganha aí 2 de lealdade.',
  'mission.trade-negotiations': 'Negociações comerciais',
  'mission.trade-negotiations.text': 'Num sistema populoso. Se tiver êxito, o Império ganha aí 1 de lealdade.',
  'mission.imperial-propaganda': 'Propaganda imperial',
  'mission.imperial-propaganda.text':
    'Num sistema imperial. Se tiver êxito, retiram-se os marcadores de lealdade rebelde de todos os sistemas dessa região, que passam a neutros.',
  'mission.fear-will-keep-them-in-line': 'O medo vai mantê-los na linha',
  'mission.fear-will-keep-them-in-line.text':
    'Num sistema com uma Estrela da Morte, um Destróier Estelar ou um Superdestróier Estelar. Se tiver êxito, o Império ganha 1 de lealdade em cada um de 2 sistemas dessa região.',
  'mission.lure-of-the-dark-side': 'A atração do Lado Negro',
  'mission.lure-of-the-dark-side.text':
    'Contra um líder capturado. Ambos os lados lançam um dado por cada ícone de perícia, seja qual for. Se tiver êxito, o prisioneiro recebe o anel «A atração do Lado Negro» e passa para sempre para o lado imperial; se for Luke Skywalker (em qualquer das versões), os rebeldes perdem ainda 1 de reputação.',
  'mission.homing-beacon': 'Sinalizador de localização',
  'mission.homing-beacon.text':
    'Contra um líder capturado. Se tiver êxito, o prisioneiro é resgatado, mas os rebeldes têm de o colocar em qualquer sistema da região da base rebelde, em vez de na base.',
  'mission.interrogation-droid': 'Droide de interrogatório',
  'mission.interrogation-droid.text':
    'Contra um líder capturado. Para ambos os lados contam todos os ícones de perícia. Se tiver êxito, os rebeldes nomeiam 3 sistemas, e um deles tem de ser o da base rebelde.',
  'mission.intercept-transmission': 'Intercetar transmissão',
  'mission.intercept-transmission.text':
    'Num sistema rebelde. Se tiver êxito, os rebeldes tiram 8 cartas do baralho de sondas, entregam ao Império todas aquelas cujo sistema tenha uma unidade imperial e baralham as restantes de volta no baralho.',
  'mission.long-range-probe': 'Sonda de longo alcance',
  'mission.long-range-probe.text':
    'Em qualquer sistema. Se tiver êxito, os rebeldes dizem com verdade se a base rebelde está nesse sistema.',
  'mission.probe-droid-initiative': 'Iniciativa dos droides-sonda',
  'mission.probe-droid-initiative.text':
    'Num sistema com um Destróier Estelar ou um Superdestróier Estelar. O Império tira 2 cartas de sonda; se for o Almirante Ozzel a resolvê-la, tira mais 2.',
  'mission.carbon-freezing': 'Congelação em carbonite',
  'mission.carbon-freezing.text':
    'Contra um líder capturado. Se tiver êxito, o anel do prisioneiro é substituído pelo anel de carbonite e os rebeldes perdem 1 de reputação. O líder continua a contar como capturado; o anel é descartado quando ele for resgatado.',
  'mission.collect-bounty': 'Receber a recompensa',
  'mission.collect-bounty.text':
    'Contra um líder rebelde, nem capturado nem seduzido pelo Lado Sombrio, em qualquer sistema. Se tiver sucesso, o Império captura esse líder e o leva, com o líder designado, ao sistema mais próximo com uma unidade imperial. Se já houver uma unidade imperial no sistema do alvo, os dois ficam ali.',
  'mission.detained': 'Detido',
  'mission.detained.text':
    'Contra um líder rebelde não capturado, em qualquer sistema. Se tiver êxito, esse líder não regressa quando os líderes são recolhidos na próxima fase de renovação.',
  'mission.hunt-them-down': 'Caçá-los',
  'mission.hunt-them-down.text':
    'Em qualquer sistema. Se tiver êxito, o Império destrói nesse sistema unidades à sua escolha cuja saúde impressa some no máximo 2.',
  'mission.interrogation': 'Interrogatório',
  'mission.interrogation.text':
    'Contra um líder capturado. Se tiver êxito, os rebeldes revelam toda a sua mão de objetivos, que depois volta a ficar escondida.',
  'mission.planetary-conquest': 'Conquista planetária',
  'mission.planetary-conquest.text':
    'Em qualquer sistema. Se tiver êxito, o Império escolhe outro sistema e traz de lá no máximo 1 AT-AT, 1 AT-ST e 2 stormtroopers, sem precisar de adjacência nem de transporte. Se houver unidades terrestres rebeldes, resolve-se um combate.',
  'mission.retrieve-the-plans': 'Recuperar os planos',
  'mission.retrieve-the-plans.text':
    'Contra um líder capturado. Se tiver êxito, os rebeldes revelam a sua mão de objetivos e o Império escolhe 1 dessas cartas, que vai para o fundo do baralho de objetivos.',
  'mission.construct-factory': 'Construir uma fábrica',
  'mission.construct-factory.text':
    'Num sistema imperial. Se houver um marcador de sabotagem, é retirado primeiro. Depois o Império coloca na sua fila de construção uma unidade por cada ícone de recursos desse sistema, na casa com o número dele.',
  'mission.oversee-project': 'Supervisionar um projeto',
  'mission.oversee-project.text':
    'Num sistema com uma unidade imperial e sem unidades rebeldes. O Império retira uma unidade imperial da casa 1 ou 2 da fila de construção e posiciona-a de imediato nesse sistema.',
  'mission.superlaser-online': 'Superlaser operacional',
  'mission.superlaser-online.text':
    'Num sistema com uma Estrela da Morte. Esse sistema é destruído; depois o Império ganha 1 de lealdade em 1 sistema populoso dessa região.',
  'mission.construct-super-star-destroyer': 'Construir um Superdestróier Estelar',
  'mission.construct-super-star-destroyer.text':
    'Num sistema imperial com um ícone quadrado espacial. O Império coloca 1 Superdestróier Estelar na casa 3 da fila de construção.',
  'mission.construct-death-star': 'Construir uma Estrela da Morte',
  'mission.construct-death-star.text':
    'Num sistema remoto sem unidades rebeldes. O Império ganha aí 1 Estrela da Morte em construção e coloca 1 Estrela da Morte na casa 3 da fila de construção. Quando esta é posicionada, substitui a que está em construção.',
  'mission.build-alliance': 'Forjar uma aliança',
  'mission.build-alliance.text':
    'Num sistema populoso. Se houver unidades rebeldes nesse sistema, os rebeldes lançam mais 2 dados. Se tiver êxito, ganham aí 1 de lealdade.',
  'mission.infiltration': 'Infiltração',
  'mission.infiltration.text':
    'Num sistema com uma unidade imperial. Se tiver êxito, os rebeldes veem as 2 primeiras cartas de objetivo, devolvem uma ao topo do baralho e põem a outra no fundo.',
  'mission.rapid-mobilization': 'Mobilização rápida',
  'mission.rapid-mobilization.text':
    'Os líderes atribuídos vão para a casa «Base rebelde» e o efeito espera pelo fim da fase de comando. Então os rebeldes escolhem: (a) só com a base escondida, levar para essa casa no máximo 5 unidades de um mesmo sistema, sem olhar à adjacência; ou (b) instalar uma nova base entre 4 cartas de sonda tiradas (8 se foram atribuídos dois líderes).',
  'mission.sabotage': 'Sabotagem',
  'mission.sabotage.text':
    'Num sistema populoso. Se tiver êxito, coloca-se aí um marcador de sabotagem: ninguém pode construir a partir desse sistema nem posicionar unidades nele.',
  'mission.base-defenses': 'Defesas da base',
  'mission.base-defenses.text':
    'Num sistema rebelde. Se tiver êxito, os rebeldes ganham um gerador de escudos e um canhão de iões na casa «Base rebelde».',
  'mission.establish-trade-relations': 'Estabelecer relações comerciais',
  'mission.establish-trade-relations.text':
    'Num sistema sem marcador de sabotagem. Se tiver êxito, os rebeldes ganham aí 1 de lealdade e colocam na sua fila de construção uma unidade por cada ícone de recursos desse sistema, na casa com o número dele.',
  'mission.incite-rebellion': 'Incitar à rebelião',
  'mission.incite-rebellion.text':
    'Num sistema subjugado. Se tiver êxito, os rebeldes ganham aí 3 soldados rebeldes e depois resolve-se um combate.',
  'mission.public-uprising': 'Levantamento popular',
  'mission.public-uprising.text':
    'Num sistema subjugado. Se tiver êxito, os rebeldes ganham aí 1 unidade de círculo e 2 unidades de triângulo à sua escolha (naves, unidades terrestres ou ambas) e depois resolve-se um combate.',
  'mission.support-of-mon-calamari': 'O apoio de Mon Calamari',
  'mission.support-of-mon-calamari.text':
    'Em Mon Calamari. Se tiver êxito, os rebeldes ganham 2 de lealdade em Mon Calamari ou então colocam 1 cruzador Mon Calamari na casa 3 da fila de construção.',
  'mission.covert-operation': 'Operação encoberta',
  'mission.covert-operation.text':
    'Num sistema com uma unidade imperial. Se tiver êxito, os rebeldes tiram 2 objetivos: um fica na mão e o outro vai para debaixo do baralho de objetivos.',
  'mission.daring-rescue': 'Resgate audaz',
  'mission.daring-rescue.text':
    'Em um sistema com um líder capturado. Se tiver sucesso, os Rebeldes resgatam um líder capturado nesse sistema; os líderes designados que eles escolherem também podem ir para a base.',
  'mission.for-the-greater-good': 'Por um bem maior',
  'mission.for-the-greater-good.text':
    'Num sistema com um líder capturado. Se tiver êxito, os rebeldes resgatam um líder capturado nesse sistema e tiram 1 carta de objetivo. Os líderes atribuídos a esta missão ficam no sistema.',
  'mission.plan-the-assault': 'Planear o assalto',
  'mission.plan-the-assault.text':
    'Num sistema com uma nave imperial. Se tiver êxito, os rebeldes movem para lá naves (não unidades terrestres) da casa «Base rebelde» como se fosse adjacente; os líderes que estejam nessa casa não o impedem. Depois resolve-se um combate nesse sistema.',
  'mission.seek-yoda': 'Procurar Yoda',
  'mission.seek-yoda.text':
    'Em Dagobah. O líder atribuído recebe o anel do Mestre Yoda. Se for Luke Skywalker a resolver a missão, é ainda substituído por Luke Skywalker (Jedi).',
  'mission.stolen-plans': 'Planos roubados',
  'mission.stolen-plans.text':
    'Num sistema com uma unidade imperial. Se tiver êxito, os rebeldes veem as 4 primeiras cartas de objetivo e devolvem-nas ao topo do baralho pela ordem que quiserem.',
  'mission.contingency-plan': 'Plano de contingência',
  'mission.contingency-plan.text':
    'Sem sistema: revela-se como um turno. O líder atribuído passa para uma missão inicial que esteja na mão, mesmo que essa carta já tenha sido usada na ronda. Lando Calrissian recebe ainda 2 sucessos numa tentativa que faça depois, na mesma ronda.',
  'mission.hidden-fleet': 'Frota escondida',
  'mission.hidden-fleet.text':
    'Num sistema sem unidades imperiais. A casa «Base rebelde» e esse sistema contam como adjacentes, e os rebeldes movem unidades da casa para o sistema; os líderes que estejam na casa não as retêm.',
  'mission.plant-false-lead': 'Plantar uma pista falsa',
  'mission.plant-false-lead.text':
    'Num sistema com uma unidade imperial. Os rebeldes tiram 4 cartas ao acaso da mão de sondas do Império e devolvem cada uma ao baralho, por cima ou por baixo, como quiserem e pela ordem que escolherem.',
  'mission.demolition': 'Demolição',
  'mission.demolition.text':
    'Num sistema imperial. Se tiver êxito, por cada ícone de recursos desse sistema os rebeldes destroem na fila de construção imperial 1 unidade que se construa com esse ícone.',
  'mission.hit-and-run': 'Atacar e fugir',
  'mission.hit-and-run.text':
    'Em qualquer sistema. Se tiver êxito, os rebeldes destroem nesse sistema unidades à sua escolha cuja saúde impressa some no máximo 2.',
  'mission.lead-the-strike-team': 'Liderar a equipa de assalto',
  'mission.lead-the-strike-team.text':
    'Em qualquer sistema. Se tiver êxito, no máximo 4 unidades terrestres rebeldes passam da casa «Base rebelde» para esse sistema, sem precisar de transporte nem de adjacência. Se houver unidades terrestres imperiais, resolve-se um combate.',
  'mission.misdirection': 'Manobra de diversão',
  'mission.misdirection.text':
    'Num sistema com uma unidade imperial. Se tiver êxito, os rebeldes nomeiam um líder rebelde: até ao fim da ronda o Império não pode enviar ninguém da sua reserva contra a missão desse líder.',
  'mission.rogue-squadron-raid': 'Incursão do Esquadrão Rogue',
  'mission.rogue-squadron-raid.text':
    'Num sistema imperial. Se tiver êxito, os rebeldes destroem na fila de construção imperial unidades à sua escolha cuja saúde impressa some no máximo 4.',
  'mission.wookiee-uprising': 'Levantamento wookiee',
  'mission.wookiee-uprising.text':
    'Em Kashyyyk. Se tiver êxito, os rebeldes ganham 1 de lealdade em Kashyyyk e destroem aí unidades à sua escolha cuja saúde impressa some no máximo 4.',
} as const;
