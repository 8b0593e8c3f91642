/** Names and effects of the missions. */
export const missions = {
  'mission.rule-by-fear': 'Governar pelo medo',
  'mission.rule-by-fear.text':
    'Tente em um sistema populoso com uma unidade imperial. Se tiver sucesso, o Império ganha 1 de lealdade nesse sistema.',
  'mission.gather-intel': 'Coletar informações',
  'mission.gather-intel.text':
    'Tente em um sistema rebelde. Se tiver sucesso, conte as unidades rebeldes na base, divida por 4 e arredonde para baixo: o Império compra esse número de cartas de sonda, no mínimo 1.',
  'mission.capture-rebel-operative': 'Capturar agente rebelde',
  'mission.capture-rebel-operative.text':
    'Tente contra um líder rebelde livre em um sistema com uma unidade imperial. Se tiver sucesso, capture esse líder.',
  'mission.research-and-development': 'Pesquisa e desenvolvimento',
  'mission.research-and-development.text':
    'Resolva em um sistema com lealdade imperial. Escolha: compre 2 cartas de projeto, fique com 1 na mão e ponha a outra no fundo do baralho de projetos; ou compre 1 carta de projeto e remova o marcador de sabotagem desse sistema.',
  'mission.address-delays': 'Corrigir atrasos',
  'mission.address-delays.text':
    'Resolva em um sistema imperial. Coloque na fila de construção uma unidade para cada ícone de recurso desse sistema, no espaço indicado pelo número dele.',
  'mission.secret-weapons-research': 'Pesquisa de armas secretas',
  'mission.secret-weapons-research.text':
    'Resolva em um sistema imperial. Compre 2 cartas de projeto para a mão de missões.',
  'mission.double-our-efforts': 'Redobrar os esforços',
  'mission.double-our-efforts.text':
    'Resolva em um sistema imperial. Avance um espaço uma unidade imperial que esteja no espaço 2 ou 3 da fila de construção. Se Moff Jerjerrod resolver a missão, uma segunda unidade também pode avançar.',
  'mission.display-of-power': 'Demonstração de poder',
  'mission.display-of-power.text':
    'Tente em um sistema populoso. Se tiver sucesso, o Império ganha 2 de lealdade nesse sistema.',
  'mission.trade-negotiations': 'Negociações comerciais',
  'mission.trade-negotiations.text':
    'Tente em um sistema populoso. Se tiver sucesso, o Império ganha 1 de lealdade nesse sistema.',
  'mission.imperial-propaganda': 'Propaganda imperial',
  'mission.imperial-propaganda.text':
    'Tente em um sistema imperial. Se tiver sucesso, remova os marcadores de lealdade rebelde de todos os sistemas dessa região, que ficam neutros.',
  'mission.fear-will-keep-them-in-line': 'O medo vai mantê-los na linha',
  'mission.fear-will-keep-them-in-line.text':
    'Tente em um sistema com uma Estrela da Morte, um Destróier Estelar ou um Superdestróier Estelar. Se tiver sucesso, o Império ganha 1 de lealdade em cada um de 2 sistemas dessa região.',
  'mission.lure-of-the-dark-side': 'Atração do Lado Sombrio',
  'mission.lure-of-the-dark-side.text':
    'Tente contra um líder capturado; para os dois lados contam todos os ícones de habilidade, de qualquer tipo. Se tiver sucesso, o prisioneiro recebe o anel “Atração do Lado Sombrio” e passa para o lado imperial até o fim da partida. Se for Luke Skywalker, em qualquer versão, os rebeldes também perdem 1 de reputação.',
  'mission.homing-beacon': 'Sinal de rastreamento',
  'mission.homing-beacon.text':
    'Tente contra um líder capturado. Se tiver sucesso, o prisioneiro é resgatado, mas os rebeldes devem colocá-lo em qualquer sistema da região da base rebelde, e não na base.',
  'mission.interrogation-droid': 'Droide de interrogatório',
  'mission.interrogation-droid.text':
    'Tente contra um líder capturado; para os dois lados contam todos os ícones de habilidade, de qualquer tipo. Se tiver sucesso, os rebeldes citam 3 sistemas, e um deles deve ser o da base rebelde.',
  'mission.intercept-transmission': 'Interceptar transmissão',
  'mission.intercept-transmission.text':
    'Tente em um sistema rebelde. Se tiver sucesso, os rebeldes compram 8 cartas do baralho de sondas, entregam ao Império todas aquelas cujo sistema tenha uma unidade imperial e embaralham as outras de volta no baralho.',
  'mission.long-range-probe': 'Sonda de longo alcance',
  'mission.long-range-probe.text':
    'Tente em qualquer sistema. Se tiver sucesso, os rebeldes dizem a verdade sobre a base rebelde estar ou não nesse sistema.',
  'mission.probe-droid-initiative': 'Iniciativa dos droides-sonda',
  'mission.probe-droid-initiative.text':
    'Resolva em um sistema com um Destróier Estelar ou um Superdestróier Estelar. Compre 2 cartas de sonda; se o Almirante Ozzel resolver a missão, compre mais 2.',
  'mission.carbon-freezing': 'Congelamento em carbonita',
  'mission.carbon-freezing.text':
    'Tente contra um líder capturado. Se tiver sucesso, o anel do prisioneiro é substituído pelo anel de carbonita, e os rebeldes perdem 1 de reputação. O líder continua contando como capturado; o anel é descartado quando o líder é resgatado.',
  'mission.collect-bounty': 'Receber a recompensa',
  'mission.collect-bounty.text':
    'Tente contra um líder rebelde livre em qualquer sistema. Se tiver sucesso, capture-o e leve-o, com o líder atribuído, ao sistema mais próximo com uma unidade imperial. Se já houver uma unidade imperial no sistema do alvo, os dois ficam ali.',
  'mission.detained': 'Detenção',
  'mission.detained.text':
    'Tente contra um líder rebelde não capturado, em qualquer sistema. Se tiver sucesso, esse líder não volta para a reserva na próxima fase de renovação.',
  'mission.hunt-them-down': 'Caçá-los',
  'mission.hunt-them-down.text':
    'Tente em qualquer sistema. Se tiver sucesso, destrua nesse sistema unidades à sua escolha cuja vida impressa some no máximo 2.',
  'mission.interrogation': 'Interrogatório',
  'mission.interrogation.text':
    'Tente contra um líder capturado. Se tiver sucesso, os rebeldes revelam toda a mão de objetivos, que depois volta a ficar oculta.',
  'mission.planetary-conquest': 'Conquista planetária',
  'mission.planetary-conquest.text':
    'Tente em qualquer sistema. Se tiver sucesso, escolha outro sistema: até 1 AT-AT, 1 AT-ST e 2 stormtroopers podem vir dele para o alvo, sem precisar de adjacência nem de transporte. Se houver unidades terrestres rebeldes, resolva um combate.',
  'mission.retrieve-the-plans': 'Recuperar os planos',
  'mission.retrieve-the-plans.text':
    'Tente contra um líder capturado. Se tiver sucesso, os rebeldes revelam a mão de objetivos, e o Império põe 1 dessas cartas no fundo do baralho de objetivos.',
  'mission.construct-factory': 'Construir uma fábrica',
  'mission.construct-factory.text':
    'Resolva em um sistema imperial. Se houver um marcador de sabotagem, remova-o. Depois coloque na fila de construção uma unidade para cada ícone de recurso desse sistema, no espaço indicado pelo número dele.',
  'mission.oversee-project': 'Supervisionar um projeto',
  'mission.oversee-project.text':
    'Resolva em um sistema com uma unidade imperial e sem unidades rebeldes. Retire uma unidade imperial do espaço 1 ou 2 da fila de construção e posicione-a agora nesse sistema.',
  'mission.superlaser-online': 'Superlaser operacional',
  'mission.superlaser-online.text':
    'Resolva em um sistema com uma Estrela da Morte. Destrua esse sistema; depois o Império ganha 1 de lealdade em 1 sistema populoso dessa região.',
  'mission.construct-super-star-destroyer': 'Construir um Superdestróier Estelar',
  'mission.construct-super-star-destroyer.text':
    'Resolva em um sistema imperial com um ícone de quadrado espacial. Coloque 1 Superdestróier Estelar no espaço 3 da fila de construção.',
  'mission.construct-death-star': 'Construir uma Estrela da Morte',
  'mission.construct-death-star.text':
    'Resolva em um sistema remoto sem unidades rebeldes. Ganhe nesse sistema 1 Estrela da Morte em construção e coloque 1 Estrela da Morte no espaço 3 da fila de construção. Quando ela é posicionada, substitui a que está em construção.',

  'mission.build-alliance': 'Forjar uma aliança',
  'mission.build-alliance.text':
    'Tente em um sistema populoso. Se houver unidades rebeldes nesse sistema, os rebeldes rolam 2 dados a mais. Se tiver sucesso, os rebeldes ganham 1 de lealdade nesse sistema.',
  'mission.infiltration': 'Infiltração',
  'mission.infiltration.text':
    'Tente em um sistema com uma unidade imperial. Se tiver sucesso, olhe as 2 primeiras cartas do baralho de objetivos; devolva uma ao topo e ponha a outra no fundo.',
  'mission.rapid-mobilization': 'Mobilização rápida',
  'mission.rapid-mobilization.text':
    'Resolva no espaço “Base rebelde”, para onde vão os líderes atribuídos; o efeito espera até o fim da fase de comando. Então escolha: se a base estiver escondida, leve até 5 unidades de um mesmo sistema para esse espaço, a qualquer distância; ou instale uma nova base entre 4 cartas de sonda compradas (8 se dois líderes foram atribuídos).',
  'mission.sabotage': 'Sabotagem',
  'mission.sabotage.text':
    'Tente em um sistema populoso. Se tiver sucesso, coloque um marcador de sabotagem nesse sistema: ninguém pode construir com ele nem posicionar unidades nele.',
  'mission.base-defenses': 'Defesas da base',
  'mission.base-defenses.text':
    'Tente em um sistema rebelde. Se tiver sucesso, ganhe 1 gerador de escudos e 1 canhão de íons no espaço “Base rebelde”.',
  'mission.establish-trade-relations': 'Estabelecer relações comerciais',
  'mission.establish-trade-relations.text':
    'Tente em um sistema sem marcador de sabotagem. Se tiver sucesso, os rebeldes ganham 1 de lealdade nesse sistema e colocam na fila de construção uma unidade para cada ícone de recurso dele, no espaço indicado pelo número.',
  'mission.incite-rebellion': 'Incitar a rebelião',
  'mission.incite-rebellion.text':
    'Tente em um sistema subjugado. Se tiver sucesso, ganhe 3 soldados rebeldes nesse sistema e depois resolva um combate.',
  'mission.public-uprising': 'Levante popular',
  'mission.public-uprising.text':
    'Tente em um sistema subjugado. Se tiver sucesso, ganhe nesse sistema 1 unidade de círculo e 2 unidades de triângulo, naves ou unidades terrestres, à sua escolha. Depois resolva um combate.',
  'mission.support-of-mon-calamari': 'Apoio de Mon Calamari',
  'mission.support-of-mon-calamari.text':
    'Tente em Mon Calamari. Se tiver sucesso, ganhe 2 de lealdade em Mon Calamari ou coloque 1 cruzador Mon Calamari no espaço 3 da fila de construção.',
  'mission.covert-operation': 'Operação secreta',
  'mission.covert-operation.text':
    'Tente em um sistema com uma unidade imperial. Se tiver sucesso, compre 2 objetivos: fique com um na mão e ponha o outro no fundo do baralho de objetivos.',
  'mission.daring-rescue': 'Resgate audaz',
  'mission.daring-rescue.text':
    'Tente em um sistema com um líder capturado. Se tiver sucesso, resgate um líder capturado nesse sistema; os líderes atribuídos que você quiser também podem ir para a base.',
  'mission.for-the-greater-good': 'Por um bem maior',
  'mission.for-the-greater-good.text':
    'Tente em um sistema com um líder capturado. Se tiver sucesso, resgate um líder capturado nesse sistema e compre 1 carta de objetivo. Os líderes atribuídos a esta missão ficam no sistema.',
  'mission.plan-the-assault': 'Planejar o ataque',
  'mission.plan-the-assault.text':
    'Tente em um sistema com uma nave imperial. Se tiver sucesso, mova naves, mas não unidades terrestres, do espaço “Base rebelde” para esse sistema como se fossem adjacentes; os líderes nesse espaço não impedem isso. Depois resolva um combate.',
  'mission.seek-yoda': 'Procurar Yoda',
  'mission.seek-yoda.text':
    'Resolva em Dagobah. Ponha o anel do Mestre Yoda em um líder atribuído. Se Luke Skywalker resolver a missão, substitua-o também por Luke Skywalker (Jedi).',
  'mission.stolen-plans': 'Planos roubados',
  'mission.stolen-plans.text':
    'Tente em um sistema com uma unidade imperial. Se tiver sucesso, olhe as 4 primeiras cartas do baralho de objetivos e devolva-as ao topo na ordem que quiser.',
  'mission.contingency-plan': 'Plano de contingência',
  'mission.contingency-plan.text':
    'Sem alvo: revelar esta missão vale como um turno. O líder atribuído passa para uma missão inicial da mão, mesmo que ela já tenha sido usada na rodada. Lando Calrissian recebe também 2 sucessos em uma tentativa que fizer depois, na mesma rodada.',
  'mission.hidden-fleet': 'Frota escondida',
  'mission.hidden-fleet.text':
    'Resolva em um sistema sem unidades imperiais. Mova unidades rebeldes do espaço “Base rebelde” para esse sistema como se fossem adjacentes; os líderes nesse espaço não impedem isso.',
  'mission.plant-false-lead': 'Plantar uma pista falsa',
  'mission.plant-false-lead.text':
    'Resolva em um sistema com uma unidade imperial. Os rebeldes pegam 4 cartas ao acaso da mão de sondas do Império e põem cada uma no topo ou no fundo do baralho de sondas, na ordem que quiserem.',
  'mission.demolition': 'Demolição',
  'mission.demolition.text':
    'Tente em um sistema imperial. Se tiver sucesso, para cada ícone de recurso desse sistema destrua na fila de construção imperial 1 unidade construída com esse ícone.',
  'mission.hit-and-run': 'Atacar e fugir',
  'mission.hit-and-run.text':
    'Tente em qualquer sistema. Se tiver sucesso, destrua nesse sistema unidades à sua escolha cuja vida impressa some no máximo 2.',
  'mission.lead-the-strike-team': 'Liderar a equipe de ataque',
  'mission.lead-the-strike-team.text':
    'Tente em qualquer sistema. Se tiver sucesso, até 4 unidades terrestres rebeldes vão do espaço “Base rebelde” para esse sistema, sem precisar de transporte nem de adjacência. Se houver unidades terrestres imperiais, resolva um combate.',
  'mission.misdirection': 'Manobra de distração',
  'mission.misdirection.text':
    'Tente em um sistema com uma unidade imperial. Se tiver sucesso, escolha um líder rebelde: pelo resto da rodada, o Império não pode enviar líderes da reserva contra a missão dele.',
  'mission.rogue-squadron-raid': 'Incursão do Esquadrão Rogue',
  'mission.rogue-squadron-raid.text':
    'Tente em um sistema imperial. Se tiver sucesso, destrua na fila de construção imperial unidades à sua escolha cuja vida impressa some no máximo 4.',
  'mission.wookiee-uprising': 'Levante wookiee',
  'mission.wookiee-uprising.text':
    'Tente em Kashyyyk. Se tiver sucesso, os rebeldes ganham 1 de lealdade em Kashyyyk e destroem nesse sistema unidades à sua escolha cuja vida impressa some no máximo 4.',
} as const;
