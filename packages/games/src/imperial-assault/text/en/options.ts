/** What the lobby says of this title; the file is named `lobby.ts` once the title is listed. */
export const options = {
  'title.imperial-assault': 'Star Wars: Imperial Assault',
  'title.imperial-assault.line': 'Skirmish: two armies, one mission, first to 40 points.',
  'title.imperial-assault.time': '60 minutes',
  'seat.p1': 'Player 1',
  'seat.p2': 'Player 2',
  'option.armies': 'Armies',
  'option.armies.first-skirmish': 'First skirmish: player 1 the Empire, player 2 the Rebels',
  'option.armies.own': 'Each player’s own, in secret',
  'option.mission': 'Mission',
  'option.mission.draw': 'Drawn at random',
  'option.mission.mos-eisley-outskirts-a': 'Get to the Ship (Mos Eisley Outskirts)',
  'option.mission.mos-eisley-outskirts-b': 'Smuggled Goods (Mos Eisley Outskirts)',
  'option.mission.moisture-farm-a': 'Close to Home (Moisture Farm)',
  'option.mission.moisture-farm-b': 'Raiding Party (Moisture Farm)',
  'option.mission.massassi-ruins-a': 'Lost Knowledge (Massassi Ruins)',
  'option.mission.massassi-ruins-b': 'Leave No Evidence (Massassi Ruins)',
  'option.ruleset': 'Rules',
  'option.ruleset.seed': 'As printed: points when a whole group is defeated',
  'option.ruleset.faq': 'Later rulings: points for each figure',
  'option.allowPass': 'A player with fewer ready cards may pass',
  'option.roundLimit': 'Last round (0: no limit)',
  'outcome.points': 'Most victory points',
  'outcome.elimination': 'The last figure of an army is defeated',
  'outcome.rounds': 'The last round is over',
};

export type OptionSentences = Readonly<Record<keyof typeof options, string>>;
