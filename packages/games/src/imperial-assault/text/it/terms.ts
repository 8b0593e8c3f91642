import type { TermTexts } from '../en/terms.ts';

export const terms: TermTexts = {
  'keyword.reach': 'Portata',
  'keyword.mobile': 'Mobile',
  'keyword.massive': 'Massiccio',
  'keyword.block': '+{n} blocco',
  'keyword.evade': '+{n} elusione',
  'surge.ability': '{n, plural, one {# impulso} other {# impulsi}}: {effect}',
  'keywordText.reach':
    'Gli attacchi in mischia raggiungono fino a 2 caselle; oltre la casella adiacente serve la linea di vista.',
  'keywordText.blast':
    'Se il bersaglio ha subito danni, chiunque altro nella sua casella o adiacente subisce questi danni, anche le miniature amiche.',
  'keywordText.cleave':
    'Se il bersaglio ha subito danni, un’altra miniatura ostile che poteva essere il bersaglio subisce questi danni.',
  'keywordText.pierce': 'Ignora altrettanti blocchi della difesa.',
  'keywordText.recover': 'La miniatura recupera altrettanti danni, dopo un attacco anche se ha mancato.',
  'keywordText.mobile':
    'Ignora il terreno e può fermarsi su di esso; non paga di più per il terreno né per le miniature ostili.',
  'keywordText.massive':
    'Si muove come una miniatura Mobile e può fermarsi su altre, che vengono spinte via. Le miniature non bloccano mai la linea di vista da o verso di essa.',
  'keywordText.stun': 'Se il bersaglio ha subito danni, ottiene la condizione Stordito.',
  'keywordText.bleed': 'Se il bersaglio ha subito danni, ottiene la condizione Sanguinante.',
  'keywordText.weaken': 'Se il bersaglio ha subito danni, ottiene la condizione Indebolito.',
  'keywordText.focus': 'Se il bersaglio ha subito danni, chi attacca ottiene la condizione Concentrato.',
  'keywordText.hide': 'Se il bersaglio ha subito danni, chi attacca ottiene la condizione Nascosto.',
  'keywordText.accuracy': 'Si aggiunge alla precisione di ogni suo attacco.',
  'keywordText.block': 'Si aggiunge a ogni sua difesa.',
  'keywordText.evade': 'Si aggiunge a ogni sua difesa; annulla un impulso dell’attacco.',
  'keywordText.damage': 'Si aggiunge ai danni dell’attacco.',
  'keywordText.critical-hit':
    'Se il bersaglio è sconfitto da questo attacco, l’avversario scarta a caso una carta Comando dalla mano.',
  'conditionText.stunned':
    'Non può dichiarare attacchi né lasciare la sua casella di propria iniziativa. Un’azione scarta la condizione.',
  'conditionText.bleeding':
    'Dopo ogni azione della sua attivazione subisce 1 fatica. Un’azione scarta la condizione, senza fatica.',
  'conditionText.weakened':
    '−1 impulso quando attacca, −1 elusione quando si difende, fino alla fine della sua attivazione.',
  'conditionText.focused': '1 dado verde in più nel suo prossimo attacco, che consuma la condizione.',
  'conditionText.hidden':
    'Gli attacchi contro di essa hanno −2 di precisione. Il suo prossimo attacco ha +1 impulso e consuma la condizione.',
};
