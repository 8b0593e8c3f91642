import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';
import { textOf } from './text-type.ts';

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

/** Migration: the table of finished records. */
export async function createRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('records')
    .addColumn('match_id', textOf(db), (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('record', 'text', (column) => column.notNull())
    .execute();
}
