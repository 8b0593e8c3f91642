/** The whole rules of the missions. */
export const missionTexts = {
  'missionText.mos-eisley-outskirts-a':
    'Four launch panels lie on the ship, all grey at first. A figure next to a panel may turn it by an interact action; each player turns one panel per round. At the end of a round you score 5 points for each coloured and 2 for each grey panel you control.',
  'missionText.mos-eisley-outskirts-b':
    'A figure on or next to contraband may pick it up by an interact action. A figure that carries contraband has 2 Speed less. At the end of a round you score 15 points for each of your figures that carries contraband in your own deployment zone; that contraband is then discarded.',
  'missionText.moisture-farm-a':
    'At the end of a round you score 7 points for each crate you control that you have not marked before, and mark it. Each crate pays each player once, so there are 28 points at most for a player.',
  'missionText.moisture-farm-b':
    'Raiders can be attacked; they have 5 health and a black die, and you score 4 points when you defeat one. At the end of a round each raider deals 2 damage to the closest figure it sees, to all of them if several are equally close. Then the player with the initiative moves each raider up to 3 spaces or deploys a new one in the camp.',
  'missionText.massassi-ruins-a':
    'A figure on or next to a holocron may pick it up by an interact action; it carries only one. When it enters a space next to the communications beacon, also when it is pushed there, it may discard the holocron: its player scores 10 points.',
  'missionText.massassi-ruins-b':
    'At the start of a round the player who controls the communications beacon may call a bombardment: all figures in exterior spaces suffer 2 damage. At the end of a round each player may discard one excavation site under control to score 6 points, the player with the initiative first.',
  'missionText.kuat-space-station-a':
    'Figures cannot open the doors. At the start of a round each player opens up to one door for each terminal under control. At the end of a round the doors close; figures in a doorway are pushed out by their player. Then the player who controls the data core scores 10 points.',
  'missionText.kuat-space-station-b':
    'A figure can open a door only from a deployment zone. At the end of a round each relay station gets a counter. Then each player may discard one relay station under control to score 3 points for each of its counters, the player with the initiative first.',
  'missionText.ord-mantell-junkyard-a':
    'From round 2 on the laser moves 2 rows north at the start of a round. Then all figures in its row and south of it are defeated. At the end of a round you score 5 points for each terminal you control.',
  'missionText.ord-mantell-junkyard-b':
    'Before the deployment each player secretly picks one of the own groups; both are shown together. These figures are bounty hunters. When a bounty hunter defeats the last figure of a hostile group, the points are doubled. At the end of a round a player with a bounty hunter on the map scores 2 points.',
};

export type MissionTexts = Readonly<Record<keyof typeof missionTexts, string>>;
