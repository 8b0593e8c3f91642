/** Combats: leaders, attacks, damage, tactic cards. */
export const combat = {
  'log.combat': '{side_Def} {side_id, select, rebel {déclenchent} other {déclenche}} un combat sur {system}.',
  'log.combatOver': 'Le combat sur {system} est terminé.',
  'log.battleWon.rebel.space': 'Les Rebelles remportent la bataille spatiale sur {system}.',
  'log.battleWon.rebel.ground': 'Les Rebelles remportent la bataille terrestre sur {system}.',
  'log.battleWon.imperial.space': 'L’Empire remporte la bataille spatiale sur {system}.',
  'log.battleWon.imperial.ground': 'L’Empire remporte la bataille terrestre sur {system}.',
  'log.combatUndecided': 'Aucun camp ne remporte le combat sur {system}.',
  'log.combatRound': 'Round de combat {n}.',
  'log.battle': '{theatre_id, select, space {Bataille spatiale.} other {Bataille terrestre.}}',
  'log.leaderAdded': '{leader_Def} rejoint le combat pour {side_id, select, rebel {les Rebelles} other {l’Empire}}.',
  'log.backInPool': '{leader_Def} retourne en réserve.',
  'log.drawnTactics':
    '{side_Def} {side_id, select, rebel {piochent} other {pioche}} {n, plural, one {# carte tactique} other {# cartes tactiques}} {theatre_id, select, space {{n, plural, one {spatiale} other {spatiales}}} other {{n, plural, one {terrestre} other {terrestres}}}}.',
  'log.attack':
    '{side_Def} {side_id, select, rebel {attaquent} other {attaque}} {theatre_id, select, space {dans l’espace} other {au sol}} {n, plural, =0 {sans dé} one {avec # dé} other {avec # dés}}.',
  'log.attackRoll':
    '{side_Def} {side_id, select, rebel {lancent} other {lance}} {colour_id, select, red {les dés rouges} other {les dés noirs}}{specials, plural, =0 {} one {, # spécial} other {, # spéciaux}}{directs, plural, =0 {} one {, # touche directe} other {, # touches directes}}{hits, plural, =0 {} one {, # touche} other {, # touches}}{blanks, plural, =0 {} one {, # vide} other {, # vides}}.',
  'log.tacticPlayed': '{side_Def} {side_id, select, rebel {jouent} other {joue}} la carte tactique « {card} ».',
  'log.tacticPlayed.noBlock':
    '{side_Def} {side_id, select, rebel {jouent} other {joue}} la carte tactique « {card} » : {side_id, select, rebel {l’Empire ne peut} other {les Rebelles ne peuvent}} plus bloquer de dégâts dans cette bataille.',
  'log.tacticPlayed.noRetreat':
    '{side_Def} {side_id, select, rebel {jouent} other {joue}} la carte tactique « {card} » : {side_id, select, rebel {l’Empire ne peut pas} other {les Rebelles ne peuvent pas}} battre en retraite ce round de combat.',
  'log.tacticPlayed.freeRetreat':
    '{side_Def} {side_id, select, rebel {jouent} other {joue}} la carte tactique « {card} » : {side_id, select, rebel {leurs} other {ses}} unités peuvent battre en retraite ce round de combat sans tenir compte des limites de transport.',
  'log.tacticDiscarded':
    '{side_Def} {side_id, select, rebel {défaussent} other {défausse}} la carte tactique « {card} ».',
  'log.rerolled': 'Un dé est relancé : {from} devient {to}.',
  'log.damage': '{unit_One} subit {n, plural, one {# dégât} other {# dégâts}}.',
  'log.blocked': '1 dégât est bloqué sur {unit_one}.',
  'log.doomed': '{unit_One} sera {unit_gender, select, f {détruite} other {détruit}} à la fin de cette bataille.',
  'log.forced': 'Les unités qui ne peuvent pas rester dans ce combat sont perdues.',

  'ask.addLeader': 'Combat sur {system} : tu peux ajouter un leader de ta réserve.',
  'option.noLeader': 'Aucun leader',
  'detail.tacticCards': 'Cartes tactiques : {space} (spatiales), {ground} (terrestres)',

  'ask.combatAction': 'Ton attaque : actions de combat',
  'help.noTactic': 'Tu n’as aucune carte à jouer maintenant.',
  'option.drawTactic': 'Piocher une carte tactique {theatre_id, select, space {spatiale} other {terrestre}}',
  'detail.spend': 'Coûte un spécial {colour_id, select, red {rouge} other {noir}}',
  'detail.yoda': 'Maître Yoda : relancer ce dé',
  'die.coloured': '{face} ({colour})',
  'ask.strategy': 'Quelles cartes tactiques piocher ?',
  'option.strategy':
    '{space, plural, one {# spatiale} other {# spatiales}}, {ground, plural, one {# terrestre} other {# terrestres}}',
  'ask.bombardment': 'Lequel de tes vaisseaux bombarde ?',
  'detail.bombardment': '{n, plural, one {# dégât} other {# dégâts}}',
  'ask.cardDamage':
    '{picks, plural, one {Choisis une unité ennemie qui subit {n, plural, one {# dégât} other {# dégâts}}.} other {Répartis # dégâts entre les unités ennemies.}}',
  'ask.cardDamageEach':
    'Choisis jusqu’à {picks} unités ennemies : chacune subit {n, plural, one {# dégât} other {# dégâts}}.',

  'ask.recolour': 'Combien de touches noires utiliser comme touches rouges ?',
  'ask.assignDie': 'Attribue ce dé : {face} ({colour}). {n, plural, one {C’est le dernier.} other {Il reste # dés.}}',
  'option.assignAll': 'Attribuer les dégâts pour moi',
  'option.assignAuto': 'Attribuer le reste pour moi',
  'detail.assignAuto': 'Pertes maximales : détruit {n, plural, one {# unité} other {# unités}}',
  'detail.thenAssign': 'Puis tu répartis {n} {n, plural, one {dégât} other {dégâts}}',
  'detail.damage': 'Dégâts : {damage} sur {health}',
  'detail.damageNew': 'Dégâts : {damage} sur {health}, dont {n} de cette attaque',

  'ask.block': 'Tes unités ont été touchées. Jouer une carte pour bloquer des dégâts ?',
  'help.noBlock': 'Tu n’as aucune carte qui bloque des dégâts.',
  'option.noBlock': '{n, plural, =0 {Continuer} other {Arrêter de bloquer}}',
  'detail.discarded': 'Défausser cette carte',
  'ask.blockUnit': 'Choisis les unités sur lesquelles bloquer jusqu’à {n, plural, one {# dégât} other {# dégâts}}.',

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
