import type { ResultList } from '@echo-base/protocol';
import type { Player, Store } from '../storage/store.ts';

/** Wins and losses of a player against each person, by title and seat; those played last first. */
export async function resultsFor(store: Pick<Store, 'resultsOf'>, { id }: Player): Promise<ResultList> {
  const counted = new Map<string, ResultList['results'][number]>();
  for (const { title, seat, other, won } of await store.resultsOf(id)) {
    const key = JSON.stringify([other.id, title, seat]);
    const known = counted.get(key) ?? { name: other.name, title, seat, won: 0, lost: 0 };
    counted.set(key, { ...known, won: known.won + (won ? 1 : 0), lost: known.lost + (won ? 0 : 1) });
  }
  return { results: [...counted.values()] };
}
