/** Sentences of the battlefield. */
export const field = {
  'board.bh.field': 'Campo de batalla',
  'board.bh.inspector': 'Unidad elegida',
};
