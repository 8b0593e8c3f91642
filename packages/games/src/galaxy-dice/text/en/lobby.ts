/** What the lobby says of this title; the rest is loaded with a match. */
export const lobby = {
  'title.galaxy-dice': 'Galaxy Rebellion',
  'title.galaxy-dice.line': 'Four dice, six planets, two Sith lords.',
  'title.galaxy-dice.time': '30 minutes',
  'seat.p1': 'Player 1',
  'seat.p2': 'Player 2',
  'seat.p3': 'Player 3',
  'seat.p4': 'Player 4',
  'option.short': 'Short game: leave out Dagobah and Bespin',
  'option.firstPlayer': 'Who begins',
  'option.firstPlayer.random': 'By lot',
  'option.firstPlayer.first-seat': 'The first seat',
  'option.rebels': 'Rebels',
  'option.rebels.choose': 'Each player chooses',
  'option.rebels.dealt': 'By lot',
  'option.hiddenPoints': 'Hide the points of others until the end',
};

export type LobbySentences = Readonly<Record<keyof typeof lobby, string>>;
