import { type Kysely, type Migration, sql } from 'kysely';
import { textOf } from '../text-type.ts';

/** Ways to reach players, and the outbox of what is sent to them. JSON is stored as text, times as epoch milliseconds. */
export const alerts: Migration = {
  async up(db) {
    await createWays(db);
    await createOutbox(db);
  },
};

async function createWays(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  await db.schema
    .createTable('alert_ways')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('player_id', text, (column) => column.notNull().references('players.id'))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('format', text, (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('secret', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    // Minutes.
    .addColumn('wait', 'integer', (column) => column.notNull())
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addColumn('quiet', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failed_since', 'bigint')
    .addColumn('answer', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('alert_ways_player').on('alert_ways').column('player_id').execute();
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  await db.schema
    .createTable('alerts')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('player_id', text, (column) => column.notNull())
    .addColumn('way_id', text, (column) => column.notNull().references('alert_ways.id').onDelete('cascade'))
    .addColumn('match_id', text, (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('seat', text, (column) => column.notNull())
    // When that turn, or the match, began or ended.
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    // When it is forgotten; null while its turn lasts.
    .addColumn('expires_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    // Until when a server sends it; another one may afterwards.
    .addColumn('claimed_until', 'bigint', (column) => column.notNull())
    // When it was sent or given up. It stays until it cannot become news again.
    .addColumn('done_at', 'bigint')
    // When it was sent; null if it was given up.
    .addColumn('sent_at', 'bigint')
    .addUniqueConstraint('alerts_once', ['way_id', 'match_id', 'kind', 'seat', 'since'])
    .execute();
  await db.schema.createIndex('alerts_match').on('alerts').column('match_id').execute();
  await db.schema.createIndex('alerts_sent').on('alerts').columns(['player_id', 'sent_at']).execute();
  await sql`create index alerts_due on alerts (due_at) where done_at is null`.execute(db);
}
