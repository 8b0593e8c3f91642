/** Forms of names in sentences: with a preposition or an article. */
export const forms = {
  'zone.red.in': 'na zona vermelha',
  'zone.blue.in': 'na zona azul',
  'token.raider.one': 'um saqueador',
  'token.holocron.one': 'um holocron',
  'token.contraband.one': 'o contrabando',
} as const;
