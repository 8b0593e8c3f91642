import type { AbilityTexts } from '../en/ability-texts.ts';

export const abilityTexts: AbilityTexts = {
  'abilityText.targeting-computer': 'Quand elle attaque, elle peut relancer 1 dé d’attaque.',
  'abilityText.awkward': 'Elle ne peut pas choisir une figurine adjacente comme cible d’une attaque.',
  'abilityText.brutality':
    'Action. Deux attaques, l’une après l’autre, contre deux cibles différentes. Elles comptent comme l’attaque de cette activation.',
  'abilityText.force-choke':
    'Action. Choisis une figurine hostile en ligne de vue : elle subit 2 dégâts et 1 stress. Ce n’est pas une attaque.',
  'abilityText.foresight': 'Quand elle se défend, elle peut relancer 1 dé de défense.',
  'abilityText.tripod':
    'Pendant son activation, elle ne peut plus quitter sa case après avoir attaqué, ni attaquer après l’avoir quittée.',
  'abilityText.assault': 'Elle peut attaquer avec autant de ses actions qu’elle veut.',
  'abilityText.generals-orders':
    'Action. Choisis jusqu’à deux autres figurines amies n’importe où sur la carte : chacune peut aussitôt se déplacer avec autant de points de mouvement que sa Vitesse.',
  'abilityText.epic-arsenal':
    'Pour chaque attaque, choisis 3 dés d’attaque de n’importe quelle couleur, 2 au plus de la même.',
  'abilityText.order':
    'Action. Choisis une autre figurine amie à 2 cases ou moins : elle peut aussitôt se déplacer avec autant de points de mouvement que sa Vitesse. Avec les décisions ultérieures, elle a 2 points de mouvement.',
  'abilityText.cower':
    'Quand elle se défend en étant adjacente à une figurine amie, elle peut relancer 1 dé de défense.',
  'abilityText.executive-order':
    'Action. Choisis une autre figurine amie à 2 cases ou moins : elle peut aussitôt se déplacer avec autant de points de mouvement que sa Vitesse, ou attaquer. Cela ne compte dans la limite d’aucune des deux.',
  'abilityText.self-destruct':
    'À la fin d’un round, tu peux lancer 1 dé rouge : toutes les figurines adjacentes, même amies, et les objets que l’on peut attaquer subissent ces dégâts. Puis cette figurine est vaincue.',
  'abilityText.protector':
    'Quand une autre figurine amie se défend et que celle-ci est sur la case ciblée ou à côté, la défense a +1 blocage. Un seul Protecteur compte par attaque.',
  'abilityText.vengeance': 'Quand une figurine amie adjacente est vaincue, elle reçoit l’état Concentré.',
  'abilityText.forward-vengeance':
    'Quand une figurine amie adjacente est vaincue, elle reçoit l’état Concentré, puis peut se déplacer de 1 case.',
  'abilityText.executor':
    'Une fois par round, quand une autre figurine amie à 3 cases ou moins est vaincue, elle peut se déplacer de 2 cases au plus, puis attaquer.',
  'abilityText.squad-training':
    'Quand elle attaque en étant adjacente à un autre Soldat ami, elle peut relancer 1 dé d’attaque.',
  'abilityText.last-stand':
    'Quand elle est vaincue, une autre figurine de son groupe, à ton choix, reçoit l’état Concentré.',
  'abilityText.slam':
    'Action. Choisis une figurine hostile adjacente et lance 1 dé rouge : elle subit ces dégâts. Ensuite, si elle est petite, tu peux la pousser de 1 case. Ce n’est pas une attaque.',
  'abilityText.shattering-blow':
    'Quand elle déclare une attaque, tu peux défausser une carte Commandement de ta main pour retirer 1 dé de défense de ton choix.',
  'abilityText.trooper-assault':
    'Une fois par round, après qu’un Soldat ami à 3 cases ou moins a attaqué pendant son activation, ce Soldat peut gagner Assaut jusqu’à la fin de l’activation.',
  'abilityText.enraged': 'Tant qu’elle a subi des dégâts, elle peut attaquer avec autant de ses actions qu’elle veut.',
  'abilityText.charge':
    'Action. Elle se déplace d’autant de cases que sa Vitesse au plus, puis peut attaquer. Cette attaque compte comme l’attaque de cette activation.',
  'abilityText.tactical-maneuver':
    'Action. Choisis une autre figurine amie en ligne de vue : elle gagne 2 points de mouvement et les dépense aussitôt.',
  'abilityText.on-my-mark': 'Action. Choisis une autre figurine amie en ligne de vue : elle reçoit l’état Concentré.',
  'abilityText.return-fire':
    'Une fois par round, après une attaque contre cette figurine dont elle n’a subi aucun dégât, elle peut attaquer l’attaquant.',
  'abilityText.distracting':
    'Quand une autre figurine amie se défend et que celle-ci est sur la case ciblée ou à côté, la défense a +1 évitement.',
  'abilityText.cunning': 'Quand elle se défend, chacun de ses évitements est aussi un blocage.',
  'abilityText.hair-trigger':
    'Une fois par round, quand une figurine hostile commence son activation, cette figurine peut l’attaquer si c’est une cible légale.',
  'abilityText.nimble':
    'Après une attaque contre cette figurine, elle gagne 2 points de mouvement par évitement de sa défense. Hors de son activation, elle les dépense aussitôt.',
  'abilityText.saber-strike':
    'Action. Une attaque au corps à corps avec 1 dé rouge, 1 dé jaune et Perforant 3. Elle compte comme l’attaque de cette activation.',
  'abilityText.inspiring':
    'Quand une autre figurine amie à 3 cases ou moins attaque, elle peut relancer 1 dé de l’attaque ou de la défense.',
  'abilityText.priority-target': 'Les figurines ne bloquent pas la ligne de vue de ses attaques.',
  'abilityText.overload':
    'Dans une attaque, elle peut utiliser deux fois la même capacité d’adrénaline, et la paie deux fois.',
  'abilityText.aim':
    'Si elle n’a pas quitté sa case pendant cette activation, ses attaques ont +1 dégât et +2 de précision.',
  'abilityText.arsenal': 'Pour chaque attaque, choisis 2 dés d’attaque de n’importe quelle couleur.',
  'abilityText.relentless':
    'Quand elle déclare une attaque contre une figurine à 3 cases ou moins, cette figurine subit 1 stress.',
  'abilityText.pounce':
    'Action. Place-la de sorte qu’une de ses cases soit une case vide à 3 cases ou moins, sans terrain bloquant ; ensuite elle peut attaquer. Cette attaque compte comme l’attaque de cette activation.',
  'abilityText.non-sentient': 'Elle ne peut pas interagir.',
  'abilityText.scattergun': 'Ses attaques contre des cibles adjacentes ont +1 dégât.',
  'abilityText.acp-scattergun': 'Ses attaques contre des cibles adjacentes ont +2 dégâts.',
  'abilityText.massive':
    'Elle s’est arrêtée sur d’autres figurines et ne peut plus se déplacer pendant cette activation.',
  'abilityText.balance-of-the-force':
    'Tes cartes Commandement peuvent coûter 18 points au lieu de 15. Le paquet reste de 15 cartes.',
  'abilityText.devious-scheme':
    'L’adversaire reçoit l’initiative et se déploie en premier ; tu choisis les zones de déploiement. Sans effet si les deux armées ont cette carte.',
  'abilityText.first-strike': 'Les deux joueurs marquent 4 points après la mise en place.',
  'abilityText.rebel-high-command': 'À la fin de chaque round, tu pioches 1 carte Commandement de plus.',
  'abilityText.temporary-alliance-imperial':
    'Ton armée peut avoir jusqu’à 2 cartes Déploiement de Mercenaires avec des figurines.',
  'abilityText.temporary-alliance-mercenary':
    'Ton armée peut avoir jusqu’à 2 cartes Déploiement de Rebelles avec des figurines.',
};
