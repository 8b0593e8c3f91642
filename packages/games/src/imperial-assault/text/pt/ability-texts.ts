import type { AbilityTexts } from '../en/ability-texts.ts';

export const abilityTexts: AbilityTexts = {
  'abilityText.targeting-computer': 'Quando ataca, pode rolar de novo 1 dado de ataque.',
  'abilityText.awkward': 'Não pode escolher uma figura adjacente como alvo de um ataque.',
  'abilityText.brutality':
    'Ação. Dois ataques, um depois do outro, contra dois alvos diferentes. Contam como o ataque desta ativação.',
  'abilityText.force-choke':
    'Ação. Escolha uma figura hostil na linha de visão: ela sofre 2 de dano e 1 de fadiga. Não é um ataque.',
  'abilityText.foresight': 'Quando se defende, pode rolar de novo 1 dado de defesa.',
  'abilityText.tripod':
    'Na sua ativação, não pode sair do seu espaço depois de atacar, nem atacar depois de sair dele.',
  'abilityText.assault': 'Pode atacar com qualquer número das suas ações.',
  'abilityText.generals-orders':
    'Ação. Escolha até duas outras figuras aliadas em qualquer lugar do mapa: cada uma pode se mover imediatamente com tantos pontos de movimento quanto sua Velocidade.',
  'abilityText.epic-arsenal': 'Para cada ataque, escolha 3 dados de ataque de qualquer cor, no máximo 2 da mesma cor.',
  'abilityText.order':
    'Ação. Escolha outra figura aliada a até 2 espaços: ela pode se mover imediatamente com tantos pontos de movimento quanto sua Velocidade. Com os esclarecimentos posteriores, ela tem 2 pontos de movimento.',
  'abilityText.cower': 'Quando se defende estando adjacente a uma figura aliada, pode rolar de novo 1 dado de defesa.',
  'abilityText.executive-order':
    'Ação. Escolha outra figura aliada a até 2 espaços: ela pode, imediatamente, se mover com tantos pontos de movimento quanto sua Velocidade ou atacar. Isso não conta para o limite de nenhuma das duas.',
  'abilityText.self-destruct':
    'No fim de uma rodada, você pode rolar 1 dado vermelho: todas as figuras adjacentes, mesmo aliadas, e os objetos que podem ser atacados sofrem esse dano. Depois, esta figura é derrotada.',
  'abilityText.protector':
    'Quando outra figura aliada se defende e esta está no espaço-alvo ou adjacente a ele, a defesa tem +1 de bloqueio. Só um Protetor conta em cada ataque.',
  'abilityText.vengeance': 'Quando uma figura aliada adjacente é derrotada, ela recebe a condição Concentrado.',
  'abilityText.forward-vengeance':
    'Quando uma figura aliada adjacente é derrotada, ela recebe a condição Concentrado e depois pode se mover 1 espaço.',
  'abilityText.executor':
    'Uma vez por rodada, quando outra figura aliada a até 3 espaços é derrotada, pode se mover até 2 espaços e depois atacar.',
  'abilityText.squad-training':
    'Quando ataca estando adjacente a outro Soldado aliado, pode rolar de novo 1 dado de ataque.',
  'abilityText.last-stand':
    'Quando é derrotada, outra figura do seu grupo, à sua escolha, recebe a condição Concentrado.',
  'abilityText.slam':
    'Ação. Escolha uma figura hostil adjacente e role 1 dado vermelho: ela sofre esse dano. Depois, se for pequena, você pode empurrá-la 1 espaço. Não é um ataque.',
  'abilityText.shattering-blow':
    'Quando declara um ataque, você pode descartar uma carta de Comando da mão para remover 1 dado de defesa à sua escolha.',
  'abilityText.trooper-assault':
    'Uma vez por rodada, depois que um Soldado aliado a até 3 espaços ataca na própria ativação, esse Soldado pode ganhar Assalto até o fim da ativação.',
  'abilityText.enraged': 'Enquanto tiver dano, pode atacar com qualquer número das suas ações.',
  'abilityText.charge':
    'Ação. Move-se até tantos espaços quanto sua Velocidade e depois pode atacar. Esse ataque conta como o ataque desta ativação.',
  'abilityText.tactical-maneuver':
    'Ação. Escolha outra figura aliada na linha de visão: ela ganha 2 pontos de movimento e os gasta imediatamente.',
  'abilityText.on-my-mark': 'Ação. Escolha outra figura aliada na linha de visão: ela recebe a condição Concentrado.',
  'abilityText.return-fire':
    'Uma vez por rodada, depois de um ataque contra esta figura do qual ela não sofreu dano, ela pode atacar o atacante.',
  'abilityText.distracting':
    'Quando outra figura aliada se defende e esta está no espaço-alvo ou adjacente a ele, a defesa tem +1 de evasão.',
  'abilityText.cunning': 'Quando se defende, cada evasão dela também é um bloqueio.',
  'abilityText.hair-trigger':
    'Uma vez por rodada, quando uma figura hostil começa sua ativação, esta figura pode atacá-la se ela for um alvo válido.',
  'abilityText.nimble':
    'Depois de um ataque contra esta figura, ela ganha 2 pontos de movimento por evasão da sua defesa. Fora da sua ativação, ela os gasta imediatamente.',
  'abilityText.saber-strike':
    'Ação. Um ataque corpo a corpo com 1 dado vermelho, 1 amarelo e Perfurar 3. Conta como o ataque desta ativação.',
  'abilityText.inspiring':
    'Quando outra figura aliada a até 3 espaços ataca, ela pode rolar de novo 1 dado do ataque ou da defesa.',
  'abilityText.priority-target': 'As figuras não bloqueiam a linha de visão dos seus ataques.',
  'abilityText.overload': 'Em um ataque, pode usar duas vezes a mesma habilidade de impulso, pagando duas vezes.',
  'abilityText.aim': 'Se não saiu do seu espaço nesta ativação, seus ataques têm +1 de dano e +2 de precisão.',
  'abilityText.arsenal': 'Para cada ataque, escolha 2 dados de ataque de qualquer cor.',
  'abilityText.relentless':
    'Quando declara um ataque contra uma figura a até 3 espaços, essa figura sofre 1 de fadiga.',
  'abilityText.pounce':
    'Ação. Coloque-a de modo que um dos seus espaços seja um espaço vazio a até 3 espaços que não seja terreno bloqueador; depois ela pode atacar. Esse ataque conta como o ataque desta ativação.',
  'abilityText.non-sentient': 'Não pode interagir.',
  'abilityText.scattergun': 'Seus ataques contra alvos adjacentes têm +1 de dano.',
  'abilityText.acp-scattergun': 'Seus ataques contra alvos adjacentes têm +2 de dano.',
  'abilityText.massive': 'Parou sobre outras figuras e não pode mais se mover nesta ativação.',
  'abilityText.balance-of-the-force':
    'Suas cartas de Comando podem custar 18 pontos em vez de 15. O baralho continua com 15 cartas.',
  'abilityText.devious-scheme':
    'O oponente recebe a iniciativa e posiciona primeiro; você escolhe as zonas de posicionamento. Sem efeito se os dois exércitos tiverem esta carta.',
  'abilityText.first-strike': 'Os dois jogadores ganham 4 pontos depois da preparação.',
  'abilityText.rebel-high-command': 'No fim de cada rodada, você compra 1 carta de Comando a mais.',
  'abilityText.temporary-alliance-imperial':
    'Seu exército pode ter até 2 cartas de Posicionamento de Mercenários com figuras.',
  'abilityText.temporary-alliance-mercenary':
    'Seu exército pode ter até 2 cartas de Posicionamento de Rebeldes com figuras.',
};
