import type { CommandTexts } from '../en/command-texts.ts';

export const commandTexts: CommandTexts = {
  'commandText.celebration': 'Use quando uma figura hostil com carta única for derrotada: ganhe 4 pontos.',
  'commandText.deadeye': 'Use quando atacar: +2 de precisão.',
  'commandText.element-of-surprise':
    'Use quando, na sua ativação, declarar um ataque contra uma figura que não tinha você na linha de visão no início da ativação: remova 1 dado à sua escolha da defesa dela.',
  'commandText.expose-weakness':
    'Ação. Escolha uma figura hostil adjacente: o próximo ataque contra ela tem Perfurar 3.',
  'commandText.fleet-footed': 'Use durante sua ativação: ganhe 1 ponto de movimento.',
  'commandText.planning':
    'Ação. Compre 2 cartas de Comando. Depois descarte uma das duas, a menos que você seja um Líder.',
  'commandText.rally': 'Use quando sua ativação começar: descarte todas as suas condições nocivas.',
  'commandText.recovery': 'Ação. Recupere 2 de dano.',
  'commandText.sit-tight':
    'Use no início de uma rodada: nesta rodada você passa seus turnos até ter mais cartas de Posicionamento prontas que o oponente no início do seu turno.',
  'commandText.take-cover':
    'Ação. Até o fim da rodada, os ataques contra você têm −2 de precisão e sua defesa tem +1 de bloqueio.',
  'commandText.take-initiative':
    'Use no início de uma rodada: você fica com a iniciativa. Depois exaura uma das suas cartas de Posicionamento com figuras.',
  'commandText.to-the-limit':
    'Use durante sua ativação depois de uma ação especial sua: você pode fazer imediatamente 1 ação a mais. Depois recebe a condição Atordoado.',
  'commandText.urgency':
    'Ação. Ganhe tantos pontos de movimento quanto sua Velocidade mais 2 e gaste-os imediatamente.',
  'commandText.deflection':
    'Use quando um ataque contra você for declarado: ele tem −2 de precisão. Se você não sofrer dano dele, o atacante sofre depois 2 de dano.',
  'commandText.ferocity':
    'Use no fim de uma rodada: escolha uma Criatura de qualquer um dos jogadores e ataque com ela.',
  'commandText.guardian-stance':
    'Use quando uma figura aliada adjacente se defender: role de novo, juntos, quantos dados de ataque e de defesa quiser.',
  'commandText.hunter-protocol':
    'Use quando atacar: você pode usar duas vezes a mesma habilidade de impulso, pagando duas vezes.',
  'commandText.marksman':
    'Use antes de declarar um ataque à distância: as figuras não bloqueiam a linha de visão dele.',
  'commandText.price-on-their-heads':
    'Ação. Anexe esta carta a uma carta de Posicionamento hostil com figuras no mapa: você ganha 4 pontos a mais quando a última figura desse grupo for derrotada.',
  'commandText.pummel':
    '2 ações. Só com o tipo de ataque corpo a corpo: 2 ataques, um depois do outro. Contam como o ataque desta ativação.',
  'commandText.regroup':
    'Ação. Descarte todas as condições nocivas de todas as figuras aliadas adjacentes, mas não as suas.',
  'commandText.telekinetic-throw':
    'Ação. Escolha uma figura hostil a até 3 espaços na linha de visão e role 2 dados azuis: ela sofre esse dano. Não é um ataque.',
  'commandText.burst-fire':
    'Ação. Ataque. Se o alvo sofrer dano, todas as outras figuras no espaço dele ou adjacentes, mesmo aliadas, recebem a condição Atordoado.',
  'commandText.close-the-gap': 'Use no início de uma rodada: cada um dos seus Brigões pode se mover 1 espaço.',
  'commandText.furious-charge':
    'Use depois de um ataque contra você do qual sofreu 3 ou mais de dano: sua carta de Posicionamento volta a ficar pronta.',
  'commandText.knowledge-and-defense': 'Ação. Até o fim da rodada, sua defesa tem 1 dado branco a mais.',
  'commandText.meditation': 'Ação. Você tem 1 ação a mais na sua próxima ativação.',
  'commandText.one-in-a-million':
    'Use quando declarar um ataque fora da sua ativação: remova todos os dados da defesa do alvo.',
  'commandText.sarlacc-sweep':
    'Ação. 2 ataques, um depois do outro, contra duas figuras diferentes. Contam como o ataque desta ativação.',
  'commandText.covering-fire':
    'Use no início de uma rodada: nesta rodada todos os seus Soldados têm uma habilidade de 1 impulso: Atordoar, e +2 de dano se o alvo já estiver Atordoado.',
  'commandText.force-lightning':
    'Ação. Escolha uma figura hostil a até 2 espaços na linha de visão: ela e todas as figuras adjacentes a ela, mesmo aliadas, sofrem 2 de dano e recebem a condição Atordoado. Não é um ataque.',
  'commandText.lord-of-the-sith':
    'Use durante sua ativação: você tem 1 ação a mais por figura hostil derrotada nesta ativação, antes ou depois de jogar a carta.',
  'commandText.lure-of-the-dark-side':
    'Ação. Escolha uma figura hostil pequena a até 3 espaços: ataque com ela qualquer figura, menos ela mesma. O ataque não conta para nenhum limite.',
  'commandText.maximum-firepower': '2 ações. Ataque com +4 de dano. Conta como o ataque desta ativação.',
  'commandText.shadow-ops': 'Ação. Até o fim da rodada, o oponente não pode jogar cartas de Comando.',
  'commandText.son-of-skywalker':
    'Use quando qualquer figura terminar sua ativação: sua carta de Posicionamento volta a ficar pronta.',
  'commandText.take-it-down':
    'Ação. Escolha uma figura aliada adjacente: ela ataca com +2 de dano. O ataque não conta para nenhum limite.',
};
