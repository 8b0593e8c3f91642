import type { rulesEn } from './rules-en.ts';

/** Sentences around the rules of a title; the rules themselves are in `src/rules`. */
export const rulesFr: Readonly<Record<keyof typeof rulesEn, string>> = {
  'nav.rules': 'Règles',
  'rules.tab': 'Règles',
  'rules.pageTitle': 'Règles : {title}',
  'rules.game': 'Jeu',
  'rules.loading': 'Chargement des règles…',
  'rules.search': 'Chercher dans les règles',
  'rules.found': '{count, plural, one {# résultat} other {# résultats}}',
  'rules.contents': 'Tous les chapitres',
  'rules.chapters': 'Chapitres',
  'rules.numbers': 'Les numéros en marge sont les clauses des règles. Une action refusée cite sa clause et mène ici.',
  'rules.here': 'Tu es ici',
  'rules.neighbours': 'Autres chapitres',
  'rules.before': 'Précédent',
  'rules.next': 'Suivant',
  'rules.back': 'Retour à la partie',
  'rules.page': 'Ouvrir les règles dans un nouvel onglet',
  'rules.read': 'Lire les règles',
  'rules.guideRead': 'En savoir plus',
  'rules.guideHide': 'Masquer le guide',
  'rules.guideShow': 'Afficher le guide du premier round',
};
