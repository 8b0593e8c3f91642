import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.high-card': 'High Card',
  'title.high-card.line': 'Una carta a testa, scoperte insieme: vince la più alta.',
  'title.high-card.time': '5 minuti',
  'seat.p1': 'Giocatore 1',
  'seat.p2': 'Giocatore 2',
  'seat.p3': 'Giocatore 3',
  'seat.p4': 'Giocatore 4',
  'option.short': 'Partita breve: tre round',
};
