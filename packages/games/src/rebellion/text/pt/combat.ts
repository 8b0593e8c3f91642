/** Combats: leaders, attacks, damage and tactic cards. */
export const combat = {
  'log.combat': 'Combate em {system}, iniciado por: {side}.',
  'log.combatOver': 'O combate em {system} terminou.',
  'log.combatRound': 'Rodada de combate {n}.',
  'log.battle': 'Batalha: {theatre}.',
  'log.leaderAdded': '{side}: {leader} entra no combate.',
  'log.backInPool': '{leader} volta para a reserva de líderes.',
  'log.drawnTactics':
    '{side}: {n, plural, =0 {nenhuma carta de tática comprada} =1 {# carta de tática comprada} other {# cartas de tática compradas}} ({theatre}).',
  'log.attack': '{side}: ataque ({theatre}) {n, plural, =0 {sem dados} =1 {com # dado} other {com # dados}}.',
  'log.attackRoll':
    '{side}, {colour}{specials, plural, =0 {} =1 { · # especial} other { · # especiais}}{directs, plural, =0 {} =1 { · # acerto direto} other { · # acertos diretos}}{hits, plural, =0 {} =1 { · # acerto} other { · # acertos}}{blanks, plural, =0 {} other { · # em branco}}.',
  'log.tacticPlayed': '{side}: carta de tática “{card}”.',
  'log.tacticDiscarded': '{side}: descarte da carta de tática “{card}”.',
  'log.rerolled': 'Nova rolagem: antes {from}, agora {to}.',
  'log.damage': '{unit}: {n} de dano atribuído.',
  'log.blocked': '{unit}: 1 de dano bloqueado.',
  'log.doomed': '{unit}: destruição no fim desta batalha.',
  'log.forced': 'As unidades que não podem ficar neste combate são perdidas.',

  'ask.addLeader': 'Combate em {system}: você pode acrescentar um líder da sua reserva.',
  'option.noLeader': 'Nenhum líder',
  'detail.tacticCards': 'Cartas de tática: espaço {space}, solo {ground}',

  'ask.combatAction': 'Seu ataque: ações de combate',
  'option.drawTactic': 'Comprar uma carta de tática: {theatre}',
  'detail.spend': 'Custa um especial desta cor: {colour}',
  'detail.yoda': 'Mestre Yoda: rolar este dado de novo',
  'die.coloured': '{face} ({colour})',
  'ask.reroll': 'Escolha até {n, plural, =1 {# dado} other {# dados}} para rolar de novo.',
  'ask.strategy': 'Quais cartas de tática comprar?',
  'option.strategy': 'Espaço {space}, solo {ground}',
  'ask.bombardment': 'Qual das suas naves bombardeia?',
  'detail.bombardment': '{n} de dano',
  'ask.cardDamage': 'Escolha uma unidade inimiga para sofrer {n} de dano.',

  'ask.recolour': 'Quantos acertos pretos usar como acertos vermelhos?',
  'ask.assignDie': 'Atribua este dado: {face} ({colour}). {n, plural, =1 {É o último.} other {Restam # dados.}}',
  'option.assignAuto': 'Atribuir o resto',
  'detail.assignAuto':
    'O máximo de baixas: destrói {n, plural, =0 {nenhuma unidade} =1 {# unidade} other {# unidades}}',
  'detail.damage': 'Dano {damage} de {health}',

  'ask.block': 'Suas unidades foram atingidas. Jogar uma carta para bloquear dano?',
  'option.noBlock': 'Parar de bloquear',
  'ask.discardTactic': 'Descarte outra carta de tática deste teatro.',
  'ask.blockUnit': 'Escolha a unidade em que bloquear 1 de dano (ainda a bloquear: {n}).',

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
