/** Names and effects of action, objective and tactic cards and of the rings. */
export const cards = {
  'action.according-to-my-design': 'Conforme eu planejei',
  'action.according-to-my-design.text':
    'Início do combate: nas duas batalhas da primeira rodada de combate, espacial e terrestre, os rebeldes rolam 1 dado vermelho e 2 pretos a menos.',
  'action.brilliant-administrator': 'Administrador brilhante',
  'action.brilliant-administrator.text':
    'Atribuição: coloque Tarkin em qualquer sistema imperial e ponha na fila de construção uma unidade para cada ícone de recurso desse sistema, no espaço indicado pelo número dele.',
  'action.it-is-your-destiny': 'É o seu destino',
  'action.it-is-your-destiny.text':
    'Depois que uma missão no sistema de Vader resgatar um líder: Vader captura um dos líderes rebeldes atribuídos a essa tentativa.',
  'action.more-dangerous-than-you-realize': 'Mais perigoso do que você imagina',
  'action.more-dangerous-than-you-realize.text':
    'Início do combate: escolha um baralho de tática, espacial ou terrestre, e compre 3 cartas dele.',
  'action.blindside': 'Ponto cego',
  'action.blindside.text':
    'Antes de revelar a missão deste líder: os rebeldes não podem enviar líderes da reserva para se opor a ela.',
  'action.boba-fett-where': 'Boba Fett? Onde?',
  'action.boba-fett-where.text':
    'Atribuição: coloque Boba Fett em qualquer sistema imperial. Durante a fase de comando seguinte, os líderes rebeldes não podem tentar missões nem usar cartas de ação nesse sistema.',
  'action.catch-them-by-surprise': 'Pegá-los de surpresa',
  'action.catch-them-by-surprise.text':
    'Atribuição: coloque Ozzel em qualquer sistema e mova para lá unidades imperiais de sistemas adjacentes. Se houver unidades rebeldes, resolva um combate.',
  'action.fully-operational': 'Totalmente operacional',
  'action.fully-operational.text':
    'Início do combate, com uma Estrela da Morte, pronta ou em construção, no sistema: o Império destrói 1 nave rebelde à sua escolha nesse sistema.',
  'action.good-intel': 'Boas informações',
  'action.good-intel.text':
    'Início do combate: os rebeldes mantêm suas cartas de tática viradas para cima neste combate.',
  'action.keep-them-from-escaping': 'Não os deixem escapar',
  'action.keep-them-from-escaping.text': 'Início do combate: as unidades rebeldes não podem recuar deste combate.',
  'action.local-rumors': 'Rumores locais',
  'action.local-rumors.text':
    'Atribuição: coloque Yularen em qualquer sistema com uma unidade imperial. Os rebeldes devem dizer se a base fica nessa região.',
  'action.proceeding-as-planned': 'Tudo conforme o planejado',
  'action.proceeding-as-planned.text':
    'Atribuição: procure no baralho de projetos a carta que quiser e coloque-a virada para baixo com este líder atribuído a ela. Depois embaralhe o baralho.',
  'action.public-support': 'Apoio da população',
  'action.public-support.text':
    'Atribuição: coloque Janus Greejatus em um sistema imperial sem unidades terrestres rebeldes e ganhe 3 stormtroopers nesse sistema. Nesta rodada ele não impede que as unidades saiam dali.',
  'action.ready-for-action': 'Pronto para a ação',
  'action.ready-for-action.text':
    'Início do combate: coloque este líder, da reserva imperial, no sistema do combate. Ele não pode recuar e volta para a reserva quando o combate termina.',
  'action.scouting-mission': 'Missão de reconhecimento',
  'action.scouting-mission.text':
    'Atribuição: coloque Fel em qualquer sistema e mova para lá até 4 caças TIE de qualquer lugar do tabuleiro, ignorando adjacência e transporte. Se houver naves rebeldes, resolva um combate.',
  'action.target-the-generator': 'Alvo: o gerador',
  'action.target-the-generator.text':
    'Início do combate: o Império destrói uma estrutura rebelde à sua escolha no sistema do combate.',

  'action.human-cyborg-relations': 'Relações humano-ciborgue',
  'action.human-cyborg-relations.text': 'Imediata: ponha o anel de C-3PO em qualquer líder rebelde.',
  'action.our-most-desperate-hour': 'Nossa hora mais desesperada',
  'action.our-most-desperate-hour.text':
    'Atribuição: procure uma carta no baralho de missões rebelde e atribua Leia a essa missão. Depois embaralhe o baralho.',
  'action.rebel-planning': 'Planejamento rebelde',
  'action.rebel-planning.text': 'Atribuição: coloque Dodonna no espaço “Base rebelde” e compre 1 carta de objetivo.',
  'action.resourceful-astromech': 'Astromecânico engenhoso',
  'action.resourceful-astromech.text': 'Imediata: ponha o anel de R2-D2 em qualquer líder rebelde.',
  'action.start-the-evacuation': 'Iniciar a evacuação',
  'action.start-the-evacuation.text':
    'Atribuição: coloque Rieekan em qualquer sistema sem unidades imperiais. Qualquer número de unidades pode se mover para lá a partir do espaço “Base rebelde” como se fosse adjacente; o limite de transporte continua valendo.',
  'action.temporary-alliance': 'Aliança temporária',
  'action.temporary-alliance.text':
    'Atribuição: coloque Mon Mothma em qualquer sistema neutro e ponha na fila de construção uma unidade para cada ícone de recurso desse sistema, no espaço indicado pelo número dele.',
  'action.ambush': 'Emboscada',
  'action.ambush.text':
    'Atribuição: coloque Madine em qualquer sistema e destrua ali unidades terrestres imperiais à sua escolha cuja vida impressa some no máximo 3.',
  'action.an-old-friend': 'Um velho amigo',
  'action.an-old-friend.text':
    'Atribuição: coloque Han em Bespin para recrutar Lando Calrissian, ou em Kashyyyk para recrutar Chewbacca. O novo líder é colocado no sistema de Han.',
  'action.independent-operation': 'Operação independente',
  'action.independent-operation.text':
    'Atribuição: coloque Lando em qualquer sistema subjugado. O Império deve mover todas as suas unidades terrestres de lá para um sistema imperial à sua escolha sem unidades terrestres rebeldes, ignorando adjacência e transporte.',
  'action.its-a-trap': 'É uma armadilha!',
  'action.its-a-trap.text':
    'Início do combate: durante a primeira rodada de combate, o Império não pode jogar cartas de tática espacial.',
  'action.noble-sacrifice': 'Nobre sacrifício',
  'action.noble-sacrifice.text': 'Quando Obi-Wan é capturado: ele é eliminado e os rebeldes ganham 1 de reputação.',
  'action.one-in-a-million': 'Um em um milhão',
  'action.one-in-a-million.text':
    'Antes de uma rolagem em um combate ou uma missão: separe 1 ou 2 dos dados e coloque-os na face que quiser.',
  'action.point-blank-assault': 'Ataque à queima-roupa',
  'action.point-blank-assault.text':
    'Início do combate: todas as unidades neste sistema têm 1 de vida a menos, no mínimo 1, neste combate.',
  'action.son-of-skywalker': 'Filho de Skywalker',
  'action.son-of-skywalker.text':
    'Depois que os rebeldes têm sucesso em uma missão no sistema de Luke: pegue “Procurar Yoda” ou “Resgate audaz” do baralho de missões rebelde. Depois embaralhe o baralho.',
  'action.target-the-star-destroyers': 'Alvo: os Destróieres Estelares',
  'action.target-the-star-destroyers.text':
    'Início do combate: na batalha espacial de cada rodada deste combate, os rebeldes tratam até 2 de seus acertos pretos como acertos vermelhos.',
  'action.the-millennium-falcon': 'A Millennium Falcon',
  'action.the-millennium-falcon.text': 'Imediata: ponha o anel da Millennium Falcon em Han Solo ou Chewbacca.',
  'action.undercover': 'Sob disfarce',
  'action.undercover.text':
    'Quando o Império tenta uma missão, antes da rolagem: mova este líder de qualquer lugar do tabuleiro para o sistema dessa missão.',
  'action.wookiee-guardian': 'Guardião wookiee',
  'action.wookiee-guardian.text':
    'Quando o Império tenta uma missão de operações especiais no sistema de Chewbacca, antes da rolagem: a missão falha.',

  'objective.crippling-blow': 'Golpe devastador',
  'objective.crippling-blow.text':
    'Combate: foram destruídas unidades terrestres imperiais com pelo menos 3 de vida impressa no total em um combate iniciado pelos rebeldes.',
  'objective.rebel-assault': 'Ataque rebelde',
  'objective.rebel-assault.text':
    'Combate: o Império perdeu pelo menos um Destróier Estelar ou Superdestróier Estelar em um combate iniciado pelos rebeldes.',
  'objective.cut-supply-lines': 'Cortar as linhas de suprimento',
  'objective.cut-supply-lines.text':
    'Fase de renovação: pelo menos 3 sistemas imperiais têm um marcador de sabotagem ou uma unidade rebelde.',
  'objective.defend-the-people': 'Defender o povo',
  'objective.defend-the-people.text': 'Fase de renovação: pelo menos 4 sistemas rebeldes têm uma unidade rebelde.',
  'objective.regional-support': 'Apoio regional',
  'objective.regional-support.text':
    'Fase de renovação: todos os sistemas populosos de uma região têm lealdade rebelde, e há nela pelo menos um marcador de lealdade rebelde.',
  'objective.death-star-plans-ii': 'Planos da Estrela da Morte',
  'objective.death-star-plans-ii.text':
    'No fim de uma batalha espacial com um caça rebelde e uma Estrela da Morte, pronta ou em construção, no sistema: revele esta carta e role 3 dados. Com pelo menos um acerto direto, jogue-a e destrua essa Estrela da Morte; senão, a carta volta para a mão.',
  'objective.heart-of-the-empire': 'O coração do Império',
  'objective.heart-of-the-empire.text':
    'Fase de renovação: Coruscant tem uma unidade rebelde e nenhuma imperial. Depois de jogada, esta carta volta para a mão.',
  'objective.leave-no-one-behind': 'Não deixar ninguém para trás',
  'objective.leave-no-one-behind.text':
    'Fase de renovação: nenhum líder rebelde está capturado; um líder em carbonita conta como capturado.',
  'objective.liberation': 'Libertação',
  'objective.liberation.text': 'Combate: os rebeldes venceram uma batalha terrestre em um sistema subjugado.',
  'objective.popular-support': 'Apoio popular',
  'objective.popular-support.text': 'Fase de renovação: pelo menos 6 sistemas têm lealdade rebelde.',
  'objective.death-star-plans-iii': 'Planos da Estrela da Morte',
  'objective.death-star-plans-iii.text':
    'No fim de uma batalha espacial com um caça rebelde e uma Estrela da Morte, pronta ou em construção, no sistema: revele esta carta e role 3 dados. Com pelo menos um acerto direto, jogue-a e destrua essa Estrela da Morte; senão, a carta volta para a mão.',
  'objective.establish-outposts': 'Estabelecer postos avançados',
  'objective.establish-outposts.text': 'Fase de renovação: pelo menos 5 sistemas têm uma unidade rebelde.',
  'objective.inspire-sympathy': 'Despertar simpatia',
  'objective.inspire-sympathy.text':
    'Fase de renovação: os rebeldes ganham 1 de reputação para cada sistema destruído.',
  'objective.major-victory': 'Grande vitória',
  'objective.major-victory.text':
    'Combate: foram destruídas naves imperiais com pelo menos 3 de vida impressa no total em um combate iniciado pelos rebeldes.',
  'objective.return-of-the-jedi': 'O Retorno de Jedi',
  'objective.return-of-the-jedi.text':
    'Combate: os rebeldes venceram uma batalha no sistema de Darth Vader ou do Imperador Palpatine. Se Luke Skywalker (Jedi) estiver nesse sistema, elimine 1 líder imperial ali.',

  'tactic.space-critical-hit': 'Acerto crítico',
  'tactic.space-critical-hit.text': 'Seu ataque: cause 1 de dano a uma unidade à sua escolha.',
  'tactic.space-onslaught': 'Investida',
  'tactic.space-onslaught.text':
    'Seu ataque, gaste 1 especial: cause 1 de dano a cada uma de até 2 naves inimigas diferentes.',
  'tactic.space-take-it-down': 'Abater',
  'tactic.space-take-it-down.text': 'Seu ataque, gaste 1 especial: cause 2 de dano a uma nave inimiga.',
  'tactic.space-concentrate-fire': 'Concentrar fogo',
  'tactic.space-concentrate-fire.text': 'Seu ataque: role de novo, ao mesmo tempo, até 2 dos seus dados deste ataque.',
  'tactic.space-unstoppable-assault': 'Ataque implacável',
  'tactic.space-unstoppable-assault.text':
    'Seu ataque, gaste 1 especial: pelo resto desta batalha, o adversário não pode bloquear dano.',
  'tactic.space-brilliant-strategy': 'Estratégia brilhante',
  'tactic.space-brilliant-strategy.text':
    'Seu ataque, gaste 1 especial: compre 2 cartas de tática ao todo, de um baralho ou divididas entre os dois.',
  'tactic.space-defensive-formation': 'Formação defensiva',
  'tactic.space-defensive-formation.text': 'Ataque do adversário: bloqueie 1 de dano.',
  'tactic.space-outmaneuver': 'Manobra superior',
  'tactic.space-outmaneuver.text':
    'Ataque do adversário: descarte outra carta de tática espacial para bloquear até 2 de dano, em uma unidade ou dividido entre duas.',
  'tactic.space-no-escape': 'Sem escapatória',
  'tactic.space-no-escape.text': 'Seu ataque: o adversário não pode recuar nesta rodada de combate.',

  'tactic.ground-critical-hit': 'Acerto crítico',
  'tactic.ground-critical-hit.text': 'Seu ataque: cause 1 de dano a uma unidade à sua escolha.',
  'tactic.ground-onslaught': 'Investida',
  'tactic.ground-onslaught.text':
    'Seu ataque, gaste 1 especial: cause 1 de dano a cada uma de até 2 unidades terrestres inimigas diferentes.',
  'tactic.ground-take-it-down': 'Abater',
  'tactic.ground-take-it-down.text': 'Seu ataque, gaste 1 especial: cause 2 de dano a uma unidade terrestre inimiga.',
  'tactic.ground-concentrate-fire': 'Concentrar fogo',
  'tactic.ground-concentrate-fire.text': 'Seu ataque: role de novo, ao mesmo tempo, até 2 dos seus dados deste ataque.',
  'tactic.ground-unstoppable-assault': 'Ataque implacável',
  'tactic.ground-unstoppable-assault.text':
    'Seu ataque, gaste 1 especial: pelo resto desta batalha, o adversário não pode bloquear dano.',
  'tactic.ground-brilliant-strategy': 'Estratégia brilhante',
  'tactic.ground-brilliant-strategy.text':
    'Seu ataque, gaste 1 especial: compre 2 cartas de tática ao todo, de um baralho ou divididas entre os dois.',
  'tactic.ground-defensive-formation': 'Formação defensiva',
  'tactic.ground-defensive-formation.text': 'Ataque do adversário: bloqueie 1 de dano.',
  'tactic.ground-dig-in': 'Entrincheirar-se',
  'tactic.ground-dig-in.text':
    'Ataque do adversário: descarte outra carta de tática terrestre para bloquear até 2 de dano, em uma unidade ou dividido entre duas.',
  'tactic.ground-escape-plan': 'Plano de fuga',
  'tactic.ground-escape-plan.text':
    'Seu ataque: nesta rodada de combate suas unidades podem recuar ignorando as restrições de transporte.',
  'tactic.ground-bombardment': 'Bombardeio',
  'tactic.ground-bombardment.text':
    'Seu ataque, gaste 1 especial: escolha uma das suas naves no sistema. Cause tanto dano quantos forem os dados vermelhos de ataque dela, dividido livremente entre unidades terrestres inimigas.',

  'ring.captured.text':
    'Este líder está capturado. Se outro líder for capturado enquanto o anel estiver em uso, primeiro o prisioneiro anterior é resgatado, e o anel passa para o novo.',
  'ring.carbonite.text':
    'Substitui o anel de líder capturado, que fica livre para outro líder; o portador continua contando como capturado. É descartado quando o líder é resgatado; a reputação perdida não volta.',
  'ring.lure-of-the-dark-side.text':
    'De agora em diante este líder pertence ao Império. Ele não está mais capturado, volta para a reserva imperial e nunca pode usar cartas de ação.',
  'ring.master-yoda.text':
    'Uma vez por rodada de jogo, quando o portador está no sistema de uma missão ou de um combate, os rebeldes podem rolar de novo 1 dos próprios dados.',
  'ring.r2-d2.text':
    'Depois que o adversário rola os dados de uma missão no sistema do portador, descarte este anel para virar 1 dos dados dele para a face em branco.',
  'ring.c-3po.text':
    'Quando os rebeldes falham em uma missão de diplomacia no sistema do portador, descarte este anel para que ela tenha sucesso.',
  'ring.millennium-falcon.text':
    'Depois que os rebeldes têm sucesso em uma missão no sistema do portador, descarte este anel para resgatar 1 líder capturado nesse sistema. Os líderes atribuídos à missão podem ir para a base com ele.',
} as const;
