import type { Sentences } from './en.ts';

export const order: Sentences = {
  'board.rb.order.move':
    '{count, plural, =0 {Ne rien déplacer vers {place}} one {Déplacer # unité vers {place}} other {Déplacer # unités vers {place}}}',
  'board.rb.order.tray': 'Unités qui peuvent aller vers {place}',
  'board.rb.order.room': 'Transport {used} sur {room}',
  'board.rb.order.full': 'Transport {used} sur {room}, complet',
  'board.rb.order.over': 'Transport {used} sur {room} : trop d’unités',
  'board.rb.order.count': '{count} sur {max}',
  'board.rb.order.choose': 'Choisir',
  'board.rb.order.arriving': '{count} en route',
};
