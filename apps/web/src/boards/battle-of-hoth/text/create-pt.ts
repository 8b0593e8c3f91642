import type { CreateSentences } from './create-en.ts';

export const create: CreateSentences = {
  'board.bh.create.choose': 'Escolha uma das {n} batalhas ou uma campanha. As durações são estimadas.',
  'board.bh.create.length': 'cerca de {minutes} min',
  'board.bh.create.pick': 'Escolher uma batalha',
  'board.bh.create.chosen': 'escolhida',
  'board.bh.create.chosenBattle': 'Batalha escolhida',
  'board.bh.create.legend.hand': 'mão inicial',
  'board.bh.create.legend.medals': 'medalhas para vencer',
  'board.bh.create.legend.other': 'outra forma de vencer',
  'board.bh.create.sideLine':
    '{side}: {cards, plural, =1 {# carta} other {# cartas}}, {medals, plural, =0 {não vence por medalhas} =1 {# medalha para vencer} other {# medalhas para vencer}}{sudden, plural, =0 {} other {; há outra forma de vencer}}.',
  'board.bh.create.first': 'joga primeiro',
  'board.bh.create.hand': '{cards, plural, =1 {# carta} other {# cartas}},',
  'board.bh.create.pairHand': '{cards, plural, =1 {# carta} other {# cartas}} cada,',
  'board.bh.create.medals': '{medals, plural, =1 {# medalha para vencer} other {# medalhas para vencer}}',
  'board.bh.create.noMedals': 'não vence por medalhas',
  'board.bh.create.map': 'Mapa: {battle}',
  'board.bh.create.all': 'Mostrar todas as {n}',
  'board.bh.create.fewer': 'Mostrar menos',
  'board.bh.create.campaign': 'Jogar uma campanha',
  'board.bh.create.campaignLine': 'Até 5 batalhas; cada resultado define a próxima. 2 jogadores',
  'board.bh.create.campaign.chain':
    'Até 5 batalhas seguidas. Quem vence cada uma define qual é a próxima e o que ela traz.',
  'board.bh.create.campaign.support':
    'Os resultados dão cartas de apoio, mais cartas na mão, líderes ou insígnias para a próxima batalha.',
  'board.bh.create.campaign.secret':
    'Em cada batalha, cada lado tem seu próprio objetivo secundário, oculto até ser cumprido.',
  'board.bh.create.campaign.days': 'A campanha é uma só partida: se você quiser, ela espera por dias.',
  'board.bh.create.campaignForTwo': 'Campanhas são para dois jogadores.',
  'board.bh.create.seating.2': '1 contra 1',
  'board.bh.create.seating.rebels-2': 'Dupla rebelde',
  'board.bh.create.seating.empire-2': 'Dupla imperial',
  'board.bh.create.seating.4': '2 contra 2',
  'board.bh.create.ownSide': 'Seu lado',
  'board.bh.create.random': 'Sorteio',
  'board.bh.create.randomHint': 'Os dois lugares são sorteados quando você cria a partida.',
  'board.bh.create.off': 'Não',
  'board.bh.create.on': 'Sim',
  'board.bh.create.leadersHint': 'Cada lado escolhe um em segredo: 3 cartas a mais no baralho.',
  'board.bh.create.more': 'Relógio, nome e espectadores',
};
