import { en } from './text/en.ts';
import { es } from './text/es.ts';
import { fr } from './text/fr.ts';
import { it } from './text/it.ts';
import { pt } from './text/pt.ts';

/** Short names for the board; people are called the same in every language. */
const names = {
  'board.gd.short.luke': 'Luke',
  'board.gd.short.leia': 'Leia',
  'board.gd.short.han': 'Han',
  'board.gd.short.chewbacca': 'Chewbacca',
  'board.gd.short.c3po': 'C-3PO',
  'board.gd.short.wedge': 'Wedge',
  'board.gd.short.r2d2': 'R2-D2',
  'board.gd.short.rieekan': 'Rieekan',
  'board.gd.short.zev': 'Zev',
  'board.gd.short.dr21b': '2-1B',
  'board.gd.short.lobot': 'Lobot',
  'board.gd.short.lando': 'Lando',
  'board.gd.short.yoda': 'Yoda',
  'board.gd.short.biggs': 'Biggs',
  'board.gd.short.obiwan': 'Obi-Wan',
  'board.gd.short.wicket': 'Wicket',
  'board.gd.short.ackbar': 'Ackbar',
};

/** The board's sentences by language; the catalogue of the client takes them up. */
export const boardText = {
  en: { ...names, ...en },
  it: { ...names, ...it },
  fr: { ...names, ...fr },
  es: { ...names, ...es },
  pt: { ...names, ...pt },
};
