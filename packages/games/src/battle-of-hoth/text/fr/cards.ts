import type { CardsSentences } from '../en/cards.ts';

export const cards: CardsSentences = {
  'card.recon-left': 'Reconnaissance à gauche',
  'card.recon-centre': 'Reconnaissance au centre',
  'card.recon-right': 'Reconnaissance à droite',
  'card.raid-left': 'Raid à gauche',
  'card.raid-centre': 'Raid au centre',
  'card.raid-right': 'Raid à droite',
  'card.assault-left': 'Assaut à gauche',
  'card.assault-centre': 'Assaut au centre',
  'card.assault-right': 'Assaut à droite',
  'card.recon-in-force': 'Reconnaissance en force',
  'card.pincer-move': 'Mouvement en tenaille',
  'card.direct-from-hq': 'Ordres du QG',
  'card.trooper-assault': 'Assaut d’infanterie',
  'card.speeder-assault': 'Assaut des speeders',
  'card.artillery-barrage': 'Barrage d’artillerie',
  'card.defensive-position': 'Position défensive',
  'card.rebel-spearhead': 'Fer de lance rebelle',
  'card.imperial-assault': 'Assaut impérial',
  'card.precision-fire': 'Tir de précision',
  'card.search-and-destroy': 'Chercher et détruire',
  'card.pressing-forward': 'Marche forcée',
  'card.assistance': 'Assistance',
  'card.orders-from-the-princess': 'Ordres de la princesse',
  'card.our-last-hope': 'Notre dernier espoir',
  'card.in-formation': 'En formation',
  'card.tactical-assault': 'Assaut tactique',
  'card.ready-for-battle': 'Prêts au combat',
  'card.diversion': 'Diversion',
  'card.here-they-come': 'Les voilà',
  'card.scoundrels-support': 'Soutien de la canaille',
  'card.force-powers': 'Pouvoirs de la Force',
  'card.determination': 'Détermination',
  'card.imperial-discipline': 'Discipline impériale',
  'card.walker-attack': 'Attaque des quadripodes',
  'card.successful-landings': 'Débarquement réussi',
  'card.concentrated-fire': 'Tir concentré',
  'card.reinforcements': 'Renforts',
  'card.deploy-the-fleet': 'Déployer la flotte',
  'card.orbital-strike': 'Frappe orbitale',
  'cardText.orders': 'Donne un ordre à {n, plural, one {# unité} other {# unités}} {section_in}.',
  'cardText.assault': 'Donne un ordre à toutes les unités {section_in}.',
  'cardText.rebels-recon-in-force': 'Donne un ordre à 1 unité dans chaque section.',
  'cardText.empire-pincer-move': 'Donne un ordre à 2 unités sur chaque flanc.',
  'cardText.rebels-direct-from-hq': 'Donne un ordre à 3 unités de ton choix.',
  'cardText.empire-direct-from-hq': 'Donne un ordre à 3 unités de ton choix.',
  'cardText.rebels-trooper-assault': 'Donne un ordre à toute l’infanterie d’une section. Elle lance 1 dé de plus.',
  'cardText.empire-trooper-assault': 'Donne un ordre à toute l’infanterie d’une section.',
  'cardText.rebels-speeder-assault':
    'Donne un ordre à 2 véhicules. Après son attaque, chacun peut se déplacer de 1 hexagone.',
  'cardText.rebels-artillery-barrage':
    'Donne un ordre à 1 unité d’artillerie. Elle attaque deux fois et lance chaque fois 1 dé de plus.',
  'cardText.rebels-defensive-position':
    'Donne un ordre à 3 unités de ton choix. Elles ne peuvent pas se déplacer et lancent 1 dé de plus.',
  'cardText.rebels-rebel-spearhead':
    'Donne un ordre à 2 unités de ton choix. Le terrain ne les arrête pas et ne les empêche pas d’attaquer.',
  'cardText.empire-imperial-assault':
    'Donne un ordre à 3 unités du même type au plus. Chacune peut se déplacer de 1 hexagone de plus.',
  'cardText.empire-precision-fire':
    'Donne un ordre à 1 véhicule. Il peut se déplacer de 1 hexagone de plus et lance 1 dé de plus.',
  'cardText.empire-search-and-destroy':
    'Donne un ordre à 2 unités de ton choix. Après son attaque, chacune peut se déplacer de 2 hexagones au plus.',
  'cardText.empire-pressing-forward':
    'Donne un ordre à 2 unités de ton choix. Elles peuvent se déplacer de 2 hexagones de plus et ne peuvent pas attaquer.',
  'cardText.rebels-assistance':
    'Chacune de tes unités réduites récupère 1 figurine. Donne ensuite un ordre à 1 unité de ton choix.',
  'cardText.rebels-orders-from-the-princess': 'Donne un ordre à 2 unités de ton choix. Elles lancent 1 dé de plus.',
  'cardText.rebels-our-last-hope':
    'Donne un ordre à 1 unité d’infanterie. Elle peut se déplacer de 1 hexagone de plus et lance 1 dé de plus.',
  'cardText.rebels-in-formation':
    'Donne un ordre à 2 unités de ton choix. Elles peuvent se déplacer de 1 hexagone de plus.',
  'cardText.rebels-tactical-assault':
    'Donne un ordre à 1 véhicule. Il peut se déplacer de 1 hexagone de plus et lance 1 dé de plus.',
  'cardText.rebels-ready-for-battle':
    'Donne un ordre à toutes tes unités. Elles peuvent attaquer mais pas se déplacer.',
  'cardText.rebels-diversion': 'Donne un ordre à 2 unités dans des sections différentes. Elles lancent 1 dé de plus.',
  'cardText.rebels-here-they-come':
    'Donne un ordre à 1 unité d’infanterie. Elle peut se déplacer de 2 hexagones de plus et lance 1 dé de plus ; le terrain ne l’arrête pas et ne l’empêche pas d’attaquer.',
  'cardText.rebels-scoundrels-support':
    'Donne un ordre à 1 unité d’infanterie. Elle lance 1 dé de plus par unité amie adjacente.',
  'cardText.empire-force-powers':
    'Donne un ordre à 2 unités de ton choix. Chaque retraite qu’elles obtiennent est une touche et ne repousse personne.',
  'cardText.empire-determination':
    'Donne un ordre à 1 unité de ton choix. Elle se déplace et attaque, puis se déplace et attaque encore.',
  'cardText.empire-imperial-discipline': 'Donne un ordre à toutes tes unités. Elles lancent 1 dé de moins.',
  'cardText.empire-walker-attack': 'Donne un ordre à 3 véhicules. Ils lancent 1 dé de plus en combat rapproché.',
  'cardText.empire-successful-landings':
    'Donne un ordre à 3 unités de ton choix. Après son attaque, chacune peut se déplacer de 1 hexagone.',
  'cardText.empire-concentrated-fire':
    'Donne un ordre à 3 unités de ton choix. La deuxième qui attaque la même cible lance 1 dé de plus, la troisième 2 de plus.',
  'cardText.empire-reinforcements':
    'Ramène 1 unité d’infanterie à sa force de départ et donne-lui un ordre. Elle lance 1 dé de plus.',
  'cardText.empire-deploy-the-fleet':
    'Défausse jusqu’à 3 cartes ordre, pioches-en autant plus 1, puis joue une autre carte ordre.',
  'cardText.empire-orbital-strike':
    'Choisis 3 unités ennemies et lance 1 dé contre chacune. Les retraites sont des touches ; le terrain ne protège pas.',
  'support.combat-experience': 'Expérience du combat',
  'support.air-support': 'Appui aérien',
  'support.lets-finish-this': 'Finissons-en',
  'support.reserve-forces': 'Forces de réserve',
  'support.desperate-stand': 'Résistance désespérée',
  'support.special-orders': 'Ordres spéciaux',
  'support.incursion': 'Incursion',
  'support.scout': 'Reconnaissance',
  'support.final-assault': 'Assaut final',
  'support.rout': 'Déroute',
  'supportText.combat-experience':
    'En donnant les ordres : toutes tes unités reçoivent un ordre et lancent 1 dé de plus en combat rapproché.',
  'supportText.air-support':
    'Pendant tes attaques : lance 2 dés contre une unité ennemie. Le terrain ne la protège pas.',
  'supportText.lets-finish-this': 'Après le lancer : relance une fois les dés de ton choix de cette attaque.',
  'supportText.reserve-forces': 'Entre deux actions : ramène 1 de tes unités à sa force de départ.',
  'supportText.desperate-stand':
    'Quand une unité d’infanterie de 1 figurine qui a un ordre attaque : elle lance 2 dés de plus.',
  'supportText.special-orders':
    'Au lieu de piocher : prends une carte de ta défausse, mais pas celle que tu viens de jouer.',
  'supportText.incursion':
    'Après l’attaque d’une unité d’infanterie qui a un ordre : elle se déplace et attaque encore.',
  'supportText.scout':
    'En donnant les ordres : donne un ordre à 1 unité d’infanterie de plus, sans les avantages de la carte.',
  'supportText.final-assault': 'Après la retraite d’une unité ennemie que tu as attaquée : lance 2 dés contre elle.',
  'supportText.rout': 'Quand une de tes unités attaque : le terrain ne protège pas la cible.',
};
