import type { Migration } from 'kysely';
import { textOf } from '../text-type.ts';

/** Notifications that come back in an hour, messages that are changed after the turn, and kinds of news that a player does not want. */
export const later: Migration = {
  async up(db) {
    const text = textOf(db);
    await db.schema
      .createTable('snoozes')
      .addColumn('way_id', text, (column) => column.notNull().references('alert_ways.id').onDelete('cascade'))
      .addColumn('match_id', text, (column) => column.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('seat', text, (column) => column.notNull())
      // The news that was put off: it is once.
      .addColumn('alert_id', text, (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('snoozes_key', ['way_id', 'match_id', 'seat'])
      .execute();
    await db.schema
      .createTable('alert_topics')
      .addColumn('player_id', text, (column) => column.primaryKey().references('players.id').onDelete('cascade'))
      .addColumn('off', 'text', (column) => column.notNull())
      .execute();
    // What the service needs to change a message; null if it cannot.
    await db.schema.alterTable('alerts').addColumn('receipt', 'text').execute();
    // When the message is to be changed, as it is out of date; null before and afterwards.
    await db.schema.alterTable('alerts').addColumn('close_at', 'bigint').execute();
    await db.schema.alterTable('alerts').addColumn('close_tries', 'integer').execute();
    await db.schema.createIndex('alerts_close').on('alerts').column('close_at').execute();
  },
};
