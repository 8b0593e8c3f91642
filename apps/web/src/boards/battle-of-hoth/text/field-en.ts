/** Sentences of the battlefield. */
export const field = {
  'board.bh.field': 'Battlefield',
  'board.bh.inspector': 'Chosen unit',
};
