/** Forms of names in sentences: with a preposition or an article. */
export const forms = {
  'zone.red.in': 'en la zona roja',
  'zone.blue.in': 'en la zona azul',
  'token.raider.one': 'un saqueador',
  'token.raider.to': 'a un saqueador',
  'token.holocron.one': 'un holocrón',
  'token.contraband.one': 'el contrabando',
} as const;
