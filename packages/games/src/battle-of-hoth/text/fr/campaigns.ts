import type { CampaignsSentences } from '../en/campaigns.ts';

export const campaigns: CampaignsSentences = {
  'goal.any': '{one} Ou : {other}',
  'goal.keepAlive': 'Avoir encore {n} de ces unités sur le plateau à la fin de la bataille : {unit}.',
  'goal.reachRow': 'Entrer dans la rangée {row} avec : {unit}.',
  'goal.reachBeyond': 'Entrer dans la rangée {row} ou la dépasser avec : {unit}.',
  'goal.eliminate': 'Éliminer {n} de ces unités : {unit}.',
  'goal.eliminateAny': 'Éliminer {n, plural, one {# unité ennemie} other {# unités ennemies}}.',
  'goal.closeCombatKills': 'Éliminer {n, plural, one {# unité ennemie} other {# unités ennemies}} en combat rapproché.',
  'goal.destroyStructure': 'Détruire {n} de ces structures : {structure}.',
  'goal.structureFired': 'Faire tirer le canon à ions {n, plural, one {une fois} other {# fois}}.',
  'goal.exitUnits': 'Faire sortir {n, plural, one {# unité} other {# unités}} du plateau.',
  'goal.enterAny': 'Entrer dans un de ces hexagones : {hexes}.',
  'goal.enterAll': 'Entrer dans tous ces hexagones : {hexes}.',
  'goal.forceRetreatFrom': 'Faire battre en retraite une unité ennemie hors de {hexes}.',
  'goal.unitsInRows':
    'Avoir {n, plural, one {# unité} other {# unités}} dans les rangées {rows} à la fin d’un de tes tours.',
  'goal.holdAtOwnTurnStart': 'Tenir {hexes} au début {n, plural, one {d’un de tes tours} other {de # de tes tours}}.',
  'goal.occupyAtOwnTurnEnd': 'Tenir {hexes} à la fin {n, plural, one {d’un de tes tours} other {de # de tes tours}}.',
  'goal.occupyOnTurn': 'Tenir {hexes} à la fin de ton tour {turn}.',
  'goal.occupyFromTurn': 'Tenir {hexes} à la fin de ton tour {turn} ou d’un tour suivant.',
  'story.assault-on-echo-base.A.rebels':
    'La patrouille rentre à temps avec son rapport ; les canons de la colline Alpha sont prêts.',
  'story.assault-on-echo-base.A.empire': 'L’avant-garde perce, et d’autres quadripodes débarquent sans être vus.',
  'story.assault-on-echo-base.B1.rebels':
    'La colline Alpha tient, et les Rebelles gagnent du temps pour se retrancher.',
  'story.assault-on-echo-base.B1.empire': 'La colline est prise ; la route des générateurs est ouverte.',
  'story.assault-on-echo-base.B2.rebels': 'Le débarquement est repoussé au poste d’écoute.',
  'story.assault-on-echo-base.B2.empire': 'La zone de débarquement est sûre ; la colonne marche sur les générateurs.',
  'story.assault-on-echo-base.C1.rebels':
    'Tous les points clés sont aux Rebelles ; le chargement des transports commence.',
  'story.assault-on-echo-base.C1.empire':
    'La ligne est débordée avant d’être prête. Les quadripodes avancent sur la base.',
  'story.assault-on-echo-base.C2.rebels':
    'Les générateurs tiennent encore ; le canon à ions couvre les premiers transports.',
  'story.assault-on-echo-base.C2.empire': 'Le bouclier est tombé. Plus rien ne sépare les quadripodes des portes.',
  'story.assault-on-echo-base.D1.rebels':
    'Les transports s’échappent l’un après l’autre. La campagne est un triomphe rebelle.',
  'story.assault-on-echo-base.D1.empire': 'Le canon se tait ; les autres doivent se frayer un chemin.',
  'story.assault-on-echo-base.D2.rebels':
    'Les quadripodes brûlent devant les portes ; la base peut être évacuée en bon ordre.',
  'story.assault-on-echo-base.D2.empire':
    'Les soldats des neiges envahissent la base. Il ne reste qu’une arrière-garde.',
  'story.assault-on-echo-base.E1.rebels': 'L’évacuation réussit : les Rebelles gagnent la campagne.',
  'story.assault-on-echo-base.E1.empire': 'Trop peu s’échappent : l’Empire gagne la campagne.',
  'story.assault-on-echo-base.E2.rebels': 'L’arrière-garde s’éclipse : une courte victoire rebelle.',
  'story.assault-on-echo-base.E2.empire': 'La dernière colline tombe : une victoire impériale écrasante.',
  'story.outpost-delta.A.rebels':
    'Les droïdes sont détruits avant d’avoir transmis. Une de leurs navettes s’est écrasée tout près.',
  'story.outpost-delta.A.empire': 'Le rapport des droïdes amène un quadripode aux portes de l’avant-poste.',
  'story.outpost-delta.B1.rebels': 'Les données copiées montrent où le coup tombera.',
  'story.outpost-delta.B1.empire': 'Les données sont perdues, et l’avant-poste est coupé de deux côtés.',
  'story.outpost-delta.B2.rebels': 'Les speeders offrent quelques heures à l’avant-poste.',
  'story.outpost-delta.B2.empire': 'Les speeders sont repoussés, et l’étau se resserre.',
  'story.outpost-delta.C1.rebels': 'L’avant-poste tient, mais son commandant gît blessé dans la neige.',
  'story.outpost-delta.C1.empire': 'L’avant-poste Delta est perdu. Sa garnison doit percer.',
  'story.outpost-delta.C2.rebels': 'Le siège est levé pour l’instant ; on peut aller chercher les blessés.',
  'story.outpost-delta.C2.empire': 'Le point d’appui tombe ; ceux qui le peuvent doivent percer.',
  'story.outpost-delta.D1.rebels': 'L’officier rentre avec les plans. La campagne est un triomphe rebelle.',
  'story.outpost-delta.D1.empire': 'L’officier est pris ; la garnison se replie vers la porte sud.',
  'story.outpost-delta.D2.rebels': 'La colonne perce et gagne la porte sud.',
  'story.outpost-delta.D2.empire': 'La percée échoue ; les survivants sont encerclés.',
  'story.outpost-delta.E1.rebels': 'La garnison atteint la base : les Rebelles gagnent la campagne.',
  'story.outpost-delta.E1.empire': 'La garnison est perdue : l’Empire gagne la campagne.',
  'story.outpost-delta.E2.rebels': 'Quelques-uns s’échappent vers l’ouest : une courte victoire rebelle.',
  'story.outpost-delta.E2.empire': 'L’avant-poste Delta n’existe plus : une victoire impériale écrasante.',
};
