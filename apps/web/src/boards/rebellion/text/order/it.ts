import type { Sentences } from './en.ts';

export const order: Sentences = {
  'board.rb.order.move':
    '{count, plural, =0 {Non muovere unità {place_to}} one {Muovi # unità {place_to}} other {Muovi # unità {place_to}}}',
  'board.rb.order.retreat':
    '{count, plural, =0 {Ritirata con le sole navi} one {Ritirata, portando # unità} other {Ritirata, portando # unità}}',
  'board.rb.order.tray': 'Unità che possono muovere {place_to}',
  'board.rb.order.room': 'Trasporto: {used} su {room}',
  'board.rb.order.full': 'Trasporto: {used} su {room}, pieno',
  'board.rb.order.over': 'Trasporto: {used} su {room}, troppe unità',
  'board.rb.order.none': 'Nessuna nave scelta per il trasporto',
  'board.rb.order.garrison': 'Un’unità resta di guarnigione.',
  'board.rb.order.carry.rebel':
    'Le unità terrestri hanno bisogno di posto su una nave; navi e caccia si muovono da soli.',
  'board.rb.order.carry.imperial':
    'Le unità terrestri e i caccia TIE hanno bisogno di posto su una nave; le altre navi si muovono da sole.',
  'board.rb.order.carry.free': 'Per questo movimento non servono navi.',
  'board.rb.order.roomLeft':
    '{left, plural, =0 {Nessun posto libero.} one {Posto per un’altra unità.} other {Posto per altre # unità.}}',
  'board.rb.order.count': '{count} su {max}',
  'board.rb.order.allHere': 'Tutte',
  'board.rb.order.noneHere': 'Nessuna',
  'board.rb.order.allOf': 'Tutte quelle che ci stanno {place_from}',
  'board.rb.order.noneOf': 'Nessuna unità {place_from}',
  'board.rb.order.choose': 'Scegli',
  'board.rb.order.under': 'In fondo al mazzo',
  'board.rb.order.arriving': '{count} in arrivo',
  'board.rb.choose.target': '{piece}: scegli un bersaglio',
  'board.rb.choose.place': '{piece}: dove?',
  'board.rb.choose.die': '{piece}: quale dado rilanci?',
  'board.rb.choose.secondDie': '{piece}: rilanciare anche un secondo dado?',
  'board.rb.choose.secondTarget': '{piece}: scegliere anche un secondo bersaglio?',
  'board.rb.choose.mission': '{piece}: quale missione?',
  'board.rb.choose.leader': '{mission}: quale leader?',
  'board.rb.choose.cost': '{piece}: quale carta scarti?',
  'board.rb.choose.builder': '{piece}: dove si costruisce?',
  'board.rb.chooseBase': 'Scegli {system} come base',
  'board.rb.activateAlone': 'Attiva {system} senza unità',
  'board.rb.retreatTo': 'Ritirati comunque: {system}',
  'board.rb.forecast.title': 'Combattimento su {system}',
  'board.rb.forecast.asPicked': 'con questa scelta',
  'board.rb.forecast.none': 'Nessun combattimento su {system}',
  'board.rb.forecast.ifBase': 'Combattimento su {system} solo se la base è lì',
  'board.rb.forecast.side': 'Fazione',
  'board.rb.forecast.noDice': 'Nessun dado',
  'board.rb.forecast.cap': 'Si tirano al massimo cinque dadi per colore.',
};
