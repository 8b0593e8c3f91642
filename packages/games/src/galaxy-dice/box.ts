import { FACES, type Face, LORD_IDS, type LordId, REBEL_IDS, type RebelId } from './data/base/facts.ts';
import { PLANETS, type Planet } from './data/base/planets.ts';

/** What is in play in a match, each kind in the order of the box. */
export interface Box {
  readonly planets: readonly Planet[];
  readonly rebels: readonly RebelId[];
  readonly lords: readonly LordId[];
  readonly faces: readonly Face[];
}

const BASE: Box = { planets: PLANETS, rebels: REBEL_IDS, lords: LORD_IDS, faces: FACES };

/**
 * What is in play in a match, by its options or a view of it. Rules and boards ask it for every list of ids: the data may
 * gain others, which are not in play in matches that were created without them.
 */
export function boxOf(_match: object): Box {
  return BASE;
}
