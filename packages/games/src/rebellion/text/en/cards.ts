/** Names and effects of action, objective and tactic cards and of the rings. */
export const cards = {
  'action.according-to-my-design': 'According to My Design',
  'action.according-to-my-design.text':
    'Start of combat: in both battles of the first combat round, space and ground, the Rebels roll 1 red and 2 black dice fewer.',
  'action.brilliant-administrator': 'Brilliant Administrator',
  'action.brilliant-administrator.text':
    'Assignment: place Tarkin in any Imperial system and put on the build queue one unit for each resource icon of that system, in its numbered box.',
  'action.it-is-your-destiny': 'It Is Your Destiny',
  'action.it-is-your-destiny.text':
    'After a mission in Vader’s system has rescued a leader: Vader captures one of the Rebel leaders assigned to that attempt.',
  'action.more-dangerous-than-you-realize': 'More Dangerous Than You Realize',
  'action.more-dangerous-than-you-realize.text':
    'Start of combat: choose one tactic deck, space or ground, and draw 3 cards from it.',
  'action.blindside': 'Blindside',
  'action.blindside.text':
    'Before revealing this leader’s mission: the Rebels cannot send leaders from their pool to oppose it.',
  'action.boba-fett-where': 'Boba Fett? Where?',
  'action.boba-fett-where.text':
    'Assignment: place Boba Fett in any Imperial system. During the following command phase Rebel leaders cannot attempt missions or use action cards in that system.',
  'action.catch-them-by-surprise': 'Catch Them by Surprise',
  'action.catch-them-by-surprise.text':
    'Assignment: place Ozzel in any system and move Imperial units there from adjacent systems. If Rebel units are there, resolve a combat.',
  'action.fully-operational': 'Fully Operational',
  'action.fully-operational.text':
    'Start of combat, with a Death Star of either kind in the system: the Empire destroys 1 Rebel ship of its choice there.',
  'action.good-intel': 'Good Intel',
  'action.good-intel.text': 'Start of combat: the Rebels keep their tactic cards face up for this combat.',
  'action.keep-them-from-escaping': 'Keep Them from Escaping',
  'action.keep-them-from-escaping.text': 'Start of combat: Rebel units cannot retreat from this combat.',
  'action.local-rumors': 'Local Rumors',
  'action.local-rumors.text':
    'Assignment: place Yularen in any system with an Imperial unit. The Rebels must say whether the base is in that region.',
  'action.proceeding-as-planned': 'Proceeding as Planned',
  'action.proceeding-as-planned.text':
    'Assignment: look through the project deck, take any one card and put it face down with this leader assigned to it. Then shuffle the deck.',
  'action.public-support': 'Public Support',
  'action.public-support.text':
    'Assignment: place Janus Greejatus in an Imperial system without Rebel ground units and gain 3 Stormtroopers there. This round he does not stop units from leaving that system.',
  'action.ready-for-action': 'Ready for Action',
  'action.ready-for-action.text':
    'Start of combat: place this leader from the Imperial pool in the combat’s system. It cannot retreat and returns to the pool when the combat ends.',
  'action.scouting-mission': 'Scouting Mission',
  'action.scouting-mission.text':
    'Assignment: place Fel in any system and move up to 4 TIE Fighters there from anywhere on the board, ignoring adjacency and transport. If Rebel ships are there, resolve a combat.',
  'action.target-the-generator': 'Target the Generator',
  'action.target-the-generator.text':
    'Start of combat: the Empire destroys one Rebel structure of its choice in the combat’s system.',

  'action.human-cyborg-relations': 'Human-Cyborg Relations',
  'action.human-cyborg-relations.text': 'At once: put the C-3PO ring on any Rebel leader.',
  'action.our-most-desperate-hour': 'Our Most Desperate Hour',
  'action.our-most-desperate-hour.text':
    'Assignment: search the Rebel mission deck for a card and assign Leia to that mission. Then shuffle the deck.',
  'action.rebel-planning': 'Rebel Planning',
  'action.rebel-planning.text': 'Assignment: place Dodonna in the Rebel Base space and draw 1 objective card.',
  'action.resourceful-astromech': 'Resourceful Astromech',
  'action.resourceful-astromech.text': 'At once: put the R2-D2 ring on any Rebel leader.',
  'action.start-the-evacuation': 'Start the Evacuation',
  'action.start-the-evacuation.text':
    'Assignment: place Rieekan in any system without Imperial units. Any number of units may move there from the Rebel Base space as if it were adjacent; transport still applies.',
  'action.temporary-alliance': 'Temporary Alliance',
  'action.temporary-alliance.text':
    'Assignment: place Mon Mothma in any neutral system and put on the build queue one unit for each resource icon of that system, in its numbered box.',
  'action.ambush': 'Ambush',
  'action.ambush.text':
    'Assignment: place Madine in any system and destroy Imperial ground units of your choice there with a combined printed health of at most 3.',
  'action.an-old-friend': 'An Old Friend',
  'action.an-old-friend.text':
    'Assignment: place Han in Bespin to recruit Lando Calrissian, or in Kashyyyk to recruit Chewbacca. The recruit is placed in Han’s system.',
  'action.independent-operation': 'Independent Operation',
  'action.independent-operation.text':
    'Assignment: place Lando in any subjugated system. The Empire must move all its ground units from there to one Imperial system of its choice without Rebel ground units, ignoring adjacency and transport.',
  'action.its-a-trap': 'It’s a Trap!',
  'action.its-a-trap.text': 'Start of combat: during the first combat round the Empire cannot play space tactic cards.',
  'action.noble-sacrifice': 'Noble Sacrifice',
  'action.noble-sacrifice.text': 'When Obi-Wan is captured: he is eliminated and the Rebels gain 1 reputation.',
  'action.one-in-a-million': 'One in a Million',
  'action.one-in-a-million.text':
    'Before a roll in a combat or a mission: hold back 1 or 2 of the dice and place them on the faces you want.',
  'action.point-blank-assault': 'Point-Blank Assault',
  'action.point-blank-assault.text':
    'Start of combat: all units in this system have 1 less health, to a minimum of 1, for this combat.',
  'action.son-of-skywalker': 'Son of Skywalker',
  'action.son-of-skywalker.text':
    'After the Rebels succeed at a mission in Luke’s system: take Seek Yoda or Daring Rescue from the Rebel mission deck into hand. Then shuffle the deck.',
  'action.target-the-star-destroyers': 'Target the Star Destroyers',
  'action.target-the-star-destroyers.text':
    'Start of combat: in the space battle of every round of this combat the Rebels treat up to 2 of their black hits as red hits.',
  'action.the-millennium-falcon': 'The Millennium Falcon',
  'action.the-millennium-falcon.text': 'At once: put the Millennium Falcon ring on Han Solo or Chewbacca.',
  'action.undercover': 'Undercover',
  'action.undercover.text':
    'When the Empire attempts a mission, before the roll: move this leader from anywhere on the board into the system of that mission.',
  'action.wookiee-guardian': 'Wookiee Guardian',
  'action.wookiee-guardian.text':
    'When the Empire attempts a spec ops mission in Chewbacca’s system, before the roll: the mission fails.',

  'objective.crippling-blow': 'Crippling Blow',
  'objective.crippling-blow.text':
    'Combat: Imperial ground units worth at least 3 printed health have been destroyed in a combat the Rebels initiated.',
  'objective.rebel-assault': 'Rebel Assault',
  'objective.rebel-assault.text':
    'Combat: the Empire has lost at least one Star Destroyer or Super Star Destroyer in a combat the Rebels initiated.',
  'objective.cut-supply-lines': 'Cut Supply Lines',
  'objective.cut-supply-lines.text':
    'Refresh phase: at least 3 Imperial systems hold a sabotage marker or a Rebel unit.',
  'objective.defend-the-people': 'Defend the People',
  'objective.defend-the-people.text': 'Refresh phase: at least 4 Rebel systems hold a Rebel unit.',
  'objective.regional-support': 'Regional Support',
  'objective.regional-support.text':
    'Refresh phase: all populous systems of one region have Rebel loyalty, and at least one Rebel loyalty marker is there.',
  'objective.death-star-plans-ii': 'Death Star Plans',
  'objective.death-star-plans-ii.text':
    'At the end of a space battle step with a Rebel fighter and a Death Star of either kind in the system: reveal this card and roll 3 dice. With at least one direct hit play it and destroy that Death Star; otherwise it returns to the hand.',
  'objective.heart-of-the-empire': 'Heart of the Empire',
  'objective.heart-of-the-empire.text':
    'Refresh phase: Coruscant holds a Rebel unit and no Imperial unit. This card returns to the hand after play.',
  'objective.leave-no-one-behind': 'Leave No One Behind',
  'objective.leave-no-one-behind.text':
    'Refresh phase: no Rebel leader is captured; a leader in carbonite counts as captured.',
  'objective.liberation': 'Liberation',
  'objective.liberation.text': 'Combat: the Rebels won a ground battle in a subjugated system.',
  'objective.popular-support': 'Popular Support',
  'objective.popular-support.text': 'Refresh phase: at least 6 systems have Rebel loyalty.',
  'objective.death-star-plans-iii': 'Death Star Plans',
  'objective.death-star-plans-iii.text':
    'At the end of a space battle step with a Rebel fighter and a Death Star of either kind in the system: reveal this card and roll 3 dice. With at least one direct hit play it and destroy that Death Star; otherwise it returns to the hand.',
  'objective.establish-outposts': 'Establish Outposts',
  'objective.establish-outposts.text': 'Refresh phase: at least 5 systems hold a Rebel unit.',
  'objective.inspire-sympathy': 'Inspire Sympathy',
  'objective.inspire-sympathy.text': 'Refresh phase: the Rebels gain 1 reputation for each destroyed system.',
  'objective.major-victory': 'Major Victory',
  'objective.major-victory.text':
    'Combat: Imperial ships worth at least 3 printed health have been destroyed in a combat the Rebels initiated.',
  'objective.return-of-the-jedi': 'Return of the Jedi',
  'objective.return-of-the-jedi.text':
    'Combat: the Rebels won a battle in the system of Darth Vader or Emperor Palpatine. If Luke Skywalker (Jedi) is in that system, eliminate 1 Imperial leader there.',

  'tactic.space-critical-hit': 'Critical Hit',
  'tactic.space-critical-hit.text': 'Your attack: deal 1 damage to a unit of your choice.',
  'tactic.space-onslaught': 'Onslaught',
  'tactic.space-onslaught.text':
    'Your attack, spend 1 special: deal 1 damage to each of up to 2 different enemy ships.',
  'tactic.space-take-it-down': 'Take It Down',
  'tactic.space-take-it-down.text': 'Your attack, spend 1 special: deal 2 damage to one enemy ship.',
  'tactic.space-concentrate-fire': 'Concentrate Fire',
  'tactic.space-concentrate-fire.text': 'Your attack: reroll up to 2 of your dice of this attack, together.',
  'tactic.space-unstoppable-assault': 'Unstoppable Assault',
  'tactic.space-unstoppable-assault.text':
    'Your attack, spend 1 special: for the rest of this battle step your opponent cannot block damage.',
  'tactic.space-brilliant-strategy': 'Brilliant Strategy',
  'tactic.space-brilliant-strategy.text':
    'Your attack, spend 1 special: draw 2 tactic cards in total, from one deck or split between the two.',
  'tactic.space-defensive-formation': 'Defensive Formation',
  'tactic.space-defensive-formation.text': 'Opponent’s attack: block 1 damage.',
  'tactic.space-outmaneuver': 'Outmaneuver',
  'tactic.space-outmaneuver.text':
    'Opponent’s attack: discard another space tactic card to block up to 2 damage, on one unit or split over two.',
  'tactic.space-no-escape': 'No Escape',
  'tactic.space-no-escape.text': 'Your attack: your opponent cannot retreat this combat round.',

  'tactic.ground-critical-hit': 'Critical Hit',
  'tactic.ground-critical-hit.text': 'Your attack: deal 1 damage to a unit of your choice.',
  'tactic.ground-onslaught': 'Onslaught',
  'tactic.ground-onslaught.text':
    'Your attack, spend 1 special: deal 1 damage to each of up to 2 different enemy ground units.',
  'tactic.ground-take-it-down': 'Take It Down',
  'tactic.ground-take-it-down.text': 'Your attack, spend 1 special: deal 2 damage to one enemy ground unit.',
  'tactic.ground-concentrate-fire': 'Concentrate Fire',
  'tactic.ground-concentrate-fire.text': 'Your attack: reroll up to 2 of your dice of this attack, together.',
  'tactic.ground-unstoppable-assault': 'Unstoppable Assault',
  'tactic.ground-unstoppable-assault.text':
    'Your attack, spend 1 special: for the rest of this battle step your opponent cannot block damage.',
  'tactic.ground-brilliant-strategy': 'Brilliant Strategy',
  'tactic.ground-brilliant-strategy.text':
    'Your attack, spend 1 special: draw 2 tactic cards in total, from one deck or split between the two.',
  'tactic.ground-defensive-formation': 'Defensive Formation',
  'tactic.ground-defensive-formation.text': 'Opponent’s attack: block 1 damage.',
  'tactic.ground-dig-in': 'Dig In',
  'tactic.ground-dig-in.text':
    'Opponent’s attack: discard another ground tactic card to block up to 2 damage, on one unit or split over two.',
  'tactic.ground-escape-plan': 'Escape Plan',
  'tactic.ground-escape-plan.text':
    'Your attack: this combat round your units may retreat ignoring transport restrictions.',
  'tactic.ground-bombardment': 'Bombardment',
  'tactic.ground-bombardment.text':
    'Your attack, spend 1 special: choose one of your ships in the system. Deal as much damage as it has red attack dice, divided freely among enemy ground units.',

  'ring.captured.text':
    'This leader is captured. If another leader is captured while the ring is in use, the earlier captive is rescued first and the ring moves to the new one.',
  'ring.carbonite.text':
    'Replaces the captured ring, which is free again for another leader; the wearer still counts as captured. Discarded when the leader is rescued; the reputation lost is not given back.',
  'ring.lure-of-the-dark-side.text':
    'From now on this leader belongs to the Empire for good. It is no longer captured, can be retrieved to the Imperial pool and may never use action cards.',
  'ring.master-yoda.text':
    'Once per game round, when the wearer is in the system of a mission or combat, the Rebels may reroll 1 of their own dice.',
  'ring.r2-d2.text':
    'After the opponent rolls dice for a mission in the wearer’s system, discard this ring to turn 1 of the opponent’s dice to its blank face.',
  'ring.c-3po.text':
    'When the Rebels fail a diplomacy mission in the wearer’s system, discard this ring to make it succeed instead.',
  'ring.millennium-falcon.text':
    'After the Rebels succeed at a mission in the wearer’s system, discard this ring to rescue 1 captured leader there. Leaders assigned to the mission may go to the base with the rescued one.',
} as const;
