/** Names and effects of action, objective and tactic cards and of the rings. */
export const cards = {
  'action.according-to-my-design': 'Segundo os meus desígnios',
  'action.according-to-my-design.text':
    'Início do combate: em todas as batalhas da primeira ronda de combate (espaço e terra), os rebeldes lançam menos 1 dado vermelho e 2 pretos.',
  'action.brilliant-administrator': 'Administrador brilhante',
  'action.brilliant-administrator.text':
    'Atribuição: coloque Tarkin em qualquer sistema imperial e ponha na fila de construção uma unidade por cada ícone de recursos desse sistema, na casa com o número dele.',
  'action.it-is-your-destiny': 'É o teu destino',
  'action.it-is-your-destiny.text':
    'Reação, quando uma missão acaba de resgatar um líder: Vader, que tem de estar no sistema da missão, captura um dos líderes rebeldes atribuídos a essa tentativa.',
  'action.more-dangerous-than-you-realize': 'Mais perigosos do que julga',
  'action.more-dangerous-than-you-realize.text':
    'Início do combate: escolha um dos dois baralhos de tática (espaço ou terra) e tire dele 3 cartas; não se podem misturar.',
  'action.blindside': 'Pelo ângulo morto',
  'action.blindside.text':
    'Antes de revelar a missão deste líder: os rebeldes não podem enviar líderes da sua reserva para se oporem a ela.',
  'action.boba-fett-where': 'Boba Fett? Onde?',
  'action.boba-fett-where.text':
    'Atribuição: coloque Boba Fett em qualquer sistema imperial. Durante a fase de comando que se segue, os líderes rebeldes não podem tentar missões nem usar cartas de ação nesse sistema.',
  'action.catch-them-by-surprise': 'Apanhá-los de surpresa',
  'action.catch-them-by-surprise.text':
    'Atribuição: coloque Ozzel em qualquer sistema e mova para lá unidades imperiais de sistemas adjacentes. Se houver unidades rebeldes, resolve-se um combate.',
  'action.fully-operational': 'Totalmente operacional',
  'action.fully-operational.text':
    'Início do combate, com uma Estrela da Morte, pronta ou em construção, no sistema: o Império escolhe aí 1 nave rebelde, que é destruída.',
  'action.good-intel': 'Boas informações',
  'action.good-intel.text':
    'Início do combate: os rebeldes mantêm as suas cartas de tática viradas para cima durante este combate.',
  'action.keep-them-from-escaping': 'Não os deixem escapar',
  'action.keep-them-from-escaping.text': 'Início do combate: as unidades rebeldes não podem retirar-se deste combate.',
  'action.local-rumors': 'Rumores locais',
  'action.local-rumors.text':
    'Atribuição: coloque Yularen em qualquer sistema com uma unidade imperial. Os rebeldes têm de dizer se a base está nessa região.',
  'action.proceeding-as-planned': 'Tudo conforme previsto',
  'action.proceeding-as-planned.text':
    'Atribuição: procure no baralho de projetos a carta que quiser e coloque-a virada para baixo com este líder atribuído a ela; depois baralhe o baralho.',
  'action.public-support': 'Apoio da população',
  'action.public-support.text':
    'Atribuição: coloque Janus num sistema imperial sem unidades terrestres rebeldes e ganhe aí 3 stormtroopers. Nesta ronda ele não impede que as unidades saiam desse sistema.',
  'action.ready-for-action': 'Pronto para a ação',
  'action.ready-for-action.text':
    'Início do combate: tire este líder da sua reserva e coloque-o neste sistema. Não pode retirar-se e volta para a reserva quando o combate termina.',
  'action.scouting-mission': 'Missão de reconhecimento',
  'action.scouting-mission.text':
    'Atribuição: Fel vai para qualquer sistema à escolha do Império. No máximo 4 caças TIE, estejam onde estiverem no tabuleiro, juntam-se a ele, sem olhar à adjacência nem ao transporte. Se houver naves rebeldes, começa um combate.',
  'action.target-the-generator': 'Alvo: o gerador',
  'action.target-the-generator.text':
    'Início do combate: o Império escolhe uma estrutura rebelde no sistema do combate, que é destruída.',
  'action.human-cyborg-relations': 'Relações entre humanos e ciborgues',
  'action.human-cyborg-relations.text': 'De imediato: ponha o anel de C-3PO em qualquer um dos seus líderes.',
  'action.our-most-desperate-hour': 'A nossa hora mais desesperada',
  'action.our-most-desperate-hour.text':
    'Atribuição: procure uma carta no seu baralho de missões, atribua Leia a essa missão e depois baralhe o baralho.',
  'action.rebel-planning': 'Planeamento rebelde',
  'action.rebel-planning.text': 'Atribuição: coloque Dodonna na casa «Base rebelde» e tire 1 carta de objetivo.',
  'action.resourceful-astromech': 'Astromecânico engenhoso',
  'action.resourceful-astromech.text': 'De imediato: ponha o anel de R2-D2 em qualquer um dos seus líderes.',
  'action.start-the-evacuation': 'Iniciar a evacuação',
  'action.start-the-evacuation.text':
    'Atribuição: Rieekan vai para qualquer sistema sem unidades imperiais. Qualquer número de unidades pode viajar para lá da casa «Base rebelde», que conta como adjacente.',
  'action.temporary-alliance': 'Aliança temporária',
  'action.temporary-alliance.text':
    'Atribuição: coloque Mon Mothma em qualquer sistema neutro e ponha na fila de construção uma unidade por cada ícone de recursos desse sistema, na casa com o número dele.',
  'action.ambush': 'Emboscada',
  'action.ambush.text':
    'Atribuição: coloque Madine em qualquer sistema e destrua aí unidades terrestres imperiais à sua escolha cuja saúde impressa some no máximo 3.',
  'action.an-old-friend': 'Um velho amigo',
  'action.an-old-friend.text':
    'Atribuição: coloque Han em Bespin para recrutar Lando Calrissian ou em Kashyyyk para recrutar Chewbacca; o recruta é colocado no sistema de Han.',
  'action.independent-operation': 'Operação independente',
  'action.independent-operation.text':
    'Atribuição: coloque Lando em qualquer sistema subjugado. O Império tem de mover todas as suas unidades terrestres de lá para um sistema imperial à sua escolha sem unidades terrestres rebeldes, sem olhar à adjacência nem ao transporte.',
  'action.its-a-trap': 'É uma armadilha!',
  'action.its-a-trap.text':
    'Início do combate: durante a primeira ronda de combate, o Império não pode jogar cartas de tática espacial.',
  'action.noble-sacrifice': 'Nobre sacrifício',
  'action.noble-sacrifice.text': 'Quando Obi-Wan é capturado: é eliminado e os rebeldes ganham 1 de reputação.',
  'action.one-in-a-million': 'Um num milhão',
  'action.one-in-a-million.text':
    'Num combate ou numa missão: ponha de lado 1 ou 2 dos dados que vai lançar e coloque-os com as faces que quiser.',
  'action.point-blank-assault': 'Assalto à queima-roupa',
  'action.point-blank-assault.text':
    'Início do combate: todas as unidades deste sistema têm menos 1 de saúde, com um mínimo de 1, durante este combate.',
  'action.son-of-skywalker': 'Filho de Skywalker',
  'action.son-of-skywalker.text':
    'Depois de ter êxito numa missão no sistema de Luke: tire «Procurar Yoda» ou «Resgate audaz» do seu baralho de missões para a mão e baralhe o baralho.',
  'action.target-the-star-destroyers': 'Alvo: os Destróieres Estelares',
  'action.target-the-star-destroyers.text':
    'Início do combate: na batalha espacial de cada ronda deste combate, no máximo 2 dos seus impactos pretos contam como impactos vermelhos.',
  'action.the-millennium-falcon': 'A Millennium Falcon',
  'action.the-millennium-falcon.text':
    'De imediato: ponha o anel da Millennium Falcon num líder que apareça na carta (Han Solo ou Chewbacca).',
  'action.undercover': 'Incógnito',
  'action.undercover.text':
    'Reação a uma tentativa imperial, antes de lançar os dados: este líder, esteja onde estiver no tabuleiro, move-se para o sistema dessa missão.',
  'action.wookiee-guardian': 'Guardião wookiee',
  'action.wookiee-guardian.text':
    'Quando o Império tenta uma missão de operações especiais no sistema de Chewbacca, antes de lançar os dados: a missão falha.',

  'objective.crippling-blow': 'Golpe demolidor',
  'objective.crippling-blow.text':
    'Combate: foram destruídas unidades terrestres imperiais num total de pelo menos 3 de saúde impressa num combate iniciado pelos rebeldes.',
  'objective.rebel-assault': 'Assalto rebelde',
  'objective.rebel-assault.text':
    'Combate: num combate iniciado pelos rebeldes, o Império perdeu pelo menos um Destróier Estelar ou um Superdestróier Estelar.',
  'objective.cut-supply-lines': 'Cortar as linhas de abastecimento',
  'objective.cut-supply-lines.text':
    'Fase de renovação: pelo menos 3 sistemas imperiais têm um marcador de sabotagem ou uma unidade rebelde.',
  'objective.defend-the-people': 'Defender o povo',
  'objective.defend-the-people.text': 'Fase de renovação: pelo menos 4 sistemas rebeldes têm uma unidade rebelde.',
  'objective.regional-support': 'Apoio regional',
  'objective.regional-support.text':
    'Fase de restauração: todos os sistemas povoados de uma região têm lealdade rebelde, e há nela ao menos um marcador de lealdade rebelde.',
  'objective.death-star-plans-ii': 'Planos da Estrela da Morte',
  'objective.death-star-plans-ii.text':
    'Na batalha espacial, depois dos dois ataques e da destruição de unidades, se estiverem presentes um caça rebelde e uma Estrela da Morte (pronta ou em construção): revele a carta e lance 3 dados. Com pelo menos um impacto direto, jogue a carta e destrua essa Estrela da Morte; se não, a carta volta para a mão.',
  'objective.heart-of-the-empire': 'O coração do Império',
  'objective.heart-of-the-empire.text':
    'Fase de renovação: Coruscant tem uma unidade rebelde e nenhuma imperial. A carta volta para a mão depois de jogada.',
  'objective.leave-no-one-behind': 'Não deixar ninguém para trás',
  'objective.leave-no-one-behind.text':
    'Fase de renovação: nenhum líder rebelde está capturado (um prisioneiro em carbonite conta como capturado).',
  'objective.liberation': 'Libertação',
  'objective.liberation.text': 'Combate: os rebeldes venceram uma batalha terrestre num sistema subjugado.',
  'objective.popular-support': 'Apoio popular',
  'objective.popular-support.text': 'Fase de renovação: pelo menos 6 sistemas têm lealdade rebelde.',
  'objective.death-star-plans-iii': 'Planos da Estrela da Morte',
  'objective.death-star-plans-iii.text':
    'Na batalha espacial, depois dos dois ataques e da destruição de unidades, se estiverem presentes um caça rebelde e uma Estrela da Morte (pronta ou em construção): revele a carta e lance 3 dados. Com pelo menos um impacto direto, jogue a carta e destrua essa Estrela da Morte; se não, a carta volta para a mão.',
  'objective.establish-outposts': 'Estabelecer postos avançados',
  'objective.establish-outposts.text': 'Fase de renovação: pelo menos 5 sistemas têm uma unidade rebelde.',
  'objective.inspire-sympathy': 'Despertar simpatias',
  'objective.inspire-sympathy.text': 'Fase de renovação: os rebeldes ganham 1 de reputação por cada sistema destruído.',
  'objective.major-victory': 'Grande vitória',
  'objective.major-victory.text':
    'Combate: foram destruídas naves imperiais num total de pelo menos 3 de saúde impressa num combate iniciado pelos rebeldes.',
  'objective.return-of-the-jedi': 'O Regresso de Jedi',
  'objective.return-of-the-jedi.text':
    'Combate: os rebeldes venceram uma batalha no sistema de Darth Vader ou do Imperador Palpatine. Se Luke Skywalker (Jedi) estiver nesse sistema, eliminam 1 líder imperial do sistema.',

  'tactic.space-critical-hit': 'Impacto crítico',
  'tactic.space-critical-hit.text': 'O seu ataque: cause 1 de dano a uma unidade à sua escolha.',
  'tactic.space-onslaught': 'Investida',
  'tactic.space-onslaught.text':
    'O seu ataque, gaste 1 especial: cause 1 de dano a cada uma de até 2 naves inimigas diferentes.',
  'tactic.space-take-it-down': 'Abatê-lo',
  'tactic.space-take-it-down.text': 'O seu ataque, gaste 1 especial: cause 2 de dano a uma nave inimiga.',
  'tactic.space-concentrate-fire': 'Concentrar o fogo',
  'tactic.space-concentrate-fire.text':
    'O seu ataque: volte a lançar, ao mesmo tempo, até 2 dos seus dados deste ataque.',
  'tactic.space-unstoppable-assault': 'Assalto imparável',
  'tactic.space-unstoppable-assault.text':
    'O seu ataque, gaste 1 especial: até ao fim deste passo de batalha, o adversário não pode bloquear dano.',
  'tactic.space-brilliant-strategy': 'Estratégia brilhante',
  'tactic.space-brilliant-strategy.text':
    'O seu ataque, gaste 1 especial: tire 2 cartas de tática no total, de um baralho ou repartidas pelos dois.',
  'tactic.space-defensive-formation': 'Formação defensiva',
  'tactic.space-defensive-formation.text': 'Ataque do adversário: bloqueie 1 de dano.',
  'tactic.space-outmaneuver': 'Vantagem de manobra',
  'tactic.space-outmaneuver.text':
    'Ataque do adversário: descarte outra carta de tática espacial para bloquear até 2 de dano, numa unidade ou repartido por duas.',
  'tactic.space-no-escape': 'Sem fuga possível',
  'tactic.space-no-escape.text': 'O seu ataque: o adversário não pode retirar-se nesta ronda de combate.',
  'tactic.ground-critical-hit': 'Impacto crítico',
  'tactic.ground-critical-hit.text': 'O seu ataque: cause 1 de dano a uma unidade à sua escolha.',
  'tactic.ground-onslaught': 'Investida',
  'tactic.ground-onslaught.text':
    'O seu ataque, gaste 1 especial: cause 1 de dano a cada uma de até 2 unidades terrestres inimigas diferentes.',
  'tactic.ground-take-it-down': 'Abatê-lo',
  'tactic.ground-take-it-down.text': 'O seu ataque, gaste 1 especial: cause 2 de dano a uma unidade terrestre inimiga.',
  'tactic.ground-concentrate-fire': 'Concentrar o fogo',
  'tactic.ground-concentrate-fire.text':
    'O seu ataque: volte a lançar, ao mesmo tempo, até 2 dos seus dados deste ataque.',
  'tactic.ground-unstoppable-assault': 'Assalto imparável',
  'tactic.ground-unstoppable-assault.text':
    'O seu ataque, gaste 1 especial: até ao fim deste passo de batalha, o adversário não pode bloquear dano.',
  'tactic.ground-brilliant-strategy': 'Estratégia brilhante',
  'tactic.ground-brilliant-strategy.text':
    'O seu ataque, gaste 1 especial: tire 2 cartas de tática no total, de um baralho ou repartidas pelos dois.',
  'tactic.ground-defensive-formation': 'Formação defensiva',
  'tactic.ground-defensive-formation.text': 'Ataque do adversário: bloqueie 1 de dano.',
  'tactic.ground-dig-in': 'Entrincheirar-se',
  'tactic.ground-dig-in.text':
    'Ataque do adversário: descarte outra carta de tática terrestre para bloquear até 2 de dano, numa unidade ou repartido por duas.',
  'tactic.ground-escape-plan': 'Plano de fuga',
  'tactic.ground-escape-plan.text':
    'O seu ataque: nesta ronda de combate as suas unidades podem retirar-se sem olhar às restrições de transporte.',
  'tactic.ground-bombardment': 'Bombardeamento',
  'tactic.ground-bombardment.text':
    'O seu ataque, gaste 1 especial: escolha uma das suas naves presentes. Causa tanto dano quantos dados vermelhos de ataque ela tiver, repartido livremente pelas unidades terrestres inimigas.',

  'ring.captured.text':
    'O líder está capturado. Se outro líder for capturado enquanto o anel está em uso, primeiro é resgatado o prisioneiro anterior e o anel passa para o novo.',
  'ring.carbonite.text':
    'Substitui o anel de capturado desse líder. O líder continua a contar como capturado, por isso o anel de capturado fica livre para um segundo prisioneiro. É descartado quando o líder é resgatado; a reputação perdida não é devolvida.',
  'ring.lure-of-the-dark-side.text':
    'A partir de agora o líder pertence para sempre ao Império. Já não está capturado, pode voltar para a reserva imperial (a da sua cor em partidas por equipas) e nunca pode usar cartas de ação.',
  'ring.master-yoda.text':
    'Uma vez por ronda de jogo, quando o portador está no sistema de uma missão ou de um combate, os rebeldes podem voltar a lançar 1 dos seus próprios dados. Podem decidi-lo depois de verem os dois lançamentos, e também serve para o lançamento de «Planos da Estrela da Morte».',
  'ring.r2-d2.text':
    'Depois de o adversário lançar os dados de uma missão no sistema do portador, descarte o anel para virar 1 dos dados do adversário para a face em branco. Pode decidir-se depois de ver os dois lançamentos.',
  'ring.c-3po.text':
    'Quando os rebeldes falham uma missão de diplomacia no sistema do portador, descarte o anel para que ela tenha êxito.',
  'ring.millennium-falcon.text':
    'Depois de os rebeldes terem êxito numa missão no sistema do portador, descarte o anel para resgatar 1 líder capturado nesse sistema: acontece depois de todos os passos da missão e antes de qualquer combate que ela cause aí. Os líderes atribuídos podem ir para a base com o resgatado; o portador, só se estava atribuído.',
} as const;
