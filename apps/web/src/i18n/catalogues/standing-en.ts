/** Standing orders: questions a player declines in advance. */
export const standingEn = {
  'standing.title': 'Standing orders',
  'standing.private': 'Only you see them.',
  'standing.always': 'Always',
  'standing.turn': 'Not this round',
  'standing.match': 'Not this game',
  'standing.passesNow': 'Passes now, and every time until then',
  'standing.passesTurn': 'You pass this round',
  'standing.passesMatch': 'You pass the whole game',
  'standing.askMe': 'Ask me',
  'standing.askMeAbout': 'Ask me again: {kind}',
  'standing.ordered': 'You pass by standing order. You can still answer.',
  'standing.failed': 'Your standing orders did not change.',
} as const;
