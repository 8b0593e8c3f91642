import type { CreateSentences } from './create-en.ts';

export const create: CreateSentences = {
  'board.bh.create.choose': 'Elige una de las {n} batallas o una campaña. Las duraciones son estimadas.',
  'board.bh.create.length': 'unos {minutes} min',
  'board.bh.create.pick': 'Elegir una batalla',
  'board.bh.create.chosen': 'elegida',
  'board.bh.create.chosenBattle': 'Batalla elegida',
  'board.bh.create.legend.hand': 'mano inicial',
  'board.bh.create.legend.medals': 'medallas para ganar',
  'board.bh.create.legend.other': 'otra forma de ganar',
  'board.bh.create.sideLine':
    '{side}: {cards, plural, one {# carta} other {# cartas}}, {medals, plural, =0 {no gana por medallas} one {# medalla para ganar} other {# medallas para ganar}}{sudden, plural, =0 {} other {; hay otra forma de ganar}}.',
  'board.bh.create.first': 'mueve primero',
  'board.bh.create.hand': '{cards, plural, one {# carta} other {# cartas}},',
  'board.bh.create.pairHand': '{cards, plural, one {# carta} other {# cartas}} cada uno,',
  'board.bh.create.medals': '{medals, plural, one {# medalla para ganar} other {# medallas para ganar}}',
  'board.bh.create.noMedals': 'no gana por medallas',
  'board.bh.create.map': 'Mapa: {battle}',
  'board.bh.create.all': 'Mostrar las {n}',
  'board.bh.create.fewer': 'Mostrar menos',
  'board.bh.create.campaign': 'Jugar una campaña',
  'board.bh.create.campaignLine': 'Hasta 5 batallas; cada resultado decide la siguiente. 2 jugadores',
  'board.bh.create.campaign.chain':
    'Hasta 5 batallas seguidas. Quien gana cada una decide cuál es la siguiente y qué aporta.',
  'board.bh.create.campaign.support':
    'Los resultados dan cartas de apoyo, más cartas en la mano, líderes o insignias para la siguiente batalla.',
  'board.bh.create.campaign.secret':
    'En cada batalla cada bando tiene su propio objetivo secundario, oculto hasta que se cumple.',
  'board.bh.create.campaign.days': 'La campaña es una sola partida: si quieres, te espera durante días.',
  'board.bh.create.campaignForTwo': 'Las campañas son para dos jugadores.',
  'board.bh.create.seating.2': '1 contra 1',
  'board.bh.create.seating.rebels-2': 'Pareja rebelde',
  'board.bh.create.seating.empire-2': 'Pareja imperial',
  'board.bh.create.seating.4': '2 contra 2',
  'board.bh.create.ownSide': 'Tu bando',
  'board.bh.create.random': 'Al azar',
  'board.bh.create.randomHint': 'Los dos asientos se sortean al crear la partida.',
  'board.bh.create.off': 'No',
  'board.bh.create.on': 'Sí',
  'board.bh.create.leadersHint': 'Cada bando elige uno en secreto: 3 cartas más en su mazo.',
  'board.bh.create.more': 'Reloj, nombre y espectadores',
};
