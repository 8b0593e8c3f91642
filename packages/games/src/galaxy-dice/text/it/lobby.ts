import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.galaxy-dice': 'Galaxy Rebellion',
  'title.galaxy-dice.line': 'Quattro dadi, sei pianeti, due Signori dei Sith.',
  'title.galaxy-dice.time': '30 minuti',
  'seat.p1': 'Giocatore 1',
  'seat.p2': 'Giocatore 2',
  'seat.p3': 'Giocatore 3',
  'seat.p4': 'Giocatore 4',
  'option.short': 'Partita breve: senza Dagobah e Bespin',
  'option.firstPlayer': 'Primo giocatore',
  'option.firstPlayer.random': 'Casuale',
  'option.firstPlayer.first-seat': 'Posto 1',
  'option.rebels': 'Eroi ribelli',
  'option.rebels.choose': 'A scelta di ogni giocatore',
  'option.rebels.dealt': 'Casuali',
  'option.hiddenPoints': 'Nascondi i punti degli altri fino alla fine',
};
