import type { Sentences } from './en.ts';

export const order: Sentences = {
  'board.rb.order.move':
    '{count, plural, =0 {Ne déplacer aucune unité {place_to}} one {Déplacer # unité {place_to}} other {Déplacer # unités {place_to}}}',
  'board.rb.order.retreat':
    '{count, plural, =0 {Retraite des vaisseaux seuls} one {Retraite avec # unité} other {Retraite avec # unités}}',
  'board.rb.order.tray': 'Unités qui peuvent aller {place_to}',
  'board.rb.order.room': 'Transport {used} sur {room}',
  'board.rb.order.full': 'Transport {used} sur {room}, complet',
  'board.rb.order.over': 'Transport {used} sur {room} : trop d’unités',
  'board.rb.order.none': 'Aucun vaisseau choisi pour le transport',
  'board.rb.order.garrison': 'Une unité reste en garnison.',
  'board.rb.order.carry.rebel':
    'Les unités terrestres ont besoin de place à bord ; vaisseaux et chasseurs se déplacent seuls.',
  'board.rb.order.carry.imperial':
    'Les unités terrestres et les chasseurs TIE ont besoin de place à bord ; les autres vaisseaux se déplacent seuls.',
  'board.rb.order.carry.free': 'Aucun vaisseau n’est nécessaire pour ce déplacement.',
  'board.rb.order.roomLeft':
    '{left, plural, =0 {Plus de place.} one {Place pour une unité de plus.} other {Place pour # unités de plus.}}',
  'board.rb.order.count': '{count} sur {max}',
  'board.rb.order.allHere': 'Toutes',
  'board.rb.order.noneHere': 'Aucune',
  'board.rb.order.allOf': 'Toutes celles qui tiennent {place_from}',
  'board.rb.order.noneOf': 'Aucune unité {place_from}',
  'board.rb.order.choose': 'Choisir',
  'board.rb.order.under': 'Sous le paquet',
  'board.rb.order.arriving': '{count} en route',
  'board.rb.choose.target': '{piece} : choisis une cible',
  'board.rb.choose.place': '{piece} : où ?',
  'board.rb.choose.die': '{piece} : quel dé relancer ?',
  'board.rb.choose.secondDie': '{piece} : relancer aussi un deuxième dé ?',
  'board.rb.choose.secondTarget': '{piece} : choisir aussi une deuxième cible ?',
  'board.rb.choose.mission': '{piece} : quelle mission ?',
  'board.rb.choose.leader': '{mission} : quel leader ?',
  'board.rb.choose.cost': '{piece} : quelle carte défausser ?',
  'board.rb.choose.builder': '{piece} : où construire ?',
  'board.rb.chooseBase': 'Choisir {system} comme base',
  'board.rb.activateAlone': 'Activer {system} sans unité',
  'board.rb.retreatTo': 'Battre en retraite quand même : {system}',
  'board.rb.forecast.title': 'Combat sur {system}',
  'board.rb.forecast.asPicked': 'avec ce choix',
  'board.rb.forecast.none': 'Aucun combat sur {system}',
  'board.rb.forecast.ifBase': 'Combat sur {system} seulement si la base s’y trouve',
  'board.rb.forecast.side': 'Camp',
  'board.rb.forecast.noDice': 'Aucun dé',
  'board.rb.forecast.cap': 'On lance au plus cinq dés de chaque couleur.',
};
