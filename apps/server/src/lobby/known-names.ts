import { distinctNames } from '../model/look-alikes.ts';
import type { Player, Store } from '../storage/store.ts';

/**
 * Names by the ids of the people a player has played with. Names that look alike are numbered in the order of the first game
 * with each, so that a number stays, whoever plays next.
 */
export async function knownNames(
  store: Pick<Store, 'metBy'>,
  { id }: Pick<Player, 'id'>,
): Promise<ReadonlyMap<string, string>> {
  return distinctNames(await store.metBy(id));
}
