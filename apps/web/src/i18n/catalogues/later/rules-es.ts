import type { rulesEn } from './rules-en.ts';

/** Sentences around the rules of a title; the rules themselves are in `src/rules`. */
export const rulesEs: Readonly<Record<keyof typeof rulesEn, string>> = {
  'nav.rules': 'Reglas',
  'rules.tab': 'Reglas',
  'rules.pageTitle': 'Reglas: {title}',
  'rules.game': 'Juego',
  'rules.loading': 'Cargando las reglas…',
  'rules.search': 'Buscar en las reglas',
  'rules.found': '{count, plural, one {# resultado} other {# resultados}}',
  'rules.contents': 'Todos los capítulos',
  'rules.chapters': 'Capítulos',
  'rules.numbers':
    'Los números al margen son las cláusulas de las reglas. Una jugada rechazada cita su cláusula y lleva aquí.',
  'rules.here': 'Estás aquí',
  'rules.neighbours': 'Otros capítulos',
  'rules.before': 'Anterior',
  'rules.next': 'Siguiente',
  'rules.back': 'Volver a la partida',
  'rules.page': 'Abrir las reglas en otra pestaña',
  'rules.read': 'Leer las reglas',
  'rules.guideRead': 'Saber más',
  'rules.guideHide': 'Ocultar la guía',
  'rules.guideShow': 'Mostrar la guía de la primera ronda',
};
