import { type Kysely, sql } from 'kysely';

/** Migration: when a session was last used, which for older ones is now. */
export async function addSessionUse(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('used_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update sessions set used_at = ${Date.now()}`.execute(db);
  await db.schema.createIndex('sessions_player').on('sessions').column('player_id').execute();
}
