/** Setup, refresh phase and construction. */
export const refresh = {
  'ask.place.imperial': 'Coloque suas unidades iniciais: pelo menos uma unidade terrestre em cada sistema imperial.',
  'ask.place.rebel':
    'Coloque suas unidades iniciais: no espaço “Base rebelde”, em um único sistema sem unidades imperiais ou em ambos.',
  'option.auto.imperial': 'Colocar o resto automaticamente',
  'option.auto.rebel': 'O resto na base rebelde',
  'option.again': 'Recolher todas',
  'piece.units': '{unit} ({n})',
  'budget.further': 'Unidades terrestres além de uma por sistema',
  'ask.immediate': 'As duas cartas são resolvidas agora. Qual vem primeiro?',
  'log.startsRebel': '{system} é leal aos rebeldes.',
  'log.startsImperial': '{system} é leal ao Império.',
  'log.startsSubjugated': '{system} está subjugado.',
  'log.placed': '{side_Def} {side_id, select, rebel {colocaram} other {colocou}} todas as unidades.',
  'log.startingActions':
    '{side_Def} {side_id, select, rebel {recebem} other {recebe}} {n, plural, =1 {# carta de ação} other {# cartas de ação}}.',
  'log.keptAction': 'Mantida virada para baixo: {card}.',
  'refused.ground_unit_needed': 'As últimas unidades terrestres são para os sistemas imperiais que não têm nenhuma.',
  'refused.units_left': '{n, plural, =1 {Falta colocar # unidade.} other {Falta colocar # unidades.}}',
  'refused.not_imperial': 'Não é um sistema imperial.',
  'refused.one_system': 'Só um sistema pode receber unidades, e você escolheu {system}.',
  'refused.holds_empire': 'Há unidades imperiais neste sistema.',

  'log.retrieved': 'Os líderes voltam para as reservas.',
  'log.staysDetained': 'O Império mantém {leader_def} {place_in}.',
  'ask.discard': 'Descarte {n, plural, =1 {# missão} other {# missões}}.',
  'log.discarded': '{side_Def} {side_id, select, rebel {descartam} other {descarta}} “{card}”.',
  'log.time': 'O marcador de tempo avança para {n}.',

  'ask.recruit': 'Recrute um líder.',
  'option.drawMore': 'Ninguém para recrutar: comprar mais uma',
  'option.keepCard': 'Não recrutar; ficar com “{card}”',
  'log.drawnActions':
    '{side_Def} {side_id, select, rebel {compram} other {compra}} {n, plural, =1 {# carta de ação} other {# cartas de ação}}.',
  'log.recruited': '{side_Def} {side_id, select, rebel {recrutam} other {recruta}} {leader_def}.',
  'log.recruitedNobody': '{side_Def} {side_id, select, rebel {não recrutam} other {não recruta}} ninguém.',

  'ask.build': 'Escolha a unidade a construir em {place}.',
  'ask.queue': 'Escolha a unidade para a fila de construção.',
  'ask.gain': 'Escolha como obter a unidade para {place}.',
  'help.shortSupply': 'Não resta nenhuma na reserva de unidades. Você pode destruir uma sua no tabuleiro para obtê-la.',
  'ask.buildOrder': 'A reserva de unidades não dá para tudo. Qual lugar constrói a seguir?',
  'option.replace': 'Destruir e construir de novo: {unit}',
  'option.without': 'Ficar sem ela',
  'option.keepType': 'Não destruir nesta construção: {unit}',
  'option.keepUnits': 'Não substituir nada nesta construção',
  'log.built': '{side_Def} {side_id, select, rebel {constroem} other {constrói}} {unit_one} {from_in}.',
  'log.queued': '{side_Def} {side_id, select, rebel {colocam} other {coloca}} {unit_one} na fila de construção.',
  'log.gained': '{side_Def} {side_id, select, rebel {ganham} other {ganha}} {unit_one} {place_in}.',
  'log.noneLeft': 'Nenhuma unidade deste tipo na reserva: {unit}.',

  'ask.deploy': 'Posicione suas novas unidades, no máximo 2 por lugar.',
  'option.deployDone': '{n, plural, =1 {Deixar # unidade na fila} other {Deixar # unidades na fila}}',
  'log.deployed': '{side_Def} {side_id, select, rebel {posicionam} other {posiciona}} {units} {place_in}.',
  'log.undeployed':
    '{side_Def} {side_id, select, rebel {deixam} other {deixa}} {n, plural, =1 {# unidade} other {# unidades}} no espaço 1 da fila.',
  'log.deathStarDone': 'A Estrela da Morte em {place} está pronta.',
  'refused.deployed_two': 'Duas unidades já foram posicionadas aqui.',
  'refused.sabotaged': 'Há um marcador de sabotagem neste sistema.',
  'refused.enemy_there': 'Há unidades inimigas neste sistema.',
  'refused.deploy_remote': 'Nada pode ser posicionado em um sistema remoto.',
  'refused.deploy_not_imperial':
    'Unidades imperiais só podem ser posicionadas em sistemas imperiais, e agora este não é um.',
  'refused.deploy_not_rebel':
    'Unidades rebeldes só podem ser posicionadas em sistemas rebeldes, e agora este não é um.',
  'refused.base_space_closed': 'A base foi revelada: nada mais entra no espaço “Base rebelde”.',
} as const;
