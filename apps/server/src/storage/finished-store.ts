import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** Finished records: a cache that can be recreated from the acts. */
export function finishedStore(db: Kysely<Database>): Pick<Store, 'record' | 'addRecord'> {
  return {
    async record(matchId) {
      const row = await db.selectFrom('records').select('record').where('match_id', '=', matchId).executeTakeFirst();
      return row?.record ?? null;
    },
    async addRecord(matchId, record) {
      await db
        .insertInto('records')
        .values({ match_id: matchId, record })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}
