/** Names and effects of the missions. */
export const missions = {
  'mission.rule-by-fear': 'Rule by Fear',
  'mission.rule-by-fear.text':
    'Attempt in a populous system with an Imperial unit. On success, the Empire gains 1 loyalty there.',
  'mission.gather-intel': 'Gather Intel',
  'mission.gather-intel.text':
    'Attempt in a Rebel system. On success, count the Rebel units at the base, divide by 4 and round down; the Empire draws that many probe cards, at least 1.',
  'mission.capture-rebel-operative': 'Capture Rebel Operative',
  'mission.capture-rebel-operative.text':
    'Attempt against a free Rebel leader in a system with an Imperial unit. On success, that leader is captured.',
  'mission.research-and-development': 'Research and Development',
  'mission.research-and-development.text':
    'Resolve in a system with Imperial loyalty. Either draw 2 project cards, keep 1 in hand and put the other on the bottom of the project deck; or draw 1 project card and take the sabotage marker off the target system.',
  'mission.address-delays': 'Address Delays',
  'mission.address-delays.text':
    'Resolve in an Imperial system. Place on the build queue one unit for each resource icon of this system, in the box given by its number.',
  'mission.secret-weapons-research': 'Secret Weapons Research',
  'mission.secret-weapons-research.text': 'Resolve in an Imperial system. Draw 2 project cards into the mission hand.',
  'mission.double-our-efforts': 'Double Our Efforts',
  'mission.double-our-efforts.text':
    'Resolve in an Imperial system. Advance one Imperial unit in box 2 or 3 of the build queue by one box. If Moff Jerjerrod resolves the mission, a second unit may advance too.',
  'mission.display-of-power': 'Display of Power',
  'mission.display-of-power.text': 'Attempt in a populous system. On success, the Empire gains 2 loyalty there.',
  'mission.trade-negotiations': 'Trade Negotiations',
  'mission.trade-negotiations.text': 'Attempt in a populous system. On success, the Empire gains 1 loyalty there.',
  'mission.imperial-propaganda': 'Imperial Propaganda',
  'mission.imperial-propaganda.text':
    'Attempt in an Imperial system. On success, remove the Rebel loyalty marker from every system of its region; they turn neutral.',
  'mission.fear-will-keep-them-in-line': 'Fear Will Keep Them in Line',
  'mission.fear-will-keep-them-in-line.text':
    'Attempt in a system with a Death Star, a Star Destroyer or a Super Star Destroyer. On success, the Empire gains 1 loyalty in each of 2 systems of that region.',
  'mission.lure-of-the-dark-side': 'Lure of the Dark Side',
  'mission.lure-of-the-dark-side.text':
    'Attempt against a captured leader, with every skill icon of any kind counting for both sides. On success, the captive gets the Lure of the Dark Side ring and changes to the Imperial side for good. If it is Luke Skywalker, in either version, the Rebels also lose 1 reputation.',
  'mission.homing-beacon': 'Homing Beacon',
  'mission.homing-beacon.text':
    'Attempt against a captured leader. On success, the captive is rescued, but the Rebels must place it in any system of the Rebel base’s region instead of at the base.',
  'mission.interrogation-droid': 'Interrogation Droid',
  'mission.interrogation-droid.text':
    'Attempt against a captured leader, with every skill icon of any kind counting for both sides. On success, the Rebels name 3 systems, one of which must be the system of the Rebel base.',
  'mission.intercept-transmission': 'Intercept Transmission',
  'mission.intercept-transmission.text':
    'Attempt in a Rebel system. On success, the Rebels draw 8 cards from the probe deck, hand the Empire every card whose system holds an Imperial unit, and shuffle the rest back into the deck.',
  'mission.long-range-probe': 'Long Range Probe',
  'mission.long-range-probe.text':
    'Attempt in any system. On success, the Rebels say truthfully whether the Rebel base is there.',
  'mission.probe-droid-initiative': 'Probe Droid Initiative',
  'mission.probe-droid-initiative.text':
    'Resolve in a system with a Star Destroyer or a Super Star Destroyer. Draw 2 probe cards; if Admiral Ozzel resolves the mission, draw 2 more.',
  'mission.carbon-freezing': 'Carbon Freezing',
  'mission.carbon-freezing.text':
    'Attempt against a captured leader. On success, the captive’s ring is replaced with the Carbonite ring and the Rebels lose 1 reputation. The leader still counts as captured; the ring is discarded when the leader is rescued.',
  'mission.collect-bounty': 'Collect Bounty',
  'mission.collect-bounty.text':
    'Attempt against a free Rebel leader in any system. On success, capture it, then move it and the assigned leader to the closest system with an Imperial unit. If there is an Imperial unit in the target system, both stay there.',
  'mission.detained': 'Detained',
  'mission.detained.text':
    'Attempt against a Rebel leader who is not captured, in any system. On success, that leader is skipped when leaders are retrieved in the coming refresh phase.',
  'mission.hunt-them-down': 'Hunt Them Down',
  'mission.hunt-them-down.text':
    'Attempt in any system. On success, destroy units of your choice there with a combined printed health of at most 2.',
  'mission.interrogation': 'Interrogation',
  'mission.interrogation.text':
    'Attempt against a captured leader. On success, the Rebels reveal their whole objective hand; it is hidden again afterwards.',
  'mission.planetary-conquest': 'Planetary Conquest',
  'mission.planetary-conquest.text':
    'Attempt in any system. On success, pick one other system: you may move up to 1 AT-AT, 1 AT-ST and 2 Stormtroopers from it to the target, ignoring adjacency and transport. If Rebel ground units are there, resolve a combat.',
  'mission.retrieve-the-plans': 'Retrieve the Plans',
  'mission.retrieve-the-plans.text':
    'Attempt against a captured leader. On success, the Rebels reveal their objective hand and the Empire puts 1 of those cards on the bottom of the objective deck.',
  'mission.construct-factory': 'Construct Factory',
  'mission.construct-factory.text':
    'Resolve in an Imperial system. If a sabotage marker is there, remove it. Then place on the build queue one unit for each resource icon of this system, in its numbered box.',
  'mission.oversee-project': 'Oversee Project',
  'mission.oversee-project.text':
    'Resolve in a system with an Imperial unit and no Rebel unit. Take one Imperial unit out of box 1 or 2 of the build queue and deploy it there at once.',
  'mission.superlaser-online': 'Superlaser Online',
  'mission.superlaser-online.text':
    'Resolve in a system with a Death Star. Destroy this system, then the Empire gains 1 loyalty in 1 populous system of its region.',
  'mission.construct-super-star-destroyer': 'Construct Super Star Destroyer',
  'mission.construct-super-star-destroyer.text':
    'Resolve in an Imperial system with a square space icon. Place 1 Super Star Destroyer in box 3 of the build queue.',
  'mission.construct-death-star': 'Construct Death Star',
  'mission.construct-death-star.text':
    'Resolve in a remote system without Rebel units. Gain 1 Death Star Under Construction there and place 1 Death Star in box 3 of the build queue. When that Death Star is deployed, it replaces the one under construction.',

  'mission.build-alliance': 'Build Alliance',
  'mission.build-alliance.text':
    'Attempt in a populous system. If Rebel units are there, the Rebels roll 2 extra dice. On success, the Rebels gain 1 loyalty there.',
  'mission.infiltration': 'Infiltration',
  'mission.infiltration.text':
    'Attempt in a system with an Imperial unit. On success, look at the top 2 objective cards; put one back on top and the other on the bottom.',
  'mission.rapid-mobilization': 'Rapid Mobilization',
  'mission.rapid-mobilization.text':
    'The assigned leaders go to the Rebel Base space and the effect waits until the command phase ends. Then, if the base is hidden, bring at most 5 units from one system into that space whatever the distance; or set up a new base from 4 drawn probe cards (8 if two leaders were assigned).',
  'mission.sabotage': 'Sabotage',
  'mission.sabotage.text':
    'Attempt in a populous system. On success, place a sabotage marker there: no one can build from this system or deploy to it.',
  'mission.base-defenses': 'Base Defenses',
  'mission.base-defenses.text':
    'Attempt in a Rebel system. On success, gain 1 Shield Generator and 1 Ion Cannon in the Rebel Base space.',
  'mission.establish-trade-relations': 'Establish Trade Relations',
  'mission.establish-trade-relations.text':
    'Attempt in a system without a sabotage marker. On success, the Rebels gain 1 loyalty there and place on the build queue one unit for each resource icon of this system, in its numbered box.',
  'mission.incite-rebellion': 'Incite Rebellion',
  'mission.incite-rebellion.text':
    'Attempt in a subjugated system. On success, gain 3 Rebel Troopers there, then resolve a combat.',
  'mission.public-uprising': 'Public Uprising',
  'mission.public-uprising.text':
    'Attempt in a subjugated system. On success, gain there 1 unit of the circle icon and 2 units of the triangle icon, ships or ground units as you choose. Then resolve a combat.',
  'mission.support-of-mon-calamari': 'Support of Mon Calamari',
  'mission.support-of-mon-calamari.text':
    'Attempt in Mon Calamari. On success, either gain 2 loyalty in Mon Calamari or place 1 Mon Calamari Cruiser in box 3 of the build queue.',
  'mission.covert-operation': 'Covert Operation',
  'mission.covert-operation.text':
    'Attempt in a system with an Imperial unit. On success, draw 2 objectives; one stays in hand, the other goes to the bottom of the objective deck.',
  'mission.daring-rescue': 'Daring Rescue',
  'mission.daring-rescue.text':
    'Attempt in a system with a captured leader. On success, rescue a captured leader there; any of the assigned leaders may go to the base too.',
  'mission.for-the-greater-good': 'For the Greater Good',
  'mission.for-the-greater-good.text':
    'Attempt in a system with a captured leader. On success, rescue a captured leader there and draw 1 objective card. The leaders assigned to this mission stay in the system.',
  'mission.plan-the-assault': 'Plan the Assault',
  'mission.plan-the-assault.text':
    'Attempt in a system with an Imperial ship. On success, move ships, but no ground units, from the Rebel Base space there as if it were adjacent; leaders in that space do not prevent it. Then resolve a combat there.',
  'mission.seek-yoda': 'Seek Yoda',
  'mission.seek-yoda.text':
    'Resolve in Dagobah. Put the Master Yoda ring on an assigned leader. If Luke Skywalker resolves the mission, also replace him with Luke Skywalker (Jedi).',
  'mission.stolen-plans': 'Stolen Plans',
  'mission.stolen-plans.text':
    'Attempt in a system with an Imperial unit. On success, look at the top 4 objective cards and put them back on top in any order.',
  'mission.contingency-plan': 'Contingency Plan',
  'mission.contingency-plan.text':
    'No system: revealing it is your turn. The assigned leader is reassigned to a starting mission in hand, even one already used this round. Lando Calrissian also gets 2 successes on an attempt he makes afterwards in the same round.',
  'mission.hidden-fleet': 'Hidden Fleet',
  'mission.hidden-fleet.text':
    'Resolve in a system without Imperial units. Move Rebel units from the Rebel Base space to the target as if the two were adjacent; leaders in that space do not hold them back.',
  'mission.plant-false-lead': 'Plant False Lead',
  'mission.plant-false-lead.text':
    'Resolve in a system with an Imperial unit. The Rebels take 4 random cards from the Imperial probe hand and put each on the top or the bottom of the probe deck, in an order they choose.',
  'mission.demolition': 'Demolition',
  'mission.demolition.text':
    'Attempt in an Imperial system. On success, for each resource icon of this system, destroy 1 unit on the Imperial build queue that is built with that icon.',
  'mission.hit-and-run': 'Hit and Run',
  'mission.hit-and-run.text':
    'Attempt in any system. On success, destroy units of your choice there with a combined printed health of at most 2.',
  'mission.lead-the-strike-team': 'Lead the Strike Team',
  'mission.lead-the-strike-team.text':
    'Attempt in any system. On success, at most 4 Rebel ground units go from the Rebel Base space to the target; neither transport nor adjacency is needed. If Imperial ground units are there, resolve a combat.',
  'mission.misdirection': 'Misdirection',
  'mission.misdirection.text':
    'Attempt in a system with an Imperial unit. On success, name one Rebel leader: for the rest of the round the Empire may not send leaders from its pool against that leader’s mission.',
  'mission.rogue-squadron-raid': 'Rogue Squadron Raid',
  'mission.rogue-squadron-raid.text':
    'Attempt in an Imperial system. On success, destroy units of your choice on the Imperial build queue with a combined printed health of at most 4.',
  'mission.wookiee-uprising': 'Wookiee Uprising',
  'mission.wookiee-uprising.text':
    'Attempt in Kashyyyk. On success, the Rebels gain 1 loyalty there and destroy units of their choice there with a combined printed health of at most 4.',
} as const;
