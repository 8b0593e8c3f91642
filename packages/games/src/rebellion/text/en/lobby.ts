/** What the lobby says of this title; the rest is loaded with a match. */
export const lobby = {
  'title.rebellion': 'Star Wars: Rebellion',
  'title.rebellion.line': 'Find the hidden base, or keep it hidden.',
  'title.rebellion.time': '3 hours',
  'seat.rebel': 'Rebels',
  'seat.imperial': 'Empire',
  'seat.rebel-admiral': 'Rebel Admiral',
  'seat.rebel-general': 'Rebel General',
  'seat.imperial-admiral': 'Imperial Admiral',
  'seat.imperial-general': 'Imperial General',
  'option.setup': 'Set-up',
  'option.setup.hint':
    'The first game places all units for you and leaves out some cards and rules. Choose it if one of you is new.',
  'option.setup.first': 'First game: fixed positions',
  'option.setup.advanced': 'Full game: free placement and action cards',
  'outcome.conquest': 'The Empire has conquered the Rebel base.',
  'outcome.superlaser': 'The Empire has destroyed the system of the Rebel base.',
  'outcome.reputation': 'Reputation and time have met: the galaxy stands up for the Rebels.',
};

export type LobbySentences = Readonly<Record<keyof typeof lobby, string>>;
