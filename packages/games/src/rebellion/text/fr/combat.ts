/** Combats: leaders, attacks, damage, tactic cards. */
export const combat = {
  'log.combat': 'Combat sur {system}, déclenché par : {side}.',
  'log.combatOver': 'Le combat sur {system} est terminé.',
  'log.combatRound': 'Round de combat {n}.',
  'log.battle': 'Bataille : {theatre}.',
  'log.leaderAdded': '{side} : {leader} rejoint le combat.',
  'log.backInPool': '{leader} retourne en réserve.',
  'log.drawnTactics':
    '{side} : {n, plural, =0 {aucune carte tactique piochée} one {# carte tactique piochée} other {# cartes tactiques piochées}} ({theatre}).',
  'log.attack': '{side} : attaque ({theatre}) {n, plural, =0 {sans dé} one {avec # dé} other {avec # dés}}.',
  'log.attackRoll':
    '{side}, {colour}{specials, plural, =0 {} one { · # spécial} other { · # spéciaux}}{directs, plural, =0 {} one { · # touche directe} other { · # touches directes}}{hits, plural, =0 {} one { · # touche} other { · # touches}}{blanks, plural, =0 {} one { · # vide} other { · # vides}}.',
  'log.tacticPlayed': '{side} : carte tactique « {card} » jouée.',
  'log.tacticDiscarded': '{side} : carte tactique « {card} » défaussée.',
  'log.rerolled': 'Dé relancé : {from} devient {to}.',
  'log.damage': '{n, plural, one {# dégât attribué} other {# dégâts attribués}} : {unit}.',
  'log.blocked': '1 dégât bloqué : {unit}.',
  'log.doomed': '{unit} : destruction à la fin de cette bataille.',
  'log.forced': 'Les unités qui ne peuvent pas rester dans ce combat sont perdues.',

  'ask.addLeader': 'Combat sur {system} : tu peux ajouter un leader de ta réserve.',
  'option.noLeader': 'Aucun leader',
  'detail.tacticCards': 'Cartes tactiques : {space} (spatiales), {ground} (terrestres)',

  'ask.combatAction': 'Ton attaque : actions de combat',
  'option.drawTactic': 'Piocher une carte tactique : {theatre}',
  'detail.spend': 'Coûte un spécial de cette couleur : {colour}',
  'detail.yoda': 'Maître Yoda : relancer ce dé',
  'die.coloured': '{face} ({colour})',
  'ask.reroll': 'Choisis jusqu’à {n, plural, one {# dé} other {# dés}} à relancer.',
  'ask.strategy': 'Quelles cartes tactiques piocher ?',
  'option.strategy':
    '{space, plural, one {# spatiale} other {# spatiales}}, {ground, plural, one {# terrestre} other {# terrestres}}',
  'ask.bombardment': 'Lequel de tes vaisseaux bombarde ?',
  'detail.bombardment': '{n, plural, one {# dégât} other {# dégâts}}',
  'ask.cardDamage': 'Choisis une unité ennemie qui subit {n, plural, one {# dégât} other {# dégâts}}.',

  'ask.recolour': 'Combien de touches noires utiliser comme touches rouges ?',
  'ask.assignDie': 'Attribue ce dé : {face} ({colour}). {n, plural, one {C’est le dernier.} other {Il reste # dés.}}',
  'option.assignAuto': 'Attribuer le reste (pertes maximales)',
  'detail.assignAuto': 'Détruit {n, plural, one {# unité} other {# unités}}',
  'detail.damage': 'Dégâts : {damage} sur {health}',

  'ask.block': 'Tes unités ont été touchées. Jouer une carte pour bloquer des dégâts ?',
  'option.noBlock': 'Arrêter de bloquer',
  'ask.discardTactic': 'Défausse une autre carte tactique de ce terrain d’opérations.',
  'ask.blockUnit': 'Choisis l’unité sur laquelle bloquer 1 dégât (reste {n}).',

  'refused.no_tactics_left': 'Il ne reste aucune carte tactique à piocher.',
  'refused.other_theatre': 'Cette carte est celle de l’autre terrain d’opérations.',
  'refused.no_space_tactics': 'Ce round, l’Empire ne peut pas jouer de carte tactique spatiale.',
  'refused.block_later': 'Cette carte se joue pendant l’attaque adverse.',
  'refused.no_special': 'Cette carte coûte un dé montrant un spécial.',
  'refused.no_unit_to_damage': 'Aucune unité ennemie ici ne peut subir de dégâts.',
  'refused.no_dice': 'Il n’y a aucun dé à relancer.',
  'refused.no_bomber': 'Aucun de tes vaisseaux ici n’a de dé d’attaque rouge.',
  'refused.second_card': 'Pour cette carte, il faut défausser une autre carte tactique de ce terrain d’opérations.',
} as const;
