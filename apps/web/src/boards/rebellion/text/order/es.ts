import type { Sentences } from './en.ts';

export const order: Sentences = {
  'board.rb.order.move':
    '{count, plural, =0 {No mover unidades {place_to}} one {Mover # unidad {place_to}} other {Mover # unidades {place_to}}}',
  'board.rb.order.retreat':
    '{count, plural, =0 {Retirarse solo con las naves} one {Retirarse llevando # unidad} other {Retirarse llevando # unidades}}',
  'board.rb.order.tray': 'Unidades que pueden moverse {place_to}',
  'board.rb.order.room': 'Transporte {used} de {room}',
  'board.rb.order.full': 'Transporte {used} de {room}, lleno',
  'board.rb.order.over': 'Transporte {used} de {room}: demasiadas unidades',
  'board.rb.order.none': 'Ninguna nave elegida para transportar',
  'board.rb.order.garrison': 'Una unidad se queda de guarnición.',
  'board.rb.order.carry.rebel': 'Las unidades terrestres necesitan sitio en una nave; naves y cazas se mueven solos.',
  'board.rb.order.carry.imperial':
    'Las unidades terrestres y los cazas TIE necesitan sitio en una nave; las demás naves se mueven solas.',
  'board.rb.order.carry.free': 'Este movimiento no necesita naves.',
  'board.rb.order.roomLeft':
    '{left, plural, =0 {No queda sitio.} one {Sitio para una unidad más.} other {Sitio para # unidades más.}}',
  'board.rb.order.count': '{count} de {max}',
  'board.rb.order.choose': 'Elegir',
  'board.rb.order.under': 'Debajo del mazo',
  'board.rb.order.arriving': '{count} en camino',
  'board.rb.choose.target': '{piece}: elige un objetivo',
  'board.rb.choose.die': '{piece}: ¿qué dado se vuelve a tirar?',
  'board.rb.choose.secondDie': '{piece}: ¿volver a tirar también un segundo dado?',
  'board.rb.choose.secondTarget': '{piece}: ¿elegir también un segundo objetivo?',
  'board.rb.choose.mission': '{piece}: ¿qué misión?',
  'board.rb.choose.leader': '{mission}: ¿qué líder?',
  'board.rb.choose.cost': '{piece}: ¿qué carta descartas?',
  'board.rb.choose.builder': '{piece}: ¿dónde se construye?',
  'board.rb.chooseBase': 'Elegir {system} como base',
  'board.rb.activateAlone': 'Activar {system} sin unidades',
  'board.rb.retreatTo': 'Retirarse de todos modos: {system}',
  'board.rb.forecast.title': 'Combate en {system}',
  'board.rb.forecast.asPicked': 'con esta selección',
  'board.rb.forecast.none': 'Sin combate en {system}',
  'board.rb.forecast.ifBase': 'Combate en {system} solo si la base está allí',
  'board.rb.forecast.side': 'Bando',
  'board.rb.forecast.noDice': 'Sin dados',
  'board.rb.forecast.cap': 'Se tiran como máximo cinco dados de cada color.',
};
