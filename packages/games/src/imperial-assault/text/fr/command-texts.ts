import type { CommandTexts } from '../en/command-texts.ts';

export const commandTexts: CommandTexts = {
  'commandText.celebration':
    'Utilise-la quand une figurine hostile dont la carte est unique a été vaincue : marque 4 points.',
  'commandText.deadeye': 'Utilise-la quand tu attaques : +2 de précision.',
  'commandText.element-of-surprise':
    'Utilise-la quand, pendant ton activation, tu déclares une attaque contre une figurine qui ne t’avait pas en ligne de vue au début de l’activation : retire 1 dé de ton choix de sa défense.',
  'commandText.expose-weakness':
    'Action. Choisis une figurine hostile adjacente : la prochaine attaque contre elle a Perforant 3.',
  'commandText.fleet-footed': 'Utilise-la pendant ton activation : gagne 1 point de mouvement.',
  'commandText.planning':
    'Action. Pioche 2 cartes Commandement. Puis défausse l’une des deux, sauf si tu es un Leader.',
  'commandText.rally': 'Utilise-la quand ton activation commence : défausse tous tes états néfastes.',
  'commandText.recovery': 'Action. Récupère 2 dégâts.',
  'commandText.sit-tight':
    'Utilise-la au début d’un round : pendant ce round, tu passes tes tours jusqu’à ce que tu aies plus de cartes Déploiement prêtes que l’adversaire au début de ton tour.',
  'commandText.take-cover':
    'Action. Jusqu’à la fin du round, les attaques contre toi ont −2 de précision et ta défense a +1 blocage.',
  'commandText.take-initiative':
    'Utilise-la au début d’un round : tu prends l’initiative. Puis épuise une de tes cartes Déploiement avec des figurines.',
  'commandText.to-the-limit':
    'Utilise-la pendant ton activation après une de tes actions spéciales : tu peux faire aussitôt 1 action de plus. Puis tu reçois l’état Sonné.',
  'commandText.urgency': 'Action. Gagne autant de points de mouvement que ta Vitesse plus 2 et dépense-les aussitôt.',
  'commandText.deflection':
    'Utilise-la quand une attaque contre toi est déclarée : elle a −2 de précision. Si tu n’en subis aucun dégât, l’attaquant subit ensuite 2 dégâts.',
  'commandText.ferocity':
    'Utilise-la à la fin d’un round : choisis une Créature de l’un des joueurs et attaque avec elle.',
  'commandText.guardian-stance':
    'Utilise-la quand une figurine amie adjacente se défend : relance ensemble autant de dés d’attaque et de défense que tu veux.',
  'commandText.hunter-protocol':
    'Utilise-la quand tu attaques : tu peux utiliser deux fois la même capacité d’adrénaline, payée deux fois.',
  'commandText.marksman':
    'Utilise-la avant de déclarer une attaque à distance : les figurines n’en bloquent pas la ligne de vue.',
  'commandText.price-on-their-heads':
    'Action. Attache cette carte à une carte Déploiement hostile qui a des figurines sur la carte du terrain : tu marques 4 points de plus quand la dernière figurine de ce groupe est vaincue.',
  'commandText.pummel':
    '2 actions. Seulement avec le type d’attaque au corps à corps : 2 attaques, l’une après l’autre. Elles comptent comme l’attaque de cette activation.',
  'commandText.regroup':
    'Action. Défausse tous les états néfastes de toutes les figurines amies adjacentes, mais pas les tiens.',
  'commandText.telekinetic-throw':
    'Action. Choisis une figurine hostile à 3 cases ou moins en ligne de vue et lance 2 dés bleus : elle subit ces dégâts. Ce n’est pas une attaque.',
  'commandText.burst-fire':
    'Action. Attaque. Si la cible subit des dégâts, toutes les autres figurines sur sa case ou à côté, même amies, reçoivent l’état Sonné.',
  'commandText.close-the-gap': 'Utilise-la au début d’un round : chacun de tes Bagarreurs peut se déplacer de 1 case.',
  'commandText.furious-charge':
    'Utilise-la après une attaque contre toi dont tu as subi 3 dégâts ou plus : ta carte Déploiement redevient prête.',
  'commandText.knowledge-and-defense': 'Action. Jusqu’à la fin du round, ta défense a 1 dé blanc de plus.',
  'commandText.meditation': 'Action. Tu as 1 action de plus pendant ta prochaine activation.',
  'commandText.one-in-a-million':
    'Utilise-la quand tu déclares une attaque hors de ton activation : retire tous les dés de la défense de la cible.',
  'commandText.sarlacc-sweep':
    'Action. 2 attaques, l’une après l’autre, contre deux figurines différentes. Elles comptent comme l’attaque de cette activation.',
  'commandText.covering-fire':
    'Utilise-la au début d’un round : pendant ce round, tous tes Soldats ont une capacité à 1 adrénaline : Sonné, et +2 dégâts si la cible est déjà Sonnée.',
  'commandText.force-lightning':
    'Action. Choisis une figurine hostile à 2 cases ou moins en ligne de vue : elle et toutes les figurines adjacentes à elle, même amies, subissent 2 dégâts et reçoivent l’état Sonné. Ce n’est pas une attaque.',
  'commandText.lord-of-the-sith':
    'Utilise-la pendant ton activation : tu as 1 action de plus par figurine hostile vaincue pendant cette activation, avant ou après que tu as joué la carte.',
  'commandText.lure-of-the-dark-side':
    'Action. Choisis une petite figurine hostile à 3 cases ou moins : attaque avec elle n’importe quelle figurine sauf elle-même. L’attaque ne compte dans aucune limite.',
  'commandText.maximum-firepower':
    '2 actions. Attaque avec +4 dégâts. Elle compte comme l’attaque de cette activation.',
  'commandText.shadow-ops': 'Action. Jusqu’à la fin du round, l’adversaire ne peut pas jouer de cartes Commandement.',
  'commandText.son-of-skywalker':
    'Utilise-la quand une figurine quelconque a terminé son activation : ta carte Déploiement redevient prête.',
  'commandText.take-it-down':
    'Action. Choisis une figurine amie adjacente : elle attaque avec +2 dégâts. L’attaque ne compte dans aucune limite.',
};
