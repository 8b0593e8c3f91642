/** Sentences around the rules of a title; the rules themselves are in `src/rules`. */
export const rulesEn = {
  'nav.rules': 'Rules',
  'rules.tab': 'Rules',
  'rules.pageTitle': 'Rules: {title}',
  'rules.game': 'Game',
  'rules.loading': 'Loading the rules',
  'rules.search': 'Search the rules',
  'rules.found': '{count} found',
  'rules.contents': 'All chapters',
  'rules.chapters': 'Chapters',
  'rules.numbers':
    'The numbers in the margin are the clauses of the rules. A refused move names its clause and leads here.',
  'rules.here': 'You are here',
  'rules.neighbours': 'Other chapters',
  'rules.before': 'Previous',
  'rules.next': 'Next',
  'rules.back': 'Back to the game',
  'rules.page': 'Open the rules in a new tab',
  'rules.read': 'Read the rules',
  'rules.guideRead': 'Read more',
  'rules.guideHide': 'Hide the guide',
  'rules.guideShow': 'Show the guide for your first round',
} as const;
