/** Combats: leaders, attacks, damage and tactic cards. */
export const combat = {
  'log.combat': '{side_Def} {side_id, select, rebel {iniciam} other {inicia}} um combate em {system}.',
  'log.combatOver': 'O combate em {system} terminou.',
  'log.battleWon.rebel.space': 'Os rebeldes vencem a batalha espacial em {system}.',
  'log.battleWon.rebel.ground': 'Os rebeldes vencem a batalha terrestre em {system}.',
  'log.battleWon.imperial.space': 'O Império vence a batalha espacial em {system}.',
  'log.battleWon.imperial.ground': 'O Império vence a batalha terrestre em {system}.',
  'log.combatUndecided': 'Nenhum dos lados vence o combate em {system}.',
  'log.combatRound': 'Rodada de combate {n}.',
  'log.battle': '{theatre_id, select, space {Batalha espacial.} other {Batalha terrestre.}}',
  'log.leaderAdded': '{leader_Def} entra no combate {side_id, select, rebel {pelos rebeldes} other {pelo Império}}.',
  'log.backInPool': '{leader_Def} volta para a reserva de líderes.',
  'log.drawnTactics':
    '{side_Def} {side_id, select, rebel {compram} other {compra}} {n, plural, =1 {# carta de tática} other {# cartas de tática}} {theatre_id, select, space {{n, plural, =1 {espacial} other {espaciais}}} other {{n, plural, =1 {terrestre} other {terrestres}}}}.',
  'log.attack':
    '{side_Def} {side_id, select, rebel {atacam} other {ataca}} {theatre_id, select, space {no espaço} other {no solo}} {n, plural, =0 {sem dados} =1 {com # dado} other {com # dados}}.',
  'log.attackRoll':
    '{side_Def} {side_id, select, rebel {rolam} other {rola}} {colour_id, select, red {dados vermelhos} other {dados pretos}}{specials, plural, =0 {} =1 {, # especial} other {, # especiais}}{directs, plural, =0 {} =1 {, # acerto direto} other {, # acertos diretos}}{hits, plural, =0 {} =1 {, # acerto} other {, # acertos}}{blanks, plural, =0 {} =1 {, # em branco} other {, # em branco}}.',
  'log.tacticPlayed': '{side_Def} {side_id, select, rebel {jogam} other {joga}} a carta de tática “{card}”.',
  'log.tacticPlayed.noBlock':
    '{side_Def} {side_id, select, rebel {jogam} other {joga}} a carta de tática “{card}”: {side_id, select, rebel {o Império não pode} other {os rebeldes não podem}} bloquear dano nesta batalha.',
  'log.tacticPlayed.noRetreat':
    '{side_Def} {side_id, select, rebel {jogam} other {joga}} a carta de tática “{card}”: {side_id, select, rebel {o Império não pode} other {os rebeldes não podem}} recuar nesta rodada de combate.',
  'log.tacticPlayed.freeRetreat':
    '{side_Def} {side_id, select, rebel {jogam} other {joga}} a carta de tática “{card}”: suas unidades podem recuar nesta rodada de combate ignorando as restrições de transporte.',
  'log.tacticDiscarded': '{side_Def} {side_id, select, rebel {descartam} other {descarta}} a carta de tática “{card}”.',
  'log.rerolled': 'Um dado é rolado de novo: de “{from}” para “{to}”.',
  'log.damage': '{unit_One} sofre {n} de dano.',
  'log.blocked': '1 de dano em {unit_one} é bloqueado.',
  'log.doomed': '{unit_One} será {unit_gender, select, f {destruída} other {destruído}} no fim desta batalha.',
  'log.forced': 'As unidades que não podem ficar neste combate são perdidas.',

  'ask.addLeader': 'Combate em {system}: você pode acrescentar um líder da sua reserva.',
  'option.noLeader': 'Nenhum líder',
  'detail.tacticCards': 'Cartas de tática: espaço {space}, solo {ground}',

  'ask.combatAction': 'Seu ataque: ações de combate',
  'help.noTactic': 'Você não tem nenhuma carta que possa jogar agora.',
  'option.drawTactic': 'Comprar carta de tática {theatre_id, select, space {espacial} other {terrestre}}',
  'detail.spend': 'Custa um especial {colour_id, select, red {vermelho} other {preto}}',
  'detail.yoda': 'Mestre Yoda: rolar este dado de novo',
  'die.coloured': '{face} ({colour})',
  'ask.strategy': 'Quais cartas de tática comprar?',
  'option.strategy':
    '{space, plural, =1 {# espacial} other {# espaciais}}, {ground, plural, =1 {# terrestre} other {# terrestres}}',
  'ask.bombardment': 'Qual das suas naves bombardeia?',
  'detail.bombardment': '{n} de dano',
  'ask.cardDamage':
    '{picks, plural, =1 {Escolha uma unidade inimiga para sofrer {n} de dano.} other {Divida # de dano entre as unidades inimigas.}}',
  'ask.cardDamageEach': 'Escolha até {picks} unidades inimigas: cada uma sofre {n} de dano.',

  'ask.recolour': 'Quantos acertos pretos usar como acertos vermelhos?',
  'ask.assignDie': 'Atribua este dado: {face} ({colour}). {n, plural, =1 {É o último.} other {Restam # dados.}}',
  'option.assignAll': 'Atribuir o dano por mim',
  'option.assignAuto': 'Atribuir o resto por mim',
  'detail.assignAuto':
    'O máximo de baixas: destrói {n, plural, =0 {nenhuma unidade} =1 {# unidade} other {# unidades}}',
  'detail.thenAssign': 'Depois você distribui {n} de dano',
  'detail.damage': 'Dano {damage} de {health}',
  'detail.damageNew': 'Dano {damage} de {health}, {n} deste ataque',

  'ask.block': 'Suas unidades foram atingidas. Jogar uma carta para bloquear dano?',
  'help.noBlock': 'Você não tem nenhuma carta que bloqueie dano.',
  'option.noBlock': '{n, plural, =0 {Continuar} other {Parar de bloquear}}',
  'detail.discarded': 'Descartar esta carta',
  'ask.blockUnit': 'Escolha as unidades em que bloquear até {n} de dano.',

  'refused.no_tactics_left': 'Não há mais cartas de tática para comprar.',
  'refused.other_theatre': 'Esta carta é do outro teatro.',
  'refused.no_space_tactics': 'O Império não pode jogar cartas de tática espacial nesta rodada.',
  'refused.block_later': 'Esta carta é jogada no ataque do adversário.',
  'refused.no_special': 'Esta carta custa um dado com um especial.',
  'refused.no_unit_to_damage': 'Nenhuma unidade inimiga aqui pode sofrer dano.',
  'refused.no_dice': 'Não há nenhum dado para rolar de novo.',
  'refused.no_bomber': 'Nenhuma das suas naves aqui tem dados vermelhos de ataque.',
  'refused.second_card': 'Esta carta exige descartar outra carta de tática deste teatro.',
} as const;
