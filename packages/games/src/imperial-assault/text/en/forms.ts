/** Forms of names in sentences: with a preposition or an article. */
export const forms = {
  'zone.red.in': 'in the red zone',
  'zone.blue.in': 'in the blue zone',
  'token.raider.one': 'a raider',
  'token.holocron.one': 'a holocron',
} as const;
