/** Sentences of an order of movement. */
export const order = {
  'board.rb.order.move':
    '{count, plural, =0 {Move nobody to {place}} one {Move # unit to {place}} other {Move # units to {place}}}',
  'board.rb.order.tray': 'Units that can move to {place}',
  'board.rb.order.room': 'Transport {used} of {room}',
  'board.rb.order.full': 'Transport {used} of {room}, full',
  'board.rb.order.over': 'Transport {used} of {room}: too many units',
  'board.rb.order.count': '{count} of {max}',
  'board.rb.order.choose': 'Choose',
  'board.rb.order.arriving': '{count} arriving',
};

/** The other languages have the same keys. */
export type Sentences = Readonly<Record<keyof typeof order, string>>;
