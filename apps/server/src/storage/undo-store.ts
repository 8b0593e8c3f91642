import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Store, UndoTalkRow } from './store.ts';

/** What tables say about taking acts back. */
export function undoStore(db: Kysely<Database>): Pick<Store, 'undoTalk' | 'keepUndoTalk'> {
  return {
    async undoTalk(matchId) {
      const row = await db.selectFrom('undo_talks').selectAll().where('match_id', '=', matchId).executeTakeFirst();
      if (!row) return null;
      const talk = JSON.parse(row.talk) as Pick<UndoTalkRow, 'request' | 'refused' | 'answers'>;
      return { ...talk, revision: row.revision, length: row.length };
    },
    async keepUndoTalk(matchId, { revision, length, ...rest }) {
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
