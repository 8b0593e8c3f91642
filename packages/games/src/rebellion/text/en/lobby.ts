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
  'option.setup.first': 'First game: fixed positions',
  'option.setup.advanced': 'Full game: free placement and action cards',
};

export type LobbySentences = Readonly<Record<keyof typeof lobby, string>>;
