import type { TermTexts } from '../en/terms.ts';

export const terms: TermTexts = {
  'keyword.reach': 'Alcance',
  'keyword.mobile': 'Móvel',
  'keyword.massive': 'Massivo',
  'keyword.block': '+{n} de bloqueio',
  'keyword.evade': '+{n} de evasão',
  'surge.ability': '{n, plural, =1 {# impulso} other {# impulsos}}: {effect}',
  'keywordText.reach':
    'Os ataques corpo a corpo chegam a até 2 espaços; além do espaço adjacente, precisam de linha de visão.',
  'keywordText.blast':
    'Se o alvo sofreu dano, todos os outros no espaço dele ou adjacentes sofrem este dano, mesmo as figuras aliadas.',
  'keywordText.cleave': 'Se o alvo sofreu dano, outra figura hostil que poderia ter sido o alvo sofre este dano.',
  'keywordText.pierce': 'Ignora essa quantidade de bloqueios da defesa.',
  'keywordText.recover': 'A figura recupera essa quantidade de dano; depois de um ataque, mesmo que ele tenha errado.',
  'keywordText.mobile':
    'Ignora o terreno e pode parar nele; não paga nada a mais pelo terreno nem pelas figuras hostis.',
  'keywordText.massive':
    'Move-se como uma figura Móvel e pode parar sobre outras, que são empurradas. As figuras nunca bloqueiam a linha de visão a partir dela ou até ela.',
  'keywordText.stun': 'Se o alvo sofreu dano, ele recebe a condição Atordoado.',
  'keywordText.bleed': 'Se o alvo sofreu dano, ele recebe a condição Sangrando.',
  'keywordText.weaken': 'Se o alvo sofreu dano, ele recebe a condição Enfraquecido.',
  'keywordText.focus': 'Se o alvo sofreu dano, o atacante recebe a condição Concentrado.',
  'keywordText.hide': 'Se o alvo sofreu dano, o atacante recebe a condição Oculto.',
  'keywordText.accuracy': 'Soma-se à precisão de cada ataque dela.',
  'keywordText.block': 'Soma-se a cada defesa dela.',
  'keywordText.evade': 'Soma-se a cada defesa dela; cancela um impulso do ataque.',
  'keywordText.damage': 'Soma-se ao dano do ataque.',
  'keywordText.critical-hit':
    'Se o alvo for derrotado por este ataque, o oponente descarta ao acaso uma carta de Comando da mão.',
  'conditionText.stunned':
    'Não pode declarar ataques nem sair do seu espaço por conta própria. Uma ação descarta a condição.',
  'conditionText.bleeding':
    'Depois de cada ação da sua ativação, sofre 1 de fadiga. Uma ação descarta a condição, sem fadiga.',
  'conditionText.weakened': '−1 impulso quando ataca e −1 de evasão quando se defende, até o fim da sua ativação.',
  'conditionText.focused': '1 dado verde a mais no próximo ataque, que gasta a condição.',
  'conditionText.hidden':
    'Os ataques contra ela têm −2 de precisão. O próximo ataque dela tem +1 impulso e gasta a condição.',
};
