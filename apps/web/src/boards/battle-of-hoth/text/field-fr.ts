/** Sentences of the battlefield. */
export const field = {
  'board.bh.field': 'Champ de bataille',
  'board.bh.inspector': 'Unité choisie',
};
