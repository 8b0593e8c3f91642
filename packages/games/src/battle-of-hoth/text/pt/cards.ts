import type { CardsSentences } from '../en/cards.ts';

export const cards: CardsSentences = {
  'card.recon-left': 'Reconhecimento à esquerda',
  'card.recon-centre': 'Reconhecimento no centro',
  'card.recon-right': 'Reconhecimento à direita',
  'card.raid-left': 'Incursão à esquerda',
  'card.raid-centre': 'Incursão no centro',
  'card.raid-right': 'Incursão à direita',
  'card.assault-left': 'Assalto à esquerda',
  'card.assault-centre': 'Assalto no centro',
  'card.assault-right': 'Assalto à direita',
  'card.recon-in-force': 'Reconhecimento em força',
  'card.pincer-move': 'Movimento de pinça',
  'card.direct-from-hq': 'Direto do quartel-general',
  'card.trooper-assault': 'Assalto da infantaria',
  'card.speeder-assault': 'Assalto dos speeders',
  'card.artillery-barrage': 'Barragem de artilharia',
  'card.defensive-position': 'Posição defensiva',
  'card.rebel-spearhead': 'Ponta de lança rebelde',
  'card.imperial-assault': 'Assalto imperial',
  'card.precision-fire': 'Fogo de precisão',
  'card.search-and-destroy': 'Buscar e destruir',
  'card.pressing-forward': 'Avanço forçado',
  'card.assistance': 'Assistência',
  'card.orders-from-the-princess': 'Ordens da princesa',
  'card.our-last-hope': 'Nossa última esperança',
  'card.in-formation': 'Em formação',
  'card.tactical-assault': 'Assalto tático',
  'card.ready-for-battle': 'Prontos para a batalha',
  'card.diversion': 'Distração',
  'card.here-they-come': 'Lá vêm eles',
  'card.scoundrels-support': 'Apoio do canalha',
  'card.force-powers': 'Poderes da Força',
  'card.determination': 'Determinação',
  'card.imperial-discipline': 'Disciplina imperial',
  'card.walker-attack': 'Ataque dos andadores',
  'card.successful-landings': 'Desembarque bem-sucedido',
  'card.concentrated-fire': 'Fogo concentrado',
  'card.reinforcements': 'Reforços',
  'card.deploy-the-fleet': 'Mobilizar a frota',
  'card.orbital-strike': 'Ataque orbital',
  'cardText.orders': 'Dê ordens a {n, plural, =1 {# unidade} other {# unidades}} {section_in}.',
  'cardText.assault': 'Dê ordens a todas as unidades {section_in}.',
  'cardText.rebels-recon-in-force': 'Dê ordens a 1 unidade em cada seção.',
  'cardText.empire-pincer-move': 'Dê ordens a 2 unidades em cada flanco.',
  'cardText.rebels-direct-from-hq': 'Dê ordens a 3 unidades quaisquer.',
  'cardText.empire-direct-from-hq': 'Dê ordens a 3 unidades quaisquer.',
  'cardText.rebels-trooper-assault': 'Dê ordens a toda a infantaria de uma seção. Ela rola 1 dado a mais.',
  'cardText.empire-trooper-assault': 'Dê ordens a toda a infantaria de uma seção.',
  'cardText.rebels-speeder-assault': 'Dê ordens a 2 veículos. Depois do ataque, cada um pode se mover 1 hexágono.',
  'cardText.rebels-artillery-barrage':
    'Dê ordens a 1 unidade de artilharia. Ela ataca duas vezes e rola 1 dado a mais em cada ataque.',
  'cardText.rebels-defensive-position':
    'Dê ordens a 3 unidades quaisquer. Elas não podem se mover e rolam 1 dado a mais.',
  'cardText.rebels-rebel-spearhead':
    'Dê ordens a 2 unidades quaisquer. O terreno não as detém nem as impede de atacar.',
  'cardText.empire-imperial-assault':
    'Dê ordens a até 3 unidades do mesmo tipo. Cada uma pode se mover 1 hexágono a mais.',
  'cardText.empire-precision-fire': 'Dê ordens a 1 veículo. Ele pode se mover 1 hexágono a mais e rola 1 dado a mais.',
  'cardText.empire-search-and-destroy':
    'Dê ordens a 2 unidades quaisquer. Depois do ataque, cada uma pode se mover até 2 hexágonos.',
  'cardText.empire-pressing-forward':
    'Dê ordens a 2 unidades quaisquer. Elas podem se mover 2 hexágonos a mais e não podem atacar.',
  'cardText.rebels-assistance':
    'Cada uma das suas unidades reduzidas recupera 1 miniatura. Depois, dê ordens a 1 unidade qualquer.',
  'cardText.rebels-orders-from-the-princess': 'Dê ordens a 2 unidades quaisquer. Elas rolam 1 dado a mais.',
  'cardText.rebels-our-last-hope':
    'Dê ordens a 1 unidade de infantaria. Ela pode se mover 1 hexágono a mais e rola 1 dado a mais.',
  'cardText.rebels-in-formation': 'Dê ordens a 2 unidades quaisquer. Elas podem se mover 1 hexágono a mais.',
  'cardText.rebels-tactical-assault':
    'Dê ordens a 1 veículo. Ele pode se mover 1 hexágono a mais e rola 1 dado a mais.',
  'cardText.rebels-ready-for-battle': 'Dê ordens a todas as suas unidades. Elas podem atacar, mas não se mover.',
  'cardText.rebels-diversion': 'Dê ordens a 2 unidades em seções diferentes. Elas rolam 1 dado a mais.',
  'cardText.rebels-here-they-come':
    'Dê ordens a 1 unidade de infantaria. Ela pode se mover 2 hexágonos a mais e rola 1 dado a mais; o terreno não a detém nem a impede de atacar.',
  'cardText.rebels-scoundrels-support':
    'Dê ordens a 1 unidade de infantaria. Ela rola 1 dado a mais para cada unidade amiga adjacente.',
  'cardText.empire-force-powers':
    'Dê ordens a 2 unidades quaisquer. Cada retirada que elas rolarem é um acerto e não faz ninguém recuar.',
  'cardText.empire-determination':
    'Dê ordens a 1 unidade qualquer. Ela se move e ataca, depois se move e ataca de novo.',
  'cardText.empire-imperial-discipline': 'Dê ordens a todas as suas unidades. Elas rolam 1 dado a menos.',
  'cardText.empire-walker-attack': 'Dê ordens a 3 veículos. Eles rolam 1 dado a mais em combate corpo a corpo.',
  'cardText.empire-successful-landings':
    'Dê ordens a 3 unidades quaisquer. Depois do ataque, cada uma pode se mover 1 hexágono.',
  'cardText.empire-concentrated-fire':
    'Dê ordens a 3 unidades quaisquer. A segunda a atacar o mesmo alvo rola 1 dado a mais; a terceira, 2 a mais.',
  'cardText.empire-reinforcements':
    'Devolva 1 unidade de infantaria à força inicial e dê ordens a ela. Ela rola 1 dado a mais.',
  'cardText.empire-deploy-the-fleet':
    'Descarte até 3 cartas de ordem, compre a mesma quantidade mais 1 e jogue outra carta de ordem.',
  'cardText.empire-orbital-strike':
    'Escolha 3 unidades inimigas e role 1 dado contra cada uma. Retiradas são acertos; o terreno não protege.',
  'support.combat-experience': 'Experiência de combate',
  'support.air-support': 'Apoio aéreo',
  'support.lets-finish-this': 'Vamos acabar com isso',
  'support.reserve-forces': 'Forças de reserva',
  'support.desperate-stand': 'Resistência desesperada',
  'support.special-orders': 'Ordens especiais',
  'support.incursion': 'Incursão',
  'support.scout': 'Reconhecimento',
  'support.final-assault': 'Assalto final',
  'support.rout': 'Debandada',
  'supportText.combat-experience':
    'Ao dar ordens: todas as suas unidades recebem ordens e rolam 1 dado a mais em combate corpo a corpo.',
  'supportText.air-support':
    'Na sua etapa de ataque: role 2 dados contra uma unidade inimiga. O terreno não a protege.',
  'supportText.lets-finish-this': 'Depois da rolagem: role de novo, uma vez, os dados que quiser desse ataque.',
  'supportText.reserve-forces': 'Entre duas ações: devolva 1 das suas unidades à força inicial.',
  'supportText.desperate-stand':
    'Quando uma unidade de infantaria com ordens e 1 miniatura ataca: ela rola 2 dados a mais.',
  'supportText.special-orders': 'Em vez de comprar: pegue uma carta dos seus descartes, mas não a que acabou de jogar.',
  'supportText.incursion': 'Depois do ataque de uma unidade de infantaria com ordens: ela se move e ataca de novo.',
  'supportText.scout': 'Ao dar ordens: dê ordens a mais 1 unidade de infantaria, sem os benefícios da carta.',
  'supportText.final-assault': 'Depois que uma unidade inimiga recua do seu ataque: role 2 dados contra ela.',
  'supportText.rout': 'Quando uma das suas unidades ataca: o terreno não protege o alvo.',
};
