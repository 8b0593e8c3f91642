/** Sentences of an order of movement. */
export const order = {
  'board.rb.order.move':
    '{count, plural, =0 {Move no units {place_to}} one {Move # unit {place_to}} other {Move # units {place_to}}}',
  'board.rb.order.retreat':
    '{count, plural, =0 {Retreat with ships only} one {Retreat, taking # unit along} other {Retreat, taking # units along}}',
  'board.rb.order.tray': 'Units that can move {place_to}',
  'board.rb.order.room': 'Transport {used} of {room}',
  'board.rb.order.full': 'Transport {used} of {room}, full',
  'board.rb.order.over': 'Transport {used} of {room}: too many units',
  'board.rb.order.none': 'No ship chosen to carry units',
  'board.rb.order.garrison': 'One unit stays behind as a garrison.',
  'board.rb.order.carry.rebel': 'Ground units need room on a ship; ships and fighters move by themselves.',
  'board.rb.order.carry.imperial': 'Ground units and TIE Fighters need room on a ship; other ships move by themselves.',
  'board.rb.order.carry.free': 'No ship is needed for this move.',
  'board.rb.order.roomLeft':
    '{left, plural, =0 {No room left.} one {Room for # more unit.} other {Room for # more units.}}',
  'board.rb.order.count': '{count} of {max}',
  'board.rb.order.allHere': 'All',
  'board.rb.order.noneHere': 'None',
  'board.rb.order.allOf': 'All that fits {place_from}',
  'board.rb.order.noneOf': 'None {place_from}',
  'board.rb.order.choose': 'Choose',
  'board.rb.order.under': 'To the bottom of the deck',
  'board.rb.order.arriving': '{count} arriving',
  'board.rb.choose.target': '{piece}: choose a target',
  'board.rb.choose.place': '{piece}: where?',
  'board.rb.choose.die': '{piece}: which die do you reroll?',
  'board.rb.choose.secondDie': '{piece}: reroll a second die too?',
  'board.rb.choose.secondTarget': '{piece}: choose a second target too?',
  'board.rb.choose.mission': '{piece}: which mission?',
  'board.rb.choose.leader': '{mission}: which leader?',
  'board.rb.choose.cost': '{piece}: which card do you discard?',
  'board.rb.choose.builder': '{piece}: built where?',
  'board.rb.chooseBase': 'Choose {system} as the base',
  'board.rb.activateAlone': 'Activate {system} without units',
  'board.rb.retreatTo': 'Retreat to {system} all the same',
  'board.rb.forecast.title': 'Combat in {system}',
  'board.rb.forecast.asPicked': 'as picked',
  'board.rb.forecast.none': 'No combat in {system}',
  'board.rb.forecast.ifBase': 'Combat in {system} only if the base is there',
  'board.rb.forecast.side': 'Side',
  'board.rb.forecast.noDice': 'No dice',
  'board.rb.forecast.cap': 'At most five dice of a colour are rolled.',
};

/** The other languages have the same keys. */
export type Sentences = Readonly<Record<keyof typeof order, string>>;
