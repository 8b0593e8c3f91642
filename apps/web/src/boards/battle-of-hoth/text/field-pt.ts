/** Sentences of the battlefield. */
export const field = {
  'board.bh.field': 'Campo de batalha',
  'board.bh.inspector': 'Unidade escolhida',
};
