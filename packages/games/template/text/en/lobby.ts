/** What the lobby says of this title; the rest is loaded with a match. */
export const lobby = {
  'title.high-card': 'High Card',
  'title.high-card.line': 'One card each, shown together. The highest wins.',
  'title.high-card.time': '5 minutes',
  'seat.p1': 'Player 1',
  'seat.p2': 'Player 2',
  'seat.p3': 'Player 3',
  'seat.p4': 'Player 4',
  'option.short': 'Short match: three rounds',
};

export type LobbySentences = Readonly<Record<keyof typeof lobby, string>>;
