import type { EngineText } from './en.ts';

export const it: EngineText = {
  'form.of': 'di {name}',
  'form.to': 'a {name}',
  'form.from': 'da {name}',
  'form.in': 'su {name}',
  'form.and': 'e {name}',
  'log.conceded': '{seat} abbandona.',
  'outcome.conceded': 'Gli altri hanno abbandonato',
  'step.deciding': 'decisione in corso',
  'window.pass': 'Passa',
  'refused.stale_decision': 'La partita è andata avanti. Scegli di nuovo.',
  'refused.not_your_decision': 'Non tocca a te decidere.',
  'refused.not_an_option': 'Ora non è possibile.',
  'refused.bad_choice': 'Questa risposta non è valida per la domanda.',
  'refused.over_budget': 'Non ne resta abbastanza: {label}.',
  'refused.match_over': 'La partita è finita.',
  'refused.not_seated': 'Non hai un posto in questa partita.',
  'refused.nothing_to_undo': 'Non hai mosse da annullare.',
};
