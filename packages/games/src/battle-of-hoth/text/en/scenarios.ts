/** Briefings of the scenarios; their titles are among the options. */
export const scenarios = {
  'scenario.imperial-scout-mission.briefing':
    'Probe droids have been dropped on Hoth to look for signs of life, with snowtroopers close behind. A patrol from Echo Base must destroy them before they can report.',
  'scenario.snowspeeder-counter-attack.briefing':
    'The first walker has been seen in the open. Snowspeeders are sent to slow the Imperial advance while the troopers form a line.',
  'scenario.enemy-spotted.briefing':
    'A Rebel scouting force runs into the Imperial vanguard among the rocks. Bringing down the walker would be a great blow to the Empire.',
  'scenario.successful-landings.briefing':
    'Imperial drop ships have put two walkers down within reach of a Rebel listening post. The side that holds the building holds the field.',
  'scenario.hill-alpha-defense.briefing':
    'A gun position in the wreck on Hill Alpha covers the whole valley. The Empire wants it gone; the Rebels want to keep it firing.',
  'scenario.retrieve-imperial-data.briefing':
    'An Imperial shuttle has crashed between the lines. Rebel commandos must hold the wreck long enough to copy its data while fresh Imperial troops keep coming.',
  'scenario.outpost-attack.briefing':
    'The Empire throws two walkers and a mass of infantry at a lone Rebel outpost. Help from the air is promised, if the troopers can last.',
  'scenario.medevac.briefing':
    'A wounded Rebel officer lies in a crater ringed by trenches, and the Empire is closing in. Snowspeeders race to bring the officer home.',
  'scenario.securing-defensive-positions.briefing':
    'Three key points must be in Rebel hands before the walkers arrive. The Imperial infantry already knows it.',
  'scenario.target-the-shield-generators.briefing':
    'Two generators feed the shield over Echo Base. As long as one runs, ships can still get away; with both gone the base lies open. Three walkers are heading straight for them.',
  'scenario.rebel-breakout.briefing':
    'Cut off behind the ridges, a Rebel force must break through the Imperial line and get away.',
  'scenario.under-siege.briefing': 'The Empire closes in on a Rebel strongpoint from the north and the east at once.',
  'scenario.enter-echo-base.briefing':
    'With the shield down, three walkers carry their troops to the very gates of the base.',
  'scenario.protect-rebel-transports.briefing':
    'Each shot of the ion cannon opens the sky for another transport. The Empire must silence it.',
  'scenario.south-gate-retreat.briefing':
    'The line has broken. The troopers fall back over broken ground to the south gate with the Empire on their heels.',
  'scenario.echo-base-evacuation.briefing':
    'The only way out leads straight through the Imperial lines. The side that holds the high ground sees what is coming.',
  'scenario.last-stand.briefing':
    'Surrounded on the last hill, the rear guard fights on so that a few may slip away to the west.',
  'side.either': 'Both sides',
  'kind.any': 'any units',
  list: '{one}, {other}',
  'direction.NE': 'north-east',
  'direction.E': 'east',
  'direction.SE': 'south-east',
  'direction.SW': 'south-west',
  'direction.W': 'west',
  'direction.NW': 'north-west',
  'rule.goal':
    '{side_Def} {side_number, select, one {needs} other {need}} {n, plural, one {# medal} other {# medals}} to win.',
  'rule.noGoal': '{side_Def} cannot win by medals.',
  'rule.noKillMedals': '{side_Def} {side_number, select, one {wins} other {win}} no medals for eliminated units.',
  'rule.structureShot':
    '{side_Def} may attack {structure_def}: one explosion destroys it, no other result does anything.',
  'rule.temporary':
    '{side_Def} {side_number, select, one {has} other {have}} {n, plural, one {# medal} other {# medals}} for each of these hexes while one of {side_number, select, one {its} other {their}} units stands there: {hexes}.{most, plural, =0 {} other { At most {most} in all.}}',
  'rule.permanent':
    '{side_Def} {side_number, select, one {wins} other {win}} {n, plural, one {# medal} other {# medals}} for good, once, when one of {side_number, select, one {its} other {their}} units enters {hexes}.',
  'rule.perTurn':
    '{side_Def} {side_number, select, one {wins} other {win}} {n, plural, one {# medal} other {# medals}} for good at the start of each of {side_number, select, one {its} other {their}} turns with a unit in {hexes}.',
  'rule.occupySet': 'These hexes count for {side_def}: {hexes}.',
  'rule.token': 'The wounded officer lies in {hexes}. The officer is no unit and blocks neither movement nor sight.',
  'rule.handBonus':
    '{side_Def} {side_number, select, one {has} other {have}} {n, plural, one {# more card} other {# more cards}} in hand while holding {hexes}.',
  'rule.exit':
    '{side_Def} may move {kind} off the board from {hexes} with 1 more hex of movement{n, plural, =0 {} one {, for # medal each} other {, for # medals each}}.',
  'rule.gate':
    'Units of {side_def} ({kind}) that enter {hexes} by a move of their own leave the board at once{n, plural, =0 {} one {, for # medal each} other {, for # medals each}}.',
  'rule.exitToken':
    'Of {side_def}, only the unit with the officer may leave the board, from {hexes} with 1 more hex of movement.',
  'rule.killMedals':
    '{side_Def} {side_number, select, one {wins} other {win}} {n, plural, one {# medal} other {# medals}} for each of these units eliminated: {unit}.',
  'rule.reinforceEliminated':
    'At the start of a turn, {side_def} may bring {n, plural, one {# eliminated unit} other {# eliminated units}} back in row {row}, {most} in all: {unit}.',
  'rule.scheduledReinforcement':
    '{side_Def} {side_number, select, one {gets} other {get}} reinforcements in row {row} in turns {turns}: {unit}.',
  'rule.carryToken':
    'A unit that ends a movement in the officer’s hex takes the officer and makes no further move that turn: {unit}. Once per turn an ordered carrier may hand the officer to such a unit next to it in place of moving. An eliminated carrier leaves the officer in its hex.',
  'rule.moveCost':
    '{terrain}: entering costs {n, plural, one {# hex} other {# hexes}} of movement.{flying, plural, =0 {} other { Flying units pay 1.}}',
  'rule.retreatDirections': 'The Rebels retreat {rebels}; the Empire retreats {empire}.',
  'rule.deployFromCarrier':
    'When ordered, {carrier_one} may set down a unit next to it, after its move or in place of it, {n, plural, one {# time} other {# times}} in the battle: {unit}. That unit cannot be ordered in this turn.{worthless, plural, =0 {} other { It is worth no medal.}}',
  'rule.chargeStructure':
    '{structure_Def} gains a charge at the end of each turn of {side_def}. {n, plural, one {Each charge is} other {# charges are}} worth a medal, {most, plural, one {# medal} other {# medals}} at most.',
  'rule.extraCard':
    'The extra card is drawn when a unit ends a movement there. Its owner skips a draw once the hex is lost.',
  'sudden.occupyAll':
    '{side_Def} {side_number, select, one {wins} other {win}} by sudden victory with units in all of these hexes: {hexes}.',
  'sudden.structuresDestroyed':
    '{side_Def} {side_number, select, one {wins} other {win}} by sudden victory when {n, plural, one {one of these structures is destroyed} other {# of these structures are destroyed}}: {structure}.',
  'sudden.unitsEliminated':
    '{side_Def} {side_number, select, one {wins} other {win}} by sudden victory when {n, plural, one {one of these units is eliminated} other {# of these units are eliminated}}: {unit}.',
  'sudden.classEliminated':
    '{side_Def} {side_number, select, one {wins} other {win}} by sudden victory when {n, plural, one {# enemy unit ({kind}) is eliminated} other {# enemy units ({kind}) are eliminated}}.',
  'sudden.unitsExited':
    '{side_Def} {side_number, select, one {wins} other {win}} by sudden victory when {n, plural, one {# unit ({kind}) has left the board} other {# units ({kind}) have left the board}}.',
  'sudden.exitsImpossible':
    '{side_Def} {side_number, select, one {wins} other {win}} by sudden victory when fewer than {n, plural, one {# enemy unit ({kind})} other {# enemy units ({kind})}} can still leave the board.',
  'sudden.tokenExits':
    '{side_Def} {side_number, select, one {wins} other {win}} by sudden victory when the unit with the officer leaves the board.',
  'sudden.tokenCaptured':
    '{side_Def} {side_number, select, one {wins} other {win}} by sudden victory when one of {side_number, select, one {its} other {their}} turns begins with one of {side_number, select, one {its} other {their}} units in the hex of the officer and no unit carries the officer.',
};

export type ScenariosSentences = Readonly<Record<keyof typeof scenarios, string>>;
