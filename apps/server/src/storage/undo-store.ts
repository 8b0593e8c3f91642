import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Store, UndoRequestsRow } from './store.ts';

/** Undo requests. */
export function undoStore(db: Kysely<Database>): Pick<Store, 'undoRequests' | 'storeUndoRequests'> {
  return {
    async undoRequests(matchId) {
      const row = await db.selectFrom('undo_talks').selectAll().where('match_id', '=', matchId).executeTakeFirst();
      if (!row) return null;
      const talk = JSON.parse(row.talk) as Omit<UndoRequestsRow, 'revision' | 'length'>;
      return { ...talk, revision: row.revision, length: row.length };
    },
    async storeUndoRequests(matchId, { revision, length, ...rest }) {
      const talk = JSON.stringify(rest);
      const kept = await db
        .insertInto('undo_talks')
        .values({ match_id: matchId, revision, length, talk })
        .onConflict((conflict) =>
          conflict
            .column('match_id')
            .doUpdateSet({ revision, length, talk })
            .where('undo_talks.revision', '=', revision - 1),
        )
        .returning('revision')
        .executeTakeFirst();
      return kept !== undefined;
    },
  };
}
