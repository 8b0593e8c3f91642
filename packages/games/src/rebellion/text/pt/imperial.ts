/** Imperial missions, projects and assignment cards, and the effects they share with Rebel cards. */
export const imperial = {
  'system.queue-1': 'Fila de construção, espaço 1',
  'system.queue-2': 'Fila de construção, espaço 2',
  'system.queue-3': 'Fila de construção, espaço 3',
  'system.deploying': 'Saindo da fila de construção',
  'icon.space-triangle': 'Triângulo espacial',
  'icon.space-circle': 'Círculo espacial',
  'icon.space-square': 'Quadrado espacial',
  'icon.ground-triangle': 'Triângulo terrestre',
  'icon.ground-circle': 'Círculo terrestre',
  'icon.ground-square': 'Quadrado terrestre',

  'ask.loyaltyInRegion':
    'Lealdade {side_id, select, rebel {rebelde} other {imperial}}: escolha {n, plural, =1 {# sistema} other {# sistemas}} desta região.',
  'refused.system_destroyed': 'Este sistema está destruído.',
  'refused.no_loyalty_there': 'A lealdade deste sistema não pode mudar.',
  'refused.already_loyal': 'Este marcador de lealdade já está aqui.',
  'ask.destroyHealth': 'Escolha unidades a destruir: resta {left} de vida. Todas são destruídas ao mesmo tempo.',
  'detail.health': '{n} de vida',
  'refused.no_health': '{unit}: não tem vida e não pode ser escolhida.',
  'refused.too_much_health': 'Esta unidade tem {n} de vida, e só resta {left}.',
  'ask.destroyQueued': '{icon}: escolha a unidade da fila de construção a destruir.',

  'option.keepProject': 'Comprar 2 projetos e ficar com 1',
  'option.repairProject': 'Comprar 1 projeto e remover a sabotagem',
  'refused.no_sabotage': 'Aqui não há marcador de sabotagem.',
  'refused.no_projects': 'Não há nenhum projeto para procurar.',
  'ask.projectUnder': '“{card}”: escolha o projeto que vai para o fundo do baralho.',
  'log.projectUnder': 'Um projeto vai para o fundo do baralho de projetos.',
  'log.putUnder': 'No fundo do baralho: “{card}”.',
  'log.systemDestroyed': '{system} é destruído.',

  'ask.advance': 'Escolha a unidade da fila de construção que avança um espaço.',
  'log.advanced': '{unit_One} avança {box_to}.',
  'ask.deployHere': 'Escolha a unidade da fila de construção a posicionar agora em {system}.',
  'refused.death_star_bound': 'A Estrela da Morte só pode ficar pronta onde está em construção.',
  'log.deployedHere': '{unit_One} é {unit_gender, select, f {posicionada} other {posicionado}} em {system}.',
  'log.deployBlocked': 'Sabotagem em {system}: nada pode ser posicionado ali.',
  'log.deathStarBegun': 'Uma Estrela da Morte está em construção em {system}.',

  'log.baseAdmitted': 'Os rebeldes dizem: a base fica em {system}.',
  'log.baseDenied': 'Os rebeldes dizem: a base não fica em {system}.',
  'log.baseInRegion': 'A base fica na região {region}.',
  'log.baseNotInRegion': 'A base não fica na região {region}.',
  'ask.nameSystems':
    '“{card}”: o sistema da base é citado. Escolha {n, plural, =1 {# outro sistema} other {# outros sistemas}} para citar com ele.',
  'log.namedSystems': 'Os rebeldes citam {n, plural, =1 {# sistema} other {# sistemas}}; a base fica em um deles.',
  'log.namedSystem': 'Sistema citado: {system}.',
  'log.intercepted':
    'Os rebeldes compram {n, plural, =1 {# carta de sonda} other {# cartas de sonda}} e entregam {given}; as outras são embaralhadas de volta no baralho.',
  'log.handedOver': 'Carta entregue: {system}.',
  'log.shuffledBack': 'De volta ao baralho: {system}.',
  'log.objectivesShown':
    '{n, plural, =0 {Os rebeldes não têm objetivos para mostrar ao Império.} =1 {Os rebeldes mostram seu objetivo ao Império.} other {Os rebeldes mostram seus # objetivos ao Império.}}',
  'log.objectiveShown': 'Objetivo na mão dos rebeldes: “{card}”.',

  'ask.hunter': 'Escolha o líder que leva {leader_def}.',
  'ask.closest': 'Escolha para onde levar {leader_def}: estes sistemas com unidades imperiais estão à mesma distância.',
  'log.takenTo': '{leader_Def} vai para {system}.',
  'log.lured': '{leader_Def} agora serve ao Império.',
  'log.willBeDetained': 'O Império detém {leader_def}.',
} as const;
