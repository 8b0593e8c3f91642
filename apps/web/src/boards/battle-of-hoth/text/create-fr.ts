import type { CreateSentences } from './create-en.ts';

export const create: CreateSentences = {
  'board.bh.create.choose': 'Choisis l’une des {n} batailles ou une campagne. Les durées sont estimées.',
  'board.bh.create.length': 'environ {minutes} min',
  'board.bh.create.pick': 'Choisir une bataille',
  'board.bh.create.chosen': 'choisie',
  'board.bh.create.chosenBattle': 'Bataille choisie',
  'board.bh.create.legend.hand': 'main de départ',
  'board.bh.create.legend.medals': 'médailles pour gagner',
  'board.bh.create.legend.other': 'autre façon de gagner',
  'board.bh.create.sideLine':
    '{side} : {cards, plural, one {# carte} other {# cartes}}, {medals, plural, =0 {pas de victoire aux médailles} one {# médaille pour gagner} other {# médailles pour gagner}}{sudden, plural, =0 {} other { ; il existe une autre façon de gagner}}.',
  'board.bh.create.first': 'joue en premier',
  'board.bh.create.hand': '{cards, plural, one {# carte} other {# cartes}},',
  'board.bh.create.pairHand': '{cards, plural, one {# carte} other {# cartes}} chacun,',
  'board.bh.create.medals': '{medals, plural, one {# médaille pour gagner} other {# médailles pour gagner}}',
  'board.bh.create.noMedals': 'pas de victoire aux médailles',
  'board.bh.create.map': 'Carte : {battle}',
  'board.bh.create.all': 'Tout afficher ({n})',
  'board.bh.create.fewer': 'Afficher moins',
  'board.bh.create.campaign': 'Jouer une campagne',
  'board.bh.create.campaignLine': 'Jusqu’à 5 batailles ; chaque résultat mène à la suivante. 2 joueurs',
  'board.bh.create.campaign.chain':
    'Jusqu’à 5 batailles à la suite. Le vainqueur de chacune détermine la suivante et ce qu’elle apporte.',
  'board.bh.create.campaign.support':
    'Les issues donnent des cartes soutien, des cartes de plus en main, des chefs ou des insignes pour la bataille suivante.',
  'board.bh.create.campaign.secret':
    'À chaque bataille, chaque camp a son propre objectif secondaire, caché jusqu’à ce qu’il soit atteint.',
  'board.bh.create.campaign.days': 'La campagne est une seule partie : elle t’attend des jours, si tu veux.',
  'board.bh.create.campaignForTwo': 'Les campagnes se jouent à deux.',
  'board.bh.create.seating.2': '1 contre 1',
  'board.bh.create.seating.rebels-2': 'Duo rebelle',
  'board.bh.create.seating.empire-2': 'Duo impérial',
  'board.bh.create.seating.4': '2 contre 2',
  'board.bh.create.ownSide': 'Ton camp',
  'board.bh.create.random': 'Au hasard',
  'board.bh.create.randomHint': 'Les deux places sont tirées au sort à la création de la partie.',
  'board.bh.create.off': 'Sans',
  'board.bh.create.on': 'Avec',
  'board.bh.create.leadersHint': 'Chaque camp en choisit un en secret : 3 cartes de plus dans sa pioche.',
  'board.bh.create.more': 'Pendule, nom et spectateurs',
};
