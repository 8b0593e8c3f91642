import { type Kysely, type Migration, sql } from 'kysely';
import { textOf } from '../text-type.ts';

/** Calls: when players for whom a seat is kept were last told so. News of it concerns the match, whichever the seat is. */
export const calls: Migration = {
  async up(db) {
    const text = textOf(db);
    await db.schema
      .createTable('calls')
      .addColumn('match_id', text, (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('player_id', text, (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('calls_key', ['match_id', 'player_id'])
      .execute();
    await keepKnown(db);
  },
};

/** What was told before is not told again. */
async function keepKnown(db: Kysely<unknown>): Promise<void> {
  await sql`insert into calls (match_id, player_id, at)
    select distinct seats.match_id, seats.kept_for, matches.created_at
    from seats join matches on matches.id = seats.match_id
    where seats.kept_for is not null and matches.status = 'waiting'`.execute(db);
  await sql`delete from alerts where kind in ('rematch', 'invite') and exists (
    select 1 from alerts as other
    where other.way_id = alerts.way_id and other.match_id = alerts.match_id and other.kind = alerts.kind
      and other.since = alerts.since and other.seat < alerts.seat
  )`.execute(db);
  await sql`update alerts set seat = '' where kind in ('rematch', 'invite')`.execute(db);
}
