import type { Sentences } from './en.ts';

export const order: Sentences = {
  'board.rb.order.move':
    '{count, plural, =0 {Não mover ninguém para {place}} =1 {Mover # unidade para {place}} other {Mover # unidades para {place}}}',
  'board.rb.order.tray': 'Unidades que podem se mover para {place}',
  'board.rb.order.room': 'Transporte {used} de {room}',
  'board.rb.order.full': 'Transporte {used} de {room}, cheio',
  'board.rb.order.over': 'Transporte {used} de {room}: unidades demais',
  'board.rb.order.count': '{count} de {max}',
  'board.rb.order.choose': 'Escolher',
  'board.rb.order.arriving': '{count} a caminho',
};
