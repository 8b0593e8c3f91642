import type { TermTexts } from '../en/terms.ts';

export const terms: TermTexts = {
  'keyword.reach': 'Alcance',
  'keyword.mobile': 'Móvil',
  'keyword.massive': 'Enorme',
  'keyword.block': '+{n} de bloqueo',
  'keyword.evade': '+{n} de evasión',
  'surge.ability': '{n, plural, one {# incremento} other {# incrementos}}: {effect}',
  'keywordText.reach':
    'Los ataques cuerpo a cuerpo llegan hasta a 2 casillas; más allá de la casilla adyacente necesitan línea de visión.',
  'keywordText.blast':
    'Si el objetivo ha sufrido daño, todos los demás en su casilla o adyacentes a ella sufren este daño, también las figuras amigas.',
  'keywordText.cleave':
    'Si el objetivo ha sufrido daño, otra figura hostil que podría haber sido el objetivo sufre este daño.',
  'keywordText.pierce': 'Ignora esa cantidad de bloqueos de la defensa.',
  'keywordText.recover': 'La figura recupera esa cantidad de daño; después de un ataque, aunque haya fallado.',
  'keywordText.mobile':
    'Ignora el terreno y puede detenerse en él; no paga nada más por el terreno ni por las figuras hostiles.',
  'keywordText.massive':
    'Se mueve como una figura Móvil y puede detenerse sobre otras, que son empujadas. Las figuras nunca bloquean la línea de visión desde ella o hasta ella.',
  'keywordText.stun': 'Si el objetivo ha sufrido daño, adquiere Aturdimiento.',
  'keywordText.bleed': 'Si el objetivo ha sufrido daño, adquiere Hemorragia.',
  'keywordText.weaken': 'Si el objetivo ha sufrido daño, adquiere Debilidad.',
  'keywordText.focus': 'Si el objetivo ha sufrido daño, el atacante adquiere Concentración.',
  'keywordText.hide': 'Si el objetivo ha sufrido daño, el atacante adquiere Ocultación.',
  'keywordText.accuracy': 'Se suma a la precisión de cada ataque suyo.',
  'keywordText.block': 'Se suma a cada defensa suya.',
  'keywordText.evade': 'Se suma a cada defensa suya; anula un incremento del ataque.',
  'keywordText.damage': 'Se suma al daño del ataque.',
  'keywordText.critical-hit':
    'Si este ataque derrota al objetivo, el rival descarta al azar una carta de Mando de su mano.',
  'conditionText.stunned':
    'No puede declarar ataques ni abandonar su casilla por sí misma. Una acción descarta el estado.',
  'conditionText.bleeding':
    'Después de cada acción de su activación sufre 1 de tensión. Una acción descarta el estado, sin tensión.',
  'conditionText.weakened':
    '−1 incremento cuando ataca y −1 de evasión cuando se defiende, hasta el final de su activación.',
  'conditionText.focused': '1 dado verde más en su próximo ataque, que consume el estado.',
  'conditionText.hidden':
    'Los ataques contra ella tienen −2 de precisión. Su próximo ataque tiene +1 incremento y consume el estado.',
};
