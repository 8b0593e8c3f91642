/** Combats: leaders, attacks, damage, tactic cards. */
export const combat = {
  'log.combat': '{side_Def} {side_id, select, rebel {iniziano} other {inizia}} un combattimento su {system}.',
  'log.combatOver': 'Il combattimento su {system} è finito.',
  'log.battleWon.rebel.space': 'I Ribelli vincono la battaglia spaziale su {system}.',
  'log.battleWon.rebel.ground': 'I Ribelli vincono la battaglia terrestre su {system}.',
  'log.battleWon.imperial.space': 'L’Impero vince la battaglia spaziale su {system}.',
  'log.battleWon.imperial.ground': 'L’Impero vince la battaglia terrestre su {system}.',
  'log.combatUndecided': 'Nessuna delle due parti vince il combattimento su {system}.',
  'log.combatRound': 'Round di combattimento {n}.',
  'log.battle': '{theatre_id, select, space {Battaglia spaziale.} other {Battaglia terrestre.}}',
  'log.leaderAdded':
    '{leader_Def} si unisce al combattimento per {side_id, select, rebel {i Ribelli} other {l’Impero}}.',
  'log.backInPool': '{leader_Def} torna nella riserva.',
  'log.drawnTactics':
    '{side_Def} {side_id, select, rebel {pescano} other {pesca}} {n, plural, =0 {0 carte tattica} one {# carta tattica} other {# carte tattica}} {theatre_id, select, space {spaziale} other {terrestre}}.',
  'log.attack':
    '{side_Def} {side_id, select, rebel {attaccano} other {attacca}} {theatre_id, select, space {nello spazio} other {a terra}} {n, plural, =0 {senza dadi} one {con # dado} other {con # dadi}}.',
  'log.attackRoll':
    '{side_Def} {side_id, select, rebel {tirano} other {tira}} {colour_id, select, red {dadi rossi} other {dadi neri}}{specials, plural, =0 {} one {, # speciale} other {, # speciali}}{directs, plural, =0 {} one {, # colpo diretto} other {, # colpi diretti}}{hits, plural, =0 {} one {, # colpo} other {, # colpi}}{blanks, plural, =0 {} one {, # vuoto} other {, # vuoti}}.',
  'log.tacticPlayed': '{side_Def} {side_id, select, rebel {giocano} other {gioca}} la carta tattica «{card}».',
  'log.tacticPlayed.noBlock':
    '{side_Def} {side_id, select, rebel {giocano} other {gioca}} la carta tattica «{card}»: in questa battaglia {side_id, select, rebel {l’Impero non può} other {i Ribelli non possono}} bloccare danni.',
  'log.tacticPlayed.noRetreat':
    '{side_Def} {side_id, select, rebel {giocano} other {gioca}} la carta tattica «{card}»: in questo round di combattimento {side_id, select, rebel {l’Impero non può} other {i Ribelli non possono}} ritirarsi.',
  'log.tacticPlayed.freeRetreat':
    '{side_Def} {side_id, select, rebel {giocano} other {gioca}} la carta tattica «{card}»: in questo round di combattimento le {side_id, select, rebel {loro} other {sue}} unità possono ritirarsi ignorando i limiti di trasporto.',
  'log.tacticDiscarded': '{side_Def} {side_id, select, rebel {scartano} other {scarta}} la carta tattica «{card}».',
  'log.rerolled': 'Un dado viene rilanciato: {from_from} {to_to}.',
  'log.damage': '{unit_One} subisce {n, plural, one {# danno} other {# danni}}.',
  'log.blocked': 'Bloccato 1 danno a {unit_one}.',
  'log.doomed': '{unit_One} sarà {unit_gender, select, f {distrutta} other {distrutto}} alla fine di questa battaglia.',
  'log.forced': 'Le unità che non possono restare in questo combattimento sono perse.',

  'ask.addLeader': 'Combattimento su {system}: puoi aggiungere un leader dalla tua riserva.',
  'option.noLeader': 'Nessun leader',
  'detail.tacticCards': 'Carte tattica: spaziale {space}, terrestre {ground}',

  'ask.combatAction': 'Il tuo attacco: azioni di combattimento',
  'help.noTactic': 'Non hai carte che puoi giocare ora.',
  'option.drawTactic': 'Pesca una carta tattica {theatre_id, select, space {spaziale} other {terrestre}}',
  'detail.spend': 'Costa uno speciale {colour_id, select, red {rosso} other {nero}}',
  'detail.yoda': 'Maestro Yoda: rilancia questo dado',
  'die.coloured': '{face} ({colour})',
  'ask.strategy': 'Quali carte tattica vuoi pescare?',
  'option.strategy':
    '{space, plural, one {# spaziale} other {# spaziali}}, {ground, plural, one {# terrestre} other {# terrestri}}',
  'ask.bombardment': 'Scegli l’unità navale che bombarda.',
  'detail.bombardment': '{n, plural, one {# danno} other {# danni}}',
  'ask.cardDamage':
    '{picks, plural, one {Scegli l’unità nemica a cui infliggere {n, plural, one {# danno} other {# danni}}.} other {Distribuisci # danni tra le unità nemiche.}}',
  'ask.cardDamageEach':
    'Scegli fino a {picks} unità nemiche: ognuna subisce {n, plural, one {# danno} other {# danni}}.',

  'ask.recolour': 'Quanti colpi neri vuoi usare come colpi rossi?',
  'ask.assignDie': 'Assegna questo dado: {face} ({colour}). {n, plural, one {È l’ultimo.} other {Restano # dadi.}}',
  'option.assignAll': 'Assegna i danni per me',
  'option.assignAuto': 'Assegna il resto per me',
  'detail.assignAuto': 'Più perdite possibili: distrugge {n, plural, one {# unità} other {# unità}}',
  'detail.thenAssign': 'Poi assegni {n} {n, plural, one {danno} other {danni}}',
  'detail.damage': 'Danni {damage} su {health}',
  'detail.damageNew': 'Danni {damage} su {health}, {n} da questo attacco',

  'ask.block': 'Le tue unità sono state colpite. Vuoi giocare una carta per bloccare danni?',
  'help.noBlock': 'Non hai carte che bloccano danni.',
  'option.noBlock': '{n, plural, =0 {Continua} other {Smetti di bloccare}}',
  'detail.discarded': 'Scarta questa carta',
  'ask.blockUnit': 'Scegli su quali unità bloccare fino a {n, plural, one {# danno} other {# danni}}.',

  'refused.no_tactics_left': 'Non ci sono più carte tattica da pescare.',
  'refused.other_theatre': 'Questa carta è dell’altro scenario.',
  'refused.no_space_tactics': 'In questo round l’Impero non può giocare carte tattica spaziale.',
  'refused.block_later': 'Questa carta si gioca durante l’attacco dell’avversario.',
  'refused.no_special': 'Questa carta costa un dado con uno speciale.',
  'refused.no_unit_to_damage': 'Nessuna unità nemica qui può subire danni.',
  'refused.no_dice': 'Non ci sono dadi da rilanciare.',
  'refused.no_bomber': 'Nessuna delle tue unità navali qui ha dadi di attacco rossi.',
  'refused.second_card': 'Con questa carta devi scartare un’altra carta tattica di questo scenario.',
} as const;
