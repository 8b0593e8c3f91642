import type { LobbySentences } from '../en/lobby.ts';

export const lobby: LobbySentences = {
  'title.high-card': 'High Card',
  'title.high-card.line': 'Uma carta por jogador, reveladas ao mesmo tempo: ganha a mais alta.',
  'title.high-card.time': '5 minutos',
  'seat.p1': 'Jogador 1',
  'seat.p2': 'Jogador 2',
  'seat.p3': 'Jogador 3',
  'seat.p4': 'Jogador 4',
  'option.short': 'Partida curta: três rodadas',
};
