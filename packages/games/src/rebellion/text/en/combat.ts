/** Combats: leaders, attacks, damage, tactic cards. */
export const combat = {
  'log.combat': '{side_Def} {side_id, select, rebel {start} other {starts}} a combat in {system}.',
  'log.combatOver': 'The combat in {system} is over.',
  'log.battleWon.rebel.space': 'The Rebels win the space battle in {system}.',
  'log.battleWon.rebel.ground': 'The Rebels win the ground battle in {system}.',
  'log.battleWon.imperial.space': 'The Empire wins the space battle in {system}.',
  'log.battleWon.imperial.ground': 'The Empire wins the ground battle in {system}.',
  'log.combatUndecided': 'Neither side wins the combat in {system}.',
  'log.combatRound': 'Combat round {n}.',
  'log.battle': '{theatre_id, select, space {Space battle.} other {Ground battle.}}',
  'log.leaderAdded': '{leader} joins the combat for {side_id, select, rebel {the Rebels} other {the Empire}}.',
  'log.backInPool': '{leader} returns to the leader pool.',
  'log.drawnTactics':
    '{side_Def} {side_id, select, rebel {draw} other {draws}} {n, plural, =0 {no} other {#}} {theatre_id, select, space {space} other {ground}} {n, plural, one {tactic card} other {tactic cards}}.',
  'log.attack':
    '{side_Def} {side_id, select, rebel {attack} other {attacks}} {theatre_id, select, space {in space} other {on the ground}} with {n, plural, =0 {no dice} one {# die} other {# dice}}.',
  'log.attackRoll':
    '{side_Def} {side_id, select, rebel {roll} other {rolls}} {colour_id, select, red {red dice} other {black dice}}{specials, plural, =0 {} one {, # special} other {, # specials}}{directs, plural, =0 {} one {, # direct hit} other {, # direct hits}}{hits, plural, =0 {} one {, # hit} other {, # hits}}{blanks, plural, =0 {} one {, # blank} other {, # blanks}}.',
  'log.tacticPlayed': '{side_Def} {side_id, select, rebel {play} other {plays}} the tactic card “{card}”.',
  'log.tacticPlayed.noBlock':
    '{side_Def} {side_id, select, rebel {play} other {plays}} the tactic card “{card}”: {side_id, select, rebel {the Empire} other {the Rebels}} cannot block damage in this battle.',
  'log.tacticPlayed.noRetreat':
    '{side_Def} {side_id, select, rebel {play} other {plays}} the tactic card “{card}”: {side_id, select, rebel {the Empire} other {the Rebels}} cannot retreat in this combat round.',
  'log.tacticPlayed.freeRetreat':
    '{side_Def} {side_id, select, rebel {play} other {plays}} the tactic card “{card}”: {side_id, select, rebel {their} other {its}} units may retreat in this combat round ignoring transport restrictions.',
  'log.tacticDiscarded': '{side_Def} {side_id, select, rebel {discard} other {discards}} the tactic card “{card}”.',
  'log.rerolled': 'A die is rolled again: {from} becomes {to}.',
  'log.damage': '{unit_One} is assigned {n} damage.',
  'log.blocked': '1 damage on {unit_one} is blocked.',
  'log.doomed': '{unit_One} will be destroyed at the end of this battle.',
  'log.forced': 'Units that cannot stay in this combat are lost.',

  'ask.addLeader': 'Combat in {system}: you may add a leader from your pool.',
  'option.noLeader': 'No leader',
  'detail.tacticCards': 'Tactic cards: {space} space, {ground} ground',

  'ask.combatAction': 'Your attack: combat actions',
  'help.noTactic': 'You hold no card that can be played now.',
  'option.drawTactic': 'Draw a {theatre_id, select, space {space} other {ground}} tactic card',
  'detail.spend': 'Costs a {colour_id, select, red {red} other {black}} special',
  'detail.yoda': 'Master Yoda: roll this die again',
  'die.coloured': '{face} ({colour_id, select, red {red} other {black}})',
  'ask.strategy': 'Which tactic cards do you draw?',
  'option.strategy': '{space} space, {ground} ground',
  'ask.bombardment': 'Which of your ships bombards?',
  'detail.bombardment': '{n} damage',
  'ask.cardDamage':
    '{picks, plural, one {Choose an enemy unit that takes {n} damage.} other {Divide # damage among enemy units.}}',
  'ask.cardDamageEach': 'Choose up to {picks} enemy units: each takes {n} damage.',

  'ask.recolour': 'How many black hits do you use as red hits?',
  'ask.assignDie':
    'Assign this die: {face} ({colour_id, select, red {red} other {black}}). {n, plural, one {It is the last.} other {# dice are left.}}',
  'option.assignAll': 'Assign the damage for me',
  'option.assignAuto': 'Assign the rest for me',
  'detail.assignAuto': 'As many losses as possible: destroys {n, plural, one {# unit} other {# units}}',
  'detail.thenAssign': 'Then assign {n} damage',
  'detail.damage': 'Damage {damage} of {health}',
  'detail.damageNew': 'Damage {damage} of {health}, {n} from this attack',

  'ask.block': 'Your units have been hit. Play a card to block damage?',
  'help.noBlock': 'You hold no card that blocks damage.',
  'option.noBlock': '{n, plural, =0 {Continue} other {Stop blocking}}',
  'detail.discarded': 'Discard this card for it',
  'ask.blockUnit': 'Choose the units on which you block up to {n} damage.',

  'refused.no_tactics_left': 'No tactic card is left to draw.',
  'refused.other_theatre': 'This card belongs to the other theatre.',
  'refused.no_space_tactics': 'The Empire cannot play space tactic cards this round.',
  'refused.block_later': 'This card is played in the opponent’s attack.',
  'refused.no_special': 'This card costs a die that shows a special.',
  'refused.no_unit_to_damage': 'No enemy unit here can take damage.',
  'refused.no_dice': 'There is no die to roll again.',
  'refused.no_bomber': 'None of your ships here has red attack dice.',
  'refused.second_card': 'This card needs another tactic card of this theatre to discard.',
} as const;
