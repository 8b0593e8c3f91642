import { type Kysely, sql } from 'kysely';

/**
 * Migration: marks imported matches. Of older ones it is known by their seats: a match that was played has a player or a
 * bot. Their stored records, which lack the mark, are created again.
 */
export async function addImported(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('imported', 'integer').execute();
  await sql`update matches set imported = 1 where status = 'finished' and started_at is not null and not exists (
    select 1 from seats where seats.match_id = matches.id and (seats.player_id is not null or seats.kind = 'bot')
  )`.execute(db);
  await sql`delete from records where match_id in (select id from matches where imported = 1)`.execute(db);
}
