import type { MissionTexts } from '../en/mission-texts.ts';

export const missionTexts: MissionTexts = {
  'missionText.mos-eisley-outskirts-a':
    'Na nave há quatro painéis de lançamento, todos cinza no começo. Uma figura ao lado de um painel pode virá-lo com uma ação de interagir; cada jogador vira um painel por rodada. No fim de uma rodada, você ganha 5 pontos por painel colorido e 2 por painel cinza que controla.',
  'missionText.mos-eisley-outskirts-b':
    'Uma figura no contrabando ou ao lado dele pode pegá-lo com uma ação de interagir. Uma figura que carrega contrabando tem −2 de Velocidade. No fim de uma rodada, você ganha 15 pontos por figura sua que carrega contrabando na sua própria zona de posicionamento; esse contrabando é descartado em seguida.',
  'missionText.moisture-farm-a':
    'No fim de uma rodada, você ganha 7 pontos por caixa que controla e que ainda não marcou, e a marca. Cada caixa dá pontos uma só vez a cada jogador: no máximo 28 pontos por jogador.',
  'missionText.moisture-farm-b':
    'Os saqueadores podem ser atacados; têm 5 de vida e um dado preto, e você ganha 4 pontos quando derrota um. No fim de uma rodada, cada saqueador causa 2 de dano à figura mais próxima que vê, a todas se várias estiverem igualmente próximas. Depois, o jogador com a iniciativa move cada saqueador até 3 espaços ou posiciona um novo no acampamento.',
  'missionText.massassi-ruins-a':
    'Uma figura em um holocron ou ao lado dele pode pegá-lo com uma ação de interagir; ela carrega só um. Quando entra em um espaço ao lado do sinalizador de comunicações, mesmo empurrada, pode descartar o holocron: seu jogador ganha 10 pontos.',
  'missionText.massassi-ruins-b':
    'No início de uma rodada, o jogador que controla o sinalizador de comunicações pode ordenar um bombardeio: todas as figuras em espaços externos sofrem 2 de dano. No fim de uma rodada, cada jogador pode descartar um sítio de escavação que controla para ganhar 6 pontos, primeiro o jogador com a iniciativa.',
  'missionText.kuat-space-station-a':
    'As figuras não podem abrir as portas. No início de uma rodada, cada jogador abre até uma porta por terminal que controla. No fim de uma rodada, as portas se fecham; as figuras no vão de uma porta são empurradas por seu jogador. Depois, o jogador que controla o núcleo de dados ganha 10 pontos.',
  'missionText.kuat-space-station-b':
    'Uma figura só pode abrir uma porta a partir de uma zona de posicionamento. No fim de uma rodada, cada estação retransmissora recebe um marcador. Depois, cada jogador pode descartar uma estação retransmissora que controla para ganhar 3 pontos por marcador dela, primeiro o jogador com a iniciativa.',
  'missionText.ord-mantell-junkyard-a':
    'A partir da rodada 2, o laser avança 2 linhas para o norte no início de uma rodada. Depois, todas as figuras da linha dele e ao sul dela são derrotadas. No fim de uma rodada, você ganha 5 pontos por terminal que controla.',
  'missionText.ord-mantell-junkyard-b':
    'Antes do posicionamento, cada jogador escolhe em segredo um dos próprios grupos; os dois são revelados juntos: são os caçadores de recompensas. Quando um caçador de recompensas derrota a última figura de um grupo hostil, os pontos dobram. No fim de uma rodada, um jogador com um caçador de recompensas no mapa ganha 2 pontos.',
};
