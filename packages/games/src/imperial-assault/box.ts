import { MISSION_IDS } from './data/base/missions.ts';

/** What is drawn from in a match. Armies name their cards themselves, and a mission its map. */
interface Box {
  readonly missions: readonly string[];
}

const BASE: Box = { missions: MISSION_IDS };

/**
 * What a match draws from. Rules ask it for every list they draw from: the data may gain other missions, which are not
 * drawn in matches that were created without them.
 */
export function boxOf(_match: object): Box {
  return BASE;
}
