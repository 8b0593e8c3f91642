/** Sentences of moving to another device, and of records. */
export const deviceEn = {
  'device.title': 'Play on another device',
  'device.text': 'Open this link on the other device, and you are the same player there.',
  'device.link': 'Private link',
  'device.share': 'My seat at Echo Base',
  'device.toLasting': 'Make a link to keep instead',
  'device.toShort': 'Make a link for right now instead',
  'device.keep':
    'Keep it somewhere safe: it works once, within a year, and brings you back if this browser forgets you. A new one to keep replaces it.',
  'device.once': 'It works once, for {count, plural, one {# more minute} other {# more minutes}}.',
  'device.secret': 'Whoever opens it plays as you: send it to yourself only.',
  'device.both': 'You stay signed in here as well.',
  'device.over': 'This link is no longer valid.',
  'device.again': 'Make a new link',
  'device.failed': 'The link could not be made',

  'recover.title': 'Play on here',
  'recover.text': 'This link brings your name and your tables to this browser.',
  'recover.replaces': 'This link makes another player of this browser. Until now it plays as {name}.',
  'recover.noWayBack': 'The tables of {name} could no longer be played from here.',
  'recover.stay': 'Stay {name}',
  'recover.replace': 'Become the other player',
  'recover.go': 'Play on here',
  'recover.cutOff': 'The link is not complete. Open the whole link, or make a new one on your other device.',

  'record.open': 'Open a record',
  'record.checking': 'Playing it again',
  'record.file': 'File of a record',
  'record.refused': 'This record cannot be opened.',
  'record.notOne': 'It is no record of Echo Base, or not a whole one.',
  'record.diverges':
    'Played again, it goes otherwise from act {number} on, by {seat}. It was changed, or comes from another version of the rules.',
  'record.divergesAtEnd':
    'Played again, it ends otherwise than it says. It was changed, or comes from another version of the rules.',
} as const;
