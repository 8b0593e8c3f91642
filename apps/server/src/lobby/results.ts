import type { ResultList } from '@echo-base/protocol';
import { personFor } from '../model/ids.ts';
import type { Player, Store } from '../storage/store.ts';
import { knownNames } from './known-names.ts';

/** Wins and losses of a player against each person, by title and seat; those played last first. */
export async function resultsFor(store: Pick<Store, 'resultsOf' | 'metBy'>, { id }: Player): Promise<ResultList> {
  const [rows, names] = await Promise.all([store.resultsOf(id), knownNames(store, { id })]);
  const counted = new Map<string, ResultList['results'][number]>();
  for (const { title, seat, other, won } of rows) {
    const key = JSON.stringify([other.id, title, seat]);
    const name = names.get(other.id) ?? other.name;
    const known = counted.get(key) ?? { person: personFor(id, other.id), name, title, seat, won: 0, lost: 0 };
    counted.set(key, { ...known, won: known.won + (won ? 1 : 0), lost: known.lost + (won ? 0 : 1) });
  }
  return { results: [...counted.values()] };
}
