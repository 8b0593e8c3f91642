/** Briefings of the scenarios; their titles are among the options. */
export const scenarios = {
  'scenario.imperial-scout-mission.briefing':
    'Probe droids have been dropped on Hoth to look for signs of life, with snowtroopers close behind. A patrol from Echo Base must destroy them before they can report.',
  'scenario.snowspeeder-counter-attack.briefing':
    'The first walker has been seen in the open. Snowspeeders are sent to slow the Imperial advance while the troopers form a line.',
  'scenario.enemy-spotted.briefing':
    'A Rebel scouting force runs into the Imperial vanguard among the rocks. Bringing down the walker would be a great blow to the Empire.',
  'scenario.successful-landings.briefing':
    'Imperial drop ships have put two walkers down within reach of a Rebel listening post. Whoever holds the building holds the field.',
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
    'The only way out leads straight through the Imperial lines. Whoever holds the high ground sees what is coming.',
  'scenario.last-stand.briefing':
    'Surrounded on the last hill, the rear guard fights on so that a few may slip away to the west.',
};

export type ScenariosSentences = Readonly<Record<keyof typeof scenarios, string>>;
