import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.galaxy-dice': 'Galaxy Rebellion',
  'title.galaxy-dice.line': 'Quattro dadi, sei pianeti, due signori dei Sith.',
  'title.galaxy-dice.time': '30 minuti',
  'seat.p1': 'Giocatore 1',
  'seat.p2': 'Giocatore 2',
  'seat.p3': 'Giocatore 3',
  'seat.p4': 'Giocatore 4',
  'option.short': 'Partita breve: senza Dagobah e Bespin',
  'option.firstPlayer': 'Chi comincia',
  'option.firstPlayer.random': 'A sorte',
  'option.firstPlayer.first-seat': 'Chi siede al posto 1',
  'option.rebels': 'Ribelli',
  'option.rebels.choose': 'Ognuno sceglie',
  'option.rebels.dealt': 'A sorte',
  'option.hiddenPoints': 'Nascondi i punti degli altri fino alla fine',
};
