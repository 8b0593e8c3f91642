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
  'option.firstPlayer': 'First player',
  'option.firstPlayer.random': 'Random',
  'option.firstPlayer.first-seat': 'Seat 1',
  'option.rebels': 'Rebel heroes',
  'option.rebels.choose': 'Each player chooses',
  'option.rebels.dealt': 'Random',
  'option.hiddenPoints': 'Hide the points of others until the end',
};

export type LobbySentences = Readonly<Record<keyof typeof lobby, string>>;
