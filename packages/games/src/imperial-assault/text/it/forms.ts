/** Forms of names in sentences: with a preposition or an article. */
export const forms = {
  'zone.red.in': 'nella zona rossa',
  'zone.blue.in': 'nella zona blu',
  'token.raider.one': 'un predone',
  'token.holocron.one': 'un holocron',
  'token.contraband.one': 'il contrabbando',
} as const;
