/** Sentences of the page that asks for a name. */
export const gateEn = {
  'gate.title': 'What’s your name?',
  'gate.name': 'Your name',
  'gate.enter': 'Continue',
  'gate.why': 'No account and no password: this browser remembers you.',
  'gate.whyPassword': 'No account: this browser remembers you.',
  'gate.password': 'Password of this server',
  'gate.passwordHint': 'Ask the person who invited you.',
  'gate.passwordEmpty': 'Enter the password first.',
  'gate.invited': 'Enter your name to join the game.',
  'gate.invitedTo':
    '{host} invites you to “{table}”. {count, plural, one {One seat is open.} other {# seats are open.}}',
  'gate.full': 'All seats in “{table}” are taken. You can watch.',
  'gate.closed': 'All seats in “{table}” are taken, and it has no watchers.',
  'gate.over': '“{table}” is over. Enter your name to see how it ended.',
  'gate.ended':
    'You have been signed out here, in another tab or from another device. Enter a name to come in as a new player, or open your private link to be the one you were.',
  'gate.empty': 'Enter a name first.',
  'gate.long': '{max, plural, one {At most # character.} other {At most # characters.}}',
  'gate.unreadable': 'Use only visible characters.',
  'gate.intro': 'Star Wars board games with friends, on a server of your own.',
  'gate.watch': 'Watch without a name',
  'gate.named': 'Enter your name to watch: the host wants to know who is watching.',
  'gate.startsHere': 'The game has not started yet. It appears here as soon as it does.',
  'gate.play': 'Enter a name to play',
  'gate.write': 'Enter a name to write',
} as const;
