import type { EngineText } from './en.ts';

export const it: EngineText = {
  'log.conceded': '{seat} abbandona.',
  'outcome.conceded': 'Gli altri hanno abbandonato.',
  'step.deciding': 'decisione in corso',
  'window.pass': 'Passa',
  'refused.stale_decision': 'Questa mossa non vale più. Scegli di nuovo.',
  'refused.not_your_decision': 'Non spetta a te decidere.',
  'refused.not_an_option': 'Ora non è possibile.',
  'refused.bad_choice': 'Questa risposta non corrisponde alla domanda.',
  'refused.over_budget': 'Non ne resta abbastanza: {label}.',
  'refused.match_over': 'La partita è finita.',
  'refused.not_seated': 'Non sei seduto a quel posto.',
  'refused.nothing_to_undo': 'Non c’è nulla di tuo da annullare.',
};
