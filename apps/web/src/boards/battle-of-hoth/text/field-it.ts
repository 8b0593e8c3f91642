/** Sentences of the battlefield. */
export const field = {
  'board.bh.field': 'Campo di battaglia',
  'board.bh.inspector': 'Unità scelta',
};
