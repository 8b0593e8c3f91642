import type { Kysely, Migration } from 'kysely';
import { textOf } from '../text-type.ts';

/** Notifications and mail: keys of the server, links to confirm an address, how often players are told of a match, and nudges. */
export const reach: Migration = {
  async up(db) {
    await createKeys(db);
    await extendWays(db);
    await createChoices(db);
  },
};

async function createKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('server_keys')
    .addColumn('name', textOf(db), (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function extendWays(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  // Until when an address can be confirmed; null once it is, and for ways without.
  await db.schema.alterTable('alert_ways').addColumn('confirm_by', 'bigint').execute();
  await db.schema.alterTable('alert_ways').addColumn('reached_at', 'bigint').execute();
  // The message in which news was sent, while it is not known whether it arrived.
  await db.schema.alterTable('alerts').addColumn('message', text).execute();
  await db.schema
    .createTable('mail_links')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    // Links are counted for a day, also those of ways that were removed.
    .addColumn('way_id', text, (column) => column.notNull())
    .addColumn('player_id', text, (column) => column.notNull())
    .addColumn('mailbox', text, (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mail_links_sent').on('mail_links').column('sent_at').execute();
}

async function createChoices(db: Kysely<unknown>): Promise<void> {
  const text = textOf(db);
  await db.schema
    .createTable('alert_matches')
    .addColumn('player_id', text, (column) => column.notNull())
    .addColumn('match_id', text, (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('often', text, (column) => column.notNull())
    // When the player chose it; null if it follows from their last choice.
    .addColumn('chosen_at', 'bigint')
    .addPrimaryKeyConstraint('alert_matches_key', ['player_id', 'match_id'])
    .execute();
  await db.schema
    .createTable('nudges')
    .addColumn('match_id', text, (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', text, (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('nudges_key', ['match_id', 'seat'])
    .execute();
}
