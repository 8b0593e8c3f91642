import { COMMAND_IDS } from './data/base/commands.ts';
import { DEPLOYMENT_IDS } from './data/base/deployments.ts';
import { MISSION_IDS } from './data/base/missions.ts';

/** What is in play in a match, each kind in the order of the box. A mission names its map. */
interface Box {
  readonly missions: readonly string[];
  /** Cards with figures, then Skirmish Upgrades. */
  readonly deployments: readonly string[];
  readonly commands: readonly string[];
}

const BASE: Box = { missions: MISSION_IDS, deployments: DEPLOYMENT_IDS, commands: COMMAND_IDS };

/**
 * What is in play in a match. Rules ask it for every list of ids: the data may gain others, which are not in play in
 * matches that were created without them.
 */
export function boxOf(_match: object): Box {
  return BASE;
}
