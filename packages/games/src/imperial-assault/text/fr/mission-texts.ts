import type { MissionTexts } from '../en/mission-texts.ts';

export const missionTexts: MissionTexts = {
  'missionText.mos-eisley-outskirts-a':
    'Quatre panneaux de lancement se trouvent sur le vaisseau, tous gris au départ. Une figurine à côté d’un panneau peut le retourner par une action d’interaction ; chaque joueur retourne un panneau par round. À la fin d’un round, tu marques 5 points par panneau coloré et 2 par panneau gris que tu contrôles.',
  'missionText.mos-eisley-outskirts-b':
    'Une figurine sur de la contrebande ou à côté peut la prendre par une action d’interaction. Une figurine qui porte de la contrebande a Vitesse −2. À la fin d’un round, tu marques 15 points par figurine à toi qui porte de la contrebande dans ta propre zone de déploiement ; cette contrebande est ensuite défaussée.',
  'missionText.moisture-farm-a':
    'À la fin d’un round, tu marques 7 points par caisse que tu contrôles et que tu n’as pas encore marquée d’un jeton, et tu y poses un jeton. Chaque caisse rapporte une seule fois à chaque joueur : 28 points au plus par joueur.',
  'missionText.moisture-farm-b':
    'On peut attaquer les pillards ; ils ont 5 points de vie et un dé noir, et en vaincre un rapporte 4 points. À la fin d’un round, chaque pillard inflige 2 dégâts à la figurine la plus proche qu’il voit, à toutes si plusieurs sont aussi proches. Puis le joueur qui a l’initiative déplace chaque pillard de 3 cases au plus, ou en déploie un nouveau au campement.',
  'missionText.massassi-ruins-a':
    'Une figurine sur un holocron ou à côté peut le prendre par une action d’interaction ; elle n’en porte qu’un. Quand elle entre sur une case voisine de la balise de communication, même poussée, elle peut défausser l’holocron : son joueur marque 10 points.',
  'missionText.massassi-ruins-b':
    'Au début d’un round, le joueur qui contrôle la balise de communication peut ordonner un bombardement : toutes les figurines sur des cases extérieures subissent 2 dégâts. À la fin d’un round, chaque joueur peut défausser un site de fouilles qu’il contrôle pour marquer 6 points, en commençant par le joueur qui a l’initiative.',
  'missionText.kuat-space-station-a':
    'Les figurines ne peuvent pas ouvrir les portes. Au début d’un round, chaque joueur ouvre jusqu’à une porte par terminal qu’il contrôle. À la fin d’un round, les portes se ferment ; les figurines dans l’embrasure sont poussées par leur joueur. Puis le joueur qui contrôle le noyau de données marque 10 points.',
  'missionText.kuat-space-station-b':
    'Une figurine ne peut ouvrir une porte que depuis une zone de déploiement. À la fin d’un round, chaque station relais reçoit un pion. Puis chaque joueur peut défausser une station relais qu’il contrôle pour marquer 3 points par pion posé dessus, en commençant par le joueur qui a l’initiative.',
  'missionText.ord-mantell-junkyard-a':
    'À partir du round 2, le laser avance de 2 rangées vers le nord au début d’un round. Puis toutes les figurines de sa rangée et au sud sont vaincues. À la fin d’un round, tu marques 5 points par terminal que tu contrôles.',
  'missionText.ord-mantell-junkyard-b':
    'Avant le déploiement, chaque joueur choisit en secret un de ses groupes ; les deux sont révélés ensemble : ce sont les chasseurs de primes. Quand un chasseur de primes vainc la dernière figurine d’un groupe hostile, les points sont doublés. À la fin d’un round, un joueur qui a un chasseur de primes sur la carte marque 2 points.',
};
