import type { EngineText } from './en.ts';

export const pt: EngineText = {
  'log.conceded': '{seat} desiste.',
  'outcome.conceded': 'Os outros desistiram.',
  'step.deciding': 'decisão em curso',
  'window.pass': 'Passar',
  'refused.stale_decision': 'Essa jogada já não vale. Escolha de novo.',
  'refused.not_your_decision': 'Esta decisão não é sua.',
  'refused.not_an_option': 'Agora não é possível.',
  'refused.bad_choice': 'Essa resposta não serve para a pergunta.',
  'refused.over_budget': 'Não resta o suficiente: {label}.',
  'refused.match_over': 'A partida terminou.',
  'refused.not_seated': 'Não ocupa esse lugar.',
  'refused.nothing_to_undo': 'Não tem nada para anular.',
};
