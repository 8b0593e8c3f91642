import type { rulesEn } from './rules-en.ts';

/** Sentences around the rules of a title; the rules themselves are in `src/rules`. */
export const rulesPt: Readonly<Record<keyof typeof rulesEn, string>> = {
  'nav.rules': 'Regras',
  'rules.tab': 'Regras',
  'rules.pageTitle': 'Regras: {title}',
  'rules.game': 'Jogo',
  'rules.loading': 'Carregando as regras…',
  'rules.search': 'Buscar nas regras',
  'rules.found': '{count, plural, =1 {# resultado} other {# resultados}}',
  'rules.contents': 'Todos os capítulos',
  'rules.chapters': 'Capítulos',
  'rules.numbers':
    'Os números na margem são as cláusulas das regras. Uma jogada recusada cita sua cláusula e leva até aqui.',
  'rules.here': 'Você está aqui',
  'rules.neighbours': 'Outros capítulos',
  'rules.before': 'Anterior',
  'rules.next': 'Próximo',
  'rules.back': 'Voltar à partida',
  'rules.page': 'Abrir as regras em outra aba',
  'rules.read': 'Ler as regras',
  'rules.guideRead': 'Saiba mais',
  'rules.guideHide': 'Ocultar o guia',
  'rules.guideShow': 'Mostrar o guia da primeira rodada',
};
