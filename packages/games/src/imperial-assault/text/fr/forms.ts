/** Forms of names in sentences: with a preposition or an article. */
export const forms = {
  'zone.red.in': 'dans la zone rouge',
  'zone.blue.in': 'dans la zone bleue',
  'token.raider.one': 'un pillard',
  'token.raider.of': 'd’un pillard',
  'token.holocron.one': 'un holocron',
  'token.contraband.one': 'la contrebande',
} as const;
