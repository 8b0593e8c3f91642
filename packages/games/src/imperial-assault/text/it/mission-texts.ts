import type { MissionTexts } from '../en/mission-texts.ts';

export const missionTexts: MissionTexts = {
  'missionText.mos-eisley-outskirts-a':
    'Sulla nave ci sono quattro pannelli di lancio, all’inizio tutti grigi. Una miniatura accanto a un pannello può girarlo con un’azione di interazione; ogni giocatore gira un pannello per round. Alla fine di un round ottieni 5 punti per ogni pannello colorato e 2 per ogni pannello grigio che controlli.',
  'missionText.mos-eisley-outskirts-b':
    'Una miniatura sul contrabbando o accanto a esso può raccoglierlo con un’azione di interazione. Chi porta contrabbando ha Velocità −2. Alla fine di un round ottieni 15 punti per ogni tua miniatura che porta contrabbando nella tua zona di schieramento; quel contrabbando viene poi scartato.',
  'missionText.moisture-farm-a':
    'Alla fine di un round ottieni 7 punti per ogni contenitore che controlli e che non hai ancora contrassegnato, e lo contrassegni. Ogni contenitore dà punti una sola volta a ogni giocatore: al massimo 28 punti per giocatore.',
  'missionText.moisture-farm-b':
    'I predoni si possono attaccare: hanno 5 punti salute e un dado nero, e chi ne sconfigge uno ottiene 4 punti. Alla fine di un round ogni predone infligge 2 danni alla miniatura più vicina che vede, a tutte se più d’una è ugualmente vicina. Poi il giocatore con l’iniziativa muove ogni predone fino a 3 caselle oppure ne schiera uno nuovo nell’accampamento.',
  'missionText.massassi-ruins-a':
    'Una miniatura su un holocron o accanto a esso può raccoglierlo con un’azione di interazione; ne porta uno solo. Quando entra in una casella accanto al faro di comunicazione, anche se viene spinta, può scartare l’holocron: il suo giocatore ottiene 10 punti.',
  'missionText.massassi-ruins-b':
    'All’inizio di un round il giocatore che controlla il faro di comunicazione può ordinare un bombardamento: tutte le miniature nelle caselle esterne subiscono 2 danni. Alla fine di un round ogni giocatore può scartare un sito di scavo che controlla per ottenere 6 punti, prima chi ha l’iniziativa.',
  'missionText.kuat-space-station-a':
    'Le miniature non possono aprire le porte. All’inizio di un round ogni giocatore apre fino a una porta per ogni terminale che controlla. Alla fine di un round le porte si chiudono; le miniature sulla soglia vengono spinte via dal loro giocatore. Poi chi controlla il nucleo dati ottiene 10 punti.',
  'missionText.kuat-space-station-b':
    'Una miniatura può aprire una porta solo da una zona di schieramento. Alla fine di un round ogni stazione di trasmissione riceve un segnalino. Poi ogni giocatore può scartare una stazione che controlla per ottenere 3 punti per ogni suo segnalino, prima chi ha l’iniziativa.',
  'missionText.ord-mantell-junkyard-a':
    'Dal round 2, all’inizio di un round il laser avanza di 2 file verso nord. Poi tutte le miniature nella sua fila e a sud di essa sono sconfitte. Alla fine di un round ottieni 5 punti per ogni terminale che controlli.',
  'missionText.ord-mantell-junkyard-b':
    'Prima dello schieramento ogni giocatore sceglie in segreto uno dei propri gruppi; i due gruppi vengono rivelati insieme: sono i cacciatori di taglie. Quando un cacciatore di taglie sconfigge l’ultima miniatura di un gruppo ostile, i punti raddoppiano. Alla fine di un round chi ha un cacciatore di taglie sulla mappa ottiene 2 punti.',
};
