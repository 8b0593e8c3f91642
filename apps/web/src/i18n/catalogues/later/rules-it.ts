import type { rulesEn } from './rules-en.ts';

/** Sentences around the rules of a title; the rules themselves are in `src/rules`. */
export const rulesIt: Readonly<Record<keyof typeof rulesEn, string>> = {
  'nav.rules': 'Regole',
  'rules.tab': 'Regole',
  'rules.pageTitle': 'Regole: {title}',
  'rules.game': 'Gioco',
  'rules.loading': 'Caricamento delle regole…',
  'rules.search': 'Cerca nelle regole',
  'rules.found': '{count, plural, one {# risultato} other {# risultati}}',
  'rules.contents': 'Tutti i capitoli',
  'rules.chapters': 'Capitoli',
  'rules.numbers':
    'I numeri a margine sono le clausole delle regole. Una mossa rifiutata cita la sua clausola e porta qui.',
  'rules.here': 'Sei qui',
  'rules.neighbours': 'Capitolo precedente e successivo',
  'rules.before': 'Precedente',
  'rules.next': 'Successivo',
  'rules.back': 'Torna alla partita',
  'rules.page': 'Apri le regole in una nuova scheda',
  'rules.read': 'Leggi le regole',
  'rules.guideRead': 'Approfondisci',
  'rules.guideHide': 'Nascondi la guida',
  'rules.guideShow': 'Mostra la guida al primo round',
};
