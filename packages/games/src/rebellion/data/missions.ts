import { MISSION_IDS, MISSIONS, type MissionCard, type MissionFacts, type MissionId } from './base/missions.ts';

// Of all boxes; an expansion adds its own beside `base`. Which of them are in play says `boxOf`.
export * from './base/missions.ts';

/** Every card of the box with its mission, for quick look-ups. */
const BOX: ReadonlyMap<string, MissionFacts> = new Map(
  MISSION_IDS.flatMap((id) =>
    Array.from({ length: MISSIONS[id].copies }, (_one, n): [string, MissionFacts] => [`${id}#${n + 1}`, MISSIONS[id]]),
  ),
);

/** The mission a card is a copy of. Throws for a card that is not in the box. */
export function missionOf(card: MissionCard): MissionFacts {
  const mission = BOX.get(card);
  if (!mission) throw new Error(`no mission card ${card}`);
  return mission;
}

/** Missions whose target is a captive, or the system of one (RB-13). */
export const CAPTIVE_MISSIONS: ReadonlySet<MissionId> = new Set([
  'lure-of-the-dark-side',
  'homing-beacon',
  'interrogation-droid',
  'carbon-freezing',
  'interrogation',
  'retrieve-the-plans',
  'daring-rescue',
  'for-the-greater-good',
]);
