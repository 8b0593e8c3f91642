/** Sentences of moving to another device, and of records. */
export const deviceEn = {
  'device.title': 'Play on another device',
  'device.text': 'Open this link on the other device to play there as yourself.',
  'device.link': 'Private link',
  'device.share': 'My seat at Echo Base',
  'device.toLasting': 'Make a link to keep instead',
  'device.toShort': 'Make a link for right now instead',
  'device.keep':
    'Keep it somewhere safe: it works once, within a year, and brings you back if this browser forgets you. A new one to keep replaces it.',
  'device.once': 'It works once, for {count, plural, one {# more minute} other {# more minutes}}.',
  'device.secret': 'Anyone who opens it plays as you: send it only to yourself.',
  'device.both': 'You stay signed in here as well.',
  'device.over': 'This link is no longer valid.',
  'device.again': 'Make a new link',
  'device.failed': 'The link could not be made',

  'sessions.title': 'Signed-in devices',
  'sessions.here': 'This device',
  'sessions.since': 'Signed in on {day}',
  'sessions.used': 'Last used on {day}',
  'sessions.end': 'Sign out',
  'sessions.endOf': 'Sign out the device that signed in on {day}',
  'sessions.endAll': 'Sign out all other devices',
  'sessions.links': 'Private links that no one has opened yet stop working too.',
  'sessions.text': 'A device that is not used for 400 days is signed out automatically.',
  'sessions.ended': 'All other devices are signed out.',

  'recover.title': 'Play on here',
  'recover.text': 'This link brings your name and your games to this browser.',
  'recover.replaces': 'This link switches this browser to another player. It now plays as {name}.',
  'recover.noWayBack': 'The games of {name} could no longer be played from here.',
  'recover.stay': 'Stay {name}',
  'recover.replace': 'Switch to the other player',
  'recover.go': 'Play on here',
  'recover.cutOff': 'The link is not complete. Open the whole link, or make a new one on your other device.',

  'record.open': 'Open a replay',
  'record.checking': 'Checking the replay',
  'record.file': 'Replay file',
  'record.refused': 'This replay cannot be opened.',
  'record.notOne': 'Not a replay of Echo Base, or incomplete.',
  'record.diverges':
    'The check fails at move {number}, by {seat}: the replay was edited or comes from another version of the rules.',
  'record.divergesAtEnd':
    'The result of the check differs from the one in the replay: it was edited or comes from another version of the rules.',
} as const;
