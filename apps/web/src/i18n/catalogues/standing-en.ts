/** Standing orders: questions a player declines in advance. */
export const standingEn = {
  'standing.title': 'Standing orders',
  'standing.private': 'Only you see them.',
  'standing.kind': '{kind}, from now on',
  'standing.always': 'Ask me',
  'standing.match': 'Pass all game',
  'standing.all': 'Pass everywhere',
  'standing.allKinds': 'Every question whether you use something',
  'standing.passesNow': 'You pass now and every time until then, even if you hold a card for it',
  'standing.passesMatch': 'You pass the whole game',
  'standing.askMe': 'Ask me',
  'standing.askMeAbout': 'Ask me again: {kind}',
  'standing.ordered': 'You pass by standing order. You can still answer.',
  'standing.orderedUsable':
    'Your standing order passes in a moment, although you could act. Choose “Ask me” to decide yourself.',
  'standing.failed': 'Your standing orders did not change.',
} as const;
