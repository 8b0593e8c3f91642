import type { EngineText } from './en.ts';

export const pt: EngineText = {
  'form.of': 'de {name}',
  'form.to': 'para {name}',
  'form.from': 'de {name}',
  'form.in': 'em {name}',
  'form.and': 'e {name}',
  'log.conceded': '{seat} desiste.',
  'outcome.conceded': 'Os outros desistiram',
  'step.deciding': 'decisão em andamento',
  'window.pass': 'Passar',
  'refused.stale_decision': 'A partida avançou. Escolha de novo.',
  'refused.not_your_decision': 'Não é a sua vez de decidir.',
  'refused.not_an_option': 'Agora não é possível.',
  'refused.bad_choice': 'Essa resposta não vale para esta pergunta.',
  'refused.over_budget': 'Não resta o suficiente: {label}.',
  'refused.match_over': 'A partida terminou.',
  'refused.not_seated': 'Esse lugar não é seu.',
  'refused.nothing_to_undo': 'Você não tem nada para desfazer.',
};
