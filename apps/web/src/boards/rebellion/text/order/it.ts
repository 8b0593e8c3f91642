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
  'board.rb.order.count': '{count} su {max}',
  'board.rb.order.choose': 'Scegli',
  'board.rb.order.under': 'In fondo al mazzo',
  'board.rb.order.arriving': '{count} in arrivo',
  'board.rb.choose.target': '{piece}: scegli un bersaglio',
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
